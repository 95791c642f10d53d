import { createMessage } from '../../../services/core/contract/messages.ts'
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

const JobCandidateOutcome = enumOf<MoveOutcome>('JobCandidateOutcome', 'The outcome of an action for one candidate.', {
  done: 'It was done.',
  unchanged: 'There was nothing to do.',
  conflict: 'The candidate is in another stage than the viewer saw, and stays there.',
  rejected: 'The candidate is rejected and stays in the stage.',
  gone: 'The candidate is no longer on the job.',
})

const RejectionEmail = enumOf<RejectionMail>('RejectionEmail', 'The outcome of the e-mail to a rejected candidate.', {
  none: 'No e-mail was requested.',
  queued: 'It will be sent.',
  noRecipient: 'The candidate has no e-mail address.',
})

const JobCandidateResult = builder
  .objectRef<Outcome>('JobCandidateResult')
  .implement({
    description: 'The result of an action for one candidate.',
    fields: (t) => ({
      candidateId: t.id({
        description: 'The candidate (global id).',
        resolve: ({ candidateId }) => encodeId('Candidate', candidateId),
      }),
      outcome: t.expose('outcome', { type: JobCandidateOutcome, description: 'Outcome for the candidate.' }),
      jobCandidate: t.field({
        type: JobCandidate,
        nullable: true,
        description: "The candidate's current position in the job; null if they are no longer on it.",
        resolve: ({ id }, _args, context) => JobCandidate.tryLoad(context, id),
      }),
      step: t.field({
        type: WorkflowStep,
        nullable: true,
        description: 'Current stage of the candidate.',
        resolve: ({ statusId }, _args, context) => WorkflowStep.tryLoad(context, statusId),
      }),
      by: t.field({
        type: User,
        nullable: true,
        description: 'Who moved the candidate there.',
        resolve: ({ by }, _args, context, info) => (by ? User.named(context, by, info) : null),
      }),
      at: t.expose('date', { type: 'DateTime', nullable: true, description: 'When the candidate was moved there.' }),
      email: t.field({
        type: RejectionEmail,
        nullable: true,
        description: 'Outcome of the e-mail to a rejected candidate.',
        resolve: ({ mail }) => mail ?? null,
      }),
    }),
  })

const JobCandidateInput = builder.inputType('JobCandidateInput', {
  description: 'A candidate of a job, and the stage in which the viewer saw them.',
  fields: (t) => ({
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    fromStageId: t.id({
      description:
        'The stage (global id) in which the viewer saw the candidate; null for no stage. If omitted, it is not checked.',
    }),
  }),
})

interface CandidatesInput {
  jobId: string
  candidates: readonly { candidateId: string; fromStageId?: string | null | undefined }[]
}
/** Maps the services' field names to input fields. */
const fieldNames = { statusId: 'stageId', candidateIds: 'candidates', seen: 'candidates' }
const toRequestBody = ({ jobId, candidates }: CandidatesInput) => {
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
    description: 'The job after the change; null if the caller may not read jobs.',
    resolve: ({ jobId }, _args, context) => Job.tryLoad(context, jobId),
  })
const resultsField = (t: PayloadFields<{ results: readonly Outcome[] }>) =>
  t.field({
    type: [JobCandidateResult],
    description: 'The result for each candidate, in the order of the input.',
    resolve: ({ results }) => [...results],
  })
const payload = (t: PayloadFields<Done>) => ({
  actionId: t.exposeString('actionId', { description: 'Id with which the action can be undone.' }),
  results: resultsField(t as never),
  job: jobField(t as never),
})

mutation('moveJobCandidates', {
  description:
    'Moves candidates of a job to a stage of its workflow and runs the triggers of that stage. Each candidate has its own result: those who are in another stage than the viewer saw stay there, with CONFLICT.',
  operation: jobCandidatesMove,
  input: (t) => ({
    jobId: t.id(jobInput),
    stageId: t.id({ required: true, description: "The stage (global id of a step) of the job's workflow." }),
    candidates: candidatesInput(t as never),
  }),
  payload,
  resolve: async ({ stageId, ...given }, { rest }) => {
    const body = { ...toRequestBody(given as CandidatesInput), statusId: idOf('WorkflowStep', stageId, 'stageId') }
    return { jobId: body.jobId, ...(await rest.call(jobCandidatesMove, { fieldNames, body })) }
  },
})

/** Returns the services' id of a reason of the vocabulary list. */
function reasonIdOf(id: string): string {
  const [kind, reason] = keyOf('VocabularyItem', id, 'reasonId').split('.')
  if (kind !== 'rejectReason' || !reason) throw badInput({ reasonId: createMessage('UNKNOWN_REASON') })
  return reason
}

mutation('rejectJobCandidates', {
  description:
    'Rejects candidates of a job: they keep their stage and get the reason. If a template is passed, each is sent an e-mail.',
  operation: jobCandidatesReject,
  input: (t) => ({
    jobId: t.id(jobInput),
    candidates: candidatesInput(t as never),
    reasonId: t.id({ required: true, description: 'The reason (global id of a VocabularyItem of REJECT_REASON).' }),
    note: t.string({ description: 'Note for colleagues, at most 2,000 characters.' }),
    templateId: t.id({ description: 'The e-mail template (global id) for the message to the candidates.' }),
    emailDelayHours: t.int({
      description: 'Hours until the e-mails are sent, at most 72; none is sent if the rejection is undone before.',
    }),
    isReasonsTemplate: t.boolean({
      description: 'Whether to make this template, or none, the default for the reason from now on.',
    }),
  }),
  payload,
  resolve: async ({ reasonId, note, templateId, emailDelayHours, isReasonsTemplate, ...given }, { rest }) => {
    const body = {
      ...toRequestBody(given as CandidatesInput),
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
  description: 'Undoes the rejection of candidates of a job: they are back in their stage.',
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
    'Undoes a move or a rejection for candidates who are still where it put them. No triggers run, and sent e-mails cannot be undone.',
  operation: jobCandidatesUndo,
  input: (t) => ({
    jobId: t.id(jobInput),
    actionId: t.string({ required: true, description: 'The actionId returned by the move or the rejection.' }),
  }),
  payload: (t: PayloadFields<Omit<Done, 'actionId'> & { mails: number }>) => ({
    emailCount: t.exposeInt('mails', { description: 'Number of e-mails that it sent, which cannot be undone.' }),
    results: resultsField(t as never),
    job: jobField(t as never),
  }),
  resolve: async ({ jobId: job, actionId }, { rest }) => {
    const jobId = idOf('Job', job, 'jobId')
    return { jobId, ...(await rest.call(jobCandidatesUndo, { body: { jobId, actionId } })) }
  },
})
