import { join } from 'node:path'
import { Child } from '../../scripts/stack/child.ts'
import { readStack } from '../../scripts/stack/stack.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { testDatabase } from './database.ts'
import { freePorts } from './freePorts.ts'
import { asProcess, type RunningProcess, type RunningStack } from './startStack.ts'

/**
 * Two gateways and two instances of the services on one PostgreSQL, each pair behind a balancer, and a balancer in
 * front of the database.
 */
export interface RunningInstances extends Pick<
  RunningStack,
  'port' | 'publicUrl' | 'servicesUrl' | 'secrets' | 'dataDir' | 'database' | 'env' | 'smtpPort'
> {
  services: RunningProcess[]
  gateways: RunningProcess[]
  /** The addresses of the processes themselves, without their balancers. */
  serviceUrls: string[]
  gatewayUrls: string[]
  /** The balancer in front of the database. While it is down, it behaves like a PostgreSQL that restarts. */
  postgres: Balancer
  stop(): Promise<void>
}

/** Starts all processes. The client must have been built, and a PostgreSQL must respond. */
export async function startInstances(): Promise<RunningInstances> {
  const database = await testDatabase('demo')
  if (!database.url) throw new Error('Several instances need PostgreSQL')
  const [one = 0, two = 0, three = 0, four = 0] = await freePorts(4)
  const url = new URL(database.url)
  const postgres = await startBalancer([Number(url.port || 5432)])
  url.host = `127.0.0.1:${postgres.port}`
  const balancers = [postgres, await startBalancer([one, two]), await startBalancer([three, four])] as const
  const [, before, public_] = balancers
  const servicesUrl = `http://127.0.0.1:${before.port}`
  const publicUrl = `http://localhost:${public_.port}`
  const lines: string[] = []
  const settings = (env: NodeJS.ProcessEnv) =>
    readStack({
      ...process.env,
      ...database.env,
      DATABASE_URL: url.href,
      SMTP_PORT: 'none',
      PUBLIC_URL: publicUrl,
      ...env,
    })
  const children: Child[] = []
  const start = async (name: string, args: string[], env: NodeJS.ProcessEnv, port: number) => {
    const readyUrl = `http://127.0.0.1:${port}/ready`
    const child = new Child({
      name,
      args,
      env,
      readyUrl,
      logDir: join(database.dataDir, 'logs'),
      say: () => {},
      print: (line) => void lines.push(line),
    })
    children.push(child)
    await child.start()
    return asProcess(child, `http://127.0.0.1:${port}`)
  }
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop()
    for (const balancer of balancers.toReversed()) await balancer.close()
    await database.drop()
  }
  try {
    const stack = await settings({ PORT: `${three}`, SERVICES_PORT: `${one}` })
    const services: RunningProcess[] = []
    for (const port of [one, two])
      services.push(
        await start(`services-${port}`, ['services/main.ts'], { ...stack.servicesEnv, SERVICES_PORT: `${port}` }, port),
      )
    const gateways: RunningProcess[] = []
    for (const port of [three, four]) {
      gateways.push(
        await start(
          `gateway-${port}`,
          ['gateway/main.ts'],
          { ...stack.gatewayEnv, PORT: `${port}`, SERVICES_URL: servicesUrl },
          port,
        ),
      )
    }
    return {
      port: public_.port,
      publicUrl,
      servicesUrl,
      database,
      services,
      gateways,
      postgres,
      stop,
      serviceUrls: [one, two].map((port) => `http://127.0.0.1:${port}`),
      gatewayUrls: [three, four].map((port) => `http://127.0.0.1:${port}`),
      secrets: stack.secrets,
      dataDir: stack.dataDir,
      env: stack.servicesEnv,
      smtpPort: null,
    }
  } catch (error) {
    await stop()
    throw new Error(`The instances did not start: ${(error as Error).message}\n${lines.slice(-30).join('\n')}`, {
      cause: error,
    })
  }
}
