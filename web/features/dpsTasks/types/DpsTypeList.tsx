import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { typesVariables } from '../source.ts'
import DpsTypeRows from './DpsTypeRows.tsx'
import type { DpsTypeListQuery } from './__generated__/DpsTypeListQuery.graphql.ts'

interface Props {
  /** The services' id of the open type; none: all tasks. */
  selected: string
  search: string
  onSelect: (type: string) => void
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

/** The types with a search by name, and a way to the tasks of all. On narrow screens they fold away behind a button. */
export default function DpsTypeList({ selected, search, onSelect, onSearch }: Props) {
  const { t } = useTranslation('dpsTasks')
  const [isOpen, setOpen] = useState(false)
  const shown = useDeferredValue(search)
  const [attempt, setAttempt] = useState(0)
  const select = (type: string) => {
    setOpen(false)
    onSelect(type)
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
              <Types search={shown.trim()} attempt={attempt} selected={selected} onSelect={select} />
            </Box>
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  )
}

function Types({
  search,
  attempt,
  ...rest
}: {
  search: string
  attempt: number
  selected: string
  onSelect: (type: string) => void
}) {
  const data = useScreenQuery<DpsTypeListQuery>(
    graphql`
    query DpsTypeListQuery($search: String) {
      ...DpsTypeRows_query @arguments(search: $search)
    }
  `,
    typesVariables(search),
    { fetchKey: attempt },
  )
  return <DpsTypeRows query={data} isFiltered={search !== ''} {...rest} />
}

function Bones() {
  return Array.from({ length: 6 }, (_, index) => (
    <Box key={index} height="50px" padding="2.5" aria-hidden>
      <Box height="10px" width={`${50 + ((index * 13) % 40)}%`} borderRadius="full" bg="bg.muted" />
    </Box>
  ))
}
