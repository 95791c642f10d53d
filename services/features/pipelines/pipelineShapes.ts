import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

/** Why something changed for a candidate of a job. */
export const moveCauses = ['added', 'moved', 'trigger', 'workflow', 'rejected', 'restored', 'removed'] as const
export type MoveCause = (typeof moveCauses)[number]
/** What became of one candidate of a move. */
export const moveOutcomes = ['done', 'unchanged', 'conflict', 'rejected', 'gone'] as const
export type MoveOutcome = (typeof moveOutcomes)[number]
/** What became of the mail to a rejected candidate. */
export const rejectionMails = ['none', 'queued', 'noRecipient'] as const
export type RejectionMail = (typeof rejectionMails)[number]
/** Most candidates of one action. */
export const mostMoved = 100
export const longestNote = 2000

const userName = { description: 'user name' }

export const JobCandidate = Type.Object({
  id: Id,
  jobId: Id,
  candidateId: Id,
  name: Type.String({ description: 'name of the candidate' }),
  jobTitle: Nullable(Type.String({ description: 'what the candidate does now' })),
  owner: Nullable(Type.String({ description: 'user name of who looks after the candidate' })),
  statusId: Nullable(Type.String({ format: 'uuid', description: 'where the candidate stands; null: nowhere yet' })),
  since: Moment,
  statusBy: Type.String({ description: 'user name of who put the candidate there' }),
  addedBy: Type.String(userName),
  addedDate: Moment,
  isRejected: Type.Boolean(),
  rejectedBy: Nullable(Type.String(userName)),
  rejectedDate: Nullable(Moment),
  rejectReason: Nullable(Type.String({ description: 'name of the reason as it was' })),
  rejectNote: Nullable(Type.String()),
})
export type JobCandidate = Static<typeof JobCandidate>

/** How many candidates of a job stand in a stage. */
export const StageCount = Type.Object({
  statusId: Nullable(Type.String({ format: 'uuid', description: 'null: those who stand nowhere yet' })),
  count: Type.Integer({ description: 'those who are not rejected' }),
  rejectedCount: Type.Integer(),
})
export type StageCount = Static<typeof StageCount>

export const Pipeline = Type.Object({ jobId: Id, stages: Type.Array(StageCount) })
export type Pipeline = Static<typeof Pipeline>

export const Move = Type.Object({
  id: Id,
  jobCandidateId: Id,
  cause: Type.Enum(moveCauses),
  fromName: Nullable(Type.String({ description: 'the stage before, as it was called' })),
  toName: Nullable(Type.String({ description: 'the stage after, as it was called' })),
  reason: Nullable(Type.String({ description: 'why the candidate was rejected' })),
  note: Nullable(Type.String()),
  mails: Type.Integer({ description: 'mails that it sent' }),
  userName: Type.String({ description: 'who did it' }),
  date: Moment,
  undoneBy: Nullable(Type.String({ description: 'user name of who took it back' })),
  undoneDate: Nullable(Moment),
})
export type Move = Static<typeof Move>

/** Which candidates an action is for, and where the caller saw them. */
export const Asked = {
  jobId: Id,
  candidateIds: Type.Array(Id, { minItems: 1, maxItems: mostMoved }),
  seen: Type.Optional(
    Type.Array(Type.Object({ candidateId: Id, statusId: Nullable(Id) }), {
      maxItems: mostMoved,
      description: 'where the caller saw them: whoever stands elsewhere meanwhile is left there and told as conflict',
    }),
  ),
}
export type Asked = { jobId: string; candidateIds: string[]; seen?: { candidateId: string; statusId: string | null }[] }

export const Outcome = Type.Object({
  candidateId: Id,
  id: Nullable(Type.String({ format: 'uuid', description: 'the place of the candidate in the job; null: gone' })),
  outcome: Type.Enum(moveOutcomes, {
    description:
      'conflict: stands elsewhere than the caller saw; rejected: is rejected and stays; gone: is no longer on the job',
  }),
  statusId: Nullable(Type.String({ format: 'uuid', description: 'where the candidate stands now' })),
  by: Nullable(Type.String({ description: 'conflict: user name of who put the candidate there' })),
  date: Nullable(Moment),
  mail: Type.Optional(Type.Enum(rejectionMails, { description: 'what became of the mail to a rejected candidate' })),
})
export type Outcome = Static<typeof Outcome>

export const Outcomes = Type.Object({
  actionId: Type.String({ format: 'uuid', description: 'by which the action is undone' }),
  results: Type.Array(Outcome),
})
