import { fetchQuery, graphql } from 'react-relay/hooks'
import { RequestError } from '../../../shared/requestError.ts'
import { exempt } from '../../relay/environment.ts'
import { currentEnvironment } from '../../relay/provider.tsx'
import { startSession } from '../../session/startSession.ts'
import { loadUser } from '../../session/tokens.ts'
import type { serverMenuQuery, serverMenuQuery$data } from './__generated__/serverMenuQuery.graphql.ts'

/** The entries that the server lists for this user's role, in menu order. */
export type ServerMenu = serverMenuQuery$data['menu']
/** What the server provides for this user's role. */
export interface ServerRole {
  /** null if the menu could not be loaded: the permissions alone decide then. */
  menu: ServerMenu | null
  /** The tables as the company has arranged them for the role. */
  tables: NonNullable<NonNullable<serverMenuQuery$data['viewer']>['tables']>
  /** The names of this user's roles; empty if they could not be loaded. */
  roles: NonNullable<serverMenuQuery$data['holder']>['heldRoles']
}

const nothing: ServerRole = { menu: null, tables: [], roles: [] }

const fetchServerMenu = () =>
  fetchQuery<serverMenuQuery>(
    currentEnvironment(),
    graphql`
      query serverMenuQuery {
        menu @required(action: THROW) {
          path
          name
          languageKey
          icon
          names { en vi ja }
        }
        viewer @catch(to: NULL) {
          tables { table columns { key isShown } }
        }
        # By itself: names that cannot be had take nothing else away.
        holder: viewer @catch(to: NULL) {
          heldRoles { code name }
        }
      }
    `,
    {},
    { networkCacheConfig: exempt },
  ).toPromise()

/**
 * Loads the menu in parallel with the session check, so that it takes no extra time, and anew for each visit, so that
 * entries that are no longer listed do not show.
 */
export async function loadServerMenu(): Promise<ServerRole> {
  // Without a user the session is being redirected to sign-in.
  if (!(await loadUser())) return nothing
  try {
    const answer = await fetchServerMenu().catch(async (error: unknown) => {
      if (!(error instanceof RequestError && error.code === 'UNAUTHENTICATED')) throw error
      // The role of the token no longer exists: the session check gets a token for another one, or goes to sign-in.
      await startSession()
      return fetchServerMenu()
    })
    return { menu: answer?.menu ?? null, tables: answer?.viewer?.tables ?? [], roles: answer?.holder?.heldRoles ?? [] }
  } catch (error) {
    console.warn('The menu was not to be had', error)
    return nothing
  }
}
