import { say } from '../../../services/core/contract/messages.ts'
import {
  jobCandidatesMove,
  jobCandidatesReject,
  jobCandidatesRestore,
  jobCandidatesUndo,
  type MoveOutcome,
  type Outcome,
  type RejectionMail,
} from '../../../services/features/pipelines/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { encodeId, idOf, keyOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'
import { WorkflowStep } from '../workflows/workflow.ts'
import { JobCandidate } from './jobCandidate.ts'

const JobCandidateOutcome = enumOf<MoveOutcome>('JobCandidateOutcome', 'What became of a candidate of an action.', {
  done: 'It was done.',
  unchanged: 'There was nothing to do.',
  conflict: 'The candidate stands elsewhere than the viewer saw, and stays there.',
  rejected: 'The candidate is rejected, and stays.',
  gone: 'The candidate is no longer on the job.',
})

const RejectionEmail = enumOf<RejectionMail>('RejectionEmail', 'What became of the e-mail to a rejected candidate.', {
  none: 'None was asked for.',
  queued: 'It is on its way.',
  noRecipient: 'The candidate has no e-mail address.',
})

const JobCandidateResult = builder
  .objectRef<Outcome>('JobCandidateResult')
  .implement({
    description: 'What became of one candidate of an action.',
    fields: (t) => ({
      candidateId: t.id({
        description: 'The candidate (global id).',
        resolve: ({ candidateId }) => encodeId('Candidate', candidateId),
      }),
      outcome: t.expose('outcome', { type: JobCandidateOutcome, description: 'What became of the candidate.' }),
      jobCandidate: t.field({
        type: JobCandidate,
        nullable: true,
        description: 'The candidate as they stand in the job now; null when they are gone.',
        resolve: ({ id }, _args, context) => JobCandidate.tryLoad(context, id),
      }),
      step: t.field({
        type: WorkflowStep,
        nullable: true,
        description: 'Where the candidate stands now.',
        resolve: ({ statusId }, _args, context) => WorkflowStep.tryLoad(context, statusId),
      }),
      by: t.field({
        type: User,
        nullable: true,
        description: 'Who put the candidate there.',
        resolve: ({ by }, _args, context, info) => (by ? User.named(context, by, info) : null),
      }),
      at: t.expose('date', { type: 'DateTime', nullable: true, description: 'When the candidate was put there.' }),
      email: t.field({
        type: RejectionEmail,
        nullable: true,
        description: 'What became of the e-mail to a rejected candidate.',
        resolve: ({ mail }) => mail ?? null,
      }),
    }),
  })

const JobCandidateInput = builder.inputType('JobCandidateInput', {
  description: 'A candidate of a job, and where the viewer saw them.',
  fields: (t) => ({
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    fromStageId: t.id({
      description:
        'The stage (global id) in which the viewer saw the candidate; null: in none. Left out, it is not asked.',
    }),
  }),
})

interface Given {
  jobId: string
  candidates: readonly { candidateId: string; fromStageId?: string | null | undefined }[]
}
/** The wire's names of input fields. */
const fieldNames = { statusId: 'stageId', candidateIds: 'candidates', seen: 'candidates' }
const askedOf = ({ jobId, candidates }: Given) => {
  const named = candidates.map(({ candidateId, fromStageId }) => ({
    candidateId: idOf('Candidate', candidateId, 'candidates'),
    fromStageId,
  }))
  const seen = named.flatMap(({ candidateId, fromStageId: from }) =>
    from === undefined
      ? []
      : [{ candidateId, statusId: from === null ? null : idOf('WorkflowStep', from, 'candidates') }],
  )
  return {
    jobId: idOf('Job', jobId, 'jobId'),
    candidateIds: named.map(({ candidateId }) => candidateId),
    ...(seen.length > 0 && { seen }),
  }
}

const jobInput = { required: true, description: 'The job (global id).' } as const
const candidatesInput = (t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) =>
  t.field({ type: [JobCandidateInput], required: true, description: 'The candidates, 1–100.' })

interface Done {
  jobId: string
  actionId: string
  results: readonly Outcome[]
}
const jobField = (t: PayloadFields<{ jobId: string }>) =>
  t.field({
    type: Job,
    nullable: true,
    description: 'The job as it is now; null for who may not read jobs.',
    resolve: ({ jobId }, _args, context) => Job.tryLoad(context, jobId),
  })
const resultsField = (t: PayloadFields<{ results: readonly Outcome[] }>) =>
  t.field({
    type: [JobCandidateResult],
    description: 'What became of each candidate, in the order in which they were named.',
    resolve: ({ results }) => [...results],
  })
