import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import type { NewTrigger } from '../../../services/features/workflows/workflowShapes.ts'
import { startPipelines } from '../pipelines/pipelines.fixture.ts'

let here: Awaited<ReturnType<typeof startPipelines>>
let statusId: string
const templates = new Map<string, string>()
const people: NewTrigger = { kind: 'notifyUsers', userNames: ['recruiter'] }

const as = (userName = 'interviewer') => here.as(userName)
const add = (trigger: NewTrigger = people) =>
  as().ok(contract.workflowTriggerAdd, { body: { statusId, trigger } }) as Promise<contract.Trigger>
const update = (body: object, userName?: string) => as(userName).raw(contract.workflowTriggerUpdate, { body })
const order = (body: object, userName?: string) => as(userName).raw(contract.workflowTriggerOrder, { body })
const read = async () =>
  (await as().ok(contract.workflowStatusesByGroup, { query: { id: here.workflow.id } })).find(
    ({ id }) => id === statusId,
  )!.triggers
const ids = async () => (await read()).map(({ id }) => id)

/** Moves a candidate into the status. */
async function enter() {
  const { jobId, ids: candidateIds } = await here.jobWith(1)
  await as('recruiter').ok(contract.workflowMoveCandidates, { body: { jobId, statusId, candidateIds } })
  return { jobId, candidateId: candidateIds[0]! }
}
const runs = async (pageSize: number) =>
  (await as().ok(contract.workflowRunList, { body: { groupId: here.workflow.id, pageSize } })).data

beforeAll(async () => {
  here = await startPipelines()
  statusId = here.stage('SCREENING')
  for (const { id, name } of await as().ok(emailTemplatesByCompany)) templates.set(name, id)
})
beforeEach(async () => {
  for (const triggerId of await ids()) await as().ok(contract.workflowTriggerDetach, { body: { statusId, triggerId } })
})
afterAll(() => here?.close())

test('an edited trigger may change its kind, and keeps no fields of the old one', async () => {
  const { id, version } = await add()
  const trigger: NewTrigger = { kind: 'sendEmail', templateId: templates.get('Rejection')!, recipient: 'candidate' }
  const { status, body } = await update({ statusId, triggerId: id, version, trigger })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    kind: 'sendEmail',
    templateName: 'Rejection',
    recipient: 'candidate',
    userNames: [],
    version: version + 1,
    createdBy: 'interviewer',
  })
  const target = { kind: 'moveToStatus', targetId: here.stage('INTERVIEWED') }
  const moved = await update({ statusId, triggerId: id, version: version + 1, trigger: target })
  expect(moved.body).toMatchObject({
    kind: 'moveToStatus',
    templateId: null,
    recipient: null,
    targetId: target.targetId,
  })
  expect(await read()).toEqual([moved.body])
})

test('when two users edit a trigger, the second is refused, and so are users without the permission and invalid input', async () => {
  const { id: triggerId, version } = await add()
  const change = { statusId, triggerId, version, trigger: { kind: 'notifyUsers', userNames: ['manager'] } }
  expect((await update(change)).status).toBe(200)
  const before = await read()
  const late = await update({ ...change, trigger: people })
  expect([late.status, late.body]).toMatchObject([400, { errorCode: '599', paramValues: { updatedBy: 'interviewer' } }])
  const now = { ...change, version: version + 1 }
  expect((await update(now, 'recruiter')).status).toBe(403)
  expect((await update(now, 'admin@other')).status).toBe(404)
  expect((await update({ ...now, triggerId: newId() })).status).toBe(404)
  expect((await update({ ...now, statusId: here.stage('INTERVIEWED') })).status).toBe(404)
  expect((await update({ ...now, trigger: { kind: 'sendEmail' } })).body).toMatchObject({
    errors: { templateId: ['This field is required'] },
  })
  expect(await read()).toEqual(before)
})

test('triggers run in their order', async () => {
  const first = await add({ kind: 'moveToStatus', targetId: here.stage('INTERVIEWED') })
  const second = await add({ kind: 'moveToStatus', targetId: here.stage('IN_PROCESS') })
  const third = await add()
  const seenIds = [first.id, second.id, third.id]
  const triggerIds = [third.id, second.id, first.id]
  const answer = await order({ statusId, seenIds, triggerIds })
  expect([answer.status, answer.body.map(({ id }: contract.Trigger) => id)]).toEqual([200, triggerIds])
  expect(await ids()).toEqual(triggerIds)
  await enter()
  expect(
    (await runs(3)).toReversed().map(({ kind, outcome, targetName }) => [kind, outcome === 'skipped', targetName]),
  ).toEqual([
    ['notifyUsers', false, null],
    ['moveToStatus', false, 'In process'],
    ['moveToStatus', true, 'INTERVIEWED'],
  ])
  const added = await add()
  expect(await ids()).toEqual([...triggerIds, added.id])
})

test('an order that is outdated or does not name each trigger once is refused', async () => {
  const [first, second] = [await add(), await add()]
  const seenIds = [first.id, second.id]
  const triggerIds = [second.id, first.id]
  const refused = async (body: object, userName?: string) => {
    const answer = await order({ statusId, seenIds, triggerIds, ...body }, userName)
    expect(await ids()).toEqual(seenIds)
    return [answer.status, answer.body.errorCode ?? answer.body.errors]
  }
  expect(await refused({ seenIds: triggerIds })).toEqual([400, '599'])
  expect(await refused({ seenIds: [first.id] })).toEqual([400, '599'])
  const twice = { triggerIds: ['must contain each trigger of the status once'] }
  expect(await refused({ triggerIds: [first.id] })).toEqual([400, expect.objectContaining(twice)])
  expect(await refused({ triggerIds: [first.id, first.id] })).toEqual([400, expect.objectContaining(twice)])
  expect((await refused({}, 'recruiter'))[0]).toBe(403)
  expect((await refused({}, 'admin@other'))[0]).toBe(404)
})

test('a paused trigger does nothing until it is resumed, and the log and the dry run say so', async () => {
  const { id: triggerId, version } = await add()
  await add({ kind: 'moveToStatus', targetId: here.stage('INTERVIEWED') })
  const pause = (isPaused: boolean, userName?: string) =>
    as(userName).raw(contract.workflowTriggerPause, { body: { statusId, triggerId, isPaused } })
  expect((await pause(true, 'recruiter')).status).toBe(403)
  expect((await pause(true, 'admin@other')).status).toBe(404)
  expect((await read())[0]!.isPaused).toBe(false)
  expect((await pause(true)).body).toMatchObject({ id: triggerId, isPaused: true, version })
  expect((await pause(true)).status).toBe(200)
  const subject = await enter()
  expect((await runs(2)).map(({ kind, outcome, reason }) => [kind, outcome, reason])).toEqual([
    ['moveToStatus', 'done', null],
    ['notifyUsers', 'skipped', 'paused'],
  ])
  const [step] = await as().ok(contract.workflowDryRun, { body: { statusId, ...subject } })
  expect(step).toMatchObject({ outcome: 'skipped', reason: 'paused', mails: [] })
  expect((await pause(false)).body).toMatchObject({ isPaused: false })
  await enter()
  expect((await runs(2))[1]).toMatchObject({ kind: 'notifyUsers', reason: null })
})
