import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '../../../../../services/core/contract/operation.ts'
import { permissionKeys } from '../../../../../services/core/contract/permissionKeys.ts'
import { machineClientCreate } from '../../../../../services/features/machineClients/contract.ts'
import { locationManageList } from '../../../../../services/features/locations/contract.ts'
import { roleCreate } from '../../../../../services/features/roles/contract.ts'
import { checkPermission, currentUserInfo, updateActiveRole } from '../../../../../services/features/users/contract.ts'
import { companies } from '../../../../../services/demo/people/accounts.ts'
import { startPeople, type PeopleHere } from '../../../../features/users/people.fixture.ts'

let here: PeopleHere
let tokenOf: (claims: JWTPayload) => Promise<string>
let close: () => void

/** An external identity provider, with what the services request from it. */
async function startProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const server = createServer((req, res) => {
    const issuer = `http://${req.headers.host}`
    res.setHeader('content-type', 'application/json')
    const run =
      req.url === '/jwks'
        ? exportJWK(publicKey).then((key) => ({ keys: [{ ...key, kid: 'f1', alg: 'RS256' }] }))
        : Promise.resolve({ issuer, jwks_uri: `${issuer}/jwks` })
    void run.then((body) => res.end(JSON.stringify(body)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    close: () => void server.close(),
    tokenOf: (claims: JWTPayload) =>
      new SignJWT({ companyID: companies.first.id, client_id: 'hireloom-web', scope: 'api', ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'f1' })
        .setIssuer(issuer)
        .setAudience('hireloom')
        .setIssuedAt()
        .setExpirationTime('5 min')
        .sign(privateKey),
  }
}

beforeAll(async () => {
  const provider = await startProvider()
  tokenOf = provider.tokenOf
  close = provider.close
  here = await startPeople({ OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: 'hireloom' })
})
afterAll(async () => {
  await here?.close()
  close?.()
})

async function call(token: string, operation: Operation, { body, query = '' }: { body?: object; query?: string } = {}) {
  const answer = await fetch(`${here.services.url}${operation.path}${query}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    body: (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as any,
  }
}
const someone = (more: JWTPayload = {}) =>
  tokenOf({ sub: 'idp|9', preferred_username: 'Tanaka', name: '花子', family_name: '田中', ...more })
/** Returns the first administrator, whose provider manages the roles. */
const root = () =>
  tokenOf({
    sub: 'idp|1',
    preferred_username: 'root',
    name: 'Root',
    role: 'Administrator',
    permissions: [...permissionKeys],
  })
const role = async (code: string, groups: string[], permissions: string[]) => {
  const body = { code, name: code, description: '', permissions, groups }
  expect((await call(await root(), roleCreate, { body })).status).toBe(200)
}

test('the groups of a token determine the roles of the company, and these the permissions', async () => {
  await role('Places', ['HR Places'], ['Location:ListLocation'])
  await role('Nothing', ['hr-nothing'], [])
  const both = await someone({ groups: ['hr places', 'hr-nothing', 'others'] })
  expect((await call(both, locationManageList, { body: {} })).status).toBe(403)
  expect((await call(both, updateActiveRole, { query: '?roleName=Places' })).status).toBe(200)
  expect((await call(both, locationManageList, { body: {} })).status).toBe(200)
  expect((await call(both, currentUserInfo)).body).toMatchObject({
    fullName: '田中 花子',
    roles: ['Nothing', 'Places'],
    currentRole: 'Places',
  })
  expect((await call(both, checkPermission)).body).toEqual({
    ...{ ok: true, roles: ['Nothing', 'Places'], permissions: ['Location:ListLocation'], isExternal: false },
    currentRole: 'Places',
  })
  // Another token of the same user with other groups.
  const none = await someone({ groups: ['others'] })
  expect((await call(none, locationManageList, { body: {} })).status).toBe(403)
  expect((await call(none, checkPermission)).body).toMatchObject({
    ok: true,
    roles: [],
    permissions: [],
    currentRole: '',
  })
})

test('a token with roles keeps them, whatever its groups', async () => {
  const token = await someone({ role: 'Somebody', permissions: [], groups: ['HR Places'] })
  expect((await call(token, locationManageList, { body: {} })).status).toBe(403)
  expect((await call(token, checkPermission)).body).toEqual({ ok: true })
})

test('a role that the provider has removed is gone, even if an earlier token contained it', async () => {
  const asked = { sub: 'idp|3', preferred_username: 'Mori', name: '森' }
  const before = await someone({ ...asked, role: 'Administrator', permissions: ['Location:ListLocation'] })
  expect((await call(before, locationManageList, { body: {} })).status).toBe(200)
  const after = await someone(asked)
  expect((await call(after, locationManageList, { body: {} })).status).toBe(403)
  expect((await call(after, checkPermission)).body).toMatchObject({ ok: true, roles: [], permissions: [] })
})

test('a provider with SCIM assigns roles to tokens without groups, and ends accounts', async () => {
  const refused = await call(await root(), machineClientCreate, { body: { name: 'X', permissions: [], scopes: [] } })
  expect(refused.body.errorCode).toBe('IDENTITY_ELSEWHERE')
  const { body: made } = await call(await root(), machineClientCreate, {
    body: { name: 'Directory', permissions: [], scopes: ['scim'] },
  })
  const scim = async (method: string, path: string, body: object) =>
    (
      await fetch(`${here.services.url}/scim/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${made.secret}`, 'content-type': 'application/scim+json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<any>
  const user = await scim('POST', '/Users', { userName: 'sato', name: { givenName: '太郎', familyName: '佐藤' } })
  await scim('POST', '/Groups', { displayName: 'HR Places', members: [{ value: user.id }] })
  const token = await someone({ sub: 'idp|2', preferred_username: 'Sato', name: '太郎', family_name: '佐藤' })
  expect((await call(token, locationManageList, { body: {} })).status).toBe(200)
  expect((await call(token, currentUserInfo)).body).toMatchObject({ id: user.id, currentRole: 'Places' })
  await scim('PATCH', `/Users/${user.id}`, { Operations: [{ op: 'replace', path: 'active', value: false }] })
  expect((await call(token, currentUserInfo)).status).toBe(401)
  await scim('PATCH', `/Users/${user.id}`, { Operations: [{ op: 'replace', path: 'active', value: true }] })
  expect((await call(token, locationManageList, { body: {} })).status).toBe(200)
  const gone = await fetch(`${here.services.url}/scim/v2/Users/${user.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${made.secret}` },
  })
  expect(gone.status).toBe(204)
  expect((await call(token, locationManageList, { body: {} })).status).toBe(401)
})
