import { Box } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { RowMenu } from '../../../shared/table/RowMenu.tsx'
import { VirtualList } from '../../../shared/table/VirtualList.tsx'
import DpsTypeItem from './DpsTypeItem.tsx'
import type { DpsTypeRows_query$key } from './__generated__/DpsTypeRows_query.graphql.ts'
import type { DpsTypeRowsPagingQuery } from './__generated__/DpsTypeRowsPagingQuery.graphql.ts'
import type { RenameTypeDialog_type$key } from './__generated__/RenameTypeDialog_type.graphql.ts'

const RenameTypeDialog = lazy(() => import('./RenameTypeDialog.tsx'))

interface Props {
  query: DpsTypeRows_query$key
  isFiltered: boolean
  selected: string
  onSelect: (type: string) => void
}

/** The types, newest first, 100 at a time: the next ones come as the end of the list is reached. */
export default function DpsTypeRows({ query, isFiltered, selected, onSelect }: Props) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const [renamed, setRenamed] = useState<RenameTypeDialog_type$key | null>(null)
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DpsTypeRowsPagingQuery,
    DpsTypeRows_query$key
  >(
    graphql`
    fragment DpsTypeRows_query on Query
    @argumentDefinitions(search: { type: "String" }, count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "DpsTypeRowsPagingQuery") {
      dpsTypes(search: $search, first: $count, after: $cursor) @connection(key: "DpsTypeRows_dpsTypes", filters: ["search"]) {
        totalCount
        edges { node { id databaseId ...DpsTypeItem_type ...RenameTypeDialog_type } }
      }
    }
  `,
    query,
  )
  const { edges, totalCount } = data.dpsTypes
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
            <DpsTypeItem
              type={node}
              isSelected={node.databaseId === selected}
              onSelect={() => onSelect(node.databaseId)}
              onRename={() => setRenamed(node)}
            />
          )}
          more={hasNext ? { label: t('moreTypes'), isLoading: isLoadingNext, load: () => loadNext(100) } : null}
        />
      </RowMenu>
      <Suspense fallback={null}>
        {renamed && <RenameTypeDialog type={renamed} onClose={() => setRenamed(null)} />}
      </Suspense>
    </>
  )
}
