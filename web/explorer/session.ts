import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts'
import { storagePrefix, type ExplorerSettings } from './settings.ts'

/** Nobody is signed in, or no longer. */
export class SignedOut extends Error {
  override name = 'SignedOut'
}

/** Where this page's token comes from. */
export interface Session {
  /** Takes up the tab's sign-in, or one that comes back now. null: somebody has to do something. Throws what went wrong, for people. */
  begin(): Promise<string | null>
  /** A token that is good for a while. Throws SignedOut where there is none to get. */
  token(): Promise<string>
  /** Another token, since this one was refused. Throws SignedOut where there is none to get. */
  renew(refused: string): Promise<string>
  signOut(): Promise<void>
}

/** A session that this page can begin at the provider. */
export interface ProviderSession extends Session {
  /** Leaves for the provider and comes back; as somebody else, it asks for the account even where one is signed in. */
  signIn(asSomebodyElse?: boolean): Promise<void>
}

/** A token is renewed so many seconds before it ends. */
const margin = 5

/** Code and state of the address are used up; the editor reads what else was behind the question mark. */
const showAddress = (search: string) => history.replaceState(null, '', `/graphql${search}`)

const isGood = (user: User | null): user is User => user !== null && (user.expires_in ?? Infinity) > margin

/** Signs in at the provider by code and PKCE. The token is this tab's alone; renewing it leaves the page as it is. */
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
    // A resource indicator must be an absolute address; other audiences are the provider's own setting.
    ...(URL.canParse(settings.audience) ? { resource: settings.audience } : {}),
    userStore: store,
    stateStore: store,
    automaticSilentRenew: false,
    redirectMethod: 'replace',
  })
  let user: User | null = null
  let renewing: Promise<string> | undefined

  /** null: the provider knows no session. Throws when it could not be asked. */
  async function askSilently(): Promise<User | null> {
    // Without a refresh token only the hidden frame is left, and a provider on another site sees no cookies in one.
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

  /** The sign-in that this visit comes back from; null where it comes from nowhere, or from one that is used up. */
  async function completed(): Promise<User | null> {
    const query = new URLSearchParams(location.search)
    // A sign-out comes back with a state alone.
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

/** A session by a token that somebody pastes. */
export interface PastedSession extends Session {
  take(token: string): void
}

/** Takes the token that somebody has from elsewhere; this tab keeps it. */
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
