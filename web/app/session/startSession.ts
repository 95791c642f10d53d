import { fetchQuery, graphql } from 'react-relay/hooks'
import { RequestError, requestErrorOfResponse } from '../../shared/requestError.ts'
import type { Session } from '../../shared/session/session.ts'
import { browserZone, showZone } from '../../shared/session/timeZone.ts'
import { config } from '../config.ts'
import { exempt } from '../relay/environment.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import { fetchFromGateway, recover } from '../relay/send.ts'
import type { startSessionQuery, startSessionQuery$data } from './__generated__/startSessionQuery.graphql.ts'
import { accessToken, currentClaims, loadUser, renewNow, secondsLeft, signIn, signInAgain } from './tokens.ts'

type Viewer = startSessionQuery$data['viewer']

/** The session but for signing out, which is a page of the router. */
export type StartedSession = Omit<Session, 'signOut'>

let starting: Promise<StartedSession> | undefined

/**
 * The session of this visit, started once: the stored user, checked with the gateway. Without one, or when the check says
 * that it is no longer good, leaves for sign-in and comes back to this address.
 */
export function startSession(): Promise<StartedSession> {
  starting ??= begin().catch((error: unknown) => {
    starting = loading = undefined
    throw error
  })
  return starting
}

let loading: ReturnType<typeof loadUser> | undefined
/** The stored user, read once for a start. */
const storedUser = () => (loading ??= loadUser())
let isStarted = false
let isRenewed = false

/** Whether the stored token no longer said the truth, so that another one has taken its place at the start. */
export const wasRenewed = (): boolean => isRenewed

/** Whether a token is stored that has not run out, and that the gateway has not checked yet: good enough to ask with. */
export const hasUncheckedToken = async (): Promise<boolean> =>
  !isStarted && (await storedUser()) !== null && secondsLeft() > 2

async function begin(): Promise<StartedSession> {
  isRenewed = false
  if (!(await storedUser())) return signIn()
  const viewer = await checkedViewer()
  if (!viewer || viewer instanceof RequestError) return signInAgain(viewer ?? undefined)
  isStarted = true
  showZone(viewer.timeZone ?? null)
  // Told once: who travels stays where they live until they say otherwise.
  if (!viewer.timeZone) void import('./tellTimeZone.ts').then(({ tellTimeZone }) => tellTimeZone(browserZone()))
  if (config.pushKey) void import('../push/push.ts').then(({ startPush }) => startPush(viewer.user.userName))
  return {
    user: {
      ...viewer.user,
      email: viewer.user.email ?? null,
      roles: viewer.roles,
      currentRole: viewer.currentRole,
      // Its name comes with the menu.
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
 * Who is signed in, once the permission check has passed; else why it has failed. A token that no longer says the truth
 * (a role was taken away, its permissions have changed) is renewed first.
 */
async function checkedViewer(): Promise<Viewer | RequestError | null> {
  const viewer = await readViewer()
  const isKnown = viewer !== null && !(viewer instanceof RequestError)
  if (isRenewed || (isKnown && viewer.hasCurrentToken)) return viewer
  const isNew = await renewNow().catch((error: unknown) => {
    // The provider cannot be asked: the services still see to what the old token may do.
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

/** Whether the user holds the key, or any one of them, by the token of this moment; and the condition, if any, holds too (000/6). */
export function isPermitted(permission: string | readonly string[] | undefined, condition = true): boolean {
  if (!condition) return false
  const keys = typeof permission === 'string' ? [permission] : (permission ?? [])
  const { permissions } = currentClaims()
  return keys.length === 0 || keys.some((key) => permissions.has(key))
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  // Files take as long as they take: their deadline is the caller's signal.
  const response = await fetchFromGateway(path, init, null)
  return response.ok ? response : recover(await requestErrorOfResponse(response))
}
