import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import BlockWordDialog from './BlockWordDialog.tsx'
import { blockWordsSource } from './preload.ts'
import type { BlockWordsPage_word$key } from './__generated__/BlockWordsPage_word.graphql.ts'
import type { BlockWordsPageDeleteMutation } from './__generated__/BlockWordsPageDeleteMutation.graphql.ts'
import type { BlockWordsPageQuery } from './__generated__/BlockWordsPageQuery.graphql.ts'

const query = asQuery<BlockWordsPageQuery>(graphql`
  query BlockWordsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    blockWords(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...BlockWordsPage_word ...BlockWordDialog_word }
    }
  }
`)
const row = asFragment<BlockWordsPage_word$key>(graphql`
  fragment BlockWordsPage_word on BlockWord { id keyword }
`)
const remove = asMutation<BlockWordsPageDeleteMutation>(graphql`
  mutation BlockWordsPageDeleteMutation($input: DeleteBlockWordInput!) {
    deleteBlockWord(input: $input) { deletedBlockWordId }
  }
`)

/** The block words, which keep candidates out of imports (002/2, decision D-101). */
export default function BlockWordsPage() {
  const { t } = useTranslation(['blockWords', 'list'])
  return (
    <ListScreen
      {...blockWordsSource}
      list="blockWords"
      title={t('title')}
      query={query}
      row={row}
      connection={({ blockWords }) => blockWords}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[{ key: 'keyword', label: t('keyword'), text: ({ keyword }) => keyword }]}
      nameOf={({ keyword }) => keyword}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'BlockWordDialogCreateMutation',
        dialog: ({ close }) => <BlockWordDialog word={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'BlockWordDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <BlockWordDialog word={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'BlockWordsPageDeleteMutation',
          dialog: ({ row: { id, keyword }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={keyword}
              hint={t('deleteHint')}
              onClose={close}
            />
          ),
        },
      ]}
    />
  )
}
