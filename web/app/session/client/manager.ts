import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts'
import { config, storageKeys } from '../../config.ts'
import type { SignInState } from './returning.ts'

const address = (path: string) => new URL(path, location.origin).href

/**
 * The OpenID client with code and PKCE; the user is stored for all tabs of this browser. A signed-in user needs it only
 * to renew the token and to sign out: it is loaded then, or when the browser is idle.
 */
export const manager = new UserManager({
  authority: config.issuer,
  client_id: config.clientId,
  redirect_uri: address('/login/callback'),
  silent_redirect_uri: address('/login/silent-renew'),
  post_logout_redirect_uri: address('/logout/callback'),
  scope: config.scope,
  // A resource indicator must be an absolute URL; other audiences are configured at the provider.
  ...(URL.canParse(config.audience) ? { resource: config.audience } : {}),
  userStore: new WebStorageStateStore({ store: localStorage, prefix: storageKeys.accessToken }),
  // tokens.ts has its own timer for renewal: the library's timer renews in a loop when tokens are valid for less than a
  // minute.
  automaticSilentRenew: false,
  redirectMethod: 'replace',
})

/** Returns the value that requests a role from the provider (decision D-20). */
export const tenantOf = (role: string): string => `tenant:${role}`

/**
 * Renews in a hidden frame or with the refresh token. Returns null if the provider refuses, and throws if it does not
 * respond.
 */
export const renewSilently = (): Promise<User | null> =>
  manager.signinSilent().catch((error: unknown) => {
    if (error instanceof ErrorResponse) return null
    throw error
  })

/**
 * Goes to the provider, requesting a role if one is passed, and returns to `returnTo`. Throws if the provider does not
 * respond.
 */
export const leaveForSignIn = (returnTo: string, role?: string): Promise<void> =>
  manager.signinRedirect({
    state: { returnTo, ...(role && { role }) } satisfies SignInState,
    ui_locales: document.documentElement.lang,
    ...(role && { acr_values: tenantOf(role) }),
  })
