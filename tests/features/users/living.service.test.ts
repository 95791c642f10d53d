import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../services/demo/people/accounts.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { startPeople, type PeopleHere } from './people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const detail = (id: string) => here.as('admin').ok(contract.accountGet, { params: { id } })
async function change(id: string, more: object) {
  const { version, name, familyName, email } = await detail(id)
  const body = { version, name, familyName, email, ...more }
  return here.as('admin').raw(contract.accountUpdate, { params: { id }, body })
}
const extensionIn = (userName: string) =>
  here.db.from('phone_extension').select(['ext', 'ext_password']).where('user_name', '=', userName).executeTakeFirst()

test('a user is created with language, time zone and a phone extension', async () => {
  const made = await here
    .as('admin')
    .ok(contract.accountCreate, {
      body: {
        userName: 'phoning',
        password: 'Chosen#123',
        name: 'Phoning',
        familyName: '',
        email: null,
        roles: ['Recruiter'],
        language: 'ja',
        timeZone: 'Asia/Tokyo',
        ext: '2001',
        extPassword: 'secret of 2001',
      },
    })
  expect(made).toMatchObject({ language: 'ja', timeZone: 'Asia/Tokyo', ext: '2001' })
  expect(JSON.stringify(made)).not.toContain('secret of 2001')
  expect(await extensionIn('phoning')).toEqual({ ext: '2001', ext_password: 'secret of 2001' })
  const found = async (body: object) =>
    (await here.as('admin').ok(contract.accountList, { body })).data.map(({ userName }) => userName)
  expect(await found({ keyword: '2001' })).toEqual(['phoning'])
  const [having, lacking] = [await found({ hasExtension: true }), await found({ hasExtension: false })]
  expect(having).toContain('phoning')
  expect(lacking).not.toContain('phoning')
  expect(new Set([...having, ...lacking]).size).toBe((await found({})).length)

  // Fields that a change leaves out stay; the password too, when only the number changes.
  expect((await change(made.id, {})).status).toBe(200)
  expect(await detail(made.id)).toMatchObject({ language: 'ja', timeZone: 'Asia/Tokyo', ext: '2001' })
  expect((await change(made.id, { ext: '2002', language: null, timeZone: null })).status).toBe(200)
  expect(await detail(made.id)).toMatchObject({ language: null, timeZone: null, ext: '2002' })
  expect(await extensionIn('phoning')).toEqual({ ext: '2002', ext_password: 'secret of 2001' })
  expect((await change(made.id, { ext: null })).status).toBe(200)
  expect(await extensionIn('phoning')).toBeUndefined()
  expect(await detail(made.id)).toMatchObject({ ext: null })
})

test('an extension is a number, belongs to one user and has a password; a refused change changes nothing', async () => {
  const { recruiter, recruiter2, approver } = users
  expect((await change(recruiter.id, { ext: '3001', extPassword: 'one' })).status).toBe(200)
  const taken = await change(recruiter2.id, { ext: '3001', extPassword: 'two', name: 'Changed' })
  expect([taken.status, taken.body.errors]).toEqual([400, { ext: ['is already taken'] }])
  expect((await detail(recruiter2.id)).name).not.toBe('Changed')
  const bare = await change(recruiter2.id, { ext: '3002' })
  expect(bare.body.errors).toEqual({ extPassword: ['This field is required'] })
  expect((await change(recruiter2.id, { ext: 'abc', extPassword: 'x' })).status).toBe(400)
  expect((await change(approver.id, { timeZone: 'Nowhere/Land' })).body.errors).toHaveProperty('timeZone')
  expect((await change(approver.id, { language: 'fr' })).status).toBe(400)
})

test('the extension of a deleted user can be used by others', async () => {
  await here.as('admin').ok(contract.accountDelete, { params: { id: users.recruiter.id } })
  expect(await extensionIn('recruiter')).toBeUndefined()
  expect((await change(users.recruiter2.id, { ext: '3001', extPassword: 'two' })).status).toBe(200)
})
