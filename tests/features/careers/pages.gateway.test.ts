import { createHash } from 'node:crypto'
import Validator from '@adobe/structured-data-validator'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerJson, startHere, visit, type Here } from '../../core/gateway/http/server.fixture.ts'
import type { CareerJobDetail } from '../../../services/features/careers/contract.ts'
import { detail, id, job, site } from './site.fixture.ts'

const place = `/careers/acme/en/jobs/${id}-ky-su-java-script`

let here: Here
/** The bodies of the requests for the list. */
let asked: any[]
beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here?.close())
beforeEach(() => {
  asked = []
  here.upstream.seen.length = 0
  here.upstream.on('/CareerSites/acme', (_req, res) => void answerJson(res, site))
  here.upstream.on('/CareerSites/acme/jobs/list', async (req, res) => {
    const pieces: Buffer[] = []
    for await (const piece of req) pieces.push(piece as Buffer)
    asked.push(JSON.parse(Buffer.concat(pieces).toString()))
    answerJson(res, { data: [job], totalItem: 41, pageIndex: 0, pageSize: 20 })
  })
  here.upstream.on(`/CareerSites/acme/jobs/${id}`, (_req, res) => void answerJson(res, detail))
})

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await visit(here, path, headers)
  return { ...answer, html: answer.body.toString() }
}
const calls = () => here.upstream.seen.map(({ method, url }) => `${method} ${url}`)

test('the list is in the first response, with three parallel REST calls, and needs no script', async () => {
  const { status, html, headers } = await page('/careers/acme/en?q=java&location=H%C3%A0+N%E1%BB%99i&page=2')
  expect(status).toBe(200)
  expect(calls()).toEqual([
    'GET /CareerSites/acme',
    'POST /CareerSites/acme/jobs/list',
    'GET /CareerSites/acme/banners',
  ])
  expect(asked).toEqual([{ pageIndex: 1, pageSize: 20, keyword: 'java', location: 'Hà Nội' }])
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('Kỹ sư Java &lt;/script&gt;')
  expect(html).toContain('We build &lt;things&gt;.')
  expect(html).toContain('41 jobs')
  expect(html).toContain('rel="prev" href="/careers/acme/en?q=java&amp;location=H%C3%A0+N%E1%BB%99i"')
  expect(html).toContain('rel="next"')
  expect(html).toContain('<option value="Hà Nội" selected>')
  // Search engines find a search through its jobs, not directly.
  expect(html).toContain('noindex, follow')
  expect(html).not.toContain('<script')
  const css = /<style>([^]*?)<\/style>/.exec(html)![1]!
  expect(css).toContain('--brand: #1a2b3c')
  expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})

test.each([
  ['vi', 'Việc làm tại Acme', 'Hạn nộp hồ sơ: 31 tháng 12, 2026'],
  ['ja', 'Acme &amp; Söhneの求人', '応募締切：2026年12月31日'],
])('the page is in %s', async (language, title, until) => {
  const { html } = await page(`/careers/acme/${language}`)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(title)
  expect(html).toContain(until)
})

test('the language that the browser prefers comes first', async () => {
  const asks = async (header: string) =>
    (await page('/careers/acme?utm=x', { 'accept-language': header })).headers.location
  expect(await asks('ja;q=0.4, vi-VN;q=0.8')).toBe('/careers/acme/vi?utm=x')
  expect(await asks('fr')).toBe('/careers/acme/en?utm=x')
  expect(await asks('en;q=0, ja;q=0.1')).toBe('/careers/acme/ja?utm=x')
})

test('a job shows its details, and contains them as data for search engines', async () => {
  const { status, html } = await page(place)
  expect(status).toBe(200)
  expect(html).toContain('<p>Build <strong>it</strong></p>')
  expect(html).toContain('from 1,000 USD')
  expect(html).toContain(`<link rel="canonical" href="http://hire.test${place}">`)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)
  expect(data).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
    datePosted: '2026-11-01',
    validThrough: '2026-12-31T23:59:59Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: site.companyName, sameAs: site.website, logo: 'http://hire.test/careers/acme/logo' },
    jobLocation: [{ address: { streetAddress: '1 Tràng Tiền', addressLocality: 'Hà Nội', addressCountry: 'VN' } }],
    baseSalary: { currency: 'USD', value: { minValue: 1000 } },
  })
  expect(data).not.toHaveProperty('jobLocationType')
})

describe('the data of a job', () => {
  /**
   * Returns the errors of an independent validator with the requirements of search engines; null if the page has no
   * such data.
   */
  async function faultsOf(given: Partial<CareerJobDetail>) {
    here.upstream.on(`/CareerSites/acme/jobs/${id}`, (_req, res) => void answerJson(res, { ...detail, ...given }))
    const { html } = await page(place)
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
    if (text === undefined) return null
    const data = JSON.parse(text)
    // The validator does not support several places.
    const jobs = data.jobLocation.map((jobLocation: object) => ({ ...data, jobLocation }))
    const issues = await new Validator().validate({ jsonld: { JobPosting: jobs }, errors: [] })
    return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
  }

  test.each<[string, Partial<CareerJobDetail>]>([
    ['with everything', {}],
    ['with nothing that may be missing', { salary: null, dueDate: null, jobType: null, industry: null, skills: [] }],
    ['without a text', { description: '', qualification: '', benefit: '' }],
    ['of several places', { places: [...detail.places, { city: '東京', address: null, country: 'JP' }] }],
    ['from anywhere', { isRemote: true }],
  ])('of a job %s is taken by search engines', async (_, given) => {
    expect(await faultsOf(given)).toEqual([])
  })

  test.each<[string, Partial<CareerJobDetail>]>([
    ['without a place', { places: [] }],
    ['of an unknown country', { places: [{ city: 'Springfield', address: null, country: null }] }],
  ])('is left out of a job %s, which they would refuse', async (_, given) => {
    expect(await faultsOf(given)).toBeNull()
  })
})

