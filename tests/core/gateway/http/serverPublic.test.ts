import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startHere, visit, type Here } from './server.fixture.ts'

let here: Here
let webDir: string
const write = () => vi.fn<(msg: string, fields?: Record<string, unknown>) => void>()
const log = { info: write(), warn: write(), error: write() }
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-'))
  await writeFile(join(webDir, 'index.html'), '<!doctype html>')
  here = await startHere({}, { log }, { webDir })
})
afterAll(async () => {
  await here.close()
  await rm(webDir, { recursive: true })
})

const ask = async (body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${here.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

describe('without a token', () => {
  it('public operations run as persisted documents', async () => {
    const { status, body } = await ask({ id: 'open', variables: { token: 'very-secret' } })
    expect([status, body]).toEqual([200, { data: { open: 'nobody very-secret' } }])
    const written = await ask({ id: 'openWrite' })
    expect(written.body).toEqual({ data: { openWrite: true } })
  })

  it.each([
    ['a field of its own', { id: 'hello' }],
    ['one beside a field for everybody', { id: 'openAndHello' }],
    ['one within a fragment', { id: 'openFragment' }],
    ['a mutation', { id: 'write' }],
    ['a document of its own', { query: '{ open(token: "x") }' }],
  ])('nothing else runs: %s', async (_, request) => {
    const { status, body, headers } = await ask(request)
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })

  it('a page that is older than the gateway is told so', async () => {
    const { status, body } = await ask({ id: 'unknown' })
    expect([status, body.errors[0].extensions.code]).toEqual([404, 'PERSISTED_NOT_FOUND'])
  })

  it('a large body is not read', async () => {
    const { status } = await ask({ id: 'open', variables: { token: 'x'.repeat(70_000) } })
    expect(status).toBe(413)
  })
})

it('an invalid token is refused, even for public operations', async () => {
  const { status } = await ask({ id: 'open', variables: { token: 'x' } }, { authorization: 'Bearer rubbish' })
  expect(status).toBe(401)
})

it.each([
  '/booking/very-secret',
  '/interview-reply/very-secret',
  '/confirmofferletter/very-secret',
  '/unsubscribe/very-secret',
  '/vendor-consent/very-secret',
  '/feedback/a/b',
])('a page with a token is not cached, not indexed and sends no referrer: %s', async (path) => {
  const { headers } = await visit(here, path)
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
})

it('other pages are unchanged, and the token is in no log and no metric', async () => {
  const { headers } = await visit(here, '/dashboards')
  expect(headers['x-robots-tag']).toBeUndefined()
  const counted = await (await fetch(`${here.url}/metrics`)).text()
  expect(counted).toContain('gateway_operation_seconds')
  expect(counted).not.toContain('very-secret')
  expect(JSON.stringify(Object.values(log).flatMap(({ mock }) => mock.calls))).not.toContain('very-secret')
})
