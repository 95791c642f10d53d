import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Select, TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog, saveBy } from '../../shared/list/dialogs/EntityDialog.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import CandidateField from './CandidateField.tsx'
import { rufStatuses } from './statuses.ts'
import type { RufDialog_ruf$key } from './__generated__/RufDialog_ruf.graphql.ts'
import type { RufDialogCreateMutation } from './__generated__/RufDialogCreateMutation.graphql.ts'
import type { RufDialogUpdateMutation } from './__generated__/RufDialogUpdateMutation.graphql.ts'
import type { RufValues } from './rufValues.ts'

const create = asMutation<RufDialogCreateMutation>(graphql`
  mutation RufDialogCreateMutation($input: CreateRufInput!) { createRuf(input: $input) { ruf { id ...RufsPage_ruf } } }
`)
const update = asMutation<RufDialogUpdateMutation>(graphql`
  mutation RufDialogUpdateMutation($input: UpdateRufInput!) { updateRuf(input: $input) { ruf { id ...RufsPage_ruf ...RufDialog_ruf } } }
`)

interface Props {
  /** null: a new one. */
  ruf: RufDialog_ruf$key | null
  onClose: (isChanged: boolean) => void
}

/** Name, status, candidate and note of a record. */
export default function RufDialog({ ruf: key, onClose }: Props) {
  const { t } = useTranslation('rufs')
  const can = useCan()
  const ruf = useFragment(
    graphql`
    fragment RufDialog_ruf on Ruf { id databaseId name status note candidateId candidateName }
  `,
    key,
  )
  const candidate = ruf?.candidateId ? { value: ruf.candidateId, label: ruf.candidateName ?? '—' } : null
  const save = (values: RufValues) => {
    const input = {
      name: values.name.trim(),
      status: values.status,
      note: values.note.trim() || null,
      candidateId: values.candidate?.value ?? null,
    }
    return ruf ? saveBy(update, { input: { ...input, id: ruf.id } }) : saveBy(create, { input })
  }
  return (
    <EntityDialog<RufValues>
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
          {/* Who may not list candidates keeps the one that is there. */}
          {can('CandidateFieldQuery') && <CandidateField control={control} />}
          <TextArea control={control} name="note" label={t('note')} maxLength={2000} />
        </>
      )}
    </EntityDialog>
  )
}
