import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { VocabularyKind, useVocabularyQuery } from './__generated__/useVocabularyQuery.graphql.ts'

/** Returns a search for the words of one of the company's vocabularies that contain the typed text. */
export function useVocabulary(kind: VocabularyKind) {
  const environment = useRelayEnvironment()
  return useCallback(
    async (search: string): Promise<string[]> => {
      const answer = await fetchQuery<useVocabularyQuery>(
        environment,
        graphql`
      query useVocabularyQuery($kind: VocabularyKind!, $query: String) {
        vocabulary(kind: $kind, query: $query) @required(action: THROW) { name }
      }
    `,
        { kind, query: search || null },
        { fetchPolicy: 'store-or-network' },
      ).toPromise()
      return answer?.vocabulary.map(({ name }) => name).slice(0, 50) ?? []
    },
    [environment, kind],
  )
}
