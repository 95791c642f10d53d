import i18n from 'i18next'
import { leaveUnasked } from '../../shared/hooks/leaving.ts'
import { RequestError } from '../../shared/requestError.ts'
import { afterFirstPage } from '../afterFirstPage.ts'
import { config, storageKeys } from '../config.ts'
import { readClaims, type Claims } from './claims.ts'
import { forgetUser, isExpired, storedUser, type StoredUser } from './client/storedUser.ts'

/** The OpenID client; throws where it cannot be loaded. */
const client = () =>
  import('./client/manager.ts').catch(async () => {
    throw await unreachable()
  })

let user: StoredUser | null = null
let claims: Claims = readClaims('')
let renewing: Promise<StoredUser | null> | undefined
let signingIn: Promise<never> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isDoubtful = false

const channel = new BroadcastChannel('hireloom.session')
/** How long the token is still good, by the clock that saw it come: this machine's may be wrong. */
export const secondsLeft = (): number => (user?.expires_at ?? claims.expiresAt) - Date.now() / 1000
/** The provider does not answer; the texts of failures may not be there before anybody is signed in. */
async function unreachable(): Promise<RequestError> {
  await i18n.loadNamespaces('errorCodes').catch(() => {})
  return new RequestError('UPSTREAM_UNAVAILABLE', '', { errorCode: 'IDENTITY_UNAVAILABLE' })
}
/** A third of a short life, a minute of a long one. */
const margin = () => Math.min(60, (claims.expiresAt - claims.issuedAt || 180) / 3)

function take(next: StoredUser | null) {
  user = next
  isDoubtful = false
  claims = readClaims(next?.access_token ?? '')
  clearTimeout(timer)
  if (user) timer = setTimeout(() => void renewInTime(), Math.max(1, secondsLeft() - margin()) * 1000)
}

async function renewInTime() {
  const renewed = await renew().catch(() => null)
  // A provider that does not answer is asked again; once the token has run out, the next call decides.
  if (!renewed && user && secondsLeft() > 5) timer = setTimeout(() => void renewInTime(), 5_000)
}

/** Reads the stored user and keeps following it: other tabs renew, sign in and sign out too. */
export async function loadUser(): Promise<Claims | null> {
  take(storedUser())
  if (user) listen()
  return user && claims
}

let isListening = false
function listen() {
  if (isListening) return
  isListening = true
  // Soon: by the time at which a token is renewed, another version of the product may have taken its file away.
  afterFirstPage(() => void client().catch(() => {}))
  addEventListener('storage', (event) => {
    if (!event.key?.startsWith(storageKeys.accessToken)) return
    const known = user?.profile.sub
    const stored = storedUser()
    // Somebody else signed in beside us: nothing of the former user may stay on screen.
    if (known && stored && stored.profile.sub !== known) location.reload()
    else take(stored)
  })
  channel.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') {
      leaveUnasked(true)
      location.replace('/logout/callback')
    }
    // A form with unsaved input asks first, as before every reload.
    if (data === 'role-switched') location.reload()
  })
  document.addEventListener('visibilitychange', () => {
    // Timers sleep with the machine.
    if (document.visibilityState === 'visible' && user && secondsLeft() < margin()) void renewInTime()
  })
}

export const currentClaims = (): Claims => claims

/** Renews in a hidden frame. null: the provider knows no session any more. Throws when it could not be asked. */
function renew(): Promise<StoredUser | null> {
  renewing ??= navigator.locks
    ? navigator.locks.request('hireloom.renew', renewUnlessDone).finally(() => (renewing = undefined))
    : renewUnlessDone().finally(() => (renewing = undefined))
  return renewing
}

async function renewUnlessDone(): Promise<StoredUser | null> {
  const stored = storedUser()
  if (stored && user && stored.access_token !== user.access_token && !isExpired(stored)) {
    take(stored)
    return stored
  }
  const { renewSilently } = await client()
  try {
    const renewed = await renewSilently()
    if (renewed) take(renewed)
    return renewed
  } catch {
    if (await isProviderReachable()) return null
    throw await unreachable()
  }
}

/** Renews and answers whether there is a token; false when the provider knows no session. Throws when it could not be asked. */
export const renewNow = async (): Promise<boolean> => (await renew()) !== null

/** The renewal after a switch of the role: what the provider answers, or throws, as it is. */
export async function renewForRole(): Promise<boolean> {
  const { manager } = await client()
  const ask = () => manager.signinSilent()
  const renewed = await (navigator.locks ? navigator.locks.request('hireloom.renew', ask) : ask())
  if (renewed) take(renewed)
  return renewed !== null
}

/** The other tabs load anew, under the token of the role that was switched to. */
export const tellRoleSwitched = (): void => channel.postMessage('role-switched')

async function isProviderReachable(): Promise<boolean> {
  const metadata = `${config.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  return fetch(metadata, { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** A token that is good for a while. Goes to sign-in when there is none to get. */
export async function accessToken(): Promise<string> {
  if (user && !isDoubtful && secondsLeft() > 2) return user.access_token
  const renewed = user ? await renew() : null
  return renewed ? renewed.access_token : signIn()
}

/** The socket was refused with this token: the next call gets another one before it goes on. */
export function doubtToken(): void {
  isDoubtful = true
}

/** The address of this page within the application. */
export const here = (): string => location.pathname + location.search + location.hash

/** Leaves for the provider, asking for a role if one is given, and comes back to `returnTo`; settles only by failing. */
export function signIn(returnTo = here(), role?: string): Promise<never> {
  leaveUnasked(true)
  const leave = async () => (await client()).leaveForSignIn(returnTo, role)
  signingIn ??= leave().then(
    () => new Promise<never>(() => {}),
    async (error: unknown) => {
      signingIn = undefined
      leaveUnasked(false)
      throw error instanceof RequestError ? error : await unreachable()
    },
  )
  return signingIn
}

/** A call was answered 401: the stored user goes and sign-in starts, unless that has just been done in vain. */
export async function signInAgain(refused = new RequestError('UNAUTHENTICATED', '', { status: 401 })): Promise<never> {
  if (!signingIn) {
    take(null)
    forgetUser()
    if (isGoingRound()) throw refused
  }
  return signIn()
}

/** Forgets the user and signs in again for a role. */
export async function signInForRole(role: string, returnTo: string): Promise<never> {
  take(null)
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
  take(null)
  if (!stored) return location.replace('/logout/callback')
  channel.postMessage('signed-out')
  if (config.pushKey) await import('../push/push.ts').then(({ endPush }) => endPush()).catch(() => {})
  const { manager } = await client()
  await manager.signoutRedirect({ id_token_hint: stored.id_token })
}
