import { Suspense, lazy } from 'react'
import type { ReviewAction } from '../screenState.ts'

const ReviewDrawer = lazy(() => import('./VerificationReviewDrawer.tsx'))

interface Props {
  row: string
  action: ReviewAction | null
  onClose: () => void
  onReviewed: () => void
  /** Somebody else was first: the list is old. */
  onStale: () => void
}

/** The drawer that the address asks for; its code comes when it is first opened. */
export default function ReviewSlot({ row, action, ...rest }: Props) {
  if (!row || !action) return null
  return (
    <Suspense fallback={null}>
      <ReviewDrawer key={`${row} ${action}`} row={row} action={action} {...rest} />
    </Suspense>
  )
}
