import type { StatusColor } from '../../shared/ui/StatusTag.tsx'
import type { CandidateImportOutcome } from './one/__generated__/ImportRowsQuery.graphql.ts'
import type { CandidateImportStatus } from './__generated__/CandidateImportsPage_import.graphql.ts'

export const statusColors: Record<CandidateImportStatus, StatusColor> = {
  NEW: 'orange',
  CHECKING: 'blue',
  CHECKED: 'orange',
  IMPORTING: 'blue',
  SUCCEEDED: 'green',
  FAILED: 'red',
  UNDOING: 'blue',
  UNDONE: 'neutral',
}

export const outcomeColors: Record<CandidateImportOutcome, StatusColor> = {
  CREATED: 'green',
  COMPLETED: 'cyan',
  EXISTING: 'neutral',
  FAILED: 'red',
  UNDONE: 'neutral',
  KEPT: 'orange',
}

/** It has made candidates; one that has failed has, as far as it came. */
export const hasRun = ({
  status,
  processedCount,
}: {
  status: CandidateImportStatus
  processedCount: number
}): boolean => status === 'SUCCEEDED' || (status === 'FAILED' && processedCount > 0)

/** The services work on it. */
export const isWorking = (status: CandidateImportStatus): boolean =>
  status === 'CHECKING' || status === 'IMPORTING' || status === 'UNDOING'
