import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCache } from '../../../../services/core/cache.ts'
import { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import { companyDirectory } from '../../../../services/core/identity/people/directory.ts'
import { loadKeys, rotateSigningKey } from '../../../../services/core/identity/provider/keys.ts'
import { createIdentity } from '../../../../services/core/identity/provider/provider.ts'
import { removeExpired } from '../../../../services/core/identity/provider/store.ts'
import { companies, users } from '../../../../services/demo/people/accounts.ts'
import { signedIn } from './browser.ts'
import { audience, clientId, identityHere, secrets } from './identity.fixture.ts'

let here: Awaited<ReturnType<typeof identityHere>>
beforeAll(async () => {
  here = await identityHere()
})
afterAll(() => here.close())

const now = () => Math.floor(Date.now() / 1000)
const good = (): JWTPayload => ({
  iss: here.issuer,
  aud: audience,
  sub: users.recruiter.id,
  preferred_username: 'recruiter',
  companyID: companies.first.id,
  permissions: [],
  scope: 'api',
  iat: now(),
  exp: now() + 60,
})

async function signed(payload: JWTPayload, header: Record<string, unknown> = {}, key?: Parameters<SignJWT['sign']>[0]) {
  const [own] = (await loadKeys(here.db)).signing
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: own!.kid!, ...header })
    .sign(key ?? (await importJWK(own!, 'RS256')))
}
const refused = (token: string | Promise<string>, reason?: RegExp) =>
  expect(Promise.resolve(token).then((text) => here.identity.verify(text))).rejects.toThrow(reason)

describe('verify', () => {
  test('accepts a token that our key signed', async () => {
    expect(await here.identity.verify(await signed(good()))).toMatchObject({ preferred_username: 'recruiter' })
  })

  test('refuses other algorithms, keys and forgeries', async () => {
    await refused(new UnsecuredJWT(good()).encode())
    await refused(signed(good(), { alg: 'HS256' }, new TextEncoder().encode('x'.repeat(32))), /alg/)
    const [own] = (await loadKeys(here.db)).signing
    await refused(signed(good(), { alg: 'RS512' }, await importJWK(own!, 'RS512')), /alg/)
    await refused(signed(good(), {}, (await generateKeyPair('RS256')).privateKey), /signature/)
    await refused(signed(good(), { kid: 'unknown' }, (await generateKeyPair('RS256')).privateKey))
    const [header, , signature] = (await signed(good())).split('.')
    const admin = Buffer.from(JSON.stringify({ ...good(), preferred_username: 'admin' })).toString('base64url')
    await refused(`${header}.${admin}.${signature}`, /signature/)
    await refused('not a token')
  })

  test('refuses another time, audience, issuer or type, and missing claims', async () => {
    await refused(signed({ ...good(), exp: now() - 60 }), /exp/)
    await refused(signed({ ...good(), exp: undefined }), /exp/)
    await refused(signed({ ...good(), iat: now() + 600, exp: now() + 900 }), /iat/)
    await refused(signed({ ...good(), aud: 'another' }), /aud/)
    await refused(signed({ ...good(), iss: 'https://evil.example' }), /iss/)
    await refused(signed(good(), { typ: 'JWT' }), /typ/)
    await refused(signed(good(), { typ: 'logout+jwt' }), /typ/)
    await refused(signed({ ...good(), companyID: 'all' }), /companyID/)
    await refused(signed({ ...good(), permissions: 'Role:ListRole' }), /permissions/)
    const { body } = await signedIn(here.issuer, 'recruiter')
    await refused(body.id_token!, /aud|typ/)
  })
})

