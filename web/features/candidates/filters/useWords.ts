import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Offer } from '../../../shared/fields/Combobox.tsx'
import { userOption } from '../../../shared/fields/UserPicker.tsx'
import { useFolderSearch } from '../../../shared/talentFolders/useFolderSearch.ts'
import type { useWordsQuery, VocabularyKind } from './__generated__/useWordsQuery.graphql.ts'
import type { useWordsJobsQuery } from './__generated__/useWordsJobsQuery.graphql.ts'
import type { useWordsUsersQuery } from './__generated__/useWordsUsersQuery.graphql.ts'

const vocabularies: Partial<Record<string, VocabularyKind>> = {
  language: 'LANGUAGE_KEYWORD',
  nationality: 'NATIONALITY',
  skill: 'SKILL_KEYWORD',
  desiredWorkLocation: 'CITY',
}
const shown = 20

/** Searches the possible values of a filter. Keyword filters also accept the typed text itself. */
export function useWords() {
  const environment = useRelayEnvironment()
  const searchFolders = useFolderSearch({ by: 'databaseId' })
  return async (filter: string, search: string): Promise<Offer> => {
    if (filter === 'folder') return searchFolders?.(search) ?? []
    if (filter === 'owner' || filter === 'follower') {
      const answer = await fetchQuery<useWordsUsersQuery>(
        environment,
        graphql`
        query useWordsUsersQuery($query: String) { users(query: $query, first: 20) @required(action: THROW) { nodes { id userName fullName } } }
      `,
        { query: search || null },
        { fetchPolicy: 'store-or-network' },
      ).toPromise()
      return answer?.users.nodes.map(userOption) ?? []
    }
    if (filter === 'job') {
      const answer = await fetchQuery<useWordsJobsQuery>(
        environment,
        graphql`
        query useWordsJobsQuery($query: String) {
          jobs(query: $query, filter: { statuses: [OPEN, ON_HOLD] }, first: 20) @required(action: THROW) { nodes { databaseId title } }
        }
      `,
        { query: search || null },
        { fetchPolicy: 'store-or-network' },
      ).toPromise()
      return answer?.jobs.nodes.map(({ databaseId, title }) => ({ value: databaseId, label: title })) ?? []
    }
    const typed = search ? [{ value: search, label: search }] : []
    const kind = vocabularies[filter]
    if (!kind) return typed
    const answer = await fetchQuery<useWordsQuery>(
      environment,
      graphql`
      query useWordsQuery($kind: VocabularyKind!, $query: String) { vocabulary(kind: $kind, query: $query) @required(action: THROW) { id name } }
    `,
      { kind, query: search || null },
      { fetchPolicy: 'store-or-network' },
    ).toPromise()
    const words = [...new Set(answer?.vocabulary.map(({ name }) => name) ?? [])].slice(0, shown)
    return [
      ...words.map((name) => ({ value: name, label: name })),
      ...typed.filter(({ value }) => !words.includes(value)),
    ]
  }
}
