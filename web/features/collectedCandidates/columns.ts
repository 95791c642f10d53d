import type { TFunction } from 'i18next'
import { rowColumns } from '../../shared/review/columns.ts'
import type { RowColumn } from '../../shared/review/ReviewRow.tsx'
import type { Column } from '../../shared/table/Table.tsx'

/** What this list has beside the columns of every list of rows. */
export type CollectedColumn = 'source'

/** The columns of the table, in order: the source stands behind the channel. */
export function collectedColumns(
  t: TFunction<'collectedCandidates'>,
  tReview: TFunction<'review'>,
): Column<RowColumn | CollectedColumn>[] {
  const columns: Column<RowColumn | CollectedColumn>[] = rowColumns(tReview)
  return columns.toSpliced(columns.findIndex(({ key }) => key === 'channel') + 1, 0, {
    key: 'source',
    label: t('source'),
  })
}
