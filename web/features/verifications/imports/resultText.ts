import type { TFunction } from 'i18next'
import { countOrDash, sumOf } from '../../../shared/format/numbers.ts'

interface Result {
  status: string
  statusName: string | null | undefined
  error: string | null | undefined
  processedCount: number | null | undefined
  totalCount: number | null | undefined
  newCount: number | null | undefined
  existingCount: number | null | undefined
  failedCount: number | null | undefined
  blockedByPolicyCount: number | null | undefined
}

/**
 * Returns the result of an import in the specification's words (001/8, decision D-96). Rows that a policy rejected
 * count as failed.
 */
export function resultText(t: TFunction<'verifications'>, batch: Result): string {
  if (batch.status === 'OTHER') return batch.statusName ?? t('import.unknown')
  if (batch.status !== 'SUCCEEDED')
    return t(batch.error && batch.error !== 'INTERNAL' ? 'import.unreadable' : 'import.ended')
  return t('import.summary', {
    replace: {
      total: countOrDash(batch.totalCount ?? batch.processedCount),
      new: countOrDash(batch.newCount),
      existing: countOrDash(batch.existingCount),
      failed: countOrDash(sumOf(batch.failedCount, batch.blockedByPolicyCount)),
    },
  })
}
