import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import MergeDialog from '../../shared/words/MergeDialog.tsx'
import type { EmailSenderMergeMutation } from './__generated__/EmailSenderMergeMutation.graphql.ts'
import type { EmailSenderMergeQuery } from './__generated__/EmailSenderMergeQuery.graphql.ts'

const merge = asMutation<EmailSenderMergeMutation>(graphql`
  mutation EmailSenderMergeMutation($input: MergeEmailSenderInput!) {
    mergeEmailSender(input: $input) { deletedEmailSenderId emailSender { id ...EmailSendersPage_sender } }
  }
`)

interface Props {
  /** The record that is merged and removed. */
  sender: { id: string; name: string }
  onClose: (isChanged: boolean) => void
}

/** Asks which sender replaces this one. */
export default function EmailSenderMerge({ sender, onClose }: Props) {
  const { t } = useTranslation('emailSenders')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<EmailSenderMergeQuery>(
      environment,
      graphql`
      query EmailSenderMergeQuery($query: String) {
        companyEmailSenders(query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return answer?.companyEmailSenders.nodes ?? []
  }
  return (
    <MergeDialog
      word={sender}
      hint={t('mergeHint', { replace: { name: sender.name } })}
      load={load}
      save={(intoId) => saveBy(merge, { input: { id: sender.id, intoId } })}
      onClose={onClose}
    />
  )
}
