import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/stageItems/contract.ts'
import { statusGroupList, systemStatusList } from '../../../services/features/lookups/contract.ts'
import {
  workflowGroupCreate,
  workflowGroupGet,
  workflowGroupUpdate,
} from '../../../services/features/workflows/contract.ts'
import '../../../services/features/interviewForms/tables.ts'
import '../../../services/features/workflows/tables.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.stageManageCreate, { body: { kind: 'systemStatus', color: '#112233', ...body } })
const made = async (body: object) => (await create(body)).body as contract.Stage
const makeGroup = (name: string) => made({ kind: 'statusGroup', name, color: undefined })
const change = async (id: string, body: object) =>
  (await admin().raw(contract.stageManageUpdate, { params: { id }, body })).body
const remove = async (id: string) => (await admin().raw(contract.stageManageDelete, { params: { id } })).body
const usage = async (id: string) => (await admin().ok(contract.stageManageUsage, { body: { ids: [id] } }))[0]!.uses
const listed = async (kind: contract.StageKind) =>
  (await admin().ok(contract.stageManageList, { body: { kind, pageSize: 200 } })).data
const workflow = async (name: string) => {
  const department = await here.db.from('department').select('department.id').limit(1).executeTakeFirstOrThrow()
  const onDepartments = [{ id_Department: department.id }]
  const id = await admin().ok(workflowGroupCreate, { body: { name, onDepartments } })
  return { onDepartments, read: () => admin().ok(workflowGroupGet, { params: { id } }), id }
}

test('a new system status is part of each new workflow, and is offered to the others; a new name applies everywhere', async () => {
  const before = await workflow('Made before')
  const hold = await made({ name: ' On   hold ', color: '#ABCDEF', place: 2 })
  expect(hold).toMatchObject({ name: 'On hold', color: '#abcdef', place: 2, isEnd: false, isBuiltIn: false })
  expect(hold.key).toMatch(/^OWN_[0-9A-F]{12}$/)
  expect((await here.as('recruiter').ok(systemStatusList))[1]).toMatchObject({ name: 'On hold', key: hold.key })
  const after = await workflow('Made after')
  const [old, fresh] = [await before.read(), await after.read()]
  expect(old.statuses.map(({ name }) => name)).not.toContain('On hold')
  expect(fresh.statuses[1]).toMatchObject({ name: 'On hold', key: hold.key, isSystem: true })
  expect(await usage(hold.id)).toBe(1)
  expect((await remove(hold.id)).errorCode).toBe('STAGE_IN_USE')

  await change(hold.id, { name: 'Paused', color: '#000000' })
  const renamed = await after.read()
  expect(renamed.statuses[1]).toMatchObject({ name: 'Paused', color: '#000000', key: hold.key })
  // Users who are editing the workflow get a conflict.
  expect(renamed.version).toBeGreaterThan(fresh.version)
  expect((await before.read()).version).toBe(old.version)
})

test('statuses of a group are in its order, move into other groups, and keep the names that workflows gave them', async () => {
  const [tests, trials] = [await makeGroup('Tests'), await makeGroup('Trials')]
  expect(tests).toMatchObject({ key: null, color: null, groupId: null, isEnd: false })
  const status = (name: string, group: contract.Stage, more: object = {}) =>
    made({ kind: 'workflowStatus', name, groupId: group.id, ...more })
  const sent = await status('Test sent', tests)
  const failed = await status('Test failed', tests, { isEnd: true })
  const passed = await status('Test passed', tests, { place: 2 })
  expect(failed.key).toMatch(/^ENDED_/)
  expect([failed.isEnd, passed.isEnd]).toEqual([true, false])
  const groups = await here.as('recruiter').ok(statusGroupList)
  expect(groups.find(({ id }) => id === tests.id)?.statuses.map(({ name }) => name)).toEqual([
    'Test sent',
    'Test passed',
    'Test failed',
  ])
  // The list follows the order of the groups; two groups may have a status of the same name.
  const own = (await listed('workflowStatus')).filter(({ groupId }) => groupId === tests.id)
  expect(own.map(({ name, place }) => [name, place])).toEqual([
    ['Test sent', 1],
    ['Test passed', 2],
    ['Test failed', 3],
  ])
  expect((await create({ kind: 'workflowStatus', name: 'TEST sent', groupId: tests.id })).body.errors).toEqual({
    name: ['is already taken'],
  })
  const twin = await status('Test sent', trials)
  expect((await change(twin.id, { name: 'Test sent', color: '#112233', groupId: tests.id })).errors).toEqual({
    name: ['is already taken'],
  })
  expect(await change(passed.id, { name: 'Test passed', color: '#112233', groupId: trials.id })).toMatchObject({
    groupId: trials.id,
    place: 2,
  })
  expect([await usage(tests.id), await usage(trials.id)]).toEqual([2, 2])
  expect((await remove(tests.id)).errorCode).toBe('STAGE_IN_USE')

  const { id, onDepartments, read } = await workflow('With tests')
  const { version, statuses } = await read()
  const kept = statuses.map(({ id: statusId, name, key, color }) => ({ id: statusId, name, key, color }))
  await admin().ok(workflowGroupUpdate, {
    params: { id },
    body: {
      ...{ name: 'With tests', active: false, onDepartments, version },
      statuses: [
        ...kept,
        { name: sent.name, key: sent.key!, color: sent.color! },
        { name: 'Did not pass', key: failed.key!, color: '#ff0000' },
      ],
    },
  })
  await change(sent.id, { name: 'Task sent', color: '#222222', groupId: tests.id })
  await change(failed.id, { name: 'Task failed', color: '#333333', groupId: tests.id })
  expect((await read()).statuses.slice(-2).map(({ name, color }) => [name, color])).toEqual([
    ['Task sent', '#222222'],
    ['Did not pass', '#ff0000'],
  ])
})

