import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import type { BulkForms, BulkKind, BulkSelection, BulkRow } from './bulkForms.ts'

const BulkReviewDialog = lazy(() => import('./BulkReviewDialog.tsx'))

/** The decisions that can be made for all selected rows at once. */
export function BulkReview({ chosen, unchoose, refresh, ...forms }: BulkSelection & BulkForms) {
  const { t } = useTranslation('review')
  // A dialog keeps the rows that it was opened for.
  const [dialog, setDialog] = useState<{ kind: BulkKind; rows: readonly BulkRow[] } | null>(null)
  const close = (done: readonly string[]) => {
    setDialog(null)
    if (done.length === 0) return
    unchoose(({ id }) => done.includes(id))
    refresh()
  }
  return (
    <>
      {(['approve', 'reject'] as const).map((kind) => (
        <Button key={kind} aria-haspopup="dialog" onClick={() => setDialog({ kind, rows: chosen })}>
          {t(`bulk.${kind}`)}
        </Button>
      ))}
      <Suspense fallback={null}>{dialog && <BulkReviewDialog {...dialog} {...forms} onClose={close} />}</Suspense>
    </>
  )
}
