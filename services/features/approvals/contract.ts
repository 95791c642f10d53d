import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** What may wait for an approval. */
export const waitingKinds = ['job', 'salaryOffer', 'offerLetter'] as const
export type WaitingKind = (typeof waitingKinds)[number]

export const WaitingDecision = Type.Object({
  id: Type.String({ format: 'uuid', description: 'of the step to decide on' }),
  kind: Type.Enum(waitingKinds),
  jobId: Id,
  offerId: Nullable(Type.String({ format: 'uuid', description: 'null: the job itself waits' })),
  candidateId: Nullable(Type.String({ format: 'uuid', description: 'whom the offer is for' })),
  askedDate: Moment,
  insteadOf: Nullable(Type.String({ description: 'user name of whom the caller stands in for' })),
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
  doc: 'All that waits for the decision of the caller, or of those whom they stand in for, what waits longest first: new jobs and offers.',
})