test('built-in stages and the targets of form approvals cannot be deleted; others can', async () => {
  const offered = (await listed('systemStatus')).find(({ key }) => key === 'OFFERED')!
  expect(offered.isBuiltIn).toBe(true)
  expect((await remove(offered.id)).errorCode).toBe('STAGE_BUILT_IN')
  const group = await makeGroup('Reviews')
  const good = await made({ kind: 'workflowStatus', name: 'Reviewed', groupId: group.id })
  const form = newId()
  await here.db
    .insert('form_template', {
      ...{ id: form, name: 'Review', search: 'review', type: 2, is_active: true, contents: '[]', attachment: '[]' },
      approvals: JSON.stringify([{ id_GroupStatus: group.id, isRequired: true, yesStatusId: good.id, noStatusId: '' }]),
      ...{ created_by: 'admin', updated_by: null, updated_at: null },
    })
    .execute()
  expect(await remove(good.id)).toMatchObject({
    errorCode: 'STAGE_IN_FORM',
    paramValues: { name: 'Reviewed', form: 'Review' },
  })
  await here.db.delete('form_template').where('form_template.id', '=', form).execute()
  expect(await remove(good.id)).toEqual({ status: 'OK' })
  expect(await remove(group.id)).toEqual({ status: 'OK' })
})

test('errors are reported under their fields; only users who configure workflows change stages, each in their company', async () => {
  const wrong = async (body: object) => (await create(body)).body.errors
  const group = await makeGroup('Ours alone')
  const without = ['cannot be combined with kind']
  expect(await wrong({ name: 'X', color: 'red' })).toEqual({ color: ['is not valid'] })
  expect(await wrong({ name: 'X', color: undefined })).toEqual({ color: ['This field is required'] })
  expect(await wrong({ name: 'X', groupId: group.id })).toEqual({ groupId: without })
  expect(await wrong({ name: 'X', kind: 'workflowStatus' })).toEqual({ groupId: ['This field is required'] })
  expect(await wrong({ name: 'X', kind: 'workflowStatus', groupId: newId() })).toEqual({ groupId: ['is not valid'] })
  expect(await wrong({ name: 'X', kind: 'statusGroup' })).toEqual({ color: without })
  expect(await wrong({ name: 'X', kind: 'statusGroup', color: undefined, isEnd: true })).toEqual({ isEnd: without })
  expect(await wrong({ name: ' ' })).toEqual({ name: ['This field is required'] })
  expect(await wrong({ name: 'x'.repeat(101) })).toEqual({ name: ['Maximum length is 100'] })
  const others = here.as('admin@other')
  expect((await others.ok(contract.stageManageList, { body: { keyword: 'ours alone' } })).data).toEqual([])
  expect((await others.raw(contract.stageManageDelete, { params: { id: group.id } })).status).toBe(404)
  const foreign = { kind: 'workflowStatus' as const, name: 'Theirs', color: '#112233', groupId: group.id }
  expect((await others.raw(contract.stageManageCreate, { body: foreign })).body.errors).toEqual({
    groupId: ['is not valid'],
  })
  for (const userName of ['recruiter', 'finance', 'vendor'])
    expect((await create({ name: 'Mine' }, userName)).status).toBe(403)
})
