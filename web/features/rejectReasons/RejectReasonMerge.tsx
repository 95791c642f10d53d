import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import MergeDialog from '../../shared/words/MergeDialog.tsx'
import type { RejectReasonMergeMutation } from './__generated__/RejectReasonMergeMutation.graphql.ts'
import type { RejectReasonMergeQuery } from './__generated__/RejectReasonMergeQuery.graphql.ts'

const merge = asMutation<RejectReasonMergeMutation>(graphql`
  mutation RejectReasonMergeMutation($input: MergeRejectReasonInput!) {
    mergeRejectReason(input: $input) { deletedRejectReasonId rejectReason { id ...RejectReasonsPage_reason } }
  }
`)

interface Props {
  /** The record that is merged and removed. */
  reason: { id: string; name: string }
  onClose: (isChanged: boolean) => void
}

/** Asks which reason replaces this one. */
export default function RejectReasonMerge({ reason, onClose }: Props) {
  const { t } = useTranslation('rejectReasons')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<RejectReasonMergeQuery>(
      environment,
      graphql`
      query RejectReasonMergeQuery($query: String) {
        rejectReasons(query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return answer?.rejectReasons.nodes ?? []
  }
  return (
    <MergeDialog
      word={reason}
      hint={t('mergeHint', { replace: { name: reason.name } })}
      load={load}
      save={(intoId) => saveBy(merge, { input: { id: reason.id, intoId } })}
      onClose={onClose}
    />
  )
}
