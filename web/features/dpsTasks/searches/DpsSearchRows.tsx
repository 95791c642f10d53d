import { Box } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { RowMenu } from '../../../shared/table/RowMenu.tsx'
import { VirtualList } from '../../../shared/table/VirtualList.tsx'
import DpsSearchItem from './DpsSearchItem.tsx'
import type { DpsSearchRows_query$key } from './__generated__/DpsSearchRows_query.graphql.ts'
import type { DpsSearchRowsPagingQuery } from './__generated__/DpsSearchRowsPagingQuery.graphql.ts'
import type { RenameSearchDialog_search$key } from './__generated__/RenameSearchDialog_search.graphql.ts'

const RenameSearchDialog = lazy(() => import('./RenameSearchDialog.tsx'))

interface Props {
  query: DpsSearchRows_query$key
  isFiltered: boolean
  selected: string
  onSelect: (databaseId: string) => void
}

/** The stored searches, newest first. The next 100 are loaded when the end of the list is reached. */
export default function DpsSearchRows({ query, isFiltered, selected, onSelect }: Props) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const [renamed, setRenamed] = useState<RenameSearchDialog_search$key | null>(null)
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DpsSearchRowsPagingQuery,
    DpsSearchRows_query$key
  >(
    graphql`
    fragment DpsSearchRows_query on Query
    @argumentDefinitions(query: { type: "String" }, count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "DpsSearchRowsPagingQuery") {
      dpsSearches(query: $query, first: $count, after: $cursor) @connection(key: "DpsSearchRows_dpsSearches", filters: ["query"]) @required(action: THROW) {
        totalCount
        edges { node { id databaseId ...DpsSearchItem_search ...RenameSearchDialog_search } }
      }
    }
  `,
    query,
  )
  const { edges, totalCount } = data.dpsSearches
  if (edges.length === 0) {
    return (
      <Box role="status" padding="2" color="fg.muted">
        {isFiltered ? t('noMatches', { ns: 'shared' }) : t('noTypes')}
      </Box>
    )
  }
  return (
    <>
      <RowMenu>
        <VirtualList
          label={t('types')}
          items={edges}
          keyOf={({ node }) => node.id}
          rowHeight={50}
          total={totalCount}
          render={({ node }) => (
            <DpsSearchItem
              dpsSearch={node}
              isSelected={node.databaseId === selected}
              onSelect={() => onSelect(node.databaseId)}
              onRename={() => setRenamed(node)}
            />
          )}
          more={hasNext ? { label: t('moreTypes'), isLoading: isLoadingNext, load: () => loadNext(100) } : null}
        />
      </RowMenu>
      <Suspense fallback={null}>
        {renamed && <RenameSearchDialog dpsSearch={renamed} onClose={() => setRenamed(null)} />}
      </Suspense>
    </>
  )
}
