import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerJson, startHere, type Here } from '../../core/gateway/http/server.fixture.ts'
import { answerSite, asked, jobId, read } from './pages.fixture.ts'

let here: Here
let key: string
beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here?.close())
beforeEach(() => {
  here.upstream.seen.length = 0
  key = 'acme'
  answerSite(here, 'acme')
  for (const place of ['', '/jobs/list', '/banners', '/logo'])
    here.upstream.on(`/CareerSites/former${place}`, (_req, res) =>
      answerJson(res, { errorCode: 'SITE_MOVED', message: 'Moved', paramValues: { key } }, 404),
    )
})

test.each([
  '',
  '/',
  '/en',
  '/en?q=a%20b&source=fb',
  `/vi/jobs/${jobId}-tester/apply?source=fb`,
  '/ja/feed.xml',
  '/sitemap.xml',
  '/logo',
  '/en/embed?location=H%C3%A0+N%E1%BB%99i',
])('a former key redirects to the present one, on the same page: %s', async (place) => {
  const { status, headers } = await read(here, `/careers/former${place}`)
  expect([status, headers.location]).toEqual([308, `/careers/acme${place}`])
  // Another company may use the key later.
  expect(headers['cache-control']).toBe('no-cache')
})

test('a form that was already open is sent to the present key', async () => {
  const { status, headers } = await fetch(`${here.url}/careers/former/en/jobs/${jobId}-tester/apply?shown=1`, {
    method: 'POST',
    body: new FormData(),
    redirect: 'manual',
  })
  expect([status, headers.get('location')]).toEqual([308, `/careers/acme/en/jobs/${jobId}-tester/apply?shown=1`])
  expect(asked(here)).toEqual(['GET /CareerSites/former'])
})

test('an unknown key redirects nowhere', async () => {
  key = '/evil.example/'
  const { status, headers } = await read(here, '/careers/former/en')
  expect([status, headers.location]).toEqual([404, undefined])
})
