import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerJson, startHere, type Here } from '../../core/gateway/http/server.fixture.ts'
import { answerSite, asked, jobId, jobWith, read } from './pages.fixture.ts'

const embedded = '/careers/acme/en/embed'

let here: Here
/** The bodies of the requests for the list. */
let bodies: any[]
let total: number
beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here?.close())
beforeEach(() => {
  here.upstream.seen.length = 0
  bodies = []
  total = 1
  answerSite(here, 'acme')
  here.upstream.on('/CareerSites/acme/jobs/list', async (req, res) => {
    const pieces: Buffer[] = []
    for await (const piece of req) pieces.push(piece as Buffer)
    bodies.push(JSON.parse(Buffer.concat(pieces).toString()))
    answerJson(res, { data: total ? [jobWith()] : [], totalItem: total, pageIndex: 0, pageSize: 50 })
  })
})

test('only the jobs are shown, with two calls; each link opens the site in a new tab and passes on the source', async () => {
  total = 1204
  const { status, html } = await read(here, `${embedded}?source=website&department=R%26D&location=Tokyo&q=no&page=3`)
  expect(status).toBe(200)
  expect(asked(here)).toEqual(['GET /CareerSites/acme', 'POST /CareerSites/acme/jobs/list'])
  expect(bodies).toEqual([{ pageIndex: 0, pageSize: 50, location: 'Tokyo', department: 'R&D' }])
  expect(html).not.toMatch(/<header|<footer|<nav|<form/)
  const links = [...html.matchAll(/<a href="([^"]*)" target="_blank" rel="noopener">/g)].map(([, href]) => href)
  expect(links).toEqual([
    `/careers/acme/en/jobs/${jobId}-tester?source=website`,
    '/careers/acme/en?location=Tokyo&amp;department=R%26D&amp;source=website',
  ])
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html).toContain('All 1,204 jobs')
  expect(html).toContain('<meta name="robots" content="noindex, follow">')
})

test('a site without jobs says so, and links to the site', async () => {
  total = 0
  const { html } = await read(here, '/careers/acme/vi/embed')
  expect(html).toContain('Hiện chưa có vị trí nào đang tuyển.')
  expect(html).toContain('href="/careers/acme/vi"')
  const narrowed = await read(here, '/careers/acme/en/embed?location=Moon')
  expect(narrowed.html).toContain('No job matches this search.')
})

test('the page around it chooses its colours', async () => {
  const dark = await read(here, `${embedded}?theme=dark`)
  expect(dark.html).toContain(':root { color-scheme: dark; --ink: #e5e9ef;')
  const odd = await read(here, `${embedded}?theme=}x`)
  expect(odd.html).toBe((await read(here, embedded)).html)
})

test('only this page may be framed by any site, and it runs only its own script', async () => {
  const { headers, html } = await read(here, embedded)
  const policy = headers['content-security-policy']!
  expect(headers['x-frame-options']).toBeUndefined()
  expect(policy).toContain('frame-ancestors *')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  const script = /<script>([^]*?)<\/script>/.exec(html)![1]!
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy).not.toContain('nonce')
  // It is the same for everybody, and browsers can revalidate it.
  expect((await read(here, embedded, { 'if-none-match': headers.etag! })).status).toBe(304)
})

test.each([
  '/careers/acme/en',
  `/careers/acme/en/jobs/${jobId}-tester`,
  `/careers/acme/en/jobs/${jobId}-tester/apply`,
  '/careers/acme/en/contact',
  '/careers/acme/en/sent',
  '/careers/acme/en/embed/more',
  '/careers/nobody/en/embed',
])('no other page may be framed: %s', async (path) => {
  const { headers } = await read(here, path)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('the script is small, usable on any page, and calls no service', async () => {
  const { status, headers, body } = await read(here, '/careers/embed.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(body.length).toBeLessThan(10_000)
  expect(asked(here)).toEqual([])
})
