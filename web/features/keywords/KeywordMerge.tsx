import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import MergeDialog from '../../shared/words/MergeDialog.tsx'
import type { KeywordKind } from './kinds.ts'
import type { KeywordMergeMutation } from './__generated__/KeywordMergeMutation.graphql.ts'
import type { KeywordMergeQuery } from './__generated__/KeywordMergeQuery.graphql.ts'

const merge = asMutation<KeywordMergeMutation>(graphql`
  mutation KeywordMergeMutation($input: MergeKeywordInput!) {
    mergeKeyword(input: $input) { deletedKeywordId keyword { id ...KeywordsPage_keyword } }
  }
`)

interface Props {
  /** The keyword that is merged and removed. */
  keyword: { id: string; name: string }
  kind: KeywordKind
  onClose: (isChanged: boolean) => void
}

/** Asks which keyword of the same list replaces this one. */
export default function KeywordMerge({ keyword, kind, onClose }: Props) {
  const { t } = useTranslation('keywords')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<KeywordMergeQuery>(
      environment,
      graphql`
      query KeywordMergeQuery($filter: KeywordFilter!, $query: String) {
        keywords(filter: $filter, query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { filter: { kind }, query: query || null },
    ).toPromise()
    return answer?.keywords.nodes ?? []
  }
  return (
    <MergeDialog
      word={keyword}
      hint={t('mergeHint', { replace: { name: keyword.name } })}
      load={load}
      save={(intoId) => saveBy(merge, { input: { id: keyword.id, intoId } })}
      onClose={onClose}
    />
  )
}
