import { fetchQuery, graphql } from 'react-relay/hooks'
import { RequestError, requestErrorOfResponse } from '../../shared/requestError.ts'
import type { Session } from '../../shared/session/session.ts'
import { browserZone, showZone } from '../../shared/session/timeZone.ts'
import { config } from '../config.ts'
import { exempt } from '../relay/environment.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import { fetchFromGateway, handleFailure } from '../relay/send.ts'
import type { startSessionQuery, startSessionQuery$data } from './__generated__/startSessionQuery.graphql.ts'
import { accessToken, currentClaims, loadUser, renewNow, secondsLeft, signIn, signInAgain } from './tokens.ts'

type Viewer = startSessionQuery$data['viewer']

/** The session without sign-out, which is a page of the router. */
export type StartedSession = Omit<Session, 'signOut'>

let starting: Promise<StartedSession> | undefined

/**
 * Starts the session of this visit, once: the stored user, checked with the gateway. If there is none, or the check
 * finds that the sign-in is no longer valid, goes to sign-in and returns to this address.
 */
export function startSession(): Promise<StartedSession> {
  starting ??= begin().catch((error: unknown) => {
    starting = loading = undefined
    throw error
  })
  return starting
}

let loading: ReturnType<typeof loadUser> | undefined
/** Returns the stored user, read once per start. */
const storedUser = () => (loading ??= loadUser())
let isStarted = false
let isRenewed = false

/** Whether the stored token was outdated and was replaced at the start. */
export const wasRenewed = (): boolean => isRenewed

/**
 * Whether there is a stored token that has not expired and that the gateway has not checked yet: good enough to send
 * queries with.
 */
export const hasUncheckedToken = async (): Promise<boolean> =>
  !isStarted && (await storedUser()) !== null && secondsLeft() > 2

async function begin(): Promise<StartedSession> {
  isRenewed = false
  if (!(await storedUser())) return signIn()
  const viewer = await checkedViewer()
  if (!viewer || viewer instanceof RequestError) return signInAgain(viewer ?? undefined)
  isStarted = true
  showZone(viewer.timeZone ?? null)
  // Sent once: users who travel keep their time zone until they change it.
  if (!viewer.timeZone) void import('./tellTimeZone.ts').then(({ tellTimeZone }) => tellTimeZone(browserZone()))
  if (config.pushKey) void import('../push/push.ts').then(({ startPush }) => startPush(viewer.user.userName))
  return {
    user: {
      ...viewer.user,
      email: viewer.user.email ?? null,
      roles: viewer.roles,
      currentRole: viewer.currentRole,
      // The name of the role is loaded with the menu.
      roleName: viewer.currentRole,
    },
    companyName: viewer.company.name,
    isExternal: currentClaims().isExternal,
    can: isPermitted,
    accessToken,
    request,
    signInAgain: () => void signInAgain().catch(() => location.reload()),
  }
}

/**
 * Returns the signed-in user after the permission check, or the reason why it failed. An outdated token (a role was
 * removed, or its permissions have changed) is renewed first.
 */
async function checkedViewer(): Promise<Viewer | RequestError | null> {
  const viewer = await readViewer()
  const isKnown = viewer !== null && !(viewer instanceof RequestError)
  if (isRenewed || (isKnown && viewer.hasCurrentToken)) return viewer
  const isNew = await renewNow().catch((error: unknown) => {
    // The provider cannot be reached: the services still check what the old token permits.
    if (isKnown) return null
    throw error
  })
  if (isNew === null) return viewer
  if (!isNew) return null
  isRenewed = true
  return checkedViewer()
}

async function readViewer(): Promise<Viewer | RequestError | null> {
  const query = fetchQuery<startSessionQuery>(
    currentEnvironment(),
    graphql`
      query startSessionQuery {
        viewer @required(action: THROW) {
          hasCurrentToken
          currentRole
          roles
          timeZone
          company {
            name
          }
          user {
            userName
            fullName
            email
          }
        }
      }
    `,
    {},
    { networkCacheConfig: exempt },
  )
  try {
    return (await query.toPromise())?.viewer ?? null
  } catch (error) {
    if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') return error
    throw error
  }
}

/**
 * Whether the current token grants the permission, or any one of several, and the condition, if any, holds too (000/6).
 */
export function isPermitted(permission: string | readonly string[] | undefined, condition = true): boolean {
  if (!condition) return false
  const keys = typeof permission === 'string' ? [permission] : (permission ?? [])
  const { permissions } = currentClaims()
  return keys.length === 0 || keys.some((key) => permissions.has(key))
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  // Files take as long as they need: the caller's signal sets their deadline.
  const response = await fetchFromGateway(path, init, null)
  return response.ok ? response : handleFailure(await requestErrorOfResponse(response))
}