describe('machines', () => {
  const token = async (id: string, secret: string, scope: string) => {
    const authorization = `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`
    const answer = await fetch(`${here.issuer}/token`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  }

  test('internal-tools has the permissions of its user record and may explore', async () => {
    const { body } = await token('internal-tools', secrets.internalToolsSecret, 'api graphql:explore')
    const claims = await here.identity.verify(body.access_token!)
    expect(claims).toMatchObject({
      sub: 'internal-tools',
      preferred_username: 'internal-tools',
      companyID: companies.first.id,
      scope: 'api graphql:explore',
      current_role: 'Recruiter',
    })
    expect(claims.permissions).toContain('Candidate:CV-Verification')
  })

  test('the gateway has its scope, no company and no permission', async () => {
    const { body } = await token('gateway', secrets.gatewaySecret, 'events api')
    expect(await here.identity.verify(body.access_token!)).toMatchObject({
      sub: 'gateway',
      scope: 'events',
      permissions: [],
      companyID: '00000000-0000-0000-0000-000000000000',
    })
  })

  test('wrong secrets, other grants and unknown clients are refused', async () => {
    expect((await token('internal-tools', 'nope', 'api')).status).toBe(401)
    expect((await token('stranger', 'nope', 'api')).status).toBe(401)
    const web = await fetch(`${here.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, scope: 'api' }),
    })
    expect(web.status).toBe(400)
    await here.db
      .updateTable('app_user')
      .set({ status: 'disabled' })
      .where('user_name', '=', 'internal-tools')
      .execute()
    expect((await token('internal-tools', secrets.internalToolsSecret, 'api')).body.error).toBe('access_denied')
    await here.db.updateTable('app_user').set({ status: 'active' }).where('user_name', '=', 'internal-tools').execute()
  })
})

test('issueAccessToken creates the same token as a sign-in', async () => {
  const { body } = await signedIn(here.issuer, 'admin')
  const real = await here.identity.verify(body.access_token!)
  const made = await here.identity.verify(await here.identity.issueAccessToken('admin'))
  const lasting = (claims: object) => ({ ...claims, iat: 0, exp: 0, jti: '', sid: '' })
  expect(lasting(made)).toEqual(lasting(real))
  const role = await here.identity.verify(
    await here.identity.issueAccessToken('multi', { role: 'Approver', seconds: 60, scope: 'api' }),
  )
  expect(role).toMatchObject({ current_role: 'Approver', scope: 'api' })
  expect(role.exp - role.iat).toBe(60)
  await expect(here.identity.issueAccessToken('multi', { role: 'Finance' })).rejects.toThrow('Finance')
  await expect(here.identity.issueAccessToken('nobody')).rejects.toThrow('nobody')
})

test('a rotated key is published at once, signs when it is due, and the old one still verifies', async () => {
  const before = await here.identity.issueAccessToken('recruiter')
  const published = async () =>
    ((await (await fetch(`${here.issuer}/jwks`)).json()) as { keys: { kid: string; d?: string }[] }).keys
  const [old] = await published()
  const next = await rotateSigningKey(here.db, { announce: 3600 })
  await here.restart()
  expect((await published()).map((key) => key.kid)).toEqual([old!.kid, next])
  expect((await published()).some((key) => 'd' in key)).toBe(false)
  expect((await loadKeys(here.db, new Date(Date.now() + 3_601_000))).signing[0]!.kid).toBe(next)
  const third = await rotateSigningKey(here.db, { announce: 0 })
  const other = here.identity
  const restarted = await here.restart()
  const after = await restarted.issueAccessToken('recruiter')
  expect(JSON.parse(Buffer.from(after.split('.')[0]!, 'base64url').toString())).toMatchObject({ kid: third })
  // A running instance meets the key in a token, and reads the keys again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
  expect(await other.verify(after)).toMatchObject({ preferred_username: 'recruiter' })
  vi.useRealTimers()
  for (const token of [before, after])
    expect(await restarted.verify(token)).toMatchObject({ preferred_username: 'recruiter' })
  const { body } = await signedIn(here.issuer, 'recruiter')
  expect(await restarted.verify(body.access_token!)).toMatchObject({ preferred_username: 'recruiter' })
})

test('a rotation with revocation leaves one key, and no token of another key is valid', async () => {
  const before = await here.identity.issueAccessToken('recruiter')
  const only = await rotateSigningKey(here.db, { announce: 0, withdraw: true })
  const restarted = await here.restart()
  expect((await loadKeys(here.db)).signing.map(({ kid }) => kid)).toEqual([only])
  await expect(restarted.verify(before)).rejects.toThrow()
  expect(await restarted.verify(await restarted.issueAccessToken('recruiter'))).toMatchObject({
    preferred_username: 'recruiter',
  })
})

test('expired data is removed', async () => {
  await here.db
    .insertInto('oidc_payload')
    .values({ model: 'Session', id: 'old', payload: '{}', expires_at: new Date(Date.now() - 1000) })
    .execute()
  const count = async () =>
    Number(
      (
        await here.db
          .selectFrom('oidc_payload')
          .select((on) => on.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const before = await count()
  await removeExpired(here.db)
  expect(await count()).toBe(before - 1)
})

test('tokens of a foreign provider are verified with its keys, and its users are known from then on', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  let fetched = 0
  const server = createServer((req, res) => {
    const issuer = `http://${req.headers.host}`
    fetched += 1
    res.setHeader('content-type', 'application/json')
    const run =
      req.url === '/jwks'
        ? exportJWK(publicKey).then((key) => ({ keys: [{ ...key, kid: 'f1', alg: 'RS256' }] }))
        : Promise.resolve({ issuer, jwks_uri: `${issuer}/jwks` })
    void run.then((body) => res.end(JSON.stringify(body)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const foreign = await createIdentity({
    db: here.db,
    issuer,
    audience,
    settings: { publicUrl: here.publicUrl, clientId, isDemo: true, tokenSeconds: 900 },
    log: { info() {}, warn() {}, error() {} },
  })
  expect(foreign.isEmbedded).toBe(false)
  const companyID = 'c0ffee00-0000-4000-8000-000000000001'
  const claims = {
    sub: 'x|1',
    preferred_username: 'Tanaka',
    name: '花子',
    family_name: '田中',
    companyID,
    role: ['A', 'B'],
    current_role: 'B',
    permissions: [],
    scope: ['api', 'openid'],
  }
  const make = (more: JWTPayload = {}) =>
    new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'f1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5 min')
      .sign(privateKey)
  expect(await foreign.verify(await make())).toMatchObject({ companyID, scope: 'api openid' })
  expect(await foreign.verify(await make())).toMatchObject({ preferred_username: 'Tanaka' })
  expect(fetched).toBe(2)
  const cache = createCache(null, { warn() {} })
  const directory = (companyId: string) => companyDirectory(cache, new CompanyDb(here.db, companyId))
  const account = await directory(companyID).account('tanaka')
  expect(account).toMatchObject({ fullName: '田中 花子', activeRole: 'B' })
  expect(account!.roles.map((role) => role.name)).toEqual(['A', 'B'])
  expect(await directory(companyID).byUserNames(['tanaka'])).toMatchObject([{ fullName: '田中 花子' }])
  expect(await directory(companies.other.id).byUserNames(['tanaka'])).toEqual([])
  await foreign.verify(await make({ companyID: companies.other.id, role: 'A', current_role: 'A' }))
  expect(await directory(companyID).account('tanaka')).toBeUndefined()
  expect(await directory(companyID).byUserNames(['tanaka'])).toEqual([])
  expect((await directory(companies.other.id).byUserNames(['tanaka'])).map((user) => user.userName)).toEqual(['tanaka'])
  const first = await Promise.all(
    ['A', 'B', 'A'].map((role) => make({ preferred_username: 'Sato', current_role: role })),
  )
  expect(await Promise.all(first.map((token) => foreign.verify(token)))).toHaveLength(3)
  expect((await directory(companyID).account('sato'))!.roles.map((role) => role.name)).toEqual(['A', 'B'])
  await expect(foreign.verify(await here.identity.issueAccessToken('admin'))).rejects.toThrow()
  await expect(foreign.issueAccessToken('admin')).rejects.toThrow(issuer)
  await new Promise((done) => server.close(done))
})
