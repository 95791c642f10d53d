import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Select, TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import CandidateField from '../../shared/candidates/CandidateField.tsx'
import { rufStatuses } from './statuses.ts'
import type { RufRecordDialog_record$key } from './__generated__/RufRecordDialog_record.graphql.ts'
import type { RufRecordDialogCreateMutation } from './__generated__/RufRecordDialogCreateMutation.graphql.ts'
import type { RufRecordDialogUpdateMutation } from './__generated__/RufRecordDialogUpdateMutation.graphql.ts'
import type { RufRecordValues } from './rufRecordValues.ts'

const create = asMutation<RufRecordDialogCreateMutation>(graphql`
  mutation RufRecordDialogCreateMutation($input: CreateRufRecordInput!) { createRufRecord(input: $input) { rufRecord { id ...RufRecordsPage_record } } }
`)
const update = asMutation<RufRecordDialogUpdateMutation>(graphql`
  mutation RufRecordDialogUpdateMutation($input: UpdateRufRecordInput!) { updateRufRecord(input: $input) { rufRecord { id ...RufRecordsPage_record ...RufRecordDialog_record } } }
`)

interface Props {
  /** Null for a new record. */
  ruf: RufRecordDialog_record$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a record: its name, status, candidate and note. */
export default function RufRecordDialog({ ruf: key, onClose }: Props) {
  const { t } = useTranslation('rufRecords')
  const can = useCan()
  const ruf = useFragment(
    graphql`
    fragment RufRecordDialog_record on RufRecord { id databaseId name status note candidate { id } candidateName }
  `,
    key,
  )
  const candidate = ruf?.candidate ? { value: ruf.candidate.id, label: ruf.candidateName ?? '—' } : null
  const save = (values: RufRecordValues) => {
    const input = {
      name: values.name.trim(),
      status: values.status,
      note: values.note.trim() || null,
      candidateId: values.candidate?.value ?? null,
    }
    return ruf ? saveBy(update, { input: { ...input, id: ruf.id } }) : saveBy(create, { input })
  }
  return (
    <EntityDialog<RufRecordValues>
      title={t(ruf ? 'editTitle' : 'createTitle')}
      draft={`ruf:${ruf?.databaseId ?? 'new'}`}
      isNew={!ruf}
      minHeight="360px"
      values={{ name: ruf?.name ?? '', status: ruf?.status ?? 'OPEN', note: ruf?.note ?? '', candidate }}
      fields={{ candidateId: 'candidate' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={250} />
          <Select
            control={control}
            name="status"
            label={t('status')}
            isRequired
            options={rufStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          {/* A user who may not list candidates cannot change the candidate. */}
          {can('CandidateFieldQuery') && <CandidateField control={control} name="candidate" />}
          <TextArea control={control} name="note" label={t('note')} maxLength={2000} />
        </>
      )}
    </EntityDialog>
  )
}
