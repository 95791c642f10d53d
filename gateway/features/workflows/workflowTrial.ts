import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import {
  workflowDryRun,
  workflowRunList,
  workflowSubjects,
  type TriggerStep,
  type WorkflowRun as Run,
} from '../../../services/features/workflows/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { globalId } from '../../core/graph/node.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { encodeId, idOf } from '../../core/graph/ids.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Email } from '../emails/email.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'
import { WorkflowRunOutcome, WorkflowDryRunOutcome, WorkflowRunCause, WorkflowSkipReason } from './workflowOutcomes.ts'
import { triggerKindSet, WorkflowTriggerCondition, WorkflowTriggerKind } from './workflowTrigger.ts'

const WorkflowMail = builder
  .objectRef<TriggerStep['mails'][number]>('WorkflowMail')
  .implement({
    description: 'An e-mail that a trigger would send.',
    fields: (t) => ({
      recipient: t.expose('recipient', { type: 'EmailAddress', description: 'E-mail address it goes to.' }),
      subject: t.exposeString('subject', { description: 'Subject of the e-mail.' }),
      body: t.exposeString('body', { description: 'Body as plain text.' }),
    }),
  })

const WorkflowDryRunStep = builder
  .objectRef<TriggerStep>('WorkflowDryRunStep')
  .implement({
    description: 'The expected effect of a trigger.',
    fields: (t) => ({
      kind: t.field({
        type: WorkflowTriggerKind,
        description: 'The action of the trigger.',
        resolve: ({ kind }) => triggerKindSet.valueOf(kind),
      }),
      kindName: t.string({
        nullable: true,
        description: "The services' own value if the kind is OTHER.",
        resolve: ({ kind }) => triggerKindSet.nameOf(kind),
      }),
      statusName: t.exposeString('statusName', { description: 'Name of the status that it belongs to.' }),
      outcome: t.expose('outcome', { type: WorkflowDryRunOutcome, description: 'Expected outcome of the trigger.' }),
      reason: t.expose('reason', {
        type: WorkflowSkipReason,
        nullable: true,
        description: 'Why it would do nothing; null if it would run.',
      }),
      unmetConditions: t.expose('unmet', {
        type: [WorkflowTriggerCondition],
        description: 'CONDITION: the conditions that are not met.',
      }),
      mails: t.expose('mails', { type: [WorkflowMail], description: 'E-mails that it would send.' }),
      missing: t.exposeStringList('missing', {
        description: 'Placeholders without a value, or users without an e-mail address.',
      }),
      targetName: t.exposeString('targetName', {
        nullable: true,
        description: 'Name of the status that the candidate would move to.',
      }),
      afterMinutes: t.exposeInt('afterMinutes', {
        description:
          "Minutes until the candidate would enter the trigger's status, because of earlier delayed moves; 0 means at once.",
      }),
      delayMinutes: t.exposeInt('delayMinutes', {
        description: 'Delay in minutes after the move, if the candidate is still there; 0 means at once.',
      }),
    }),
  })

const WorkflowSubject = builder
  .objectRef<AnswerOf<typeof workflowSubjects>['data'][number]>('WorkflowSubject')
  .implement({
    description: 'A candidate of a job with whom triggers can be tested.',
    fields: (t) => ({
      candidateId: t.id({
        description: 'The candidate (global id).',
        resolve: ({ candidateId }) => encodeId('Candidate', candidateId),
      }),
      candidateName: t.exposeString('candidateName', {
        nullable: true,
        description: 'Name of the candidate; null if the viewer may neither read candidates nor manage interviews.',
      }),
      jobId: t.id({ description: 'The job (global id).', resolve: ({ jobId }) => encodeId('Job', jobId) }),
      jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
      statusName: t.exposeString('statusName', {
        nullable: true,
        description: 'Current step of the candidate; null if none yet.',
      }),
    }),
  })

