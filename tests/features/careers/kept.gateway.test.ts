import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CareerSite } from '../../../services/features/careers/contract.ts'
import { answerJson, companyId, otherCompanyId, until, visit } from '../../core/gateway/http/server.fixture.ts'
import { startWithEvents, type HereWithEvents } from '../../core/gateway/live/serverSockets.fixture.ts'
import { detail, id, job, site } from './site.fixture.ts'

const [list, jobPath] = ['/careers/acme/en', `/careers/acme/en/jobs/${id}-ky-su-java-script`]

let here: HereWithEvents
let shown: CareerSite
let events = 0
beforeAll(async () => {
  here = await startWithEvents()
})
afterAll(() => here?.gateway.close())
beforeEach(async () => {
  shown = site
  here.upstream.on('/CareerSites/acme', (_req, res) => void answerJson(res, shown))
  here.upstream.on('/CareerSites/acme/jobs/list', async (req, res) => {
    for await (const _ of req);
    answerJson(res, { data: [job], totalItem: 1, pageIndex: 0, pageSize: 20 })
  })
  here.upstream.on(`/CareerSites/acme/jobs/${id}`, (_req, res) => void answerJson(res, detail))
  await change('cache.changed', { kinds: ['contentPages'] })
  here.upstream.seen.length = 0
})

/** Reports a change, and waits until the gateway has received it. */
async function change(type: string, data: object, company = companyId) {
  const before = await pagesKept()
  const event = {
    id: `${++events}`,
    companyId: company,
    type,
    subjectId: company,
    data,
    at: '2026-01-01T00:00:00.000Z',
  }
  here.tell(`id: ${events}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`)
  if (before > 0) await until(async () => (await pagesKept()) < before)
}
const pagesKept = async () => Number(/gateway_public_pages (\d+)/.exec(await here.counted())![1])
const calls = () => here.upstream.seen.filter(({ url }) => url?.startsWith('/CareerSites')).length

test('the second reader causes no call, neither for a conditional request nor for a compressed page', async () => {
  const first = await visit(here, list)
  const asked = calls()
  expect(asked).toBe(3)
  const second = await visit(here, list)
  expect(second.body).toEqual(first.body)
  expect(second.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'no-cache' })
  const zipped = await visit(here, list, { 'accept-encoding': 'gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect((await visit(here, list, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  expect(calls()).toBe(asked)
})

test('request headers of one reader do not affect other readers', async () => {
  const clean = (await visit(here, list)).body.toString()
  await change('cache.changed', { kinds: ['company'] })
  const hostile = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-original-url': '/careers/other/en',
    'accept-language': 'ja',
    authorization: 'Bearer x',
    cookie: 'a=b',
    origin: 'https://evil.example',
    range: 'bytes=0-10',
  }
  expect((await visit(here, list, hostile)).body.toString()).toBe(clean)
  here.upstream.seen.length = 0
  const next = await visit(here, list)
  expect([next.status, next.body.toString(), calls()]).toEqual([200, clean, 0])
  expect(JSON.stringify(next.headers)).not.toContain('evil')
  // HEAD stores no empty page, and a different spelling of the address is a separate page.
  await change('cache.changed', { kinds: ['company'] })
  await fetch(`${here.url}${list}`, { method: 'HEAD' })
  expect((await visit(here, list)).body.toString()).toBe(clean)
  expect((await visit(here, `${list}?source=%3Cscript%3E`)).body.toString()).not.toContain('<script>')
  expect((await visit(here, list)).body.toString()).toBe(clean)
})

test('a change of the company is seen by the next reader', async () => {
  await visit(here, list)
  await visit(here, jobPath)
  shown = { ...site, companyName: 'Acme Asia' }
  await change('cache.changed', { kinds: ['company'] })
  expect((await visit(here, list)).body.toString()).toContain('Acme Asia')
  expect((await visit(here, jobPath)).body.toString()).toContain('Acme Asia')
})

test('a closed site is gone for the next reader', async () => {
  expect((await visit(here, list)).status).toBe(200)
  here.upstream.on('/CareerSites/acme', (_req, res) => void answerJson(res, { errorCode: 'NOT_FOUND' }, 404))
  here.upstream.on('/CareerSites/acme/jobs/list', (_req, res) => void answerJson(res, { errorCode: 'NOT_FOUND' }, 404))
  await change('cache.changed', { kinds: ['careerSite'] })
  expect((await visit(here, list)).status).toBe(404)
})

test('a change of one job leaves the pages of other jobs cached', async () => {
  await visit(here, list)
  await visit(here, jobPath)
  await change('list.changed', { list: 'JOBS', rowId: '0193aaaa-0000-7000-8000-000000000009' })
  here.upstream.seen.length = 0
  await visit(here, jobPath)
  expect(calls()).toBe(0)
  await visit(here, list)
  expect(calls()).toBe(3)
})

test('searches, forms and missing pages are read each time', async () => {
  const missing = '/careers/acme/en/jobs/0193aaaa-0000-7000-8000-000000000009'
  for (const [path, status] of [
    [`${list}?q=java`, 200],
    [`${jobPath}/apply`, 200],
    [missing, 404],
  ] as const) {
    here.upstream.seen.length = 0
    expect((await visit(here, path)).status).toBe(status)
    const asked = calls()
    expect((await visit(here, path)).status).toBe(status)
    expect([path, calls()]).toEqual([path, 2 * asked])
  }
  expect(await pagesKept()).toBe(0)
})

test('changes of other companies leave pages cached', async () => {
  await visit(here, list)
  await visit(here, `${list}?location=Hue`)
  const event = { id: `${++events}`, companyId: otherCompanyId, type: 'cache.changed', subjectId: otherCompanyId }
  here.tell(
    `id: ${events}\nevent: change\ndata: ${JSON.stringify({ ...event, data: { kinds: ['*'] }, at: '2026-01-01T00:00:00.000Z' })}\n\n`,
  )
  await change('list.changed', { list: 'JOBS' })
  expect(await pagesKept()).toBe(0)
})