test('a job address without its title, or with a former one, redirects to the current address', async () => {
  for (const words of ['', '-former-words']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, headers } = await page(`/careers/acme/en/jobs/${id}${words}`)
    expect([status, headers.location]).toEqual([308, place])
  }
})

test("the reader's source is passed on in every link of the site, but not in addresses for search engines", async () => {
  for (const path of ['/careers/acme/en?q=java&page=2&source=fb', `${place}?source=fb`]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { html } = await page(path)
    const inside = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)
    expect(inside.length).toBeGreaterThan(5)
    expect(inside.filter((href) => !/[?;]source=fb$/.test(href!))).toEqual([])
    expect([...html.matchAll(/<link [^>]*href="([^"]*)"/g)].filter(([, href]) => href!.includes('source'))).toEqual([])
  }
})

test('a reader who already has a page gets 304 until the page changes', async () => {
  const { headers } = await page('/careers/acme/en')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"[\w-]+"$/) })
  const again = await page('/careers/acme/en', { 'if-none-match': `W/${headers.etag}` })
  expect([again.status, again.html]).toEqual([304, ''])
  here.upstream.on(
    '/CareerSites/acme',
    (_req, res) => void answerJson(res, { ...site, introduction: { en: 'New', vi: '', ja: '' } }),
  )
  expect((await page('/careers/acme/en', { 'if-none-match': headers.etag! })).html).toContain('New')
})

describe('what does not exist', () => {
  test.each([
    '/careers/',
    '/careers/nobody',
    '/careers/nobody/en',
    '/careers/..%2facme/en',
    '/careers/ACME/en',
    '/careers/acme/fr',
    '/careers/acme/en/jobs',
    '/careers/acme/en/jobs/1',
    `/careers/acme/en/jobs/${id.replace('1', '2')}`,
    '/careers/acme/en/pages',
  ])('%s', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(html).toContain('Page not found')
  })

  test('a missing site cannot be distinguished from a closed one', async () => {
    const one = await page('/careers/nobody/en')
    const other = await page('/careers/closed/en')
    expect(one.html).toBe(other.html)
  })
})

test('an error of the services is shown as an error, without its text', async () => {
  here.upstream.on('/CareerSites/acme', (_req, res) => void answerJson(res, 'secret reason', 500))
  const { status, html } = await page('/careers/acme/vi')
  expect(status).toBeGreaterThanOrEqual(500)
  expect(html).toContain('Không thể hiển thị trang này')
  expect(html).not.toContain('secret')
})

test('another Host header does not change any link', async () => {
  const { html } = await page(place, { host: 'evil.example' })
  expect(html).not.toContain('evil')
})

test('search engines find each job in each language, and feeds contain the newest jobs', async () => {
  const map = await page('/careers/acme/sitemap.xml')
  expect(map.headers['content-type']).toContain('xml')
  expect(map.html).toContain(`<loc>http://hire.test${place}</loc><lastmod>2026-11-01</lastmod>`)
  expect(map.html.match(/<url>/g)).toHaveLength(6)
  const feed = await page('/careers/acme/vi/feed.xml')
  expect(feed.headers['content-type']).toContain('application/atom+xml')
  expect(feed.html).toContain('<title>Kỹ sư Java &lt;/script&gt;</title>')
})

test('a logo is served as a picture, and executes nothing', async () => {
  const bytes = Buffer.from('89504e470d0a1a0a', 'hex')
  const answer = (contentType: string) =>
    here.upstream.on(
      '/CareerSites/acme/logo',
      (_req, res) => void answerJson(res, { contentType, base64: bytes.toString('base64') }),
    )
  answer('image/png')
  const logo = await page('/careers/acme/logo')
  expect(logo.body).toEqual(bytes)
  expect(logo.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  answer('image/svg+xml')
  expect((await page('/careers/acme/logo')).status).toBe(404)
})

test('pages of text are linked at the foot of each page, and shown without pictures for signed-in users', async () => {
  const foot = (await page('/careers/acme/en')).html
  expect(foot).toContain('<a href="/careers/acme/en/pages/terms%20of%20use">Terms</a>')
  here.upstream.on('/CareerSites/acme/pages/terms%20of%20use', (_req, res) =>
    answerJson(res, { code: 'terms of use', title: 'Terms & more', contents: '<p>Be <img src="/x" alt="y"> kind</p>' }),
  )
  const { status, html } = await page('/careers/acme/en/pages/terms%20of%20use')
  expect(status).toBe(200)
  expect(html).toContain('<h1>Terms &amp; more</h1><p>Be  kind</p>')
  expect((await page('/careers/acme/en/pages/nothing')).status).toBe(404)
})