const WorkflowRun = builder
  .objectRef<Run>('WorkflowRun')
  .implement({
    description: 'A log entry of a workflow: what a trigger did, and why.',
    fields: (t) => ({
      id: globalId(t, 'WorkflowRun'),
      kind: t.field({
        type: WorkflowTriggerKind,
        description: 'The action of the trigger.',
        resolve: ({ kind }) => triggerKindSet.valueOf(kind),
      }),
      kindName: t.string({
        nullable: true,
        description: "The services' own value if the kind is OTHER.",
        resolve: ({ kind }) => triggerKindSet.nameOf(kind),
      }),
      statusName: t.exposeString('statusName', { description: 'Name of the status that it belongs to.' }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate; null if they no longer exist or the caller may not read candidates.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      candidateName: t.exposeString('candidateName', {
        nullable: true,
        description:
          'Name of the candidate at that time; null if the viewer may neither read candidates nor manage interviews.',
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'Title of the job at that time.' }),
      cause: t.expose('cause', { type: WorkflowRunCause, description: 'Why the candidate entered the status.' }),
      outcome: t.expose('outcome', { type: WorkflowRunOutcome, description: 'Outcome of the trigger.' }),
      reason: t.expose('reason', {
        type: WorkflowSkipReason,
        nullable: true,
        description: 'Why it did nothing; null if it did something.',
      }),
      unmetConditions: t.expose('unmet', {
        type: [WorkflowTriggerCondition],
        description: 'CONDITION: the conditions that were not met.',
      }),
      recipients: t.expose('recipients', { type: ['EmailAddress'], description: 'Addresses that it sent e-mails to.' }),
      emails: t.expose('mails', { type: [Email], description: 'The e-mails, each with its delivery state.' }),
      subject: t.exposeString('subject', {
        nullable: true,
        description: 'Subject of the e-mail; null if there is none.',
      }),
      targetName: t.exposeString('targetName', {
        nullable: true,
        description: 'Name of the status that the candidate moved to.',
      }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who moved the candidate to the status.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      at: t.expose('date', { type: 'DateTime', description: 'When the candidate entered the status.' }),
      dueAt: t.expose('dueDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When a delayed trigger runs or ran; null if it ran at once.',
      }),
    }),
  })

const WorkflowSubjectConnection = connectionOf(WorkflowSubject)
const WorkflowRunConnection = connectionOf(WorkflowRun)
const workflowId = { required: true, description: 'The workflow (global id).' } as const

builder.queryFields((t) => ({
  workflowDryRun: t.field({
    type: [WorkflowDryRunStep],
    operation: workflowDryRun,
    description:
      'What the triggers would do, in order, if the candidate of the job entered the step. Nothing is changed.',
    args: {
      stepId: t.arg.id({ required: true, description: 'The step (global id).' }),
      candidateId: t.arg.id({ required: true, description: 'The candidate (global id).' }),
      jobId: t.arg.id({ required: true, description: 'The job (global id).' }),
    },
    resolve: (_root, { stepId, candidateId, jobId }, { rest }) =>
      rest.call(workflowDryRun, {
        body: {
          statusId: idOf('WorkflowStep', stepId, 'stepId'),
          candidateId: idOf('Candidate', candidateId, 'candidateId'),
          jobId: idOf('Job', jobId, 'jobId'),
        },
      }),
  }),
  workflowSubjects: t.field({
    type: WorkflowSubjectConnection,
    operation: workflowSubjects,
    description:
      'Candidates of jobs with whom triggers can be tested; those of jobs that follow the workflow come first.',
    args: {
      workflowId: t.arg.id(workflowId),
      query: t.arg.string({ description: 'Search terms for the candidate or the job.' }),
      ...pageArgs,
    },
    resolve: (_root, { workflowId: id, query, ...args }, { rest }) =>
      readPages(args, (page) =>
        rest.call(workflowSubjects, {
          fieldNames: { keyword: 'query' },
          body: { ...page, groupId: idOf('Workflow', id, 'workflowId'), ...(query && { keyword: query }) },
        }),
      ),
  }),
  workflowRuns: t.field({
    type: WorkflowRunConnection,
    operation: workflowRunList,
    description: 'The log of a workflow: what its triggers did and why, newest first.',
    args: { workflowId: t.arg.id(workflowId), ...pageArgs },
    resolve: (_root, { workflowId: id, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) => rest.call(workflowRunList, { body: { ...page, groupId: idOf('Workflow', id, 'workflowId') } }),
        pageSelectionOf(info),
      ),
  }),
}))
