import { afterAll, beforeAll, expect, test } from 'vitest'
import { locationsByCompany, meetingRoomsByLocation } from '../../../services/features/departments/contract.ts'
import { interviewRoomDelete, interviewRoomSave } from '../../../services/features/interviewRooms/contract.ts'
import * as contract from '../../../services/features/locations/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const hue = { name: 'Huế', address: '1 Lê Lợi', city: 'Huế', country: 'vn' }
const create = (body: object, userName = 'admin') => here.as(userName).raw(contract.locationManageCreate, { body })
const made = async (body: object) => (await create(body)).body
const change = (id: string, body: object) => admin().raw(contract.locationManageUpdate, { params: { id }, body })
const remove = (id: string) => admin().raw(contract.locationManageDelete, { params: { id } })
const offered = async () => (await here.as('recruiter').ok(locationsByCompany)).map(({ name }) => name)
const usage = async (id: string) => (await admin().ok(contract.locationManageUsage, { body: { ids: [id] } }))[0]!

test('a location is offered at its position, changed with its version and deleted', async () => {
  const before = await offered()
  const location = await made({ ...hue, name: ' Huế  old  town ', place: 1 })
  expect(location).toMatchObject({ name: 'Huế old town', address: '1 Lê Lợi', country: 'VN' })
  expect(await offered()).toEqual(['Huế old town', ...before])
  const { data } = await admin().ok(contract.locationManageList, { body: { keyword: 'hue le loi' } })
  expect(data).toEqual([location])
  expect(await usage(location.id)).toEqual({ id: location.id, place: 1, version: 1, departments: 0, rooms: 0 })
  expect((await change(location.id, { ...hue, version: 1 })).body).toMatchObject({ name: 'Huế', id: location.id })
  expect((await change(location.id, { ...hue, version: 1 })).body.errorCode).toBe('599')
  expect((await remove(location.id)).body).toEqual({ status: 'OK' })
  expect((await remove(location.id)).status).toBe(404)
  expect(await offered()).toEqual(before)
})

test('a location with a room cannot be deleted; the room is offered for interviews', async () => {
  const location = await made({ ...hue, name: 'With a room' })
  const save = (body: object) => admin().raw(interviewRoomSave, { body })
  const room = (await save({ name: 'Sen', locationId: location.id, directions: 'Floor 2' })).body
  expect(room).toMatchObject({ locationId: location.id, directions: 'Floor 2' })
  // A room elsewhere may have the same name, another room there may not.
  const elsewhere = (await save({ name: 'sen' })).body
  expect(elsewhere.locationId).toBeNull()
  expect((await save({ name: 'SEN', locationId: location.id })).body.errors).toEqual({ name: ['is already taken'] })
  expect((await save({ name: 'Nowhere', locationId: crypto.randomUUID() })).body.errors).toEqual({
    locationId: ['is not in the list'],
  })
  const rooms = () => here.as('recruiter').ok(meetingRoomsByLocation, { query: { locationId: location.id } })
  expect((await rooms()).map(({ name }) => name)).toEqual(['Sen'])
  await save({ ...room, isActive: false })
  expect(await rooms()).toEqual([])
  const refused = (await remove(location.id)).body
  expect([refused.errorCode, refused.paramValues]).toEqual(['LOCATION_IN_USE', { departments: '0', rooms: '1' }])
  await admin().ok(interviewRoomDelete, { params: { id: room.id } })
  expect((await remove(location.id)).body).toEqual({ status: 'OK' })
})

test('errors are reported under their fields, all at once', async () => {
  expect((await create({ name: ' ', address: 'x'.repeat(301), city: '', country: 'ZZ' })).body.errors).toEqual({
    name: ['This field is required'],
    address: ['Maximum length is 300'],
    city: ['This field is required'],
    country: ['is not valid'],
  })
  const [name] = await offered()
  expect((await create({ ...hue, name: name!.toUpperCase() })).body.errors).toEqual({ name: ['is already taken'] })
})

test('locations belong to a company, and only users with the permission change them', async () => {
  const own = await made({ ...hue, name: 'Ours alone' })
  const other = here.as('admin@other')
  expect((await other.ok(contract.locationManageList, { body: { keyword: 'Ours alone' } })).data).toEqual([])
  expect(await other.ok(contract.locationManageUsage, { body: { ids: [own.id] } })).toEqual([])
  expect((await other.raw(contract.locationManageDelete, { params: { id: own.id } })).status).toBe(404)
  for (const userName of ['recruiter', 'finance', 'vendor'])
    expect((await create({ ...hue, name: 'Mine' }, userName)).status).toBe(403)
})
