import type { BodyOf } from '../../../services/core/contract/operation.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import '../../../services/core/mail/outbox.ts'
import { newId } from '../../../services/core/ids.ts'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { departmentsByCompany } from '../../../services/features/departments/contract.ts'
import * as contract from '../../../services/features/pipelines/contract.ts'
import * as workflows from '../../../services/features/workflows/contract.ts'
import { startLookups } from '../lookups/lookups.fixture.ts'

/** The services with a workflow of some stages, and helpers that create jobs and candidates. */
export async function startPipelines() {
  const here = await startLookups()
  const as = (userName = 'recruiter') => here.as(userName)
  const [department] = await as('interviewer').ok(departmentsByCompany)

  /** Adds a workflow with these stages and the system stages. */
  async function addWorkflow(name: string, keys: readonly string[] = []) {
    const client = as('interviewer')
    const id = await client.ok(workflows.workflowGroupCreate, {
      body: { id: nullId, name, onDepartments: [{ id_Department: department!.id }] },
    })
    const made = await client.ok(workflows.workflowGroupGet, { params: { id } })
    const statuses = [
      ...made.statuses.map(({ id: own, key, name: title, color }) => ({ id: own, key, name: title, color })),
      ...keys.map((key) => ({ key, name: key, color: '#1677ff' })),
    ]
    return client.ok(workflows.workflowGroupUpdate, {
      params: { id },
      body: { name, active: true, version: made.version, onDepartments: made.onDepartments, statuses },
    })
  }
  const workflow = await addWorkflow('Pipeline under test', ['SCREENING', 'INTERVIEWED'])
  const stage = (key: string, of = workflow) => of.statuses.find((status) => status.key === key)!.id

  const model = await here.db
    .from('job')
    .selectAll('job')
    .where('job.status', '=', 0)
    .limit(1)
    .executeTakeFirstOrThrow()
  async function addJob(given: { workflowId?: string | null; total?: number; status?: 0 | 1 | 2 | 3 } = {}) {
    const { company_id: _company, ...row } = model
    const id = newId()
    const { workflowId = workflow.id, total = 2, status = 0 } = given
    const counts = { total, submitted: 0, offer: 0, onboard: 0, lack: total }
    await here.db
      .insert('job', { ...row, ...counts, id, title: 'Under test', status, workflow_id: workflowId } as never)
      .execute()
    return id
  }
  /** Candidates who are in no job of a test. */
  let used = 0
  async function candidates(count: number) {
    const found = await here.db
      .from('candidate')
      .select(['candidate.id', 'candidate.name', 'candidate.emails', 'candidate.version'])
      .where('candidate.deleted_at', 'is', null)
      .orderBy('candidate.id')
      .offset(used)
      .limit(count)
      .execute()
    used += count
    return found
  }
  const add = (jobId: string, ids: readonly string[]) =>
    as().ok(jobAddCandidate, { query: { jobID: jobId }, body: { candidateIds: [...ids] } })

  return {
    ...here,
    as,
    workflow,
    stage,
    addWorkflow,
    addJob,
    candidates,
    add,
    /** Creates a job with a number of candidates in its first stage. */
    async jobWith(count: number, given: Parameters<typeof addJob>[0] = {}) {
      const jobId = await addJob(given)
      const people = await candidates(count)
      await add(
        jobId,
        people.map(({ id }) => id),
      )
      return { jobId, people, ids: people.map(({ id }) => id) }
    },
    list: async (jobId: string, body: BodyOf<typeof contract.jobCandidateList> | object = {}) =>
      (await as().ok(contract.jobCandidateList, { query: { jobID: jobId }, body: { sortBy: 'name', ...body } })).data,
    move: (jobId: string, key: string, candidateIds: readonly string[], seen?: string, userName?: string) =>
      as(userName).raw(contract.jobCandidatesMove, {
        body: {
          jobId,
          statusId: stage(key),
          candidateIds,
          ...(seen && { seen: candidateIds.map((candidateId) => ({ candidateId, statusId: stage(seen) })) }),
        },
      }),
    counts: (jobId: string) =>
      here.db
        .from('job')
        .select(['job.submitted', 'job.offer', 'job.onboard', 'job.lack'])
        .where('job.id', '=', jobId)
        .executeTakeFirstOrThrow(),
    moves: (jobId: string) =>
      here.db
        .from('job_candidate_move')
        .selectAll('job_candidate_move')
        .where('job_candidate_move.job_id', '=', jobId)
        .orderBy('job_candidate_move.id')
        .execute(),
  }
}
export type PipelinesHere = Awaited<ReturnType<typeof startPipelines>>
