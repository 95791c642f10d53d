import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startHere, type Here } from '../../core/gateway/http/server.fixture.ts'
import { answerSite, asked, jobId, read } from './pages.fixture.ts'

const token = 'a'.repeat(43)
const home = `/careers/acme/preview/${token}`
const job = `${home}/en/jobs/${jobId}-tester`

let here: Here
beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here?.close())
beforeEach(() => {
  here.upstream.seen.length = 0
  answerSite(here, 'acme', token)
})

test('the list of a closed site is read with the token, in parallel calls as for a public one', async () => {
  const { status, html } = await read(here, `${home}/vi`)
  expect([status, html]).toEqual([200, expect.stringContaining('Bản xem trước: chỉ ai có liên kết này mới xem được.')])
  expect(asked(here)).toEqual([
    `GET /CareerSites/acme?preview=${token}`,
    `POST /CareerSites/acme/jobs/list?preview=${token}`,
    `GET /CareerSites/acme/banners?preview=${token}`,
  ])
})

test.each([
  `${home}/en`,
  `${home}/en?q=test&page=2`,
  job,
  `${job}/apply`,
  `${home}/en/contact`,
  `${home}/en/pages/terms`,
])(
  'every link stays in the preview, and the page is not indexed, not cached and sends no referrer: %s',
  async (path) => {
    const { status, html, headers } = await read(here, path)
    expect(status).toBe(200)
    expect(html).toContain('Preview: only people with this link can see it.')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    })
    expect(headers.etag).toBeUndefined()
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(html).not.toMatch(/<script|rel="(canonical|alternate)"|property="og:/)
    const places = [...html.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, place]) => place!)
    expect(places.length).toBeGreaterThan(5)
    expect(places.filter((place) => !place.startsWith(`${home}/`))).toEqual([])
  },
)

test('forms say that nothing can be sent, and nothing is sent', async () => {
  for (const path of [`${job}/apply`, `${home}/en/contact`]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { html } = await read(here, path)
    expect(html).toContain('This is a preview. You cannot send anything here.')
    expect(html).toContain('<fieldset disabled')
    expect(html).not.toContain('method="post"')
    here.upstream.seen.length = 0
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status } = await fetch(`${here.url}${path}`, { method: 'POST', body: new FormData() })
    expect([status, asked(here)]).toEqual([404, []])
  }
})

test('redirects to a page of the preview are not cached either', async () => {
  const root = await read(here, home, { 'accept-language': 'ja' })
  expect([root.status, root.headers.location]).toEqual([302, `${home}/ja`])
  const renamed = await read(here, `${home}/en/jobs/${jobId}-former-words`)
  expect([renamed.status, renamed.headers.location]).toEqual([308, job])
  for (const { headers } of [root, renamed])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect((await read(here, `${home}/logo`)).headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
  })
})

test('a preview has no sitemap, no feed, no page for frames, and no page of an applicant', async () => {
  const places = ['/sitemap.xml', '/en/feed.xml', '/en/embed', `/en/applications/${token}`]
  const answers = await Promise.all(places.map((place) => read(here, home + place)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('an invalid token gets the same answer as a site that never existed, and so does the site without a token', async () => {
  const wrong = home.replace('aaa', 'bbb')
  const answers = await Promise.all(
    [
      `${wrong}/en`,
      `${wrong}/en/jobs/${jobId}-tester`,
      '/careers/acme/en',
      '/careers/nobody/en',
      '/careers/acme/preview/en',
    ].map((path) => read(here, path)),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
})
