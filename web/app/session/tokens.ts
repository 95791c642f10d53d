import i18n from 'i18next'
import { setLeavingUnconfirmed } from '../../shared/hooks/leaving.ts'
import { RequestError } from '../../shared/requestError.ts'
import { afterFirstPage } from '../afterFirstPage.ts'
import { config, storageKeys } from '../config.ts'
import { forgetFirstQueries } from '../relay/firstQueries.ts'
import { readClaims, type Claims } from './claims.ts'
import { forgetUser, isExpired, storedUser, type StoredUser } from './client/storedUser.ts'

/** Loads the OpenID client. Throws if it cannot be loaded. */
const client = () =>
  import('./client/manager.ts').catch(async () => {
    throw await createUnreachableError()
  })

let user: StoredUser | null = null
let claims: Claims = readClaims('')
let renewing: Promise<StoredUser | null> | undefined
let signingIn: Promise<never> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isDoubtful = false

const channel = new BroadcastChannel('hireloom.session')
/**
 * Returns how many seconds the token remains valid. Prefers the expiry that was computed when the token arrived,
 * because this machine's clock may be wrong.
 */
export const secondsLeft = (): number => (user?.expires_at ?? claims.expiresAt) - Date.now() / 1000
/**
 * Creates the error for a provider that does not respond. The texts of failures may not have loaded before anybody is
 * signed in.
 */
async function createUnreachableError(): Promise<RequestError> {
  await i18n.loadNamespaces('errorCodes').catch(() => {})
  return new RequestError('UPSTREAM_UNAVAILABLE', '', { errorCode: 'IDENTITY_UNAVAILABLE' })
}
/** Returns how many seconds before its expiry a token is renewed: a third of its lifetime, but at most a minute. */
const margin = () => Math.min(60, (claims.expiresAt - claims.issuedAt || 180) / 3)

function setUser(next: StoredUser | null) {
  user = next
  isDoubtful = false
  claims = readClaims(next?.access_token ?? '')
  clearTimeout(timer)
  if (user) timer = setTimeout(() => void renewInTime(), Math.max(1, secondsLeft() - margin()) * 1000)
}

async function renewInTime() {
  const renewed = await renew().catch(() => null)
  // Retries while the provider does not respond; once the token has expired, the next call decides.
  if (!renewed && user && secondsLeft() > 5) timer = setTimeout(() => void renewInTime(), 5_000)
}

/** Reads the stored user and follows its changes: other tabs renew, sign in and sign out too. */
export async function loadUser(): Promise<Claims | null> {
  setUser(storedUser())
  if (user) listen()
  return user && claims
}

let isListening = false
function listen() {
  if (isListening) return
  isListening = true
  // Loads the client early: by the time a token is renewed, a new version of the product may have removed its file.
  afterFirstPage(() => void client().catch(() => {}))
  addEventListener('storage', (event) => {
    if (!event.key?.startsWith(storageKeys.accessToken)) return
    const known = user?.profile.sub
    const stored = storedUser()
    // Another user has signed in in another tab: nothing of the former user may stay on screen.
    if (known && stored && stored.profile.sub !== known) location.reload()
    else setUser(stored)
  })
  channel.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') {
      forgetFirstQueries()
      setLeavingUnconfirmed(true)
      location.replace('/logout/callback')
    }
    // A form with unsaved input asks for confirmation first, as before every reload.
    if (data === 'role-switched') location.reload()
  })
  document.addEventListener('visibilitychange', () => {
    // Timers stop while the machine sleeps.
    if (document.visibilityState === 'visible' && user && secondsLeft() < margin()) void renewInTime()
  })
}

export const currentClaims = (): Claims => claims

/**
 * Renews in a hidden frame. Returns null if the provider no longer has a session. Throws if it could not be reached.
 */
function renew(): Promise<StoredUser | null> {
  renewing ??= navigator.locks
    ? navigator.locks.request('hireloom.renew', renewUnlessDone).finally(() => (renewing = undefined))
    : renewUnlessDone().finally(() => (renewing = undefined))
  return renewing
}

