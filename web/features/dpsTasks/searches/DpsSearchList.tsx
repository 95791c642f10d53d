import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { searchesVariables } from '../source.ts'
import DpsSearchRows from './DpsSearchRows.tsx'
import type { DpsSearchListQuery } from './__generated__/DpsSearchListQuery.graphql.ts'

interface Props {
  /** The id of the open search in the services; '' for all tasks. */
  selected: string
  search: string
  onSelect: (databaseId: string) => void
  onSearch: (search: string) => void
}

const All = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    minHeight: '8',
    padding: '2',
    borderRadius: '8px',
    textAlign: 'start',
    fontWeight: '500',
    cursor: 'pointer',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    '&&[aria-current]': { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  },
})

/**
 * The stored searches with a search by name and a link to all tasks. On narrow screens they collapse behind a button.
 */
export default function DpsSearchList({ selected, search, onSelect, onSearch }: Props) {
  const { t } = useTranslation('dpsTasks')
  const [isOpen, setOpen] = useState(false)
  const shown = useDeferredValue(search)
  const [attempt, setAttempt] = useState(0)
  const select = (databaseId: string) => {
    setOpen(false)
    onSelect(databaseId)
  }
  return (
    <>
      <Flex alignItems="center" justifyContent="space-between" minHeight="8" paddingInline="1" marginBlockEnd="2">
        <Text as="h2" fontWeight="600" fontSize="13px">
          {t('types')}
        </Text>
        <Button hideFrom="lg" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideTypes' : 'chooseType')}
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
            maxLength={200}
            paddingInlineStart="8"
            aria-label={t('searchTypes')}
            placeholder={t('searchTypes')}
            onChange={(event) => onSearch(event.target.value)}
          />
        </Box>
        <All type="button" aria-current={!selected || undefined} onClick={() => select('')}>
          {t('allTypes')}
        </All>
        <ErrorBoundary title={t('listFailed')} resetKey={shown} onRetry={() => setAttempt(attempt + 1)}>
          <Suspense fallback={<Bones />}>
            <Box
              aria-busy={shown !== search}
              maxHeight={{ base: '50dvh', lg: 'calc(var(--page) - 206px)' }}
              overflow="auto"
            >
              <Searches search={shown.trim()} attempt={attempt} selected={selected} onSelect={select} />
            </Box>
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  )
}

function Searches({
  search,
  attempt,
  ...rest
}: {
  search: string
  attempt: number
  selected: string
  onSelect: (databaseId: string) => void
}) {
  const data = useScreenQuery<DpsSearchListQuery>(
    graphql`
    query DpsSearchListQuery($query: String) {
      ...DpsSearchRows_query @arguments(query: $query)
    }
  `,
    searchesVariables(search),
    { fetchKey: attempt },
  )
  return <DpsSearchRows query={data} isFiltered={search !== ''} {...rest} />
}

function Bones() {
  return Array.from({ length: 6 }, (_, index) => (
    <Box key={index} height="50px" padding="2.5" aria-hidden>
      <Box height="10px" width={`${50 + ((index * 13) % 40)}%`} borderRadius="full" bg="bg.muted" />
    </Box>
  ))
}
