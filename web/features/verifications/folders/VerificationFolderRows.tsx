import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { VirtualList } from '../../../shared/table/VirtualList.tsx'
import { RowMenu } from '../../../shared/table/RowMenu.tsx'
import VerificationFolderItem from './VerificationFolderItem.tsx'
import type { VerificationFolderRows_query$key } from './__generated__/VerificationFolderRows_query.graphql.ts'
import type { VerificationFolderRowsPagingQuery } from './__generated__/VerificationFolderRowsPagingQuery.graphql.ts'

interface Props {
  query: VerificationFolderRows_query$key
  isFiltered: boolean
  selected: string
  onSelect: (folder: string) => void
  onEdit: (folder: string) => void
}

/** The folders, 100 at a time: the next ones are loaded when the end of the list is reached. */
export default function VerificationFolderRows({ query, isFiltered, selected, onSelect, onEdit }: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    VerificationFolderRowsPagingQuery,
    VerificationFolderRows_query$key
  >(
    graphql`
    fragment VerificationFolderRows_query on Query
    @argumentDefinitions(query: { type: "String" }, count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "VerificationFolderRowsPagingQuery") {
      verificationFolders(query: $query, first: $count, after: $cursor)
        @connection(key: "VerificationFolderRows_verificationFolders", filters: ["query"]) @required(action: THROW) {
        totalCount
        edges { node { id databaseId ...VerificationFolderItem_folder } }
      }
    }
  `,
    query,
  )
  const { edges, totalCount } = data.verificationFolders
  if (edges.length === 0) {
    return (
      <Box role="status" padding="3" color="fg.muted">
        {isFiltered ? t('noMatches', { ns: 'shared' }) : t('noFolders')}
      </Box>
    )
  }
  return (
    <RowMenu>
      <VirtualList
        label={t('folders')}
        items={edges}
        keyOf={({ node }) => node.id}
        rowHeight={50}
        total={totalCount}
        render={({ node }) => (
          <VerificationFolderItem
            folder={node}
            isSelected={node.databaseId === selected}
            onSelect={() => onSelect(node.databaseId)}
            onEdit={() => onEdit(node.databaseId)}
          />
        )}
        more={hasNext ? { label: t('moreFolders'), isLoading: isLoadingNext, load: () => loadNext(100) } : null}
      />
    </RowMenu>
  )
}
