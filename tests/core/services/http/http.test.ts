import { Readable } from 'node:stream'
import { request } from 'node:http'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operation } from '../../../../services/core/contract/operation.ts'
import { Id, Nullable, paging } from '../../../../services/core/contract/shapes.ts'
import { refused, stale } from '../../../../services/core/http/errors.ts'
import { disposition } from '../../../../services/core/http/mountRoute.ts'
import { implement, type RequestContext } from '../../../../services/core/http/routes.ts'
import { companies, key, startHere, until, usual, type Here } from '../coreServices.fixture.ts'

const echo = operation({
  ...usual('echo'),
  path: '/test/echo/{id}',
  params: Type.Object({ id: Id }),
  query: Type.Object({ many: Type.Optional(Type.Boolean()) }),
  body: Type.Object({
    ...paging(100),
    name: Type.String({ minLength: 2, maxLength: 5 }),
    status: Type.Optional(Type.Union([Type.Literal('new'), Type.Literal('old')])),
    code: Type.Optional(Nullable(Type.String({ minLength: 3, maxLength: 3 }))),
    owner: Type.Optional(Nullable(Id)),
    size: Type.Optional(Type.Union([Type.Integer({ maximum: 9 }), Type.Array(Type.Integer())])),
    tags: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    nested: Type.Optional(Nullable(Type.Object({ level: Type.Integer() }))),
  }),
  answer: Type.Unknown(),
})
const guarded = operation({ ...usual('guarded'), access: key, answer: Type.String() })
const whoAmI = operation({ ...usual('whoAmI'), method: 'GET', access: 'signedIn', answer: Type.Unknown() })
const fails = operation({
  ...usual('fails'),
  body: Type.Object({ how: Type.String() }),
  answer: Type.Null(),
  maxBytes: 100,
})
const download = operation({ ...usual('download'), method: 'GET', transport: 'download', answer: Type.String() })
const waits = operation({ ...usual('waits'), method: 'GET', answer: Type.Null() })

let wasAborted = false
const routes = [
  implement(echo, async (input, { timezoneOffset }) => ({ ...input, timezoneOffset })),
  implement(guarded, async () => 'in'),
  implement(whoAmI, async (_input, { caller }: RequestContext) => ({
    ...caller,
    permissions: [...caller.permissions],
    scopes: [...caller.scopes],
  })),
  implement(fails, async ({ body: { how } }) => {
    if (how === 'refused') throw refused('RULE', 'No {what}', { what: 'more' })
    if (how === 'stale') throw stale('Changed')
    throw new Error('secret text')
  }),
  implement(download, async () => ({
    name: 'Hồ sơ "x".csv',
    contentType: 'text/csv; charset=utf-8',
    stream: Readable.from(['a,', 'b']),
  })),
  implement(waits, async (_input, { signal }) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    wasAborted = true
    return null
  }),
]

let here: Here
beforeAll(async () => {
  here = await startHere({ routes })
})
afterAll(() => here?.close())

const id = '33333333-3333-4333-8333-333333333333'

