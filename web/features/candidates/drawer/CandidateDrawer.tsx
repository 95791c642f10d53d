import { Box, Flex } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenCandidate } from '../../../shared/candidates/BulkDialog.tsx'
import { CandidateNeighbours } from '../../../shared/candidates/CandidateNeighbours.tsx'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import CandidateSummary from './CandidateSummary.tsx'

interface Props {
  databaseId: string
  /** The rows of the page, for navigation to the neighbours. */
  rows: readonly ChosenCandidate[]
  /** Opens another candidate: one of the page, or the one into which this candidate was merged. */
  onOpen: (databaseId: string) => void
  onClose: () => void
}

/** A summary of a candidate beside the list. The address contains the open candidate (001/2.2/10). */
export default function CandidateDrawer({ databaseId, rows, onOpen, onClose }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const [merged, setMerged] = useState<{ name: string; into: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const at = rows.findIndex((row) => row.databaseId === databaseId)
  const title = (
    <Flex alignItems="center" gap="2">
      <Box as="span" flex="1" minWidth="0">
        {rows[at]?.name ?? t('candidate')}
      </Box>
      <CandidateNeighbours databaseId={databaseId} rows={rows} onGo={onOpen} />
    </Flex>
  )
  return (
    <Drawer title={title} width="max(480px, 40vw)" onClose={onClose}>
      {merged?.into === databaseId && (
        <Box
          role="status"
          bg="status.orange.bg"
          color="status.orange.fg"
          padding="3"
          margin="5"
          marginBlockEnd="0"
          borderRadius="8px"
        >
          {t('mergedNotice', { replace: { name: merged.name } })}
        </Box>
      )}
      <ErrorBoundary resetKey={databaseId} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          key={databaseId}
          fallback={
            <DrawerBody role="status" color="fg.muted">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <CandidateSummary
            databaseId={databaseId}
            attempt={attempt}
            hasName={at < 0}
            onMerged={(name, into) => {
              setMerged({ name, into })
              onOpen(into)
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}
