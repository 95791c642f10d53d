import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import VerificationFolderItem from './VerificationFolderItem.tsx'
import type { VerificationFolderRows_query$key } from './__generated__/VerificationFolderRows_query.graphql.ts'
import type { VerificationFolderRowsPagingQuery } from './__generated__/VerificationFolderRowsPagingQuery.graphql.ts'

interface Props {
  query: VerificationFolderRows_query$key
  isFiltered: boolean
  selected: string
  onSelect: (folder: string) => void
}

/** The folders, 100 at a time: the next ones come as the end of the list is reached. */
export default function VerificationFolderRows({ query, isFiltered, selected, onSelect }: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<VerificationFolderRowsPagingQuery, VerificationFolderRows_query$key>(graphql`
    fragment VerificationFolderRows_query on Query
    @argumentDefinitions(search: { type: "String" }, count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "VerificationFolderRowsPagingQuery") {
      verificationFolders(search: $search, first: $count, after: $cursor)
        @connection(key: "VerificationFolderRows_verificationFolders", filters: ["search"]) {
        edges { node { id databaseId ...VerificationFolderItem_folder } }
      }
    }
  `, query)
  const { edges } = data.verificationFolders
  const more = () => { if (hasNext && !isLoadingNext) loadNext(100) }
  // Seen: the end of the list has been scrolled to.
  const watchEnd = (element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) more() })
    observer.observe(element)
    return () => observer.disconnect()
  }
  if (edges.length === 0) {
    return <Box role="status" padding="3" color="fg.muted">{isFiltered ? t('noMatches', { ns: 'shared' }) : t('noFolders')}</Box>
  }
  return (
    <>
      <chakra.ul listStyleType="none" margin="0" padding="0">
        {edges.map(({ node }) => (
          <VerificationFolderItem key={node.id} folder={node} isSelected={node.databaseId === selected} onSelect={() => onSelect(node.databaseId)} />
        ))}
      </chakra.ul>
      {hasNext && <Box ref={watchEnd} padding="2"><Button kind="quiet" disabled={isLoadingNext} onClick={more}>{t('moreFolders')}</Button></Box>}
    </>
  )
}
