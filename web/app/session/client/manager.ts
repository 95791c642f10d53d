import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts'
import { config, storageKeys } from '../../config.ts'
import type { SignInState } from './returning.ts'

const address = (path: string) => new URL(path, location.origin).href

/**
 * The OpenID client: code and PKCE; the user is kept for all tabs of this browser. Whoever is signed in needs it only to renew
 * and to sign out: it is loaded then, or when there is nothing else to do.
 */
export const manager = new UserManager({
  authority: config.issuer,
  client_id: config.clientId,
  redirect_uri: address('/login/callback'),
  silent_redirect_uri: address('/login/silent-renew'),
  post_logout_redirect_uri: address('/logout/callback'),
  scope: config.scope,
  // A resource indicator must be an absolute address; other audiences are the provider's own setting.
  ...(URL.canParse(config.audience) ? { resource: config.audience } : {}),
  userStore: new WebStorageStateStore({ store: localStorage, prefix: storageKeys.accessToken }),
  // Renewal has its own clock (tokens.ts): the library's one renews in a loop when tokens live less than a minute.
  automaticSilentRenew: false,
  redirectMethod: 'replace',
})

/** What asks the provider for a role (decision D-20). */
export const tenantOf = (role: string): string => `tenant:${role}`

/** Renews in a hidden frame or by the refresh token. null: the provider refuses; throws where it does not answer. */
export const renewSilently = (): Promise<User | null> =>
  manager.signinSilent().catch((error: unknown) => {
    if (error instanceof ErrorResponse) return null
    throw error
  })

/** Leaves for the provider, asking for a role if one is given; comes back to `returnTo`. Throws when the provider does not answer. */
export const leaveForSignIn = (returnTo: string, role?: string): Promise<void> =>
  manager.signinRedirect({
    state: { returnTo, ...(role && { role }) } satisfies SignInState,
    ui_locales: document.documentElement.lang,
    ...(role && { acr_values: tenantOf(role) }),
  })
