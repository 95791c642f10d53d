import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import type { OpenDialog } from './TalentFolderList.tsx'
import TalentFolderRow from './TalentFolderRow.tsx'
import type { TalentFolderRows_query$key } from './__generated__/TalentFolderRows_query.graphql.ts'
import type { TalentFolderRowsPagingQuery } from './__generated__/TalentFolderRowsPagingQuery.graphql.ts'

interface Props {
  query: TalentFolderRows_query$key
  onFollow?: () => void
  onOpen: (dialog: OpenDialog) => void
}

/** The folders in name order, 100 at a time. */
export default function TalentFolderRows({ query, onFollow, onOpen }: Props) {
  const { t } = useTranslation('talentFolders')
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<TalentFolderRowsPagingQuery, TalentFolderRows_query$key>(graphql`
    fragment TalentFolderRows_query on Query
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "TalentFolderRowsPagingQuery") {
      talentFolders(first: $count, after: $cursor) @connection(key: "TalentFolderRows_talentFolders", filters: []) {
        edges { node { id ...TalentFolderRow_folder } }
      }
    }
  `, query)
  const { edges } = data.talentFolders
  if (edges.length === 0) return <Box padding="2" color="fg.muted" fontSize="12.5px">{t('noFolders')}</Box>
  // Not a list of the menu's own markup: that looks different where the menu is narrow.
  return (
    <>
      <Box role="list" aria-label={t('menu')}>
        {edges.map(({ node }) => <TalentFolderRow key={node.id} folder={node} onFollow={onFollow} onOpen={onOpen} />)}
      </Box>
      {hasNext && <Button kind="quiet" disabled={isLoadingNext} onClick={() => loadNext(100)}>{t('moreFolders')}</Button>}
    </>
  )
}