const payload = (t: PayloadFields<Done>) => ({
  actionId: t.exposeString('actionId', { description: 'By which the action is undone.' }),
  results: resultsField(t as never),
  job: jobField(t as never),
})

mutation('moveJobCandidates', {
  description:
    'Puts candidates of a job into a stage of its workflow and runs the triggers of that stage. Each is answered on its own: who stands elsewhere than the viewer saw stays there, as CONFLICT.',
  operation: jobCandidatesMove,
  input: (t) => ({
    jobId: t.id(jobInput),
    stageId: t.id({ required: true, description: "The stage (global id of a step) of the job's workflow." }),
    candidates: candidatesInput(t as never),
  }),
  payload,
  resolve: async ({ stageId, ...given }, { rest }) => {
    const body = { ...askedOf(given as Given), statusId: idOf('WorkflowStep', stageId, 'stageId') }
    return { jobId: body.jobId, ...(await rest.call(jobCandidatesMove, { fieldNames, body })) }
  },
})

/** The services' id of a reason of the master list. */
function reasonIdOf(id: string): string {
  const [kind, reason] = keyOf('VocabularyItem', id, 'reasonId').split('.')
  if (kind !== 'rejectReason' || !reason) throw badInput({ reasonId: say('UNKNOWN_REASON') })
  return reason
}

mutation('rejectJobCandidates', {
  description:
    'Rejects candidates of a job: they keep their stage and carry the reason. With a template each is written to.',
  operation: jobCandidatesReject,
  input: (t) => ({
    jobId: t.id(jobInput),
    candidates: candidatesInput(t as never),
    reasonId: t.id({ required: true, description: 'The reason (global id of a word of the list REJECT_REASON).' }),
    note: t.string({ description: 'What colleagues shall know of it, at most 2,000 characters.' }),
    templateId: t.id({ description: 'The e-mail template (global id) by which the candidates are told.' }),
    emailDelayHours: t.int({
      description: 'Hours until they are written to, at most 72; one whose rejection is taken back before is not.',
    }),
    isReasonsTemplate: t.boolean({ description: 'The template, or none, is the one of the reason from now on.' }),
  }),
  payload,
  resolve: async ({ reasonId, note, templateId, emailDelayHours, isReasonsTemplate, ...given }, { rest }) => {
    const body = {
      ...askedOf(given as Given),
      reasonId: reasonIdOf(reasonId),
      ...(note && { note }),
      ...(templateId && { templateId: idOf('EmailTemplate', templateId, 'templateId') }),
      ...(emailDelayHours && { mailDelayHours: emailDelayHours }),
      ...(isReasonsTemplate && { isReasonsTemplate: true as const }),
    }
    return { jobId: body.jobId, ...(await rest.call(jobCandidatesReject, { fieldNames, body })) }
  },
})

mutation('restoreJobCandidates', {
  description: 'Takes the rejection of candidates of a job back: they stand where they stood.',
  operation: jobCandidatesRestore,
  input: (t) => ({
    jobId: t.id(jobInput),
    candidateIds: t.idList({ required: true, description: 'Candidates (global ids), 1–100.' }),
  }),
  payload,
  resolve: async ({ jobId, candidateIds }, { rest }) => {
    const body = {
      jobId: idOf('Job', jobId, 'jobId'),
      candidateIds: candidateIds.map((id) => idOf('Candidate', id, 'candidateIds')),
    }
    return { jobId: body.jobId, ...(await rest.call(jobCandidatesRestore, { body })) }
  },
})

mutation('undoJobCandidateMove', {
  description:
    'Takes a move or a rejection back for those who still stand where it put them. No trigger fires, and e-mails that were sent stay sent.',
  operation: jobCandidatesUndo,
  input: (t) => ({
    jobId: t.id(jobInput),
    actionId: t.string({ required: true, description: 'What the move or the rejection answered.' }),
  }),
  payload: (t: PayloadFields<Omit<Done, 'actionId'> & { mails: number }>) => ({
    emailCount: t.exposeInt('mails', { description: 'E-mails that it had sent, which nothing takes back.' }),
    results: resultsField(t as never),
    job: jobField(t as never),
  }),
  resolve: async ({ jobId: job, actionId }, { rest }) => {
    const jobId = idOf('Job', job, 'jobId')
    return { jobId, ...(await rest.call(jobCandidatesUndo, { body: { jobId, actionId } })) }
  },
})
