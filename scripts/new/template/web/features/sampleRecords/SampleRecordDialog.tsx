import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { SampleRecordDialog_sampleRecord$key } from './__generated__/SampleRecordDialog_sampleRecord.graphql.ts'
import type { SampleRecordDialogCreateMutation } from './__generated__/SampleRecordDialogCreateMutation.graphql.ts'
import type { SampleRecordDialogUpdateMutation } from './__generated__/SampleRecordDialogUpdateMutation.graphql.ts'

const create = asMutation<SampleRecordDialogCreateMutation>(graphql`
  mutation SampleRecordDialogCreateMutation($input: CreateSampleRecordInput!) {
    createSampleRecord(input: $input) { sampleRecord { id ...SampleRecordsPage_sampleRecord } }
  }
`)
const update = asMutation<SampleRecordDialogUpdateMutation>(graphql`
  mutation SampleRecordDialogUpdateMutation($input: UpdateSampleRecordInput!) {
    updateSampleRecord(input: $input) {
      sampleRecord { id ...SampleRecordsPage_sampleRecord ...SampleRecordDialog_sampleRecord }
    }
  }
`)

interface SampleRecordValues {
  name: string
  note: string
}

interface Props {
  /** Null for a new record. */
  sampleRecord: SampleRecordDialog_sampleRecord$key | null
  onClose: (isChanged: boolean) => void
}

/** Edits the name and note of a record. */
export default function SampleRecordDialog({ sampleRecord: key, onClose }: Props) {
  const { t } = useTranslation('sampleRecords')
  const sampleRecord = useFragment(
    graphql`
    fragment SampleRecordDialog_sampleRecord on SampleRecord { id databaseId name note }
  `,
    key,
  )
  const save = ({ name, note }: SampleRecordValues) => {
    const input = { name: name.trim(), note: note.trim() || null }
    return sampleRecord ? saveBy(update, { input: { ...input, id: sampleRecord.id } }) : saveBy(create, { input })
  }
  return (
    <EntityDialog<SampleRecordValues>
      title={t(sampleRecord ? 'editTitle' : 'createTitle')}
      draft={`sampleRecord:${sampleRecord?.databaseId ?? 'new'}`}
      isNew={!sampleRecord}
      values={{ name: sampleRecord?.name ?? '', note: sampleRecord?.note ?? '' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={250} />
          <TextArea control={control} name="note" label={t('note')} maxLength={2000} />
        </>
      )}
    </EntityDialog>
  )
}
