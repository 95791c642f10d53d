import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

/** The cause of a change for a candidate of a job. */
export const moveCauses = ['added', 'moved', 'trigger', 'workflow', 'rejected', 'restored', 'removed'] as const
export type MoveCause = (typeof moveCauses)[number]
/** The outcome of an action for one candidate. */
export const moveOutcomes = ['done', 'unchanged', 'conflict', 'rejected', 'gone'] as const
export type MoveOutcome = (typeof moveOutcomes)[number]
/** The outcome of the mail to a rejected candidate. */
export const rejectionMails = ['none', 'queued', 'noRecipient'] as const
export type RejectionMail = (typeof rejectionMails)[number]
/** The maximum number of candidates in one action. */
export const maxCandidatesPerAction = 100
export const longestNote = 2000

const userName = { description: 'user name' }

export const JobCandidate = Type.Object({
  id: Id,
  jobId: Id,
  candidateId: Id,
  name: Type.String({ description: 'name of the candidate' }),
  jobTitle: Nullable(Type.String({ description: "the candidate's current job title" })),
  owner: Nullable(Type.String({ description: "user name of the candidate's owner" })),
  statusId: Nullable(Type.String({ format: 'uuid', description: "the candidate's stage; null: not in a stage yet" })),
  since: Moment,
  statusBy: Type.String({ description: 'user name of the person who put the candidate there' }),
  addedBy: Type.String(userName),
  addedDate: Moment,
  isRejected: Type.Boolean(),
  rejectedBy: Nullable(Type.String(userName)),
  rejectedDate: Nullable(Moment),
  rejectReason: Nullable(Type.String({ description: 'the name of the reason at that time' })),
  rejectNote: Nullable(Type.String()),
})
export type JobCandidate = Static<typeof JobCandidate>

/** The number of candidates of a job in a stage. */
export const StageCount = Type.Object({
  statusId: Nullable(Type.String({ format: 'uuid', description: 'null: candidates who are not in a stage yet' })),
  count: Type.Integer({ description: 'the number of candidates, without rejected ones' }),
  rejectedCount: Type.Integer(),
})
export type StageCount = Static<typeof StageCount>

export const Pipeline = Type.Object({ jobId: Id, stages: Type.Array(StageCount) })
export type Pipeline = Static<typeof Pipeline>

export const Move = Type.Object({
  id: Id,
  jobCandidateId: Id,
  cause: Type.Enum(moveCauses),
  fromName: Nullable(Type.String({ description: 'the former stage, under its name at that time' })),
  toName: Nullable(Type.String({ description: 'the new stage, under its name at that time' })),
  reason: Nullable(Type.String({ description: 'why the candidate was rejected' })),
  note: Nullable(Type.String()),
  mails: Type.Integer({ description: 'the number of mails that it sent' }),
  userName: Type.String({ description: 'user name of the person who did it' }),
  date: Moment,
  undoneBy: Nullable(Type.String({ description: 'user name of the person who undid it' })),
  undoneDate: Nullable(Moment),
})
export type Move = Static<typeof Move>

/** The candidates of an action, with the stages in which the caller saw them. */
export const CandidateAction = {
  jobId: Id,
  candidateIds: Type.Array(Id, { minItems: 1, maxItems: maxCandidatesPerAction }),
  seen: Type.Optional(
    Type.Array(Type.Object({ candidateId: Id, statusId: Nullable(Id) }), {
      maxItems: maxCandidatesPerAction,
      description:
        'the stages in which the caller saw the candidates; a candidate who is in another stage by now is not moved and is reported as conflict',
    }),
  ),
}
export type CandidateAction = {
  jobId: string
  candidateIds: string[]
  seen?: { candidateId: string; statusId: string | null }[]
}

export const Outcome = Type.Object({
  candidateId: Id,
  id: Nullable(Type.String({ format: 'uuid', description: 'the place of the candidate in the job; null: gone' })),
  outcome: Type.Enum(moveOutcomes, {
    description:
      'conflict: in another stage than the caller saw; rejected: is rejected and was not moved; gone: no longer on the job',
  }),
  statusId: Nullable(Type.String({ format: 'uuid', description: "the candidate's current stage" })),
  by: Nullable(Type.String({ description: 'conflict: user name of the person who moved the candidate' })),
  date: Nullable(Moment),
  mail: Type.Optional(Type.Enum(rejectionMails, { description: 'the outcome of the mail to a rejected candidate' })),
})
export type Outcome = Static<typeof Outcome>

export const Outcomes = Type.Object({
  actionId: Type.String({ format: 'uuid', description: 'the id for undoing the action' }),
  results: Type.Array(Outcome),
})
