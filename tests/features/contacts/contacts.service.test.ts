import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/contacts/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const message = { fullName: ' Trần  Hạnh ', email: ' hanh@mail.example ', content: 'Xin báo giá' }
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.contactCreate, { body: body as never })
const made = async (body: object) => (await create(body)).body as unknown as contract.Contact

test('a message is added, found, changed and deleted', async () => {
  const { id, ...kept } = await made(message)
  expect(kept).toEqual({
    fullName: 'Trần Hạnh',
    email: 'hanh@mail.example',
    content: 'Xin báo giá',
    userName: null,
    userAgent: null,
  })
  const { data } = await admin().ok(contract.contactList, { body: { keyword: 'tran bao gia' } })
  expect(data.map((one) => one.id)).toEqual([id])
  const params = { id }
  const changed = await admin().ok(contract.contactUpdate, { params, body: { ...message, userName: 'hanh' } })
  expect(changed.userName).toBe('hanh')
  expect(await admin().ok(contract.contactDelete, { params })).toEqual({ status: 'OK' })
  expect((await admin().raw(contract.contactGet, { params })).status).toBe(404)
})

test('invalid values are all reported under their fields', async () => {
  expect((await create({ fullName: ' ', email: 'nobody', content: 'x'.repeat(501) })).body.errors).toEqual({
    fullName: ['This field is required'],
    email: ['is not a valid e-mail address'],
    content: ['Maximum length is 500'],
  })
})

test("only the platform's company reads and changes messages, whatever permissions other users hold", async () => {
  const { id } = await made(message)
  const other = here.as('admin@other')
  const params = { id }
  const answers = [
    await other.raw(contract.contactList, { body: {} }),
    await other.raw(contract.contactGet, { params }),
    await create(message, 'admin@other'),
    await other.raw(contract.contactUpdate, { params, body: message }),
    await other.raw(contract.contactDelete, { params }),
    await create(message, 'recruiter'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
})
