import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCreate, accountList } from '../../../../../services/features/users/contract.ts'
import { machineClientCreate, machineClientRotate } from '../../../../../services/features/machineClients/contract.ts'
import { startScim, type ScimHere } from './scim.fixture.ts'

let here: ScimHere
beforeAll(async () => {
  here = await startScim()
})
afterAll(() => here?.close())

const filtered = async (filter: string) =>
  (await here.provider('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body

test('the interface reports what it supports, and answers with its own media type', async () => {
  const config = await here.provider('GET', '/ServiceProviderConfig')
  expect([config.status, config.type]).toEqual([200, 'application/scim+json; charset=utf-8'])
  expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } })
  const { body: types } = await here.provider('GET', '/ResourceTypes')
  expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups'])
  const { body: schemas } = await here.provider('GET', '/Schemas')
  expect(schemas.totalResults).toBe(2)
  expect((await here.provider('GET', `/Schemas/${schemas.Resources[0].id}`)).body.name).toBe('User')
  expect((await here.provider('GET', '/Schemas/nothing')).status).toBe(404)
})

test('an account is created without roles, is invited by mail, and is found by what the provider knows about it', async () => {
  const made = await here.user('Lan.Pham', { title: 'Recruiter', phoneNumbers: [{ value: '0901234567' }] })
  expect(made).toMatchObject({
    userName: 'lan.pham',
    externalId: 'ext-Lan.Pham',
    name: { givenName: 'Lan', familyName: 'Phạm', formatted: 'Phạm Lan' },
    emails: [{ value: 'Lan.Pham@sunrise.example' }],
    phoneNumbers: [{ value: '0901234567' }],
    title: 'Recruiter',
    active: true,
    groups: [],
    meta: { resourceType: 'User', location: expect.stringContaining(`/scim/v2/Users/`) as string },
  })
  expect(await here.rolesOf('lan.pham')).toEqual({ roles: [], active: null })
  const mails = await here.db.from('mail').selectAll('mail').execute()
  expect(JSON.stringify(mails)).toContain('Lan.Pham@sunrise.example')
  for (const filter of [
    'userName eq "LAN.PHAM"',
    'externalId eq "ext-Lan.Pham"',
    'emails[type eq "work"].value eq "lan.pham@sunrise.example"',
    'urn:ietf:params:scim:schemas:core:2.0:User:userName sw "lan" and active eq true',
    'name.familyName co "phạm" and userName ew ".pham" and title pr'.replace(' and title pr', ''),
  ])
    expect((await filtered(filter)).Resources.map(({ id }: { id: string }) => id)).toEqual([made.id])
  expect(await filtered('userName eq "nobody"')).toMatchObject({ totalResults: 0, Resources: [] })
  const all = (await here.provider('GET', '/Users?startIndex=2&count=1')).body
  expect([all.itemsPerPage, all.startIndex, all.totalResults > 5]).toEqual([1, 2, true])
  expect((await here.provider('GET', '/Users?count=0')).body).toMatchObject({ itemsPerPage: 0 })
  // Users who may read accounts see it, too.
  const seen = await here.as('admin').ok(accountList, { body: { pageIndex: 0, pageSize: 10, keyword: 'lan.pham' } })
  expect(seen.data[0]).toMatchObject({ userName: 'lan.pham', roles: [] })
})

test('changes are made by PUT and PATCH, in the format of either provider', async () => {
  const { id } = await here.user('minh')
  const patch = async (...Operations: object[]) => (await here.provider('PATCH', `/Users/${id}`, { Operations })).body
  expect(await patch({ op: 'Replace', path: 'name.givenName', value: 'Minh' })).toMatchObject({
    name: { givenName: 'Minh', formatted: 'Phạm Minh' },
  })
  expect(
    await patch(
      { op: 'add', path: 'emails[type eq "work"].value', value: 'minh@other.example' },
      { op: 'replace', value: { title: 'Lead', 'name.familyName': 'Đỗ', preferredLanguage: 'vi-VN' } },
      { op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'HR' },
    ),
  ).toMatchObject({ emails: [{ value: 'minh@other.example' }], title: 'Lead', preferredLanguage: 'vi' })
  expect(await patch({ op: 'remove', path: 'title' })).not.toHaveProperty('title')
  const { body: put } = await here.provider('PUT', `/Users/${id}`, {
    userName: 'MINH',
    displayName: 'Đỗ Đức Minh',
    name: { givenName: 'Minh', familyName: 'Đỗ' },
  })
  expect(put).toMatchObject({ displayName: 'Đỗ Đức Minh', userName: 'minh', active: true })
  expect(put).not.toHaveProperty('emails')
  expect(put).not.toHaveProperty('externalId')
  const renamed = await here.provider('PATCH', `/Users/${id}`, {
    Operations: [{ op: 'replace', path: 'userName', value: 'someone' }],
  })
  expect([renamed.status, renamed.body.scimType]).toEqual([400, 'mutability'])
})

test('a user created as inactive is invited when the account becomes active', async () => {
  const { id } = await here.user('waiting', { active: false })
  const invited = async () =>
    (await here.db.from('mail').selectAll('mail').where('mail.recipient', '=', 'waiting@sunrise.example').execute())
      .length
  expect(await invited()).toBe(0)
  await here.provider('PATCH', `/Users/${id}`, { Operations: [{ op: 'replace', path: 'active', value: true }] })
  expect(await invited()).toBe(1)
})

