import { useTranslation } from 'react-i18next'
import { EntityDialog } from '../list/dialogs/EntityDialog.tsx'
import type { Save } from '../list/dialogs/useRecordForm.tsx'
import { WordField, type ChosenWord, type ListedWord } from './WordField.tsx'

interface Values {
  intoId: ChosenWord
}
interface Props {
  /** The word that is removed. */
  word: ListedWord
  /** The consequences of the merge. */
  hint: string
  /** Finds words of the same list that contain the typed text. */
  load: (query: string) => Promise<readonly ListedWord[]>
  /** Returns the save of the mutation, with the id of the word that stays. */
  save: (intoId: string) => Save
  onClose: (isChanged: boolean) => void
}

/** Asks which word of the same list replaces this one. */
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
        <WordField
          control={control}
          name="intoId"
          label={t('into')}
          hint={hint}
          load={async (query) => (await load(query)).filter(({ id }) => id !== word.id)}
        />
      )}
    </EntityDialog>
  )
}
