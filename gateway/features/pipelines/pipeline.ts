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
  description: 'Conditions on the candidates of a job; all of them must hold.',
  fields: (t) => ({
    stageDatabaseIds: t.idList({ description: "Any of these stages, by the services' ids, which addresses carry." }),
    ownerUserName: t.string({ description: 'Only candidates whom the user of this name looks after.' }),
    isRejected: t.boolean({ description: 'Only those who are rejected, or who are not; both without it.' }),
    minDaysInStage: t.int({ description: 'Only those who have stood in their stage for so many days at least.' }),
  }),
})
type Filter = typeof JobCandidateFilter.$inferInput

const JobCandidateOrder = orderOf<(typeof pipelineOrders)[number]>('JobCandidate', 'candidates of a job', {
  STAGE_SINCE: { value: 'since', description: 'Since when they stand where they stand.' },
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
  query: t.string({ description: 'Words of the name, the phones or the e-mails.' }),
  filter: t.field({ type: JobCandidateFilter, description: 'Which of them; all without it.' }),
}))

builder.objectField(Job, 'jobCandidates', (t) =>
  t.field({
    type: JobCandidateConnection,
    nullable: true,
    permission: pipelineReaders,
    description: 'Candidates of the job and where they stand, latest moved first unless asked otherwise.',
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
    description: 'How many candidates of a job stand in a stage.',
    fields: (t) => ({
      step: t.field({
        type: WorkflowStep,
        nullable: true,
        description: 'The stage; null: those who stand nowhere yet, and for who may not see workflows.',
        resolve: ({ statusId }, _args, context) => WorkflowStep.tryLoad(context, statusId),
      }),
      count: t.exposeInt('count', { description: 'Those who are not rejected.' }),
      rejectedCount: t.exposeInt('rejectedCount', { description: 'Those who are rejected.' }),
    }),
  })

const pipelines = loader<Pipeline>({
  read: (jobIds, { rest }) => rest.call(jobPipelines, { body: { jobIds: [...jobIds] } }),
  key: ({ jobId }) => jobId,
  most: 100,
})

const pageSize = 1000
/** Pages that a board is read by at most. */
const mostPages = 5

/** All candidates of a job, page by page from row to row. */
async function readAll({ rest }: GatewayContext, jobId: string, asked: ReturnType<typeof conditions>): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  for (let at = 0; at < mostPages; at += 1) {
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
    description: 'How many candidates stand in each stage in which anybody stands.',
    resolve: async ({ id }, _args, context) => (await pipelines.load(context, id))?.stages ?? [],
  }),
  allCandidates: t.field({
    type: [JobCandidate],
    mayFailAlone: true,
    permission: pipelineReaders,
    extensions: { single: true },
    description: `Its candidates at once, as a board shows them: the latest moved ${mostPages * pageSize}.`,
    args: listArgs,
    resolve: ({ id }, { query, filter }, context) => {
      countNested(context)
      return readAll(context, id, conditions(query, filter))
    },
  }),
  onboardCount: t.int({
    nullable: true,
    description: 'Candidates who came to a stage of the group Onboard; null where the services do not count them.',
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
