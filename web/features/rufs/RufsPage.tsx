import { Box, Flex, Heading } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/Button.tsx'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { ChoiceList } from '../../shared/fields/ChoiceList.tsx'
import FilterChip from '../../shared/FilterChip.tsx'
import { usePageAction } from '../../shared/palette.ts'
import SearchBox from '../../shared/SearchBox.tsx'
import { SkeletonRows, Table } from '../../shared/table/Table.tsx'
import { useUrlState } from '../../shared/urlState.ts'
import { useCan } from '../../shared/useCan.ts'
import { rufColumns } from './columns.ts'
import RufList from './RufList.tsx'
import { screenShape } from './screenState.ts'
import { rufStatuses, type RufStatus } from './statuses.ts'

/** The RUF records of the company (decision D-62). */
export default function RufsPage() {
  const { t } = useTranslation('rufs')
  const canCreate = useCan()('RufDialogCreateMutation')
  const [state, set] = useUrlState(screenShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const [isCreating, setCreating] = useState(false)
  const columns = rufColumns(t)
  usePageAction(canCreate ? t('create') : null, () => setCreating(true))
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0" display="flex" flexDirection="column" gap="3">
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginInlineEnd="auto">
          {t('title')}
        </Heading>
        {canCreate && (
          <Button kind="primary" onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        )}
      </Flex>
      <Flex role="group" aria-label={t('filters')} gap="2" flexWrap="wrap" alignItems="center">
        <SearchBox
          value={state.keyword}
          onChange={(keyword) => set({ keyword, page: 1 }, { replace: true })}
          label={t('keyword')}
          action={t('search')}
        />
        <FilterChip
          label={t('status')}
          isSet={state.status.length > 0}
          onClear={() => set({ status: [], page: 1 })}
          value={state.status.map((status) => t(`statuses.${status}`)).join(', ') || t('any')}
        >
          <ChoiceList
            label={t('status')}
            values={state.status}
            options={rufStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onChange={(values) => set({ status: values as RufStatus[], page: 1 })}
          />
        </FilterChip>
      </Flex>
      <ErrorBoundary title={t('listFailed')} resetKey={JSON.stringify(shown)} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <Table label={t('title')} columns={columns} isBusy>
              <SkeletonRows columns={columns} />
            </Table>
          }
        >
          <RufList
            state={shown}
            typed={state}
            set={set}
            attempt={attempt}
            isCreating={isCreating}
            onCreate={setCreating}
          />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}
