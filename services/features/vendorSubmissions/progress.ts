import { hiredKey, isEndKey } from '../../../common/stageKeys.ts'
import type { CandidateStatus } from '../reviews/contract.ts'
import type { Progress, Ruling } from './submissionShapes.ts'

/** The place of the candidate in a job. `key` is null until they are put into a stage. */
export interface Place {
  name: string | null
  color: string | null
  key: string | null
  isRejected: boolean
}

interface Submission {
  isWithdrawn: boolean
  ruling: Ruling | null
  /** The status of the row in the vendors' folder; null: it has not been read yet. */
  status: CandidateStatus | null
}

/**
 * Returns the progress of a submission as its vendor is told. It reveals neither reasons, nor that the person is
 * already known or was sent by others.
 */
export function progressOf({ isWithdrawn, ruling, status }: Submission, place: Place | null): Progress {
  if (isWithdrawn) return 'withdrawn'
  if (ruling === 'notEligible') return 'notEligible'
  if (status === null) return 'reading'
  if (status === 'rejected') return 'rejected'
  if (status.includes('fail') && status !== 'policyfailure') return 'unreadable'
  if (status !== 'approved') return 'received'
  if (!place) return 'inReview'
  if (place.isRejected) return 'rejected'
  if (place.key === hiredKey) return 'hired'
  if (place.key !== null && isEndKey(place.key)) return 'rejected'
  return place.key === null ? 'inReview' : 'interviewing'
}
