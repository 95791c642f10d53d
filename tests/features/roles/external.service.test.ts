import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../services/demo/people/accounts.ts'
import { commonsFile, commonsUpload } from '../../../services/features/media/contract.ts'
import * as contract from '../../../services/features/roles/contract.ts'
import { currentCompanyStatusSetting, skipGuideline } from '../../../services/features/settings/contract.ts'
import { userAvatar, userCommonList } from '../../../services/features/users/contract.ts'
import { accountAddToRole, accountList } from '../../../services/features/users/accountContract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const vendor = () => here.as('vendor')
const roleOf = async (code: string) =>
  (await admin().ok(contract.roleList, { body: { pageSize: 100 } })).data.find((role) => role.code === code)!
const create = (code: string, given: object = {}, userName = 'admin') =>
  here.as(userName).raw(contract.roleCreate, { body: { code, name: code, permissions: [], ...given } })
const update = async (code: string, isExternal: boolean, userName = 'admin') => {
  const { id, name, permissions, version } = await roleOf(code)
  return here
    .as(userName)
    .raw(contract.roleUpdate, { params: { id }, body: { name, permissions, version, isExternal } })
}
const claimsOf = async (userName: string) => decodeJwt(await here.services.identity.issueAccessToken(userName))
const give = (id: string, ...roles: string[]) => admin().ok(accountAddToRole, { params: { id }, body: { roles } })

test("the vendors' role is external, and so are the tokens of its holders", async () => {
  expect(await roleOf('Vendor')).toMatchObject({ isExternal: true })
  expect(await roleOf('Recruiter')).toMatchObject({ isExternal: false })
  expect(await claimsOf('vendor')).toMatchObject({ external: true })
  expect(await claimsOf('recruiter')).not.toHaveProperty('external')
})

test('vendors are always external and administrators never', async () => {
  expect((await update('Vendor', false)).body.errors).toHaveProperty('isExternal')
  expect((await update('Administrator', true)).body.errors).toHaveProperty('isExternal')
  expect((await update('Vendor', true)).status).toBe(200)
})

test('a company marks a role as external: existing tokens are refused at once, and its permissions still allow their operations', async () => {
  expect((await create('Agency', { permissions: ['User:ListUser'] })).body).toMatchObject({ isExternal: false })
  await give(users.finance.id, 'Agency')
  const token = await here.services.identity.issueAccessToken('finance')
  const ask = async () =>
    (await fetch(`${here.services.url}${userCommonList.path}`, { headers: { authorization: `Bearer ${token}` } }))
      .status
  expect(await ask()).toBe(200)
  expect((await update('Agency', true)).body).toMatchObject({ isExternal: true })
  expect(await ask()).toBe(403)
  expect((await here.as('finance').raw(accountList, { body: {} })).status).toBe(200)
  // A change without the mark keeps it.
  const { id, name, version } = await roleOf('Agency')
  expect(
    await admin().ok(contract.roleUpdate, { params: { id }, body: { name, permissions: [], version } }),
  ).toMatchObject({ isExternal: true })
  expect((await update('Agency', false)).body).toMatchObject({ isExternal: false })
  expect(await ask()).toBe(200)
  expect((await create('Partner', { isExternal: true })).body).toMatchObject({ isExternal: true })
})

test('external users cannot make anybody internal', async () => {
  const permissions = ['Role:ListRole', 'Role:CreateRole', 'Role:UpdateRole', 'User:UpdateUser']
  await create('Outsourced', { permissions, isExternal: true })
  await create('Inner')
  await give(users.approver.id, 'Outsourced')
  expect((await create('Second', {}, 'approver')).body).toMatchObject({ isExternal: true })
  expect((await create('Third', { isExternal: false }, 'approver')).status).toBe(403)
  expect((await update('Outsourced', false, 'approver')).status).toBe(403)
  const giveAs = (role: string) =>
    here.as('approver').raw(accountAddToRole, { params: { id: users.vendor.id }, body: { roles: ['Vendor', role] } })
  expect((await giveAs('Inner')).status).toBe(403)
  expect((await giveAs('Second')).status).toBe(200)
  await give(users.vendor.id, 'Vendor')
})

test('machine clients are internal, whatever their role', async () => {
  expect((await update('Recruiter', true)).status).toBe(200)
  expect(await claimsOf('internal-tools')).not.toHaveProperty('external')
  expect((await here.as('internal-tools').raw(userCommonList)).status).toBe(200)
  expect((await here.as('recruiter').raw(userCommonList)).status).toBe(403)
  expect((await update('Recruiter', false)).status).toBe(200)
})

test('vendors see only their own picture and files, and no names in the status of the company', async () => {
  expect((await vendor().raw(userAvatar, { params: { id: users.recruiter.id } })).status).toBe(404)
  expect((await here.as('recruiter').raw(userAvatar, { params: { id: users.recruiter.id } })).status).toBe(200)
  await here.services.db
    .insertInto('user_avatar')
    .values({ user_id: users.vendor.id, content_type: 'image/png', data: Buffer.from('p') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  expect((await vendor().raw(userAvatar, { params: { id: users.vendor.id } })).status).toBe(200)

  await admin().ok(skipGuideline)
  expect(await admin().ok(currentCompanyStatusSetting)).toMatchObject({ isSkipGuideline: true, skippedBy: 'admin' })
  expect(await vendor().ok(currentCompanyStatusSetting)).toMatchObject({ isSkipGuideline: true, skippedBy: null })

  const form = new FormData()
  form.set('file', new File(['text'], 'note.txt', { type: 'text/plain' }))
  const upload = await fetch(`${here.services.url}${commonsUpload.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${await here.services.identity.issueAccessToken('recruiter')}` },
  })
  const path = String(await upload.json())
  expect((await here.as('recruiter').raw(commonsFile, { query: { path } })).status).toBe(200)
  expect((await vendor().raw(commonsFile, { query: { path } })).status).toBe(404)
  await here.services.db.updateTable('stored_file').set({ created_by: 'vendor' }).where('path', '=', path).execute()
  expect((await vendor().raw(commonsFile, { query: { path } })).status).toBe(200)
})
