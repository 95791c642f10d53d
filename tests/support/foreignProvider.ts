import { createServer, type IncomingMessage } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { interactionPolicy, type Configuration } from 'oidc-provider'

export interface ForeignAccount {
  fullName: string
  companyId: string
  /** Permission keys by role; the first role is active at the beginning. */
  roles: Readonly<Record<string, readonly string[]>>
}

export interface ForeignProvider {
  issuer: string
  /** The grant types of the token requests that it has answered, in order. */
  readonly grants: string[]
  /** While it is down, it cuts every connection without a response. */
  setDown(isDown: boolean): void
  close(): Promise<void>
}

interface Options {
  port: number
  /** The address of the product, whose web application is the client `staff-web`. */
  publicUrl: string
  audience: string
  gatewaySecret: string
  accounts: Readonly<Record<string, ForeignAccount>>
  tokenSeconds: number
}

async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const piece of req) text += String(piece)
  return new URLSearchParams(text)
}

/**
 * Starts a company's own identity provider at 127.0.0.1, which is another site than localhost. It lets in anybody who
 * enters a user name.
 */
export async function startForeignProvider({
  port,
  publicUrl,
  audience,
  gatewaySecret,
  accounts,
  tokenSeconds,
}: Options): Promise<ForeignProvider> {
  const issuer = `http://127.0.0.1:${port}`
  const active = new Map<string, string>()
  const grants: string[] = []
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const resource = `urn:${audience}`

  const claimsOf = (userName: string) => {
    const { fullName, companyId, roles } = accounts[userName]!
    const [first = ''] = Object.keys(roles)
    const role = active.get(userName) ?? first
    return {
      preferred_username: userName,
      name: fullName,
      companyID: companyId,
      role: Object.keys(roles),
      current_role: role,
      permissions: roles[role],
    }
  }
  const prompts = interactionPolicy.base()
  prompts.remove('consent')
  prompts.get('login')!.checks.add(
    new interactionPolicy.Check('role', 'the role is taken', 'login_required', (ctx) => {
      const { session, params } = ctx.oidc
      const asked = /^tenant:(.+)/.exec(String(params?.acr_values ?? ''))?.[1]
      if (session?.accountId && asked && accounts[session.accountId]?.roles[asked]) active.set(session.accountId, asked)
      return interactionPolicy.Check.NO_NEED_TO_PROMPT
    }),
  )

  const configuration: Configuration = {
    clients: [
      {
        client_id: 'staff-web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        redirect_uris: ['/login/callback', '/login/silent-renew', '/graphql'].map((path) => publicUrl + path),
        post_logout_redirect_uris: [`${publicUrl}/logout/callback`],
      },
      {
        client_id: 'gateway',
        client_secret: gatewaySecret,
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'foreign', alg: 'RS256', use: 'sig' }] as never },
    cookies: { keys: ['a-key-of-the-tests'] },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { profile: ['name', 'preferred_username'], email: ['email'] },
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}`, policy: prompts },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, _indicator, client) => ({
          scope: client.clientId === 'gateway' ? 'events' : 'api',
          audience,
          accessTokenTTL: tokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({ accountId: session!.accountId!, clientId: client!.clientId })
      grant.addOIDCScope('openid profile email offline_access')
      grant.addResourceScope(resource, 'api')
      await grant.save()
      return grant
    },
    findAccount: async (_ctx, id) =>
      accounts[id] ? { accountId: id, claims: () => ({ sub: id, ...claimsOf(id) }) } : undefined,
    extraTokenClaims: async (ctx, token) =>
      token.kind === 'AccessToken'
        ? claimsOf(ctx.oidc.entities.Account!.accountId)
        : { preferred_username: token.clientId!, permissions: [] },
  }
  const provider = new Provider(issuer, configuration)
  provider.on('grant.success', ({ oidc }) => void grants.push(String(oidc.params?.grant_type)))
  const answer = provider.callback()
  let isDown = false

  const server = createServer(async (req, res) => {
    if (isDown) return void req.socket.destroy()
    if (!req.url?.startsWith('/sign-in/')) return answer(req, res)
    if (req.method === 'POST') {
      const accountId = (await formOf(req)).get('userName') ?? ''
      return provider.interactionFinished(req, res, { login: { accountId } })
    }
    res
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<h1>The company\'s sign-in</h1><form method="post"><input name="userName"><button>Go on</button></form>')
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    issuer,
    grants,
    setDown(down) {
      isDown = down
      if (down) server.closeAllConnections()
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
