import { fetchQuery, graphql } from 'react-relay/hooks'
import { requestErrorOfResponse } from '../../shared/requestError.ts'
import type { Session } from '../../shared/session.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import { fetchFromGateway, recover } from '../relay/send.ts'
import type { startSessionQuery } from './__generated__/startSessionQuery.graphql.ts'
import { accessToken, currentClaims, loadUser, signIn, signInAgain } from './tokens.ts'

/** The session but for signing out, which is a page of the router. */
export type StartedSession = Omit<Session, 'signOut'>

let starting: Promise<StartedSession> | undefined

/**
 * The session of this visit, started once: the stored user, checked with the gateway. Without one, or when the check says
 * that it is no longer good, leaves for sign-in and comes back to this address.
 */
export function startSession(): Promise<StartedSession> {
  starting ??= begin().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

async function begin(): Promise<StartedSession> {
  if (!(await loadUser())) return signIn()
  const query = fetchQuery<startSessionQuery>(
    currentEnvironment(),
    graphql`
      query startSessionQuery {
        viewer {
          currentRole
          roles
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
  )
  const answer = await query.toPromise()
  const viewer = answer?.viewer
  if (!viewer) return signInAgain()
  return {
    user: { ...viewer.user, email: viewer.user.email ?? null, roles: viewer.roles, currentRole: viewer.currentRole },
    companyName: viewer.company.name,
    can: isPermitted,
    accessToken,
    request,
    signInAgain: () => void signInAgain().catch(() => location.reload()),
  }
}

/** Whether the user holds the key, or any one of them, by the token of this moment. */
export function isPermitted(permission: string | readonly string[] | undefined): boolean {
  const keys = typeof permission === 'string' ? [permission] : (permission ?? [])
  const { permissions } = currentClaims()
  return keys.length === 0 || keys.some((key) => permissions.has(key))
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  // Files take as long as they take: their deadline is the caller's signal.
  const response = await fetchFromGateway(path, init, null)
  return response.ok ? response : recover(await requestErrorOfResponse(response))
}
