import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors } from 'jose'
import type Provider from 'oidc-provider'
import { accountByUserName, roleOf } from '../people/accounts.ts'
import { accessClaims, machineClaims } from './claims.ts'
import { clientOf, networkList } from '../signIn/clientAddress.ts'
import { foreignIdentity } from './foreign.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { loadKeys, type KeySet } from './keys.ts'
import { buildProvider, defaultScope } from './oidc.ts'
import { pageHeaders } from '../signIn/page.ts'
import { isUsable } from '../people/policy.ts'
import { gatewayClient, providerPath } from './settings.ts'
import { handlePasswords } from '../passwordLinks/pages.ts'
import { handleSignIn } from '../signIn/signIn.ts'
import { removeExpired } from './store.ts'
import { localKeys, signToken, verifyToken } from './tokens.ts'
import { handleVerifyEmail } from '../emailVerification/verifyPage.ts'

export type { AccessClaims } from './claims.ts'
export type { CompanyDirectory, DirectoryUser } from '../people/directory.ts'

/** The maximum time until an instance knows a new key, in milliseconds: far shorter than the time until it signs. */
const refreshMs = 10_000
const unknownKeyMs = 5_000
const cleanMs = 300_000

/**
 * Creates the identity of the product: the embedded provider under /idp, or the verification of an external provider's
 * tokens.
 */
export async function createIdentity({ db, issuer, audience, settings, log }: IdentityOptions): Promise<Identity> {
  const rules = { issuer, audience }
  const isEmbedded = issuer === `${settings.publicUrl}${providerPath}`

  if (!isEmbedded) return foreignIdentity({ db, issuer, audience, log })

  const { host, protocol } = new URL(issuer)
  const proxies = networkList(settings.trustedProxies ?? [])
  const clientIn = (req: IncomingMessage) => ({
    agent: req.headers['user-agent'] ?? '',
    address: clientOf(req, proxies).address,
  })
  let keys!: KeySet
  let provider!: Provider
  let verificationKeys!: ReturnType<typeof localKeys>
  let checkedAt = 0
  let cleanedAt = Date.now()

  /**
   * Reads the keys again if they were last read longer ago than `maxAge`, because another process may have rotated
   * them.
   */
  async function refresh(maxAge: number): Promise<void> {
    if (Date.now() - checkedAt < maxAge) return
    checkedAt = Date.now()
    const loaded = await loadKeys(db)
    if (keys && loaded.version === keys.version) return
    keys = loaded
    verificationKeys = localKeys(keys)
    provider = buildProvider({ db, issuer, audience, settings, keys, clientIn })
    provider.on('server_error', (ctx, error) => log.error({ err: error, path: ctx.path }, 'identity provider failed'))
    const emitter: EventEmitter = provider
    emitter.on('error', (error: unknown) => log.error({ err: error }, 'identity provider failed'))
  }
  await refresh(0)

  async function clean(): Promise<void> {
    if (Date.now() - cleanedAt < cleanMs) return
    cleanedAt = Date.now()
    await removeExpired(db)
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    await refresh(refreshMs)
    await clean()
    // URLs and cookies use PUBLIC_URL, whatever host and proxies the request came through.
    req.headers.host = host
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    delete req.headers['x-forwarded-host']
    for (const [name, value] of Object.entries(pageHeaders(settings.publicUrl))) res.setHeader(name, value)
    if (await handleVerifyEmail(db, settings, req, res)) return
    const credentials = { db, settings, log, proxies }
    if (await handlePasswords(credentials, req, res)) return
    if (await handleSignIn({ ...credentials, provider, cookieKeys: keys.cookies }, req, res)) return
    const { url = '/' } = req
    Object.assign(req, { originalUrl: url, url: url.slice(providerPath.length).replace(/^(?!\/)/, '/') })
    await provider.callback()(req, res)
  }

  return {
    isEmbedded,
    handler(req, res) {
      answer(req, res).catch((error: unknown) => {
        log.error({ err: error, path: req.url }, 'identity provider failed')
        if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' })
        res.end('Internal server error')
      })
    },
    async verify(token) {
      await refresh(refreshMs)
      try {
        return await verifyToken(token, verificationKeys, rules)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        await refresh(unknownKeyMs)
        return verifyToken(token, verificationKeys, rules)
      }
    },
    async issueAccessToken(userName, options = {}) {
      const account = userName === gatewayClient ? undefined : await accountByUserName(db, userName)
      const seconds = options.seconds ?? settings.tokenSeconds
      const scope = options.scope ?? defaultScope(userName, account)
      if (userName === gatewayClient) {
        return signToken(
          keys,
          rules,
          { ...machineClaims(userName), sub: userName, client_id: userName, scope },
          seconds,
        )
      }
      const role = account && roleOf(account, options.role)
      if (!isUsable(account, settings) || !role) {
        throw new Error(`No active account "${userName}" with ${options.role ? `the role ${options.role}` : 'a role'}`)
      }
      const sub = account.isMachine ? account.userName : account.id
      const clientId = account.isMachine ? account.userName : settings.clientId
      return signToken(keys, rules, { ...accessClaims(account, role), sub, client_id: clientId, scope }, seconds)
    },
  }
}
