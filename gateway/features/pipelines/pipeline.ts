import {
  jobCandidateList,
  jobPipelines,
  pipelineReaders,
  type JobCandidate as Row,
  type Pipeline,
  type pipelineOrders,
  type StageCount,
} from '../../../services/features/pipelines/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { loader } from '../../core/graph/loader.ts'
import { orderOf } from '../../core/graph/order.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Job } from '../jobs/job.ts'
import { Workflow, WorkflowStep } from '../workflows/workflow.ts'
import { JobCandidate } from './jobCandidate.ts'

const JobCandidateFilter = builder.inputType('JobCandidateFilter', {
  description: 'Conditions on the candidates of a job. All conditions must hold.',
  fields: (t) => ({
    stageDatabaseIds: t.idList({ description: "Any of these stages (the services' ids, as used in URLs)." }),
    ownerUserName: t.string({ description: 'Only candidates owned by the user with this user name.' }),
    isRejected: t.boolean({
      description: 'Only candidates who are rejected, or only those who are not; both if omitted.',
    }),
    minDaysInStage: t.int({ description: 'Only candidates who have been in their stage for at least this many days.' }),
  }),
})
type Filter = typeof JobCandidateFilter.$inferInput

const JobCandidateOrder = orderOf<(typeof pipelineOrders)[number]>('JobCandidate', 'candidates of a job', {
  STAGE_SINCE: { value: 'since', description: 'By how long they have been in their stage.' },
  CANDIDATE_NAME: { value: 'name', description: 'By the name of the candidate.' },
  ADDED_AT: { value: 'addedDate', description: 'When they were added to the job.' },
})

const conditions = (query: string | null | undefined, filter: Filter | null | undefined) => ({
  ...(query && { keyword: query }),
  ...(filter?.stageDatabaseIds?.length && { statusIds: filter.stageDatabaseIds }),
  ...(filter?.ownerUserName && { owner: filter.ownerUserName }),
  ...(typeof filter?.isRejected === 'boolean' && { isRejected: filter.isRejected }),
  ...(filter?.minDaysInStage && { leastDays: filter.minDaysInStage }),
})
const fieldNames = { keyword: 'query', leastDays: 'filter.minDaysInStage', statusIds: 'filter.stageDatabaseIds' }

export const JobCandidateConnection = connectionOf(JobCandidate)
const listArgs = builder.args((t) => ({
  query: t.string({ description: 'Search terms in the name, phone numbers or e-mail addresses.' }),
  filter: t.field({ type: JobCandidateFilter, description: 'Which ones to return; all if omitted.' }),
}))

builder.objectField(Job, 'jobCandidates', (t) =>
  t.field({
    type: JobCandidateConnection,
    nullable: true,
    permission: pipelineReaders,
    description: 'Candidates of the job and their stages, latest moved first by default.',
    args: {
      ...listArgs,
      orderBy: t.arg({ type: JobCandidateOrder, description: 'Order of the candidates.' }),
      ...pageArgs,
    },
    resolve: ({ id }, { query, filter, orderBy, ...args }, context, info) => {
      countNested(context)
      const body = {
        ...conditions(query, filter),
        ...(orderBy && { sortBy: orderBy.field, sortDirection: orderBy.direction }),
      }
      return readPages(
        args,
        (page) => context.rest.call(jobCandidateList, { fieldNames, query: { jobID: id }, body: { ...page, ...body } }),
        pageSelectionOf(info),
      )
    },
  }),
)

const JobStage = builder
  .objectRef<StageCount>('JobStage')
  .implement({
    description: 'The number of candidates of a job in a stage.',
    fields: (t) => ({
      step: t.field({
        type: WorkflowStep,
        nullable: true,
        description: 'The stage; null for candidates without one, or if the caller may not see workflows.',
        resolve: ({ statusId }, _args, context) => WorkflowStep.tryLoad(context, statusId),
      }),
      count: t.exposeInt('count', { description: 'Number of candidates who are not rejected.' }),
      rejectedCount: t.exposeInt('rejectedCount', { description: 'Number of candidates who are rejected.' }),
    }),
  })

const pipelines = loader<Pipeline>({
  read: (jobIds, { rest }) => rest.call(jobPipelines, { body: { jobIds: [...jobIds] } }),
  key: ({ jobId }) => jobId,
  most: 100,
})

const pageSize = 1000
/** Maximum number of pages read for a board. */
const maxPages = 5

/** Reads all candidates of a job page by page, each page starting after the last row of the previous one. */
async function readAll({ rest }: GatewayContext, jobId: string, asked: ReturnType<typeof conditions>): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  for (let at = 0; at < maxPages; at += 1) {
    const place = after === undefined ? { pageIndex: at } : { pageIndex: 0, after }
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const found = await rest.call(jobCandidateList, {
      fieldNames,
      query: { jobID: jobId },
      body: { ...asked, ...place, pageSize, total: false, positions: true },
    })
    rows.push(...found.data)
    if (!(found.hasMore ?? found.data.length === pageSize)) break
    after = found.positions?.at(-1)
  }
  return rows
}

builder.objectFields(Job, (t) => ({
  stages: t.field({
    type: [JobStage],
    mayFailAlone: true,
    permission: pipelineReaders,
    description: 'Number of candidates in each stage that has any.',
    resolve: async ({ id }, _args, context) => (await pipelines.load(context, id))?.stages ?? [],
  }),
  allCandidates: t.field({
    type: [JobCandidate],
    mayFailAlone: true,
    permission: pipelineReaders,
    extensions: { single: true },
    description: `All its candidates at once, as shown on a board: the ${maxPages * pageSize} that moved last.`,
    args: listArgs,
    resolve: ({ id }, { query, filter }, context) => {
      countNested(context)
      return readAll(context, id, conditions(query, filter))
    },
  }),
  onboardCount: t.int({
    nullable: true,
    description:
      'Number of candidates who reached a stage of the group Onboard; null if the services do not count them.',
    resolve: ({ onboard }) => onboard ?? null,
  }),
}))

builder.queryField('pipelineWorkflows', (t) =>
  t.field({
    type: [Workflow],
    operation: workflowList,
    description: "All workflows of the viewer's company that a job can follow, in name order.",
    resolve: (_root, _args, { rest }) => rest.call(workflowList),
  }),
)