describe('input', () => {
  test('is checked, completed and cleaned', async () => {
    const answer = await here.fetch(`/test/echo/${id}?many=true`, {
      json: { name: 'abc', extra: 1, nested: { level: 1, more: 2 } },
      headers: { TimezoneOffset: '-420' },
    })
    expect(await answer.json()).toEqual({
      params: { id },
      query: { many: true },
      timezoneOffset: -420,
      body: { pageIndex: 0, pageSize: 20, name: 'abc', nested: { level: 1 } },
    })
  })

  test.each([
    [{}, { name: ['This field is required'] }],
    [
      { name: 'a', pageSize: 101 },
      { name: ['Minimum length is 2'], pageSize: ['Maximum length is 100'] },
    ],
    [
      { name: 'abcdef', tags: [] },
      { name: ['Maximum length is 5'], tags: ['This field is required'] },
    ],
    [{ name: 'abc', status: 'none' }, { status: ['must be one of new, old'] }],
    [{ name: 'a\0b' }, { name: ['must not contain NUL'] }],
    [
      { name: 1, owner: 'me', code: 'VNDD' },
      { name: ['must be string'], owner: ['must match uuid'], code: ['Must be 3 characters'] },
    ],
    [
      { name: 'abc', nested: {}, size: 10 },
      { 'nested.level': ['This field is required'], size: ['is not valid'] },
    ],
    [[], { body: ['must be object'] }],
  ])('%j is refused by field', async (json, errors) => {
    const answer = await here.fetch(`/test/echo/${id}`, { json })
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors }])
  })

  test('the messages have their codes and parameters', async () => {
    const answer = await here.fetch(`/test/echo/${id}`, { json: { name: 'abcdef', tags: [] } })
    expect((await answer.json()).errorDetails).toEqual({
      name: [{ code: 'MAXIMUM', params: { max: '5' } }],
      tags: [{ code: 'REQUIRED', params: {} }],
    })
  })

  test('an invalid id is refused', async () => {
    const answer = await here.fetch('/test/echo/1', { json: { name: 'abc' } })
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([400, ['id']])
  })

  test('broken JSON and prototype tricks are refused', async () => {
    for (const body of ['{', '{"__proto__": {"x": 1}}']) {
      const answer = await here.fetch(`/test/echo/${id}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(400)
    }
  })

  test('an invalid time zone is refused', async () => {
    const answer = await here.fetch(`/test/echo/${id}`, { json: { name: 'abc' }, headers: { TimezoneOffset: 'x' } })
    expect(answer.status).toBe(400)
  })
})

describe('access', () => {
  test('without a valid token: 401 as a plain string', async () => {
    const answers = [
      await here.fetch('/test/guarded', { as: null, json: {} }),
      await here.fetch('/test/guarded', {
        as: null,
        json: {},
        headers: { authorization: `Bearer ${here.tokens.ann}x` },
      }),
    ]
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([401, 'Unauthorize'])
  })

  test('with the permission; without it 403 as a plain string', async () => {
    const [ann, bob] = [
      await here.fetch('/test/guarded', { json: {} }),
      await here.fetch('/test/guarded', { json: {}, as: 'bob' }),
    ]
    expect([ann.status, await ann.json()]).toEqual([200, 'in'])
    expect([bob.status, await bob.text()]).toEqual([403, 'Forbidden'])
  })

  test('a machine without a company can call no operation of a company', async () => {
    expect((await here.fetch('/test/whoAmI', { as: 'gateway' })).status).toBe(403)
    expect((await here.fetch('/events', { as: 'ann' })).status).toBe(403)
  })

  test('the caller is taken from the token', async () => {
    const caller = await (await here.fetch('/test/whoAmI')).json()
    expect(caller).toMatchObject({ userName: 'ann', companyId: companies[0], role: 'Holder', permissions: [key] })
  })
})

describe('answers', () => {
  test('failures have the three formats, and a bug reveals nothing', async () => {
    const answer = async (how: string) => {
      const { status, ...got } = await here
        .fetch('/test/fails', { json: { how } })
        .then(async (res) => ({ status: res.status, text: await res.text() }))
      return [status, got.text]
    }
    expect(await answer('refused')).toEqual([
      400,
      JSON.stringify({ errorCode: 'RULE', message: 'No {what}', paramValues: { what: 'more' } }),
    ])
    expect(await answer('stale')).toEqual([400, JSON.stringify({ errorCode: '599', message: 'Changed' })])
    expect(await answer('bug')).toEqual([500, 'Internal server error'])
  })

  test('a large body is refused', async () => {
    const answer = await here.fetch('/test/fails', { json: { how: 'x'.repeat(200) } })
    expect([answer.status, (await answer.json()).errorCode]).toEqual([413, 'TOO_LARGE'])
  })

  test('request ids are returned or generated', async () => {
    const given = await here.fetch('/nowhere', { headers: { 'x-request-id': 'abc-1' } })
    const made = await here.fetch('/nowhere', { headers: { 'x-request-id': 'bad id\t' } })
    expect([given.status, await given.text(), given.headers.get('x-request-id')]).toEqual([404, 'Not found', 'abc-1'])
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a download has its name in UTF-8', async () => {
    const answer = await here.fetch('/test/download')
    expect(await answer.text()).toBe('a,b')
    expect(answer.headers.get('content-disposition')).toBe(disposition('Hồ sơ _x_.csv'))
    expect(disposition('Hồ sơ.csv')).toBe(`attachment; filename="Ho so.csv"; filename*=UTF-8''H%E1%BB%93%20s%C6%A1.csv`)
    expect(disposition('a\r\nb')).not.toMatch(/[\r\n]/)
  })

  test('the handler is notified when the client leaves', async () => {
    const { port } = here.services
    const sent = request({ port, path: '/test/waits', headers: { authorization: `Bearer ${here.tokens.ann}` } })
    sent.on('error', () => {}).end()
    await new Promise((resolve) => setTimeout(resolve, 150))
    sent.destroy()
    await until(() => wasAborted)
  })

  test('health and readiness', async () => {
    expect(await (await here.fetch('/health', { as: null })).json()).toEqual({ status: 'ok' })
    expect(await (await here.fetch('/ready', { as: null })).json()).toEqual({
      status: 'ready',
      state: 'ready',
      database: 'ok',
    })
  })
})
