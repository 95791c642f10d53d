import { afterAll, beforeAll, expect, test } from 'vitest'
import { locationManageCreate, locationManageList } from '../../../services/features/locations/contract.ts'
import * as contract from '../../../services/features/machineClients/contract.ts'
import { checkPermission, currentUserInfo } from '../../../services/features/users/contract.ts'
import { appModuleGet, appModuleStatus } from '../../../services/features/modules/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople({ PUBLIC_URL: 'http://localhost:4000' })
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const reading = 'Location:ListLocation'
const writing = 'Location:CreateLocation'
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.machineClientCreate, { body: { permissions: [reading], ...body } as never })
const made = (name: string, permissions = [reading], scopes: contract.MachineScope[] = []) =>
  admin().ok(contract.machineClientCreate, { body: { name, permissions, scopes } })

/** The answer of the provider to a machine client that requests a token. */
async function grant(clientId: string, secret: string, scope = 'api') {
  const answer = await fetch(`${here.services.url}/idp/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  })
  return { status: answer.status, ...((await answer.json()) as { access_token?: string; scope?: string }) }
}
/** The status of a call with the token of a machine client. */
const call = async (token: string | undefined, operation: { method: string; path: string }, body: object = {}) =>
  (
    await fetch(`${here.services.url}${operation.path}`, {
      method: operation.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(operation.method !== 'GET' && { body: JSON.stringify(body) }),
    })
  ).status

test('a machine client gets a token for its secret, with its permissions and no others', async () => {
  const { client, secret } = await made(' HR  Portal ')
  expect(client).toMatchObject({
    name: 'HR Portal',
    clientId: expect.stringMatching(/^hr-portal-[0-9a-f]{8}$/) as string,
    permissions: [reading],
    secretHint: secret.slice(-4),
    lastUsedDate: null,
    createdBy: 'admin',
  })
  const { access_token: token, scope } = await grant(client.clientId, secret, 'api graphql:explore')
  // It requested more than it has.
  expect(scope).toBe('api')
  expect(await call(token, locationManageList)).toBe(200)
  expect(await call(token, locationManageCreate, { name: 'Here', city: 'Huế', country: 'VN' })).toBe(403)
  expect(await call(token, currentUserInfo)).toBe(200)
  expect(await call(token, checkPermission)).toBe(200)
  const { lastUsedDate } = await admin().ok(contract.machineClientGet, { params: { id: client.id } })
  expect(Date.now() - Date.parse(lastUsedDate!)).toBeLessThan(60_000)
  expect((await grant(client.clientId, `${secret}x`)).status).toBe(401)
  expect((await grant('nobody-00000000', secret)).status).toBe(401)
  const explorer = await made('Explorer', [reading], ['graphql:explore'])
  const wide = await grant(explorer.client.clientId, explorer.secret, 'api graphql:explore')
  expect(wide.scope).toBe('api graphql:explore')
})

test('no secret is stored in readable form', async () => {
  const { client, secret } = await made('Kept')
  const row = await here.db
    .from('machine_client')
    .selectAll()
    .where('client_id', '=', client.clientId)
    .executeTakeFirst()
  expect(JSON.stringify(row)).not.toContain(secret)
  expect(JSON.stringify(await admin().ok(contract.machineClientList, { body: {} }))).not.toContain(secret)
})

test('with another secret the previous one stays valid for the chosen time', async () => {
  const { client, secret } = await made('Rotating')
  const params = { id: client.id }
  const second = await admin().ok(contract.machineClientRotate, { params, body: { overlapHours: 24 } })
  expect(second.client.previousUntil).not.toBeNull()
  const status = async (one: string) => (await grant(client.clientId, one)).status
  expect([await status(secret), await status(second.secret)]).toEqual([200, 200])
  const third = await admin().ok(contract.machineClientRotate, { params, body: { overlapHours: 0 } })
  expect(third.client.previousUntil).toBeNull()
  expect([await status(secret), await status(second.secret), await status(third.secret)]).toEqual([401, 401, 200])
  await here.db
    .update('machine_client')
    .set({ previous_hash: 'x'.repeat(43), previous_until: new Date(Date.now() - 1000) })
    .where('user_id', '=', client.id)
    .execute()
  expect(await status(second.secret)).toBe(401)
})

test('permissions that are removed end at once, also for issued tokens; so does everything when the machine client is ended', async () => {
  const { client, secret } = await made('Ending', [reading, writing])
  const params = { id: client.id }
  const { access_token: token } = await grant(client.clientId, secret)
  const add = (name: string) => call(token, locationManageCreate, { name, city: 'Huế', country: 'VN' })
  expect(await add('One')).toBe(200)
  const body = { name: 'Ending', permissions: [reading], version: client.version }
  expect(await admin().ok(contract.machineClientUpdate, { params, body })).toMatchObject({ permissions: [reading] })
  expect([await add('Two'), await call(token, locationManageList)]).toEqual([403, 200])
  const late = await admin().raw(contract.machineClientUpdate, { params, body })
  expect([late.status, late.body.errorCode]).toEqual([400, '599'])

  expect(await admin().ok(contract.machineClientDelete, { params })).toEqual({ status: 'OK' })
  expect(await call(token, locationManageList)).toBe(401)
  expect((await grant(client.clientId, secret)).status).toBe(401)
  expect((await admin().raw(contract.machineClientGet, { params })).status).toBe(404)
})

test('permissions of a module that is switched off no longer count for machine clients', async () => {
  const { client, secret } = await made('Of a module')
  const { access_token: token } = await grant(client.clientId, secret)
  expect(await call(token, locationManageList)).toBe(200)
  const switched = async (active: boolean) => {
    const { version } = await admin().ok(appModuleGet, { params: { code: 'Location' } })
    await admin().ok(appModuleStatus, { body: { code: 'Location', active, version } })
  }
  await switched(false)
  expect(await call(token, locationManageList)).toBe(403)
  await switched(true)
  expect(await call(token, locationManageList)).toBe(200)
})

test('errors are reported under their fields; nobody can grant permissions that they do not have', async () => {
  const errors = async (body: object) => (await create(body)).body.errors
  expect(await errors({ name: ' ', permissions: ['No:Such'] })).toEqual({
    name: ['This field is required'],
    permissions: [expect.stringContaining('No:Such')],
  })
  expect(await errors({ name: 'a'.repeat(101), description: 'a'.repeat(501) })).toEqual({
    name: ['Maximum length is 100'],
    description: ['Maximum length is 500'],
  })
  const role = 'KeysOnly'
  const { first } = { first: here.db.companyId }
  await here.services.db
    .insertInto('role')
    .values({ company_id: first, name: role, keys: ['CompanySecretKey:CreateCompanySecretKey', reading] })
    .execute()
  const recruiter = await here.services.db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', 'recruiter')
    .executeTakeFirstOrThrow()
  await here.services.db.insertInto('user_role').values({ user_id: recruiter.id, company_id: first, role }).execute()
  const limited = here.as('recruiter', role)
  const more = await limited.raw(contract.machineClientCreate, { body: { name: 'More', permissions: [writing] } })
  expect([more.status, more.body.errorCode]).toEqual([403, 'ROLE_KEYS_NOT_HELD'])
  expect(
    (await limited.raw(contract.machineClientCreate, { body: { name: 'Own', permissions: [reading] } })).status,
  ).toBe(200)
})

test('nobody gains permissions through the secret of a machine client', async () => {
  const { client, secret } = await made('Powerful', [reading, writing])
  const params = { id: client.id }
  const role = 'Rotator'
  const keys = ['CompanySecretKey:UpdateCompanySecretKey', reading]
  await here.services.db.insertInto('role').values({ company_id: here.db.companyId, name: role, keys }).execute()
  const { id } = await here.services.db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', 'finance')
    .executeTakeFirstOrThrow()
  await here.services.db.insertInto('user_role').values({ user_id: id, company_id: here.db.companyId, role }).execute()
  const rotator = here.as('finance', role)
  const refused = await rotator.raw(contract.machineClientRotate, { params, body: { overlapHours: 0 } })
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'ROLE_KEYS_NOT_HELD'])
  expect((await grant(client.clientId, secret)).status).toBe(200)
  const own = await made('Within', [reading])
  const body = { overlapHours: 0 }
  expect((await rotator.raw(contract.machineClientRotate, { params: { id: own.client.id }, body })).status).toBe(200)
})

test('machine clients belong to one company', async () => {
  const { client } = await made('Ours')
  const other = here.as('admin@other')
  const params = { id: client.id }
  const { data } = await other.ok(contract.machineClientList, { body: { keyword: 'ours' } })
  expect(data).toEqual([])
  for (const [operation, body] of [
    [contract.machineClientGet, undefined],
    [contract.machineClientUpdate, { name: 'Theirs', permissions: [] }],
    [contract.machineClientRotate, { overlapHours: 0 }],
    [contract.machineClientDelete, undefined],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- four
    expect([operation.id, (await other.raw(operation, { params, ...(body && { body }) } as never)).status]).toEqual([
      operation.id,
      404,
    ])
  expect((await create({ name: 'Theirs' }, 'recruiter')).status).toBe(403)
})
