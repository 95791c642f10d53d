import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Found } from '../fields/Combobox.tsx'
import { useCan } from '../hooks/useCan.ts'
import type { useFolderSearchQuery } from './__generated__/useFolderSearchQuery.graphql.ts'

interface Search {
  /** Whether only folders are found that the viewer may add candidates to. */
  isOwn?: boolean
  /** Which of the folders' ids the options have as values. */
  by?: 'id' | 'databaseId'
}

/** Returns the search for talent folders, page by page; null for users who may not see folders. */
export function useFolderSearch({ isOwn = false, by = 'id' }: Search = {}):
  ((search: string) => Promise<Found>) | null {
  const can = useCan()
  const environment = useRelayEnvironment()
  const page = async (query: string | null, after: string | null): Promise<Found> => {
    const answer = await fetchQuery<useFolderSearchQuery>(
      environment,
      graphql`
      query useFolderSearchQuery($query: String, $filter: TalentFolderFilter, $after: String) {
        talentFolders(query: $query, filter: $filter, first: 30, after: $after) @required(action: THROW) {
          nodes { id databaseId name isShared owner { fullName } }
          pageInfo { hasNextPage endCursor }
        }
      }
    `,
      { query, filter: isOwn ? { isOwn } : null, after },
    ).toPromise()
    const { nodes, pageInfo } = answer!.talentFolders
    return {
      options: nodes.map((folder) => ({
        value: folder[by],
        label: folder.isShared ? `${folder.name} — ${folder.owner?.fullName ?? '—'}` : folder.name,
      })),
      next: pageInfo.hasNextPage ? () => page(query, pageInfo.endCursor ?? null) : null,
    }
  }
  return can('useFolderSearchQuery') ? (search) => page(search || null, null) : null
}
