import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { isLoopbackUrl } from '../../common/loopback.ts'
import { closeDataDir } from '../../services/core/dataDir.ts'
import { root } from '../root.ts'

export interface Secrets {
  gatewaySecret: string
  internalToolsSecret: string
  /** The key that encrypts the second factors of sign-in. */
  totpKey: string
}

/** What start, dev and the tests share: ports, address, folders, and the environment of each process. */
export interface Stack {
  port: number
  servicesPort: number
  /** The port on which mails are received, or null if they are not. */
  smtpPort: number | null
  publicUrl: string
  dataDir: string
  isDemo: boolean
  /** Whether demo mode is off only because it was not requested and PUBLIC_URL is not an address of this machine. */
  isDemoLeftOut: boolean
  /** False if SERVICES_URL leads to REST services of the company. */
  hasOwnServices: boolean
  secrets: Secrets
  servicesEnv: NodeJS.ProcessEnv
  gatewayEnv: NodeJS.ProcessEnv
}

/** A problem with the settings or the environment, reported in one sentence instead of a stack trace. */
export class StartError extends Error {}

function readPort(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name]
  if (!text) return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new StartError(`${name} must be a port between 1 and 65535, not "${text}".`)
  return port
}

/** Reads the secrets of this installation. They are created once and are readable only by their owner. */
async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const made = (): string => randomBytes(24).toString('base64url')
  const kept: Partial<Secrets> = await readFile(path, 'utf8').then(JSON.parse, (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return {}
    throw new StartError(`${path} cannot be read: ${error.message}`)
  })
  const secrets = {
    gatewaySecret: kept.gatewaySecret ?? made(),
    internalToolsSecret: kept.internalToolsSecret ?? made(),
    totpKey: kept.totpKey ?? made(),
  }
  if (!kept.gatewaySecret || !kept.internalToolsSecret || !kept.totpKey) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  }
  return secrets
}

/** Reads the settings that the processes share. Each process validates its other settings itself. */
export async function readStack(env: NodeJS.ProcessEnv = process.env): Promise<Stack> {
  const port = readPort(env, 'PORT', 4000)
  const servicesPort = readPort(env, 'SERVICES_PORT', port + 1)
  if (port === servicesPort) throw new StartError('SERVICES_PORT must differ from PORT.')
  const publicUrl = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '')
  const isDemo = env.DEMO ? env.DEMO !== '0' : isLoopbackUrl(publicUrl)
  const hasOwnServices = !env.SERVICES_URL
  const takesMail = hasOwnServices && env.SMTP_PORT !== 'none' && (env.SMTP_PORT || isDemo)
  const smtpPort = takesMail ? readPort(env, 'SMTP_PORT', servicesPort + 1) : null
  const dataDir = resolve(root, env.DATA_DIR || '.data')
  closeDataDir(dataDir)
  const secrets = {
    ...(await readSecrets(dataDir)),
    ...(env.GATEWAY_CLIENT_SECRET && { gatewaySecret: env.GATEWAY_CLIENT_SECRET }),
    ...(env.INTERNAL_TOOLS_SECRET && { internalToolsSecret: env.INTERNAL_TOOLS_SECRET }),
    ...(env.TOTP_KEY && { totpKey: env.TOTP_KEY }),
  }
  const shared: NodeJS.ProcessEnv = {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    ...env,
    PORT: `${port}`,
    SERVICES_PORT: `${servicesPort}`,
    SMTP_PORT: smtpPort === null ? 'none' : `${smtpPort}`,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    DEMO: isDemo ? '1' : '0',
    GATEWAY_CLIENT_SECRET: secrets.gatewaySecret,
  }
  return {
    port,
    servicesPort,
    smtpPort,
    publicUrl,
    dataDir,
    isDemo,
    isDemoLeftOut: !env.DEMO && !isDemo,
    secrets,
    hasOwnServices,
    servicesEnv: { ...shared, INTERNAL_TOOLS_SECRET: secrets.internalToolsSecret, TOTP_KEY: secrets.totpKey },
    gatewayEnv: { ...shared, SERVICES_URL: env.SERVICES_URL || `http://127.0.0.1:${servicesPort}` },
  }
}

/** Whether it is possible to listen on the port, on all addresses and on the loopback. */
async function isFree(port: number): Promise<boolean> {
  for (const host of [undefined, '127.0.0.1']) {
    const free = await new Promise<boolean>((done) => {
      const server = createServer()
      server.once('error', () => done(false))
      server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)))
    })
    if (!free) return false
  }
  return true
}

/** Throws an error with one clear sentence if a required port is in use. */
export async function checkPorts({ port: own, servicesPort, smtpPort, hasOwnServices }: Stack): Promise<void> {
  const ports = [
    { name: 'PORT', port: own },
    ...(hasOwnServices ? [{ name: 'SERVICES_PORT', port: servicesPort }] : []),
    ...(smtpPort === null ? [] : [{ name: 'SMTP_PORT', port: smtpPort }]),
  ]
  for (const { name, port } of ports) {
    if (!(await isFree(port)))
      throw new StartError(
        `Port ${port} (${name}) is taken: stop what uses it, or choose another one, for example ${name}=${port + 100} npm start.`,
      )
  }
}
