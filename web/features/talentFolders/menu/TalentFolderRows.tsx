import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { RowMenu } from '../../../shared/table/RowMenu.tsx'
import { VirtualList } from '../../../shared/table/VirtualList.tsx'
import type { OpenDialog } from './openDialog.ts'
import TalentFolderRow from './TalentFolderRow.tsx'
import type { TalentFolderRows_query$key } from './__generated__/TalentFolderRows_query.graphql.ts'
import type { TalentFolderRowsPagingQuery } from './__generated__/TalentFolderRowsPagingQuery.graphql.ts'

interface Props {
  query: TalentFolderRows_query$key
  onFollow?: () => void
  onOpen: (dialog: OpenDialog) => void
}

/** The folders by name, 100 at a time. */
export default function TalentFolderRows({ query, onFollow, onOpen }: Props) {
  const { t } = useTranslation('talentFolders')
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TalentFolderRowsPagingQuery,
    TalentFolderRows_query$key
  >(
    graphql`
    fragment TalentFolderRows_query on Query
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "TalentFolderRowsPagingQuery") {
      talentFolders(first: $count, after: $cursor) @connection(key: "TalentFolderRows_talentFolders", filters: []) @required(action: THROW) {
        totalCount
        edges { node { id ...TalentFolderRow_folder } }
      }
    }
  `,
    query,
  )
  const { edges, totalCount } = data.talentFolders
  if (edges.length === 0)
    return (
      <Box padding="2" color="fg.muted" fontSize="12.5px">
        {t('noFolders')}
      </Box>
    )
  return (
    <RowMenu>
      <VirtualList
        label={t('menu')}
        items={edges}
        keyOf={({ node }) => node.id}
        rowHeight={32}
        total={totalCount}
        render={({ node }) => <TalentFolderRow folder={node} onFollow={onFollow} onOpen={onOpen} />}
        more={hasNext ? { label: t('moreFolders'), isLoading: isLoadingNext, load: () => loadNext(100) } : null}
      />
    </RowMenu>
  )
}
