import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts'
import { storagePrefix, type ExplorerSettings } from './settings.ts'

/** Thrown when nobody is signed in, or no longer. */
export class SignedOut extends Error {
  override name = 'SignedOut'
}

/** The source of this page's token. */
export interface Session {
  /**
   * Resumes the tab's sign-in, or completes one that has just returned. Returns null if the user has to act first.
   * Throws an error whose message is meant for the user.
   */
  begin(): Promise<string | null>
  /** Returns a token that remains valid for a while. Throws SignedOut if there is none. */
  token(): Promise<string>
  /** Returns a new token after this one was refused. Throws SignedOut if there is none. */
  renew(refused: string): Promise<string>
  signOut(): Promise<void>
}

/** A session that this page can start at the identity provider. */
export interface ProviderSession extends Session {
  /**
   * Goes to the provider and comes back. With `asSomebodyElse` the provider asks for the account even if one is signed
   * in.
   */
  signIn(asSomebodyElse?: boolean): Promise<void>
}

/** A token is renewed this many seconds before it expires. */
const margin = 5

/** Removes the used code and state from the address; the editor reads the rest of the query string. */
const showAddress = (search: string) => history.replaceState(null, '', `/graphql${search}`)

const isGood = (user: User | null): user is User => user !== null && (user.expires_in ?? Infinity) > margin

/**
 * Creates a session that signs in at the provider with code and PKCE. The token belongs to this tab only; renewing it
 * does not change the page.
 */
export function providerSession(settings: ExplorerSettings, clientId: string): ProviderSession {
  const address = (path: string) => new URL(path, location.origin).href
  const store = new WebStorageStateStore({ store: sessionStorage, prefix: storagePrefix })
  const manager = new UserManager({
    authority: settings.issuer,
    client_id: clientId,
    redirect_uri: address('/graphql'),
    silent_redirect_uri: address('/login/silent-renew'),
    post_logout_redirect_uri: address('/graphql'),
    scope: settings.scope,
    // A resource indicator must be an absolute URL; other audiences are configured at the provider.
    ...(URL.canParse(settings.audience) ? { resource: settings.audience } : {}),
    userStore: store,
    stateStore: store,
    automaticSilentRenew: false,
    redirectMethod: 'replace',
  })
  let user: User | null = null
  let renewing: Promise<string> | undefined

  /** Returns null if the provider has no session. Throws if it could not be reached. */
  async function askSilently(): Promise<User | null> {
    // Without a refresh token only the hidden frame is left, and a provider on another site receives no cookies in one.
    if (settings.renewal === 'refresh-token' && !user?.refresh_token) return null
    try {
      return await manager.signinSilent()
    } catch (error) {
      if (error instanceof ErrorResponse) return null
      throw new Error('The identity provider does not answer.', { cause: error })
    }
  }

  function renew(): Promise<string> {
    renewing ??= askSilently()
      .then((renewed) => {
        if (!renewed) throw new SignedOut('The session has ended.')
        user = renewed
        return renewed.access_token
      })
      .finally(() => (renewing = undefined))
    return renewing
  }

  /**
   * Returns the user of the sign-in that this visit returns from, or null if there is none or it has been used already.
   */
  async function completed(): Promise<User | null> {
    const query = new URLSearchParams(location.search)
    // A sign-out returns with a state only.
    if (!query.has('state')) return null
    const comesBack = query.has('code') || query.has('error')
    try {
      const signedIn = comesBack ? await manager.signinRedirectCallback() : null
      showAddress(typeof signedIn?.state === 'string' ? signedIn.state : '')
      return signedIn
    } catch (error) {
      showAddress('')
      if (!(error instanceof ErrorResponse)) return null
      throw new Error(`The sign-in has failed: ${error.error_description ?? error.error}.`, { cause: error })
    }
  }

  return {
    async begin() {
      user = (await completed()) ?? (await manager.getUser())
      if (!isGood(user)) user = await askSilently()
      return user?.access_token ?? null
    },
    token: async () => (isGood(user) ? user.access_token : renew()),
    renew: async (refused) => (user && user.access_token !== refused ? user.access_token : renew()),
    async signIn(asSomebodyElse = false) {
      await manager.signinRedirect({ state: location.search, ...(asSomebodyElse && { prompt: 'login' }) })
    },
    async signOut() {
      const idToken = user?.id_token
      user = null
      await manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken })
    },
  }
}

/** A session with a token that the user pastes. */
export interface PastedSession extends Session {
  take(token: string): void
}

/** Creates a session with a token that the user got elsewhere; it is stored for this tab. */
export function pastedSession(): PastedSession {
  const key = `${storagePrefix}token`
  const kept = () => sessionStorage.getItem(key)
  const ended = () => {
    sessionStorage.removeItem(key)
    return new SignedOut('The access token has expired or is not valid.')
  }
  return {
    begin: async () => kept(),
    async token() {
      const token = kept()
      if (token === null) throw ended()
      return token
    },
    renew: async () => {
      throw ended()
    },
    take: (token) => sessionStorage.setItem(key, token.trim().replace(/^bearer\s+/i, '')),
    signOut: async () => {
      sessionStorage.removeItem(key)
      location.reload()
    },
  }
}
