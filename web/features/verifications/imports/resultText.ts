import type { TFunction } from 'i18next'
import { formatCount } from '../../../shared/format/numbers.ts'

interface Result {
  status: string
  error: string | null | undefined
  processedCount: number
  totalCount: number | null | undefined
  newCount: number
  existingCount: number
  failedCount: number
  blockedByPolicyCount: number
}

/** How an import ended, in the specification's words (001/8, decision D-96). Rows that a policy refused count as failed. */
export function resultText(t: TFunction<'verifications'>, batch: Result): string {
  if (batch.status !== 'SUCCEEDED')
    return t(batch.error && batch.error !== 'INTERNAL' ? 'import.unreadable' : 'import.ended')
  return t('import.summary', {
    replace: {
      total: formatCount(batch.totalCount ?? batch.processedCount),
      new: formatCount(batch.newCount),
      existing: formatCount(batch.existingCount),
      failed: formatCount(batch.failedCount + batch.blockedByPolicyCount),
    },
  })
}