async function renewUnlessDone(): Promise<StoredUser | null> {
  const stored = storedUser()
  if (stored && user && stored.access_token !== user.access_token && !isExpired(stored)) {
    setUser(stored)
    return stored
  }
  const { renewSilently } = await client()
  try {
    const renewed = await renewSilently()
    if (renewed) setUser(renewed)
    return renewed
  } catch {
    if (await isProviderReachable()) return null
    throw await createUnreachableError()
  }
}

/**
 * Renews and returns whether there is a token; false if the provider has no session. Throws if it could not be reached.
 */
export const renewNow = async (): Promise<boolean> => (await renew()) !== null

/** Renews the token after a change of role. Passes the provider's errors on unchanged. */
export async function renewForRole(): Promise<boolean> {
  const { manager } = await client()
  const ask = () => manager.signinSilent()
  const renewed = await (navigator.locks ? navigator.locks.request('hireloom.renew', ask) : ask())
  if (renewed) setUser(renewed)
  return renewed !== null
}

/** Makes the other tabs reload, with the token of the new role. */
export const notifyRoleSwitched = (): void => channel.postMessage('role-switched')

async function isProviderReachable(): Promise<boolean> {
  const metadata = `${config.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  return fetch(metadata, { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** Returns a token that remains valid for a while. Goes to sign-in if there is none. */
export async function accessToken(): Promise<string> {
  if (user && !isDoubtful && secondsLeft() > 2) return user.access_token
  const renewed = user ? await renew() : null
  return renewed ? renewed.access_token : signIn()
}

/** Marks the token as doubtful after the socket was refused with it: the next call gets a new one first. */
export function doubtToken(): void {
  isDoubtful = true
}

/** Returns the address of this page within the application. */
export const getCurrentPath = (): string => location.pathname + location.search + location.hash

/**
 * Goes to the provider, requesting a role if one is passed, and returns to `returnTo`. Never resolves; rejects on
 * failure.
 */
export function signIn(returnTo = getCurrentPath(), role?: string): Promise<never> {
  setLeavingUnconfirmed(true)
  const leave = async () => (await client()).leaveForSignIn(returnTo, role)
  signingIn ??= leave().then(
    () => new Promise<never>(() => {}),
    async (error: unknown) => {
      signingIn = undefined
      setLeavingUnconfirmed(false)
      throw error instanceof RequestError ? error : await createUnreachableError()
    },
  )
  return signingIn
}

/** Handles a 401: forgets the stored user and starts the sign-in, unless that has just been tried in vain. */
export async function signInAgain(refused = new RequestError('UNAUTHENTICATED', '', { status: 401 })): Promise<never> {
  if (!signingIn) {
    setUser(null)
    forgetUser()
    if (isGoingRound()) throw refused
  }
  return signIn()
}

/** Forgets the user and signs in again with a role. */
export async function signInForRole(role: string, returnTo: string): Promise<never> {
  setUser(null)
  forgetUser()
  return signIn(returnTo, role)
}

function isGoingRound(): boolean {
  const now = Date.now()
  const recent = (sessionStorage.getItem(storageKeys.signIns) ?? '')
    .split(',')
    .map(Number)
    .filter((at) => at > now - 60_000)
  sessionStorage.setItem(storageKeys.signIns, [...recent, now].join(','))
  return recent.length >= 3
}

/** Ends the session here, in the other tabs and at the provider. */
export async function signOut(): Promise<void> {
  const stored = storedUser()
  setUser(null)
  if (!stored) return location.replace('/logout/callback')
  forgetFirstQueries()
  channel.postMessage('signed-out')
  if (config.pushKey) await import('../push/push.ts').then(({ endPush }) => endPush()).catch(() => {})
  const { manager } = await client()
  await manager.signoutRedirect({ id_token_hint: stored.id_token })
}
