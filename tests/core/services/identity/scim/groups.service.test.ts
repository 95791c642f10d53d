import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUserInfo } from '../../../../../services/features/users/contract.ts'
import { roleUpdate } from '../../../../../services/features/roles/contract.ts'
import { startScim, type ScimHere } from './scim.fixture.ts'

let here: ScimHere
beforeAll(async () => {
  here = await startScim()
})
afterAll(() => here?.close())

const patch = (id: string, ...Operations: object[]) => here.provider('PATCH', `/Groups/${id}`, { Operations })

test('members of a group have the roles that name it, ignoring case; a member who leaves loses the roles that no other group grants', async () => {
  await here.role('Sourcing', ['HR-Sourcing', 'HR-All'])
  await here.role('Screening', ['hr-screening'])
  const [lan, minh] = [await here.user('lan'), await here.user('minh')]
  const sourcing = await here.group('hr-sourcing', lan.id, minh.id)
  expect(sourcing.members.map(({ value }: { value: string }) => value).sort()).toEqual([lan.id, minh.id].sort())
  expect(await here.rolesOf('lan')).toEqual({ roles: ['Sourcing'], active: 'Sourcing' })
  // The role is current at once.
  expect(await here.as('lan').ok(currentUserInfo)).toMatchObject({ userName: 'lan', currentRole: 'Sourcing' })
  const screening = await here.group('HR-Screening')
  await patch(screening.id, { op: 'Add', path: 'members', value: [{ value: lan.id }] })
  expect((await here.provider('GET', `/Users/${lan.id}`)).body.groups).toMatchObject([
    { display: 'HR-Screening' },
    { display: 'hr-sourcing' },
  ])
  const everyone = await here.group('HR-All', minh.id)
  await patch(
    sourcing.id,
    { op: 'remove', path: `members[value eq "${lan.id}"]` },
    { op: 'Remove', path: 'members', value: [{ value: minh.id }] },
  )
  expect(await here.rolesOf('lan')).toEqual({ roles: ['Screening'], active: 'Screening' })
  // Another of his groups grants it, too.
  expect((await here.rolesOf('minh')).roles).toEqual(['Sourcing'])
  expect((await here.provider('DELETE', `/Groups/${everyone.id}`)).status).toBe(204)
  expect(await here.rolesOf('minh')).toEqual({ roles: [], active: null })
  expect(
    (
      await here
        .as('minh')
        .raw(currentUserInfo)
        .catch(() => ({ status: 401 }))
    ).status,
  ).toBe(401)
})

test('roles that were assigned manually remain', async () => {
  await here.role('Byhand', [])
  const { id } = (await here.provider('GET', '/Users?filter=userName%20eq%20%22recruiter%22')).body.Resources[0]
  await here.role('Extra', ['extras'])
  const group = await here.group('Extras', id)
  expect((await here.rolesOf('recruiter')).roles).toEqual(['Extra', 'Recruiter'])
  await here.provider('DELETE', `/Groups/${group.id}`)
  expect(await here.rolesOf('recruiter')).toEqual({ roles: ['Recruiter'], active: 'Recruiter' })
})

test("another name grants other roles, and a change of a role's groups is effective at once", async () => {
  await here.role('Blue', ['blue'])
  await here.role('Green', ['green'])
  const { id } = await here.user('hai')
  const group = await here.group('Blue', id)
  await patch(group.id, { op: 'replace', value: { displayName: 'Green' } })
  expect((await here.rolesOf('hai')).roles).toEqual(['Green'])
  await here.regroup('Green', [])
  expect((await here.rolesOf('hai')).roles).toEqual([])
  await here.regroup('Blue', ['green'])
  expect((await here.rolesOf('hai')).roles).toEqual(['Blue'])
  const { body: put } = await here.provider('PUT', `/Groups/${group.id}`, { displayName: 'Green', members: [] })
  expect(put.members).toEqual([])
  expect((await here.rolesOf('hai')).roles).toEqual([])
})

test('whoever assigns a role to a group must have all its permissions, and the last administrator remains one', async () => {
  const keeper = await here.role('Keeper', [], ['Role:ListRole', 'Role:ReadRole', 'Role:UpdateRole'])
  const { id } = await here.user('keeper')
  await here.group('keepers', id)
  await here.regroup(keeper.code, ['keepers'])
  const admin = await here.services.db
    .selectFrom('role')
    .select(['id', 'version', 'keys'])
    .where('company_id', '=', here.db.companyId)
    .where('name', '=', 'Administrator')
    .executeTakeFirstOrThrow()
  const taken = await here
    .as('keeper')
    .raw(roleUpdate, {
      params: { id: admin.id },
      body: {
        ...{ name: 'Administrator', description: '', permissions: admin.keys, version: admin.version },
        groups: ['keepers'],
      },
    })
  expect([taken.status, taken.body.errorCode]).toEqual([403, 'ROLE_KEYS_NOT_HELD'])

  const { id: last } = (await here.provider('GET', '/Users?filter=userName%20eq%20%22admin%22')).body.Resources[0]
  await here.regroup('Administrator', ['admins'])
  const admins = await here.group('admins', last)
  const left = await patch(admins.id, { op: 'remove', path: 'members' })
  expect([left.status, left.body.detail]).toEqual([400, 'The company needs an active administrator'])
  expect((await here.rolesOf('admin')).roles).toContain('Administrator')
})

test('groups are found by name, without their members unless requested, and invalid ones are refused', async () => {
  const { id } = await here.user('nga')
  const group = await here.group('Recruiting', id)
  const path = `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "recruiting"')}`
  const { body } = await here.provider('GET', path)
  expect(body).toMatchObject({ totalResults: 1, Resources: [{ id: group.id, displayName: 'Recruiting' }] })
  expect(body.Resources[0]).not.toHaveProperty('members')
  const refused = async (...sent: [string, string, object?]) => {
    const answer = await here.provider(...sent)
    return [answer.status, answer.body.scimType]
  }
  expect(await refused('POST', '/Groups', { displayName: 'RECRUITING' })).toEqual([409, 'uniqueness'])
  expect(await refused('POST', '/Groups', { displayName: ' ' })).toEqual([400, 'invalidValue'])
  expect(await refused('POST', '/Groups', { displayName: 'New', members: [{ value: group.id }] })).toEqual([
    400,
    'invalidValue',
  ])
  expect(
    await refused('PATCH', `/Groups/${group.id}`, { Operations: [{ op: 'add', path: 'colour', value: 1 }] }),
  ).toEqual([400, 'invalidPath'])
  expect(await refused('PATCH', `/Groups/${group.id}`, { Operations: [{ op: 'jump' }] })).toEqual([
    400,
    'invalidSyntax',
  ])
  // All or nothing: the first operation is undone with the second.
  const [status] = await refused('PATCH', `/Groups/${group.id}`, {
    Operations: [
      { op: 'remove', path: 'members' },
      { op: 'replace', path: 'displayName', value: '' },
    ],
  })
  expect(status).toBe(400)
  expect((await here.provider('GET', `/Groups/${group.id}`)).body.members).toHaveLength(1)
  expect((await here.provider('DELETE', `/Users/${id}`)).status).toBe(204)
  expect((await here.provider('GET', `/Groups/${group.id}`)).body.members).toEqual([])
})
