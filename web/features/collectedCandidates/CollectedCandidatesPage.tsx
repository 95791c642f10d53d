import { Box, Flex, Heading } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { SkeletonRows, Table } from '../../shared/table/Table.tsx'
import { ColumnsMenu, useColumns } from '../../shared/table/useColumns.tsx'
import { useUrlState } from '../../shared/urlState.ts'
import { collectedColumns } from './columns.ts'
import CollectedCandidatesPanel from './CollectedCandidatesPanel.tsx'
import { screenShape } from './screenState.ts'

/** Greeting: candidates that other systems have collected, to approve or to reject (001/2.5). */
export default function CollectedCandidatesPage() {
  const { t } = useTranslation('collectedCandidates')
  const { t: tReview } = useTranslation('review')
  const [state, set] = useUrlState(screenShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const columns = useColumns('collectedCandidates', collectedColumns(t, tReview))
  return (
    <Box
      padding={{ base: '3', md: '5' }}
      display="flex"
      flexDirection="column"
      gap="3"
      minHeight="100%"
      height={{ lg: 'calc(var(--page) - 56px)' }}
    >
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
          {t('title')}
        </Heading>
        <Box marginInlineStart="auto">
          <ColumnsMenu state={columns} />
        </Box>
      </Flex>
      <ErrorBoundary title={tReview('listFailed')} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <Table label={t('title')} columns={columns.shown} density={columns.density} isBusy>
              <SkeletonRows columns={columns.shown} />
            </Table>
          }
        >
          <CollectedCandidatesPanel
            state={shown}
            typed={state}
            set={set}
            columns={columns.shown}
            density={columns.density}
            attempt={attempt}
          />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}
