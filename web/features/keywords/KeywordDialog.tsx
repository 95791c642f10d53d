import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { isCarried, type KeywordKind } from './kinds.ts'
import type { KeywordDialog_keyword$key } from './__generated__/KeywordDialog_keyword.graphql.ts'
import type { KeywordDialogCreateMutation } from './__generated__/KeywordDialogCreateMutation.graphql.ts'
import type { KeywordDialogUpdateMutation } from './__generated__/KeywordDialogUpdateMutation.graphql.ts'

const create = asMutation<KeywordDialogCreateMutation>(graphql`
  mutation KeywordDialogCreateMutation($input: CreateKeywordInput!) {
    createKeyword(input: $input) { keyword { id ...KeywordsPage_keyword } }
  }
`)
const update = asMutation<KeywordDialogUpdateMutation>(graphql`
  mutation KeywordDialogUpdateMutation($input: UpdateKeywordInput!) {
    updateKeyword(input: $input) { keyword { id ...KeywordsPage_keyword ...KeywordDialog_keyword } }
  }
`)

interface Props {
  /** The open list. */
  kind: KeywordKind
  /** Null for a new record. */
  keyword: KeywordDialog_keyword$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a keyword of the open list, which has only a name. */
export default function KeywordDialog({ kind, keyword: key, onClose }: Props) {
  const { t } = useTranslation(['keywords', 'list'])
  const keyword = useFragment(
    graphql`
    fragment KeywordDialog_keyword on Keyword { id databaseId name }
  `,
    key,
  )
  const save = ({ name: typed }: { name: string }) => {
    const name = typed.trim()
    return keyword ? saveBy(update, { input: { id: keyword.id, name } }) : saveBy(create, { input: { kind, name } })
  }
  return (
    <EntityDialog<{ name: string }>
      title={`${t(keyword ? 'edit' : 'create', { ns: 'list' })}: ${t(`kinds.${kind}`)}`}
      draft={`keyword:${keyword?.databaseId ?? `new:${kind}`}`}
      isNew={!keyword}
      values={{ name: keyword?.name ?? '' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <TextField
          control={control}
          name="name"
          label={t('name')}
          hint={keyword && isCarried(kind) ? t('renameHint') : undefined}
          isRequired
          maxLength={200}
        />
      )}
    </EntityDialog>
  )
}
