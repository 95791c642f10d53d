import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import { approvalBody, approvalFields, reviewFieldNames, reviewFields } from '../../core/approval.ts'
import type { builder } from '../../core/builder.ts'
import type { GatewayContext } from '../../core/context.ts'
import { idOf } from '../../core/ids.ts'
import { mutation } from '../../core/mutation.ts'
import { expectOk } from '../../core/refused.ts'
import { VerificationCandidate } from './verificationCandidate.ts'
import { permission } from './access.ts'

interface Reviewed {
  /** The services' id of the row. */
  id: string
}

/** The row is read again only when it is asked for: a failure to read it does not undo the review. */
const payload =
  (description: string) => (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Reviewed>) => ({
    candidate: t.field({
      type: VerificationCandidate,
      nullable: true,
      description,
      resolve: ({ id }: Reviewed, _args: object, context: GatewayContext) => VerificationCandidate.load(context, id),
    }),
  })

mutation('approveVerificationCandidate', {
  description: 'Approves a row of a verification folder: a candidate is created from it.',
  permission,
  input: (t) => ({
    ...reviewFields(t),
    ...approvalFields(t),
    ownerUserName: t.string({ description: 'Who takes care of the candidate.' }),
  }),
  payload: payload('The row as it is now.'),
  resolve: async ({ id, ...approval }, context) => {
    const row = idOf('VerificationCandidate', id)
    const answer = await context.rest.call(verificationCandidateApproval, {
      fieldNames: reviewFieldNames,
      body: approvalBody(row, approval),
    })
    expectOk(answer, 'The candidate was not approved')
    return { id: row }
  },
})

mutation('rejectVerificationCandidate', {
  description: 'Rejects a row of a verification folder.',
  permission,
  input: (t) => ({ ...reviewFields(t), ownerUserName: t.string({ description: 'Who takes care of the candidate.' }) }),
  payload: payload('The row as it is now.'),
  resolve: async ({ id, remark, ownerUserName }, context) => {
    const row = idOf('VerificationCandidate', id)
    const answer = await context.rest.call(verificationCandidateApproval, {
      fieldNames: reviewFieldNames,
      body: { id: row, status: 'rejected', remark, ...(ownerUserName && { owner: ownerUserName }) },
    })
    expectOk(answer, 'The candidate was not rejected')
    return { id: row }
  },
})
