import { UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { isOwnPath } from '../../../common/ownPath.ts'
import { config, storageKeys } from '../config.ts'

const address = (path: string) => new URL(path, location.origin).href

/** The OpenID client: code and PKCE; the user is kept for all tabs of this browser. */
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

/** What travels with a sign-in and comes back with it. */
export interface SignInState {
  returnTo: string
  /** The role that the sign-in was to lead into. */
  role?: string
}

/** What asks the provider for a role (decision D-20). */
export const tenantOf = (role: string): string => `tenant:${role}`

/** A path of this application, never another site. */
export function safePath(path: unknown): string {
  return typeof path === 'string' && isOwnPath(path) && !path.startsWith('/login') ? path : '/'
}

/** Leaves for the provider, asking for a role if one is given; comes back to `returnTo`. Throws when the provider does not answer. */
export const leaveForSignIn = (returnTo: string, role?: string): Promise<void> =>
  manager.signinRedirect({
    state: { returnTo, ...(role && { role }) } satisfies SignInState,
    ui_locales: document.documentElement.lang,
    ...(role && { acr_values: tenantOf(role) }),
  })
