import { Box, Flex, Text } from '@chakra-ui/react'
import { Plus, Search } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useFollow } from '../../../shared/relay/useFollow.ts'
import { useRefresh, useThrottled } from '../../../shared/hooks/useRefresh.ts'
import { foldersVariables } from '../screenState.ts'
import VerificationFolderRows from './VerificationFolderRows.tsx'
import type { VerificationFolderListQuery } from './__generated__/VerificationFolderListQuery.graphql.ts'

interface Props {
  /** The id of the open folder in the services, or ''. */
  selected: string
  search: string
  onSelect: (folder: string) => void
  onSearch: (search: string) => void
  /** Opens the folder modal for a folder, or for `new`. */
  onEdit: (folder: string) => void
  /** Incremented when a folder was saved. */
  saves: number
}

/** The folders with a search by name. On narrow screens they collapse behind a button. */
export default function VerificationFolderList({ selected, search, onSelect, onSearch, onEdit, saves }: Props) {
  const { t } = useTranslation(['verifications', 'review'])
  const [isOpen, setOpen] = useState(!selected)
  const shown = useDeferredValue(search)
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <Flex
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        rowGap="2"
        minHeight="8"
        paddingInline="1"
        marginBlockEnd="2"
      >
        <Text as="h2" fontWeight="600" fontSize="13px" whiteSpace="nowrap">
          {t('folders')}
        </Text>
        <Button
          size="small"
          marginInlineStart="auto"
          marginInlineEnd={{ base: '2', lg: '0' }}
          onClick={() => onEdit('new')}
        >
          <Plus size={14} aria-hidden />
          {t('newFolder')}
        </Button>
        <Button hideFrom="lg" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideFolders' : 'chooseAFolder')}
        </Button>
      </Flex>
      <Box display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}>
        <Box position="relative" marginBlockEnd="2">
          <Box position="absolute" insetInlineStart="2.5" top="8px" color="fg.muted" pointerEvents="none">
            <Search size={16} aria-hidden />
          </Box>
          <Input
            type="search"
            value={search}
            paddingInlineStart="8"
            aria-label={t('searchFolders')}
            placeholder={t('searchFolders')}
            onChange={(event) => onSearch(event.target.value)}
          />
        </Box>
        <ErrorBoundary
          title={t('listFailed', { ns: 'review' })}
          resetKey={shown}
          onRetry={() => setAttempt(attempt + 1)}
        >
          <Suspense fallback={<FolderBones />}>
            <Box
              aria-busy={shown !== search}
              maxHeight={{ base: '50dvh', lg: 'calc(var(--page) - 170px)' }}
              overflow="auto"
            >
              <Folders
                search={shown.trim()}
                attempt={attempt + saves}
                selected={selected}
                onEdit={onEdit}
                onSelect={(folder) => {
                  setOpen(false)
                  onSelect(folder)
                }}
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
  onEdit: (folder: string) => void
}

const listQuery = graphql`
  query VerificationFolderListQuery($query: String) {
    ...VerificationFolderRows_query @arguments(query: $query)
  }
`
const changes = graphql`
  subscription VerificationFolderListSubscription {
    verificationFoldersChanged { unchangedMs }
  }
`

function Folders({ search, attempt, ...rest }: FoldersProps) {
  const variables = foldersVariables(search)
  const data = useScreenQuery<VerificationFolderListQuery>(listQuery, variables, { fetchKey: attempt })
  const [refresh] = useRefresh<VerificationFolderListQuery>(listQuery, variables)
  // The list updates itself when colleagues share a folder or stop sharing it.
  const follow = useThrottled(() => refresh(undefined, true), 2_000)
  useFollow({ subscription: changes, variables: {}, read: { query: listQuery, variables }, onChange: follow })
  return <VerificationFolderRows query={data} isFiltered={search !== ''} {...rest} />
}

function FolderBones() {
  return Array.from({ length: 6 }, (_, index) => (
    <Box key={index} height="50px" padding="2.5" aria-hidden>
      <Box height="10px" width={`${50 + ((index * 13) % 40)}%`} borderRadius="full" bg="bg.muted" />
    </Box>
  ))
}
