import { Box, Flex, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import VerificationFolderRows from './VerificationFolderRows.tsx'
import type { VerificationFolderListQuery } from './__generated__/VerificationFolderListQuery.graphql.ts'

interface Props {
  /** The services' id of the open folder, or nothing. */
  selected: string
  search: string
  onSelect: (folder: string) => void
  onSearch: (search: string) => void
}

/** The folders with a search by name. On narrow screens it folds away behind a button. */
export default function VerificationFolderList({ selected, search, onSelect, onSearch }: Props) {
  const { t } = useTranslation('verifications')
  const [isOpen, setOpen] = useState(!selected)
  const shown = useDeferredValue(search)
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <Flex alignItems="center" justifyContent="space-between" minHeight="8" paddingInline="1" marginBlockEnd="2">
        <Text as="h2" fontWeight="600" fontSize="13px">{t('folders')}</Text>
        <Button hideFrom="lg" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>{t(isOpen ? 'hideFolders' : 'chooseAFolder')}</Button>
      </Flex>
      <Box display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}>
        <Box position="relative" marginBlockEnd="2">
          <Box position="absolute" insetInlineStart="2.5" top="8px" color="fg.muted" pointerEvents="none"><Search size={16} aria-hidden /></Box>
          <Input
            type="search" value={search} paddingInlineStart="8" aria-label={t('searchFolders')} placeholder={t('searchFolders')}
            onChange={(event) => onSearch(event.target.value)}
          />
        </Box>
        <ErrorBoundary title={t('listFailed')} resetKey={shown} onRetry={() => setAttempt(attempt + 1)}>
          <Suspense fallback={<FolderBones />}>
            <Box aria-busy={shown !== search} maxHeight={{ base: '50dvh', lg: 'calc(100dvh - 170px)' }} overflow="auto">
              <Folders
                search={shown.trim()} attempt={attempt} selected={selected}
                onSelect={(folder) => { setOpen(false); onSelect(folder) }}
              />
            </Box>
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  )
}

interface FoldersProps {
  search: string
  attempt: number
  selected: string
  onSelect: (folder: string) => void
}

function Folders({ search, attempt, selected, onSelect }: FoldersProps) {
  const data = useLazyLoadQuery<VerificationFolderListQuery>(graphql`
    query VerificationFolderListQuery($search: String) {
      ...VerificationFolderRows_query @arguments(search: $search)
    }
  `, { search: search || null }, { fetchPolicy: 'store-and-network', fetchKey: attempt })
  return <VerificationFolderRows query={data} isFiltered={search !== ''} selected={selected} onSelect={onSelect} />
}

function FolderBones() {
  return Array.from({ length: 6 }, (_, index) => (
    <Box key={index} height="50px" padding="2.5" aria-hidden>
      <Box height="10px" width={`${50 + ((index * 13) % 40)}%`} borderRadius="full" bg="bg.muted" />
    </Box>
  ))
}
