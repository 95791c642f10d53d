import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { permissionKeys } from '../../services/core/contract/permissionKeys.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { freePorts } from '../support/freePorts.ts'
import { measured, type Measured } from './measured.ts'

const audience = 'hireloom-api'

/** The gateway as a separate process in front of canned services. */
export interface Benched {
  gateway: Measured
  gatewayUrl: string
  upstreamUrl: string
  /** An access token with the passed permissions; with all permissions by default. */
  token: string
  /** Starts one more process, which is stopped with the others. */
  start: typeof measured
  stop(): Promise<void>
}

/** Starts services from a script, and the gateway with these persisted documents. */
export async function benched(
  upstream: string,
  documents: Readonly<Record<string, string>>,
  permissions: readonly string[] = permissionKeys,
): Promise<Benched> {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-bench-'))
  const [upstreamPort, gatewayPort] = await freePorts(2)
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const token = await new SignJWT({
    preferred_username: 'user1',
    name: 'Hà',
    family_name: 'Nguyễn',
    role: 'Recruiter',
    current_role: 'Recruiter',
    companyID: companies.first.id,
    permissions,
    scope: 'openid profile email api',
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'bench' })
    .setIssuer(upstreamUrl)
    .setAudience(audience)
    .setSubject('bench')
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(privateKey)
  await writeFile(join(folder, 'persisted.json'), JSON.stringify(documents))
  const started: Measured[] = []
  const start: typeof measured = async (...args) => {
    const one = await measured(...args)
    started.push(one)
    return one
  }
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const publicJwk = JSON.stringify({ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' })
    await start(upstream, { UPSTREAM_PORT: `${upstreamPort}`, PUBLIC_JWK: publicJwk }, `${upstreamUrl}/ready`)
    const gateway = await start(
      'gateway/main.ts',
      {
        PORT: `${gatewayPort}`,
        PUBLIC_URL: gatewayUrl,
        SERVICES_URL: upstreamUrl,
        OIDC_ISSUER: upstreamUrl,
        OIDC_AUDIENCE: audience,
        PERSISTED_FILE: join(folder, 'persisted.json'),
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        GATEWAY_CLIENT_SECRET: 'a-secret-of-the-bench-alone',
      },
      `${gatewayUrl}/health`,
    )
    return { gateway, gatewayUrl, upstreamUrl, token, start, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
