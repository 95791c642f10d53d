import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exportSPKI } from 'jose'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { answerJson, startHere, type Here } from './server.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here.close())

const parts = (...values: object[]) =>
  values.map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')).join('.')

describe('access tokens', () => {
  it('are accepted if they are valid', async () => {
    const { status, body } = await here.ask({ id: 'hello' })
    expect(status).toBe(200)
    expect(body).toEqual({ data: { hello: 'Xin chào', me: 'mai' } })
  })

  const refused: [string, () => Promise<string>][] = [
    ['that is no token', async () => 'rubbish'],
    [
      'of algorithm none',
      async () => {
        const [, claims] = (await here.token()).split('.')
        return `${parts({ alg: 'none', typ: 'at+jwt' })}.${claims}.`
      },
    ],
    [
      'of HS256 with the public key as secret',
      async () =>
        here.token(
          {},
          { header: { alg: 'HS256' }, key: new TextEncoder().encode(await exportSPKI(here.issuer.publicKey)) },
        ),
    ],
    ['of another issuer', () => here.token({}, { issuer: 'https://evil.test' })],
    ['of another audience', () => here.token({}, { audience: 'other-api' })],
    ['without audience', () => here.token({}, { audience: null })],
    ['of type JWT', () => here.token({}, { header: { typ: 'JWT' } })],
    ['of type logout+jwt', () => here.token({}, { header: { typ: 'logout+jwt' } })],
    ['without a type', () => here.token({}, { header: { typ: undefined } })],
    ['that has expired', () => here.token({}, { seconds: -60 })],
    ['without expiry', () => here.token({}, { seconds: null })],
    ['issued in the future', () => here.token({ iat: Math.floor(Date.now() / 1000) + 3600 })],
    ['of an unknown key', () => here.token({}, { header: { kid: 'nobody' } })],
    ['without a company', () => here.token({ companyID: undefined })],
    [
      'whose claims were changed',
      async () => {
        const [head, claims, signature] = (await here.token()).split('.')
        const changed = { ...JSON.parse(Buffer.from(claims!, 'base64url').toString()), preferred_username: 'admin' }
        return `${head}.${parts(changed)}.${signature}`
      },
    ],
  ]
  it.each(refused)('are refused: a token %s', async (_, make) => {
    const { status, body, headers } = await here.ask({ id: 'hello' }, { token: await make() })
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toBe('Bearer')
    expect(body.data).toBeUndefined()
    expect(body.errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED', requestId: expect.any(String) })
  })

  it('are required', async () => {
    const answer = await fetch(`${here.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"hello"}',
    })
    expect(answer.status).toBe(401)
    expect((await answer.json()).errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  it('of an administrator with every permission may have 6 KB', async () => {
    const token = await here.token({ permissions: permissionKeys, scope: 'api graphql:explore' })
    expect(token.length).toBeGreaterThan(5500)
    const { status } = await here.ask({ query: '{ hello }' }, { token })
    expect(status).toBe(200)
  })

  it('may contain a single role and a single permission instead of lists', async () => {
    const { status } = await here.ask(
      { id: 'hello' },
      { token: await here.token({ role: ['A', 'B'], permissions: 'Candidate:CV-Verification' }) },
    )
    expect(status).toBe(200)
  })

  it('are verified after a rotation of keys', async () => {
    // The token has its own claims, because one of an earlier test might still be trusted.
    const old = await here.token({ jti: 'old' })
    await here.issuer.rotate()
    expect((await here.ask({ id: 'hello' }, { token: await here.token() })).status).toBe(200)
    expect((await here.ask({ id: 'hello' }, { token: old })).status).toBe(401)
  })

  it('let signed-in users continue while the provider is down, even if its keys are due to be read again', async () => {
    const other = await startHere({}, {}, { keyRefreshMs: 0, keyCooldownMs: 30_000 })
    try {
      const token = await other.token()
      expect((await other.ask({ id: 'hello' }, { token })).status).toBe(200)
      other.issuer.setDown(true)
      // Not a token that is trusted because it has been verified before.
      for (let i = 0; i < 3; i++)
        expect((await other.ask({ id: 'hello' }, { token: await other.token({ jti: `down-${i}` }) })).status).toBe(200)
      expect(other.issuer.asked.filter((path) => path === '/keys').length).toBeGreaterThan(1)
    } finally {
      await other.close()
    }
  })

  it('cause few requests for keys, however many of them name an unknown key', async () => {
    const other = await startHere({}, {}, { keyCooldownMs: 500 })
    const readings = () => other.issuer.asked.filter((path) => path === '/keys').length
    try {
      expect((await other.ask({ id: 'hello' })).status).toBe(200)
      const flood = await Promise.all(
        Array.from(
          { length: 100 },
          async (_none, at) =>
            (
              await other.ask(
                { id: 'hello' },
                { token: await other.token({ jti: `${at}` }, { header: { kid: `nobody-${at}` } }) },
              )
            ).status,
        ),
      )
      expect(new Set(flood)).toEqual(new Set([401]))
      expect(readings()).toBeLessThanOrEqual(3)
      await other.issuer.rotate()
      const next = await other.token({ jti: 'next' })
      await expect
        .poll(async () => (await other.ask({ id: 'hello' }, { token: next })).status, { timeout: 3000 })
        .toBe(200)
    } finally {
      await other.close()
    }
  })

  it.each([
    ['ahead of', 3600],
    ['behind', -3600],
  ] as const)(
    "that are refused tell client and operator that the clock is %s the provider's",
    async (where, seconds) => {
      const lines: [string, object?][] = []
      const warn = (...line: [string, object?]) => void lines.push(line)
      const other = await startHere({}, { log: { info() {}, warn, error() {} } as never })
      try {
        const token = await other.token()
        // Only this process's own clock is changed. The header Date in the provider's responses remains right.
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
        for (let i = 0; i < 3; i++) {
          const { status, body } = await other.ask({ id: 'hello' }, { token })
          expect([status, body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
          expect(body.errors[0].message).toMatch(
            new RegExp(
              `^The access token (has expired|was issued in the future)\\. The gateway's clock is 3\\d{3} s ${where} the identity provider's\\.$`,
            ),
          )
        }
        expect(lines.filter(([text]) => text.includes('clocks'))).toMatchObject([
          [expect.any(String), { secondsAhead: expect.closeTo(seconds, -1.5) }],
        ])
      } finally {
        vi.useRealTimers()
        await other.close()
      }
    },
  )

  it('are answered with 503 while the provider is down at the start, and accepted when it is back', async () => {
    const other = await startHere()
    try {
      other.issuer.setDown(true)
      const down = await other.ask({ id: 'hello' })
      expect(down.status).toBe(503)
      expect(down.body.errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE')
      other.issuer.setDown(false)
      await expect.poll(async () => (await other.ask({ id: 'hello' })).status, { timeout: 4000 }).toBe(200)
    } finally {
      await other.close()
    }
  })

  it('without roles and permissions take them from the services, with one call', async () => {
    let asked = 0
    here.upstream.on('/accounts/check-permission', (_req, res) => {
      asked += 1
      const now = { roles: ['Places', 'Sourcing'], currentRole: 'Sourcing', permissions: ['Vendor:ListVendor'] }
      answerJson(res, { ok: true, isExternal: true, ...now })
    })
    const left = { role: undefined, current_role: undefined, permissions: [] }
    const token = await here.token({ ...left, jti: 'left', groups: ['hr'] })
    const rights = ['Sourcing', 'Places', 'Sourcing', 'Vendor:ListVendor', 'external true']
    for (let i = 0; i < 3; i++) expect((await here.ask({ id: 'rights' }, { token })).body).toEqual({ data: { rights } })
    expect(asked).toBe(1)
    // A program of the provider has no roles to read.
    const machine = await here.token({ ...left, sub: 'robot', client_id: 'robot' })
    expect((await here.ask({ id: 'hello' }, { token: machine })).status).toBe(200)
    expect(asked).toBe(1)
    here.upstream.on('/accounts/check-permission', (_req, res) => answerJson(res, 'Unauthorize', 401))
    const ended = await here.ask({ id: 'hello' }, { token: await here.token({ ...left, jti: 'ended' }) })
    expect([ended.status, ended.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('are verified once and not for each request', async () => {
    const token = await here.token({ jti: 'once' })
    await here.ask({ id: 'hello' }, { token })
    const before = here.issuer.asked.length
    for (let i = 0; i < 5; i++) await here.ask({ id: 'hello' }, { token })
    expect(here.issuer.asked.length).toBe(before)
  })
})
