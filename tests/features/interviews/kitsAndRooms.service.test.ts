import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as kits from '../../../services/features/interviewKits/contract.ts'
import * as rooms from '../../../services/features/interviewRooms/contract.ts'
import { startInterviews, type InterviewsHere } from './interviews.fixture.ts'

let here: InterviewsHere
let statusId: string
beforeAll(async () => {
  here = await startInterviews()
  statusId = here.stage('SCREENING')
})
afterAll(() => here?.close())

const room = (body: object, userName = 'interviewer') => here.as(userName).raw(rooms.interviewRoomSave, { body })
const kit = (body: object, userName = 'interviewer') =>
  here.as(userName).raw(kits.interviewKitSave, { body: { statusId, title: 'Technical', minutes: 60, ...body } })
const names = async () => (await here.as().ok(rooms.interviewRoomList)).map(({ name }) => name)
const titles = async () =>
  (await here.as().ok(kits.interviewKitList, { body: { statusIds: [statusId] } })).map(({ title }) => title)

test('rooms are created, changed and deleted, and each name is unique', async () => {
  const made = await room({ name: ' Mekong ', directions: 'Floor 3', capacity: 6 })
  expect(made.body).toMatchObject({ name: 'Mekong', directions: 'Floor 3', capacity: 6, isActive: true, version: 1 })
  expect((await room({ name: 'MEKONG' })).body).toMatchObject({ errors: { name: ['is already taken'] } })
  expect((await room({ name: ' ' })).body.errors).toHaveProperty('name')
  const { id } = made.body
  expect((await room({ id, name: 'Mekong 2', version: 1 })).body).toMatchObject({ name: 'Mekong 2', version: 2 })
  expect((await room({ id, name: 'Late', version: 1 })).body.errorCode).toBe('599')
  expect((await room({ id: newId(), name: 'None' })).status).toBe(404)
  expect(await names()).toContain('Mekong 2')
  expect((await room({ name: 'Mine' }, 'recruiter')).status).toBe(403)
  await here.as('interviewer').ok(rooms.interviewRoomDelete, { params: { id } })
  expect(await names()).not.toContain('Mekong 2')
})

test('a room with upcoming interviews cannot be deleted; a deactivated room takes no new interviews', async () => {
  const { id } = (await room({ name: 'Red River' })).body
  const { jobId, ids } = await here.jobWith(2)
  expect((await here.make(here.plan(jobId, ids[0]!, { roomId: id }))).status).toBe(200)
  const remove = () => here.as('interviewer').raw(rooms.interviewRoomDelete, { params: { id } })
  expect((await remove()).body).toMatchObject({ errorCode: 'ROOM_IN_USE', paramValues: { name: 'Red River' } })
  await room({ id, name: 'Red River', isActive: false })
  expect((await here.make(here.plan(jobId, ids[1]!, { roomId: id }))).body.errors).toHaveProperty('roomId')
})

test('kits of a stage have an order; their contents are cleaned, and a change names the version that was seen', async () => {
  const made = await kit({
    focus: [' Design ', 'Design', ''],
    preparation: '<p onclick="x()">Read <strong>the CV</strong><script>alert(1)</script></p>',
  })
  expect(made.body).toMatchObject({ title: 'Technical', minutes: 60, focus: ['Design'], formId: null, version: 1 })
  expect(made.body.preparation).toContain('<strong>the CV</strong>')
  expect(made.body.preparation).not.toMatch(/onclick|script/)
  const second = await kit({ title: 'Culture', minutes: 30 })
  expect(await titles()).toEqual(['Technical', 'Culture'])
  const order = (ids: string[]) => here.as('interviewer').raw(kits.interviewKitOrder, { body: { statusId, ids } })
  expect((await order([second.body.id, made.body.id])).status).toBe(200)
  expect(await titles()).toEqual(['Culture', 'Technical'])
  expect((await order([second.body.id])).body.errors).toHaveProperty('ids')

  const { id } = made.body
  expect((await kit({ id, title: 'Technical 2', version: 1 })).body.version).toBe(2)
  expect((await kit({ id, title: 'Late', version: 1 })).body.errorCode).toBe('599')
  expect((await kit({ title: ' ' })).body.errors).toHaveProperty('title')
  expect((await kit({ formId: newId() })).body.errors).toHaveProperty('formId')
  expect((await kit({ statusId: newId() })).body.errors).toHaveProperty('statusId')
  expect((await kit({}, 'recruiter')).status).toBe(403)
})

test('deleting a kit keeps the interviews that were planned with it', async () => {
  const { id: kitId } = (await kit({ title: 'Short lived' })).body
  const { jobId, ids } = await here.jobWith(1)
  const seats = [{ userName: 'approver', role: 'lead' as const }]
  const made = await here.make(here.plan(jobId, ids[0]!, { kitId, seats }))
  expect(made.body).toMatchObject({ kitId })
  await here.as('interviewer').ok(kits.interviewKitDelete, { params: { id: kitId } })
  const { kit_id: left, title } = await here.db
    .from('interview')
    .select(['kit_id', 'title'])
    .where('interview.id', '=', made.body.id)
    .executeTakeFirstOrThrow()
  expect([left, title]).toEqual([null, 'Technical interview'])
})
