import { afterAll, beforeAll, expect, test } from 'vitest'
import { standardRoles } from '../../../services/company/roles.ts'
import { checkPermission, updateActiveRole } from '../../../services/features/users/contract.ts'
import { accountAddToRole, accountCreate } from '../../../services/features/users/accountContract.ts'
import { ownRoles, roleCreate, roleList, roleUpdate } from '../../../services/features/roles/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const held = async (userName: string) => here.as(userName).ok(ownRoles)

test('users see only the roles that they hold, with the permissions of each', async () => {
  const roles = await held('multi')
  expect(roles.map(({ code, name }) => [code, name])).toEqual([
    ['Approver', 'Approver'],
    ['HiringManager', 'Hiring manager'],
    ['Recruiter', 'Recruiter'],
  ])
  for (const { code, permissions } of roles) expect([...permissions].sort()).toEqual([...standardRoles[code]!].sort())
  expect((await held('finance')).map(({ code }) => code)).toEqual(['Finance'])
  expect(await held('admin@other')).toMatchObject([{ code: 'Administrator' }])
})

test('the permission check returns what the account holds now, whatever the token says', async () => {
  await admin().ok(roleCreate, {
    body: { code: 'Passing', name: 'Passing', description: '', permissions: ['Vendor:ListVendor'] },
  })
  const person = {
    userName: 'switching',
    password: 'Chosen#123',
    name: 'Lan',
    familyName: 'Đỗ',
    email: null,
    roles: ['Passing', 'Finance'],
  }
  const { id } = await admin().ok(accountCreate, { body: person })
  const token = await here.services.identity.issueAccessToken('switching', { role: 'Passing' })
  const check = async () => {
    const answer = await fetch(`${here.services.url}${checkPermission.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return answer.ok ? ((await answer.json()) as object) : answer.status
  }
  expect(await check()).toEqual({
    ok: true,
    roles: ['Finance', 'Passing'],
    permissions: ['Vendor:ListVendor'],
    isExternal: false,
  })
  const { id: roleId, version } = (await admin().ok(roleList, { body: { keyword: 'Passing' } })).data[0]!
  await admin().ok(roleUpdate, {
    params: { id: roleId },
    body: { name: 'Passing', description: '', permissions: ['Vendor:GetVendor'], version },
  })
  expect(await check()).toMatchObject({ permissions: ['Vendor:GetVendor'] })
  await admin().ok(accountAddToRole, { params: { id }, body: { roles: ['Finance'] } })
  expect(await check()).toBe(401)
  expect(await here.as('switching').raw(updateActiveRole, { query: { roleName: 'Passing' } })).toMatchObject({
    status: 400,
    body: { errorCode: 'ROLE_NOT_HELD' },
  })
})
