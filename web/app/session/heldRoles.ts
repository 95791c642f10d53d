import { useEffect, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay/hooks'
import { exempt } from '../relay/environment.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import type { heldRolesQuery, heldRolesQuery$data } from './__generated__/heldRolesQuery.graphql.ts'
import { loadUser, secondsLeft } from './tokens.ts'

export type HeldRole = heldRolesQuery$data['viewer']['heldRoles'][number]

async function read(granting: readonly string[] | undefined): Promise<readonly HeldRole[]> {
  // Public pages call this too, and must not lead to sign-in.
  const claims = await loadUser()
  if (!claims || secondsLeft() < 5) return []
  const query = fetchQuery<heldRolesQuery>(
    currentEnvironment(),
    graphql`
      query heldRolesQuery($granting: [Permission!]) {
        viewer @required(action: THROW) {
          heldRoles(granting: $granting) {
            code
            name
            description
          }
        }
      }
    `,
    { granting },
    { networkCacheConfig: exempt },
  )
  const { viewer } = (await query.toPromise())!
  return viewer.heldRoles.filter(({ code }) => !granting || code !== claims.currentRole)
}

/**
 * Returns the roles that the user has; with keys, only the other roles that have at least one of them. The list is
 * empty until it has loaded and if it cannot be loaded.
 */
export function useHeldRoles(granting?: readonly string[]): readonly HeldRole[] {
  const [roles, setRoles] = useState<readonly HeldRole[]>([])
  const keys = granting?.join(' ')
  useEffect(() => {
    let isGone = false
    read(keys?.split(' ')).then(
      (found) => {
        if (!isGone) setRoles(found)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [keys])
  return roles
}
