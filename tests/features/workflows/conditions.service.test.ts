import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import type { NewTrigger } from '../../../services/features/workflows/workflowShapes.ts'
import { startPipelines } from '../pipelines/pipelines.fixture.ts'

let here: Awaited<ReturnType<typeof startPipelines>>
let statusId: string
/** Two recruitment channels and two departments of the company. */
let channels: string[]
let departments: string[]

const as = (userName = 'interviewer') => here.as(userName)
const notice = (given: Partial<NewTrigger>): NewTrigger => ({ kind: 'notifyUsers', userNames: ['recruiter'], ...given })
const add = (given: Partial<NewTrigger>) =>
  as().raw(contract.workflowTriggerAdd, { body: { statusId, trigger: notice(given) } })
/** Adds a candidate from the first channel to a job of the first department, or as specified. */
async function subject({ channel = channels[0]!, department = departments[0]! }: Record<string, string | null> = {}) {
  const { jobId, ids } = await here.jobWith(1)
  const candidateId = ids[0]!
  await here.db.update('candidate').set({ rec_channel_id: channel }).where('candidate.id', '=', candidateId).execute()
  await here.db.update('job').set({ department_id: department }).where('job.id', '=', jobId).execute()
  return { jobId, candidateId }
}
const logged = async (candidateId: string) =>
  (await as().ok(contract.workflowRunList, { body: { groupId: here.workflow.id } })).data.find(
    (run) => run.candidateId === candidateId,
  )!
/** Returns the result of the dry run, and then the log of a real move. */
async function tried(who: Awaited<ReturnType<typeof subject>>) {
  const [step] = await as().ok(contract.workflowDryRun, { body: { statusId, ...who } })
  await here.move(who.jobId, 'SCREENING', [who.candidateId])
  const { reason, unmet } = await logged(who.candidateId)
  expect([step!.reason, step!.unmet]).toEqual([reason, unmet])
  return [reason, ...unmet]
}

beforeAll(async () => {
  here = await startPipelines()
  statusId = here.stage('SCREENING')
  const two = (table: 'recruitment_channel' | 'department') =>
    here.db
      .from(table)
      .select(`${table}.id` as 'id')
      .orderBy(`${table}.id` as 'id')
      .limit(2)
      .execute()
  channels = (await two('recruitment_channel')).map(({ id }) => id)
  departments = (await two('department')).map(({ id }) => id)
})
afterEach(async () => {
  const statuses = await as().ok(contract.workflowStatusesByGroup, { query: { id: here.workflow.id } })
  for (const { id } of statuses.find((one) => one.id === statusId)!.triggers)
    await as().ok(contract.workflowTriggerDetach, { body: { statusId, triggerId: id } })
})
afterAll(() => here?.close())

test('a trigger acts only for the sources that it names', async () => {
  await add({ channelIds: [channels[0]!] })
  expect(await tried(await subject())).toEqual([null])
  expect(await tried(await subject({ channel: channels[1]! }))).toEqual(['condition', 'source'])
  expect(await tried(await subject({ channel: null }))).toEqual(['condition', 'source'])
})

test('a trigger acts only for the departments that it names, and only when all of its conditions hold', async () => {
  await add({ channelIds: channels, departmentIds: [departments[0]!] })
  expect(await tried(await subject({ channel: channels[1]! }))).toEqual([null])
  expect(await tried(await subject({ department: departments[1]! }))).toEqual(['condition', 'department'])
  expect(await tried(await subject({ channel: null, department: null }))).toEqual(['condition', 'source', 'department'])
})

test('a trigger whose conditions do not hold moves nobody, and the next one does', async () => {
  await add({ kind: 'moveToStatus', targetId: here.stage('IN_PROCESS'), channelIds: [channels[1]!] })
  await add({ kind: 'moveToStatus', targetId: here.stage('INTERVIEWED') })
  const { jobId, candidateId } = await subject()
  await here.move(jobId, 'SCREENING', [candidateId])
  expect((await here.list(jobId))[0]!.statusId).toBe(here.stage('INTERVIEWED'))
})

test('a delayed trigger whose conditions do not hold at the move does not start to wait', async () => {
  await add({ channelIds: [channels[1]!], delayMinutes: 60 })
  const { jobId, candidateId } = await subject()
  await here.move(jobId, 'SCREENING', [candidateId])
  expect(await logged(candidateId)).toMatchObject({ outcome: 'skipped', reason: 'condition', dueDate: null })
})

test('conditions must name channels and departments of the company, and an edit can remove them', async () => {
  expect((await add({ channelIds: [newId()] })).body).toMatchObject({
    errors: { channelIds: ['Unknown recruitment channel'] },
  })
  const [foreign] = await here.otherDb.from('department').select('department.id').limit(1).execute()
  expect((await add({ departmentIds: [foreign!.id] })).body).toMatchObject({
    errors: { departmentIds: ['Unknown department'] },
  })
  const { body: added } = await add({ channelIds: [channels[0]!, channels[0]!], departmentIds: departments })
  expect(added).toMatchObject({ channelIds: [channels[0]], departmentIds: departments })
  const { body } = await as().raw(contract.workflowTriggerUpdate, {
    body: { statusId, triggerId: added.id, version: added.version, trigger: notice({}) },
  })
  expect(body).toMatchObject({ channelIds: [], departmentIds: [] })
})
