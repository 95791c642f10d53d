import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** The kinds of records that may wait for an approval. */
export const waitingKinds = ['job', 'salaryOffer', 'offerLetter'] as const
export type WaitingKind = (typeof waitingKinds)[number]

export const WaitingDecision = Type.Object({
  id: Type.String({ format: 'uuid', description: 'id of the approval step to decide on' }),
  kind: Type.Enum(waitingKinds),
  jobId: Id,
  offerId: Nullable(Type.String({ format: 'uuid', description: 'null if the job itself is waiting' })),
  candidateId: Nullable(Type.String({ format: 'uuid', description: 'the candidate to whom the offer is made' })),
  askedDate: Moment,
  insteadOf: Nullable(
    Type.String({
      description:
        'user name of the colleague for whom the caller is the deputy; null if the caller decides for themselves',
    }),
  ),
})
export type WaitingDecision = Static<typeof WaitingDecision>

export const waitingDecisionList = operation({
  service: 'jobs',
  origin: 'ours',
  place: 'D-128',
  id: 'waitingDecisionList',
  method: 'POST',
  path: '/approvals/waiting',
  access: 'signedIn',
  effect: 'read',
  body: Type.Object({ ...rowsPaging(100), kinds: Type.Optional(Type.Array(Type.Enum(waitingKinds), { maxItems: 3 })) }),
  answer: pagedRows(WaitingDecision),
  doc: 'New jobs and offers that wait for a decision by the caller, or by colleagues whose deputy the caller is, longest waiting first.',
})
