import {
  candidatesOfJob,
  jobAddCandidate,
  jobRemoveCandidate,
  jobsOfCandidates,
  type BulkResult,
  type JobOfCandidate,
} from '../../../services/features/candidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { countNested, pageArgs } from '../../core/graph/connection.ts'
import { idOf } from '../../core/graph/ids.ts'
import { listLoader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'
import { Candidate } from './candidate.ts'
import { CandidateBulkResult } from './candidateBulk.ts'
import { CandidateConnection, readCandidates } from './candidateList.ts'
import type { InputBuilder } from './inputs/candidateResumeInput.ts'

const jobsOf = listLoader<JobOfCandidate>({
  read: (ids, { rest }) => rest.call(jobsOfCandidates, { body: { candidateIds: [...ids] } }),
  key: ({ candidateId }) => candidateId,
  most: 100,
})

export const CandidateJob = builder
  .objectRef<JobOfCandidate>('CandidateJob')
  .implement({
    description: 'A job that a candidate was added to.',
    fields: (t) => ({
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job, or null if the caller may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      addedBy: t.field({
        type: User,
        mayFailAlone: true,
        description: 'The user who added the candidate.',
        resolve: ({ addedBy }, _args, context, info) => User.named(context, addedBy, info),
      }),
      addedAt: t.expose('addedDate', { type: 'DateTime', description: 'When the candidate was added.' }),
    }),
  })

builder.objectField(Candidate, 'jobs', (t) =>
  t.field({
    type: [CandidateJob],
    mayFailAlone: true,
    description: 'Jobs that the candidate was added to, latest first.',
    resolve: ({ id }, _args, context) => jobsOf(context, id),
  }),
)

builder.objectField(Job, 'candidates', (t) =>
  t.field({
    type: CandidateConnection,
    nullable: true,
    permission: ['JobRequest:ReadJobRequest', 'JobRequest:InterviewManage'],
    description: 'Candidates who were added to the job, latest first.',
    args: pageArgs,
    resolve: ({ id }, args, context, info) => {
      countNested(context)
      return readCandidates(
        args,
        context,
        (page) => context.rest.call(candidatesOfJob, { body: { ...page, jobId: id } }),
        info,
      )
    },
  }),
)

const names = { candidateIds: 'ids', jobID: 'jobId' }
const input = (t: InputBuilder) => ({
  jobId: t.id({ required: true, description: 'The job (global id).' }),
  ids: t.idList({ required: true, description: 'Candidates (global ids), 1–1,000.' }),
})
const callOf = ({ jobId, ids }: { jobId: string; ids: readonly string[] }) => ({
  fieldNames: names,
  query: { jobID: idOf('Job', jobId, 'jobId') },
  body: { candidateIds: ids.map((id) => idOf('Candidate', id, 'ids')) },
})

mutation('addCandidatesToJob', {
  description: 'Adds candidates to an open job. Candidates whom it already has stay.',
  operation: jobAddCandidate,
  input,
  payload: (t: PayloadFields<{ results: BulkResult[] }>) => ({
    results: t.field({
      type: [CandidateBulkResult],
      description: 'The result for each candidate.',
      resolve: ({ results }) => results,
    }),
  }),
  resolve: async (given, { rest }) => ({ results: await rest.call(jobAddCandidate, callOf(given)) }),
})

mutation('removeCandidatesFromJob', {
  description: 'Removes candidates from a job.',
  operation: jobRemoveCandidate,
  input,
  payload: (t: PayloadFields<{ candidateIds: string[] }>) => ({
    candidates: t.field({
      type: [Candidate],
      description: 'The candidates after the change. Empty if the caller may not read candidates.',
      resolve: async ({ candidateIds }, _args, context) =>
        (await Promise.all(candidateIds.map((id) => Candidate.tryLoad(context, id)))).filter(
          (candidate) => candidate !== null,
        ),
    }),
  }),
  resolve: async (given, { rest }) => {
    const call = callOf(given)
    assertAccepted(await rest.call(jobRemoveCandidate, call), 'The candidates were not removed')
    return call.body
  },
})
