import type { TFunction } from 'i18next'
import { formatCount } from '../../shared/format/numbers.ts'
import type { StatusColor } from '../../shared/ui/StatusTag.tsx'
import type { CandidateImportOutcome } from './one/__generated__/ImportRowsQuery.graphql.ts'
import type { CandidateImportKind, CandidateImportStatus } from './__generated__/CandidateImportsPage_import.graphql.ts'

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
  WAITING: 'neutral',
  CREATED: 'green',
  COMPLETED: 'cyan',
  EXISTING: 'neutral',
  FAILED: 'red',
  LEFT: 'neutral',
  UNDONE: 'neutral',
  KEPT: 'orange',
}

/** Whether the import has created candidates. A failed import has if it processed any rows. */
export const hasRun = ({
  status,
  processedCount,
}: {
  status: CandidateImportStatus
  processedCount: number
}): boolean => status === 'SUCCEEDED' || (status === 'FAILED' && processedCount > 0)

/** Whether the services are working on the import. */
export const isWorking = (status: CandidateImportStatus): boolean =>
  status === 'CHECKING' || status === 'IMPORTING' || status === 'UNDOING'

/** Returns the name of an import: its file, or its first CV and the number of further ones. */
export function importName(
  { kind, fileName, rowCount }: { kind: CandidateImportKind; fileName: string; rowCount: number },
  t: TFunction<'candidateImports'>,
): string {
  const count = rowCount - 1
  if (kind === 'ROWS' || count < 1 || /\.zip$/i.test(fileName)) return fileName
  return t('cvs.more', { count, replace: { file: fileName, shown: formatCount(count) } })
}
