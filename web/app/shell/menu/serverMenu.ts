import { fetchQuery, graphql } from 'react-relay/hooks'
import { RequestError } from '../../../shared/requestError.ts'
import { exempt } from '../../relay/environment.ts'
import { currentEnvironment } from '../../relay/provider.tsx'
import { startSession } from '../../session/startSession.ts'
import { loadUser } from '../../session/tokens.ts'
import type { serverMenuQuery, serverMenuQuery$data } from './__generated__/serverMenuQuery.graphql.ts'

/** The entries that the server lists for this user's role, in menu order. */
export type ServerMenu = serverMenuQuery$data['menu']
/** What the server says of this user's role. */
export interface ServerRole {
  /** null: there was no answer, and the permissions alone decide. */
  menu: ServerMenu | null
  /** Tables as the company has arranged them for the role. */
  tables: NonNullable<NonNullable<serverMenuQuery$data['viewer']>['tables']>
  /** What the roles of this user are called; none: nobody says. */
  roles: NonNullable<serverMenuQuery$data['holder']>['heldRoles']
}

const nothing: ServerRole = { menu: null, tables: [], roles: [] }

const ask = () =>
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
 * Asked beside the session's check, so that it costs no time of its own, and each visit anew, so that nothing shows which is
 * no longer listed.
 */
export async function loadServerMenu(): Promise<ServerRole> {
  // Without a user the session is on its way to sign-in.
  if (!(await loadUser())) return nothing
  try {
    const answer = await ask().catch(async (error: unknown) => {
      if (!(error instanceof RequestError && error.code === 'UNAUTHENTICATED')) throw error
      // The role of the token is gone: the session's check gets a token of another one, or leaves for sign-in.
      await startSession()
      return ask()
    })
    return { menu: answer?.menu ?? null, tables: answer?.viewer?.tables ?? [], roles: answer?.holder?.heldRoles ?? [] }
  } catch (error) {
    console.warn('The menu was not to be had', error)
    return nothing
  }
}
