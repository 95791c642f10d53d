import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../fields/Combobox.tsx'
import { Field } from '../fields/Field.tsx'
import { EntityDialog } from '../list/dialogs/EntityDialog.tsx'
import type { Save } from '../list/dialogs/useRecordForm.tsx'

interface Word {
  id: string
  name: string
}
interface Values {
  intoId: { value: string; label: string } | null
}
interface Props {
  /** The word that goes. */
  word: Word
  /** What follows from it. */
  hint: string
  /** Words of the same list that have what is typed. */
  load: (query: string) => Promise<readonly Word[]>
  /** Saves by the mutation, with the id of the word that stays. */
  save: (intoId: string) => Save
  onClose: (isChanged: boolean) => void
}

/** Asks which word of the same list takes the place of this one. */
export default function MergeDialog({ word, hint, load, save, onClose }: Props) {
  const { t } = useTranslation('words')
  return (
    <EntityDialog<Values>
      title={t('mergeTitle', { replace: { name: word.name } })}
      submitText={t('merge')}
      draft={`merge:${word.id}`}
      isNew={false}
      values={{ intoId: null }}
      save={({ intoId }) => save(intoId!.value)}
      onClose={onClose}
      minHeight="320px"
    >
      {({ control }) => (
        <IntoField
          control={control}
          hint={hint}
          load={async (query) =>
            (await load(query)).filter(({ id }) => id !== word.id).map(({ id, name }) => ({ value: id, label: name }))
          }
        />
      )}
    </EntityDialog>
  )
}

interface IntoProps {
  control: Control<Values>
  hint: string
  load: (query: string) => Promise<{ value: string; label: string }[]>
}

function IntoField({ control, hint, load }: IntoProps) {
  const { t } = useTranslation(['words', 'shared'])
  const rules = { required: t('required', { ns: 'shared' }) }
  const { field, fieldState } = useController({ control, name: 'intoId', rules })
  return (
    <Field label={t('into')} hint={hint} isRequired error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          value={field.value}
          onChange={field.onChange}
          load={load}
          inputRef={field.ref}
          onBlur={field.onBlur}
          aria={aria}
        />
      )}
    </Field>
  )
}
