import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import { reviewMutations } from '../reviews/reviewMutations.ts'
import { VerificationCandidate } from './verificationCandidate.ts'

reviewMutations({
  type: 'VerificationCandidate',
  ref: VerificationCandidate,
  operation: verificationCandidateApproval,
  candidate: 'The row as it is now.',
  approve: 'Approves a row of a verification folder: a candidate is created from it.',
  reject: 'Rejects a row of a verification folder.',
  isOwnerRequired: false,
})
