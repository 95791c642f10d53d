import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import { reviewMutations } from '../reviews/reviewMutations.ts'
import { VerificationCandidate } from './verificationCandidate.ts'

reviewMutations({
  type: 'VerificationCandidate',
  ref: VerificationCandidate,
  operation: verificationCandidateApproval,
  candidate: 'The row after the change.',
  approve: 'Approves a row of a verification folder and creates a candidate from it.',
  reject: 'Rejects a row of a verification folder.',
  isOwnerRequired: false,
})
