import type { IncomingMessage } from 'node:http'
import type { Kysely } from 'kysely'
import Provider, { errors, type Client, type Configuration } from 'oidc-provider'
import type { Database } from '../../database/tables.ts'
import { accountById, accountByUserName, roleOf, type Account } from '../people/accounts.ts'
import { accessClaims, machineClaims, profileClaims } from './claims.ts'
import { clients } from './clients.ts'
import type { KeySet } from './keys.ts'
import { isMachineSecret, machineClient, noteUse } from '../machines/lookup.ts'
import { askedRole, grantFor, isUsable, signInPolicy } from '../people/policy.ts'
import { noteSession } from '../signIn/sessions.ts'
import { renderError, renderSignedOut, renderSignOut } from '../signIn/signOutPage.ts'
import {
  clientScopes,
  cookiesOf,
  gatewayClient,
  internalToolsClient,
  providerPath,
  type IdentitySettings,
} from './settings.ts'
import { storeFor } from './store.ts'

export interface ProviderOptions {
  db: Kysely<Database>
  issuer: string
  audience: string
  settings: IdentitySettings
  keys: KeySet
  /** Returns the origin of a request: its browser and its address. */
  clientIn(req: IncomingMessage): { agent: string; address: string }
}

/** Our additions to the provider's account in findAccount. */
interface Known {
  account: Account
  role: string
}

const hour = 3_600
const sessionSeconds = 12 * hour
/** The API scopes that a client may have; the web application has `api`. */
const apiScopes: Record<string, string | undefined> = clientScopes

/** Builds the provider for the given keys; when keys change, another one is built. */
export function buildProvider(options: ProviderOptions): Provider {
  const { db, issuer, audience, settings, keys, clientIn } = options
  // A resource must be a URI; audiences often are not.
  const resource = URL.canParse(audience) ? audience : `urn:${audience}`
  const cookies = cookiesOf(settings)
  const cookie = { httpOnly: true, sameSite: 'lax', secure: cookies.isSecure, signed: true } as const

  const configuration: Configuration = {
    adapter: storeFor(db),
    clients: clients(settings),
    jwks: { keys: keys.signing as never },
    cookies: {
      keys: keys.cookies,
      names: { session: cookies.session.name, interaction: cookies.interaction, resume: cookies.resume },
      long: { ...cookie, path: cookies.session.path },
      short: cookie,
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'family_name', 'preferred_username', 'role', 'current_role', 'companyID'],
      email: ['email'],
    },
    scopes: ['openid', 'profile', 'email'],
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    // A browser sends Origin with every POST, also to its own origin.
    clientBasedCORS: (_ctx, origin) => origin === new URL(settings.publicUrl).origin,
    renderError: (ctx, out) => renderError(ctx, out, settings),
    interactions: {
      url: (_ctx, interaction) => `${providerPath}/interaction/${interaction.uid}`,
      policy: signInPolicy(db, settings),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // Its access tokens are for the API only; the id token contains the profile.
      userinfo: { enabled: false },
      clientCredentials: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => renderSignOut(ctx, form, settings),
        postLogoutSuccessSource: (ctx) => renderSignedOut(ctx, settings),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        async getResourceServerInfo(_ctx, indicator, client) {
          if (indicator !== resource) throw new errors.InvalidTarget()
          return {
            scope: apiScopes[client.clientId] ?? (await scopesOf(db, client.clientId)),
            audience,
            accessTokenTTL: settings.tokenSeconds,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256', kid: keys.signing[0]!.kid! } },
          }
        },
      },
    },
    ttl: {
      AccessToken: settings.tokenSeconds,
      ClientCredentials: settings.tokenSeconds,
      AuthorizationCode: 60,
      IdToken: settings.tokenSeconds,
      Interaction: hour,
      Session: sessionSeconds,
      Grant: 2 * sessionSeconds,
    },
    loadExistingGrant: (ctx) => grantFor(ctx, resource),

    async findAccount(ctx, id) {
      const account = await accountById(db, id)
      if (!isUsable(account, settings)) return undefined
      const role = roleOf(account, askedRole(ctx.oidc.entities.AuthorizationCode?.acr))
      // The requested role was removed between sign-in and token.
      if (!role) return undefined
      return { accountId: id, account, role, claims: () => ({ sub: id, ...profileClaims(account, role) }) }
    },

    async extraTokenClaims(ctx, token) {
      if (token.kind === 'AccessToken') {
        const { account, role } = ctx.oidc.entities.Account as unknown as Known
        const { sessionUid: sid } = token
        if (!sid) return { ...accessClaims(account, role) }
        await noteSession(db, { id: sid, userId: account.id, ...clientIn(ctx.req) })
        return { ...accessClaims(account, role), sid }
      }
      const claims = await clientClaims(db, settings, token.clientId!)
      await noteUse(db, token.clientId!)
      return { ...claims }
    },

    formats: {
      customizers: {
        jwt(ctx, token, { payload }) {
          const own = token.kind === 'AccessToken' ? (ctx.oidc.entities.Account as unknown as Known).account.scopes : []
          payload.scope = [payload.scope, ...own].filter(Boolean).join(' ')
        },
      },
    },
  }
  const provider = new Provider(issuer, configuration)
  const named = new Set(clients(settings).map((client) => client.client_id))
  const { compareClientSecret } = provider.Client.prototype
  // Secrets of machine clients are stored as hashes; those from the settings in plain text.
  provider.Client.prototype.compareClientSecret = function (this: Client, secret) {
    return named.has(this.clientId)
      ? compareClientSecret.call(this, secret)
      : isMachineSecret(db, this.clientId, secret)
  }
  // Host and protocol come from PUBLIC_URL, never from the request: see createIdentity.
  provider.proxy = true
  return provider
}

/** Returns the API scopes of a client that is not in the settings. */
async function scopesOf(db: Kysely<Database>, clientId: string): Promise<string> {
  return ['api', ...((await machineClient(db, clientId))?.scopes ?? [])].join(' ')
}

/** Returns the claims of a machine client: those of its user record, or those of a machine without a company. */
export async function clientClaims(db: Kysely<Database>, settings: IdentitySettings, clientId: string) {
  if (clientId === gatewayClient) return machineClaims(clientId)
  const account = await accountByUserName(db, clientId)
  const role = account && roleOf(account)
  if (!isUsable(account, settings) || !role || !account.isMachine) {
    throw new errors.AccessDenied('the client has no active user record')
  }
  return { ...accessClaims(account, role), preferred_username: clientId }
}

/** The default scopes of a token that is created inside the process. */
export const defaultScope = (userName: string, account: Account | undefined) =>
  userName === gatewayClient || userName === internalToolsClient
    ? clientScopes[userName]
    : ['api', ...(account?.scopes ?? [])].join(' ')
