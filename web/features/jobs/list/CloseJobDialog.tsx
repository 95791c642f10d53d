import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Select, TextArea } from '../../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { closeReasons } from '../statuses.ts'
import type { CloseJobDialogMutation, JobCloseReason } from './__generated__/CloseJobDialogMutation.graphql.ts'

const close = asMutation<CloseJobDialogMutation>(graphql`
  mutation CloseJobDialogMutation($input: ChangeJobStatusInput!) {
    changeJobStatus(input: $input) { job { id status closeReason closeNote } }
  }
`)

interface Props {
  job: { id: string; databaseId: string; title: string }
  onClose: () => void
}

/** Closes a job, with the reason why hiring has ended. */
export default function CloseJobDialog({ job, onClose }: Props) {
  const { t } = useTranslation('jobs')
  return (
    <EntityDialog<{ reason: string; note: string }>
      title={t('close.title', { replace: { title: job.title } })}
      draft={`job-close:${job.databaseId}`}
      isNew={false}
      values={{ reason: '', note: '' }}
      save={({ reason, note }) =>
        saveBy(close, {
          input: { id: job.id, status: 'CLOSED', reason: reason as JobCloseReason, note: note.trim() || null },
        })
      }
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <Select
            control={control}
            name="reason"
            label={t('close.reason')}
            isRequired
            options={closeReasons.map((value) => ({ value, label: t(`close.reasons.${value}`) }))}
          />
          <TextArea control={control} name="note" label={t('close.note')} maxLength={500} />
        </>
      )}
    </EntityDialog>
  )
}
