import { Suspense, lazy } from 'react'
import type { ReviewAction } from '../screenState.ts'
import type { ReviewProps } from './VerificationReviewDrawer.tsx'

const ReviewDrawer = lazy(() => import('./VerificationReviewDrawer.tsx'))

interface Props extends Omit<ReviewProps, 'action'> {
  action: ReviewAction | null
}

/** The drawer that the address opens. Its code is loaded when it is first opened. */
export default function ReviewSlot({ row, action, ...rest }: Props) {
  if (!row || !action) return null
  return (
    <Suspense fallback={null}>
      <ReviewDrawer row={row} action={action} {...rest} />
    </Suspense>
  )
}
