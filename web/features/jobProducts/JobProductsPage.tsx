import { Box, Flex, Heading } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/Button.tsx'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { SkeletonRows, Table } from '../../shared/table/Table.tsx'
import { useUrlState } from '../../shared/urlState.ts'
import { useCan } from '../../shared/useCan.ts'
import { productColumns } from './columns.ts'
import JobProductList from './JobProductList.tsx'
import { screenShape } from './screenState.ts'

/** The job request products of the company (000/2.9). */
export default function JobProductsPage() {
  const { t } = useTranslation('jobProducts')
  const can = useCan()
  const [state, set] = useUrlState(screenShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const [isCreating, setCreating] = useState(false)
  const columns = productColumns(t)
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      <Flex alignItems="center" gap="2" flexWrap="wrap" marginBlockEnd="3">
        <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginInlineEnd="auto">
          {t('title')}
        </Heading>
        {can('JobProductDialogCreateMutation') && (
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
          <JobProductList
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
