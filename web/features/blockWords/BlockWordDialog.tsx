import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { BlockWordDialog_word$key } from './__generated__/BlockWordDialog_word.graphql.ts'
import type { BlockWordDialogCreateMutation } from './__generated__/BlockWordDialogCreateMutation.graphql.ts'
import type { BlockWordDialogUpdateMutation } from './__generated__/BlockWordDialogUpdateMutation.graphql.ts'

const create = asMutation<BlockWordDialogCreateMutation>(graphql`
  mutation BlockWordDialogCreateMutation($input: CreateBlockWordInput!) {
    createBlockWord(input: $input) { blockWord { id ...BlockWordsPage_word } }
  }
`)
const update = asMutation<BlockWordDialogUpdateMutation>(graphql`
  mutation BlockWordDialogUpdateMutation($input: UpdateBlockWordInput!) {
    updateBlockWord(input: $input) { blockWord { id ...BlockWordsPage_word ...BlockWordDialog_word } }
  }
`)

interface Props {
  /** Null for a new record. */
  word: BlockWordDialog_word$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a block word, which has a single field. */
export default function BlockWordDialog({ word: key, onClose }: Props) {
  const { t } = useTranslation(['blockWords', 'list'])
  const word = useFragment(
    graphql`
    fragment BlockWordDialog_word on BlockWord { id databaseId keyword }
  `,
    key,
  )
  const save = ({ keyword: typed }: { keyword: string }) => {
    const keyword = typed.trim()
    return word ? saveBy(update, { input: { id: word.id, keyword } }) : saveBy(create, { input: { keyword } })
  }
  return (
    <EntityDialog<{ keyword: string }>
      title={`${t(word ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`block-word:${word?.databaseId ?? 'new'}`}
      isNew={!word}
      values={{ keyword: word?.keyword ?? '' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <TextField
          control={control}
          name="keyword"
          label={t('keyword')}
          hint={t('keywordHint')}
          isRequired
          maxLength={100}
        />
      )}
    </EntityDialog>
  )
}