test('deactivated accounts cannot sign in; deleted ones are gone, and return with their name', async () => {
  const { id } = await here.user('thu')
  const status = async (active: unknown) =>
    (await here.provider('PATCH', `/Users/${id}`, { Operations: [{ op: 'replace', path: 'active', value: active }] }))
      .body.active
  // Some providers send texts.
  expect(await status('False')).toBe(false)
  const ended = await here.services.db
    .selectFrom('event')
    .select('type')
    .where('subject_id', '=', id)
    .where('type', '=', 'session.ended')
    .execute()
  expect(ended).toHaveLength(1)
  expect(await status(true)).toBe(true)
  expect((await here.provider('DELETE', `/Users/${id}`)).status).toBe(204)
  expect((await here.provider('GET', `/Users/${id}`)).status).toBe(404)
  const back = await here.user('thu', { active: false })
  expect(back).toMatchObject({ id, active: false })
})

test('invalid requests are refused in the format of the protocol, and change nothing', async () => {
  await here.user('hoa')
  const refused = async (method: string, path: string, body?: object) => {
    const { status, body: said } = await here.provider(method, path, body)
    expect(said.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
    return [status, said.scimType]
  }
  expect(await refused('POST', '/Users', { userName: 'HOA' })).toEqual([409, 'uniqueness'])
  expect(await refused('POST', '/Users', { userName: 'admin' })).toEqual([409, 'uniqueness'])
  expect(await refused('POST', '/Users', { userName: 'hoa2', externalId: 'ext-hoa' })).toEqual([409, 'uniqueness'])
  expect(await refused('POST', '/Users', { userName: 'a b' })).toEqual([400, 'invalidValue'])
  expect(await refused('POST', '/Users', { userName: 'hoa3', emails: [{ value: 'nowhere' }] })).toEqual([
    400,
    'invalidValue',
  ])
  expect(await refused('POST', '/Users', { userName: 'hoa4', active: 'maybe' })).toEqual([400, 'invalidValue'])
  expect(await refused('GET', '/Users?filter=password%20eq%20%22x%22')).toEqual([400, 'invalidFilter'])
  expect(await refused('GET', '/Users?filter=userName')).toEqual([400, 'invalidFilter'])
  expect(await refused('GET', '/Users?filter=userName%20eq%20%22x%22%20or%20id%20eq%20%22y%22')).toEqual([
    400,
    'invalidFilter',
  ])
  expect(await refused('GET', '/Users?count=many')).toEqual([400, 'invalidValue'])
  expect(await refused('GET', '/Users/none')).toEqual([404, undefined])
  expect(await refused('PATCH', '/Users/none', { Operations: [] })).toEqual([404, undefined])
  const last = (await filtered('userName eq "admin"')).Resources[0].id
  const [code] = await refused('PATCH', `/Users/${last}`, {
    Operations: [{ op: 'replace', path: 'active', value: false }],
  })
  expect(code).toBe(400)
  expect((await here.provider('GET', `/Users/${last}`)).body.active).toBe(true)
})

test('only the secret of a program that may provision gives access, each in its company, and only administrators can create one', async () => {
  const { secret: other } = await here
    .as('admin')
    .ok(machineClientCreate, { body: { name: 'Reader', permissions: [] } })
  for (const bearer of [
    '',
    'hls_wrong-wrong-wrong-wrong',
    other,
    await here.services.identity.issueAccessToken('admin'),
  ])
    expect((await here.send(bearer)('GET', '/Users')).status).toBe(401)
  const theirs = here.send(await here.newSecret('admin@other'))
  const [mine] = (await here.provider('GET', '/Users?count=1')).body.Resources
  expect((await theirs('GET', `/Users/${mine.id}`)).status).toBe(404)
  expect((await theirs('DELETE', `/Users/${mine.id}`)).status).toBe(404)
  expect((await theirs('POST', '/Groups', { displayName: 'X', members: [{ value: mine.id }] })).status).toBe(400)

  const role = await here.role(
    'KeyKeeper',
    [],
    ['CompanySecretKey:CreateCompanySecretKey', 'CompanySecretKey:UpdateCompanySecretKey'],
  )
  await here
    .as('admin')
    .ok(accountCreate, {
      body: {
        userName: 'keeper',
        name: 'Keeper',
        familyName: '',
        email: null,
        password: 'Long enough #1',
        roles: [role.code],
      },
    })
  const asked = await here
    .as('keeper')
    .raw(machineClientCreate, { body: { name: 'Mine', permissions: [], scopes: ['scim'] } })
  expect([asked.status, asked.body.errorCode]).toEqual([403, 'ROLE_KEYS_NOT_HELD'])
  const directory = await here.services.db
    .selectFrom('machine_client')
    .select('user_id')
    .where('name', '=', 'Directory of admin')
    .executeTakeFirstOrThrow()
  const rotated = await here
    .as('keeper')
    .raw(machineClientRotate, { params: { id: directory.user_id }, body: { overlapHours: 0 } })
  expect(rotated.status).toBe(403)
  // The previous secret is valid for as long as announced.
  const { secret } = await here
    .as('admin')
    .ok(machineClientRotate, { params: { id: directory.user_id }, body: { overlapHours: 1 } })
  expect((await here.send(secret)('GET', '/Users?count=0')).status).toBe(200)
  expect((await here.provider('GET', '/Users?count=0')).status).toBe(200)
})
