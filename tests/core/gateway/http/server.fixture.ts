import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { startGateway, type Gateway, type GatewayOptions } from '../../../../gateway/core/http/server.ts'
import { readSettings, type GatewaySettings } from '../../../../gateway/core/settings.ts'
import { persistedFrom } from '../../../../gateway/core/engine/persisted.ts'
import { documents, createWorld, type World } from './serverWorld.ts'

export const companyId = '5d0d3c1e-0000-4000-8000-000000000001'
export const otherCompanyId = '5d0d3c1e-0000-4000-8000-000000000002'
export const audience = 'test-api'

async function listen(handler: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer({ maxHeaderSize: 65_536 }, handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const end = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

/** Starts an identity provider with discovery, rotating keys and client credentials. */
export async function startIssuer() {
  let kid = 0
  let keys: Keys
  let published: JWK[] = []
  let isDown = false
  const asked: string[] = []

  async function rotate() {
    keys = await generateKeyPair('RS256', { extractable: true })
    kid += 1
    published = [{ ...(await exportJWK(keys.publicKey)), kid: `key-${kid}`, alg: 'RS256', use: 'sig' }]
  }
  await rotate()

  const { server, url } = await listen(async (req, res) => {
    asked.push(req.url!)
    if (isDown) return void res.writeHead(503).end()
    const json = (body: object) => res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (req.url === '/.well-known/openid-configuration')
      return void json({ issuer: url, jwks_uri: `${url}/keys`, token_endpoint: `${url}/token` })
    if (req.url === '/keys') return void json({ keys: published })
    if (req.url === '/token')
      return void json({ access_token: await token({ sub: 'gateway', scope: 'events' }), expires_in: 900 })
    res.writeHead(404).end()
  })

  interface Asked {
    header?: Record<string, unknown>
    key?: CryptoKey | Uint8Array
    seconds?: number | null
    issuer?: string
    audience?: string | null
  }
  /** Creates an access token. Every part of it can be made invalid. */
  async function token(claims: Record<string, unknown> = {}, asks: Asked = {}) {
    const sign = new SignJWT({
      sub: 'user-1',
      preferred_username: 'mai',
      companyID: companyId,
      role: 'Recruiter',
      current_role: 'Recruiter',
      permissions: ['Candidate:CV-Verification'],
      scope: 'openid api',
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: `key-${kid}`, ...asks.header })
      .setIssuer(asks.issuer ?? url)
      .setIssuedAt((claims.iat as number | undefined) ?? Math.floor(Date.now() / 1000))
    if (asks.audience !== null) sign.setAudience(asks.audience ?? audience)
    if (asks.seconds !== null) sign.setExpirationTime(Math.floor(Date.now() / 1000) + (asks.seconds ?? 600))
    return sign.sign(asks.key ?? keys.privateKey)
  }

  return {
    url,
    token,
    rotate,
    asked,
    get publicKey() {
      return keys.publicKey
    },
    setDown: (down: boolean) => {
      isDown = down
    },
    close: () => end(server),
  }
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

/** Starts REST services whose answers each test defines. */
export async function startUpstream() {
  const handlers = new Map<string, RequestListener>()
  const seen: { method: string; url: string; headers: IncomingMessage['headers'] }[] = []
  const { server, url } = await listen((req, res) => {
    seen.push({ method: req.method!, url: req.url!, headers: req.headers })
    const handler = handlers.get(req.url!.split('?')[0]!)
    if (handler) handler(req, res)
    else res.writeHead(404, { 'content-type': 'application/json' }).end('"Not found"')
  })
  return {
    url,
    seen,
    /** The number of requests for documents, without those for their points. */
    asked: () => seen.filter(({ url: asked }) => !asked.endsWith('/cost-budgets/draw')).length,
    server,
    on: (path: string, handler: RequestListener) => void handlers.set(path, handler),
    close: () => end(server),
  }
}

export interface Here {
  gateway: Gateway
  issuer: Awaited<ReturnType<typeof startIssuer>>
  upstream: Upstream
  world: World
  url: string
  settings: GatewaySettings
  token: Awaited<ReturnType<typeof startIssuer>>['token']
  /** Sends POST /graphql with a token. */
  ask(
    body: unknown,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<{ status: number; body: any; headers: Headers }>
  close(): Promise<void>
}

/** Starts a gateway with a fake provider and fake services, and with the schema of serverWorld. */
export async function startHere(
  env: Record<string, string> = {},
  options: Partial<GatewayOptions> = {},
  more: Partial<GatewaySettings> = {},
): Promise<Here> {
  const issuer = await startIssuer()
  const upstream = await startUpstream()
  const world = createWorld()
  const settings: GatewaySettings = {
    ...readSettings({
      PORT: '0',
      PUBLIC_URL: 'http://hire.test',
      SERVICES_URL: upstream.url,
      OIDC_ISSUER: issuer.url,
      OIDC_AUDIENCE: audience,
      HOST: '127.0.0.1',
      ...env,
    }),
    keyCooldownMs: 0,
    ...more,
  }
  const gateway = await startGateway(settings, {
    schema: world.schema,
    printSchema: () => 'type Query { hello: String }\n',
    persisted: persistedFrom(documents),
    ...options,
  })
  return {
    gateway,
    issuer,
    upstream,
    world,
    settings,
    url: gateway.url,
    token: issuer.token,
    async ask(body, { token, headers = {} } = {}) {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token ?? (await issuer.token())}`,
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined }
    },
    async close() {
      await gateway.close()
      await Promise.all([issuer.close(), upstream.close()])
    },
  }
}

export const answerJson = (res: ServerResponse, body: unknown, status = 200) =>
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Sends a request like a browser that uses the public host name. */
export const visit = (here: Here, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    httpRequest(`${here.url}${path}`, { headers: { host: 'hire.test', accept: 'text/html', ...headers } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(pieces),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

/** Waits until the condition is true. */
export async function until(condition: () => boolean | Promise<boolean>, ms = 5000) {
  const end = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`it did not come true: ${String(condition)}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
