import { Box, Flex, Heading } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/Button.tsx'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { SkeletonRows, Table } from '../../shared/table/Table.tsx'
import { useUrlState } from '../../shared/urlState.ts'
import { useCan } from '../../shared/useCan.ts'
import { categoryColumns } from './columns.ts'
import JobCategoryList, { listShape } from './JobCategoryList.tsx'

/** The job categories of the company: a screen of its own and a section of the settings. */
export default function JobCategoriesPage() {
  const { t } = useTranslation('jobCategories')
  const can = useCan()
  const [state, set] = useUrlState(listShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const [isCreating, setCreating] = useState(false)
  const columns = categoryColumns(t)
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      <Flex alignItems="center" gap="2" flexWrap="wrap" marginBlockEnd="3">
        <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginInlineEnd="auto">
          {t('title')}
        </Heading>
        {can('JobCategoryDialogCreateMutation') && (
          <Button kind="primary" onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        )}
      </Flex>
      <ErrorBoundary title={t('listFailed')} resetKey={JSON.stringify(shown)} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <Table label={t('title')} columns={columns} isBusy>
              <SkeletonRows columns={columns} />
            </Table>
          }
        >
          <JobCategoryList
            {...shown}
            set={set}
            isBusy={shown !== state}
            attempt={attempt}
            isCreating={isCreating}
            onCreate={setCreating}
          />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}
