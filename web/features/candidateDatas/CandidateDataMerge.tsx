import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import MergeDialog from '../../shared/words/MergeDialog.tsx'
import type { CandidateDataKind } from './kinds.ts'
import type { CandidateDataMergeMutation } from './__generated__/CandidateDataMergeMutation.graphql.ts'
import type { CandidateDataMergeQuery } from './__generated__/CandidateDataMergeQuery.graphql.ts'

const merge = asMutation<CandidateDataMergeMutation>(graphql`
  mutation CandidateDataMergeMutation($input: MergeCandidateDataItemInput!) {
    mergeCandidateDataItem(input: $input) { deletedCandidateDataItemId candidateDataItem { id ...CandidateDatasPage_item } }
  }
`)

interface Props {
  /** The record that is merged and removed. */
  item: { id: string; name: string }
  kind: CandidateDataKind
  onClose: (isChanged: boolean) => void
}

/** Asks which entry of the same list replaces this one. */
export default function CandidateDataMerge({ item, kind, onClose }: Props) {
  const { t } = useTranslation('candidateDatas')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<CandidateDataMergeQuery>(
      environment,
      graphql`
      query CandidateDataMergeQuery($filter: CandidateDataItemFilter!, $query: String) {
        candidateDataItems(filter: $filter, query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { filter: { kind }, query: query || null },
    ).toPromise()
    return answer?.candidateDataItems.nodes ?? []
  }
  return (
    <MergeDialog
      word={item}
      hint={t('mergeHint', { replace: { name: item.name } })}
      load={load}
      save={(intoId) => saveBy(merge, { input: { id: item.id, intoId } })}
      onClose={onClose}
    />
  )
}
