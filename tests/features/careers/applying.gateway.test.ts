import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { delayOf } from '../../../gateway/core/careers/forms.ts'
import { answerJson, startHere, visit, type Here } from '../../core/gateway/http/server.fixture.ts'
import { jobId, jobWith, siteWith } from './pages.fixture.ts'

const id = jobId
const job = jobWith({ department: null, locations: [], description: '' })
const site = siteWith({ hasLogo: false, pages: [] })
const place = `/careers/acme/vi/jobs/${id}-tester/apply`
const token = 'a'.repeat(43)
const write = () => vi.fn<(msg: string, fields?: Record<string, unknown>) => void>()
const log = { info: write(), warn: write(), error: write() }

let here: Here
/** The bodies of the applications that were sent. */
let taken: any[]
let answer: { body: unknown; status: number }
beforeAll(async () => {
  here = await startHere({}, { log })
})
afterAll(() => here?.close())

async function bodyOf(req: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of req) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString() || '{}')
}
beforeEach(() => {
  taken = []
  answer = { body: { status: 'OK' }, status: 200 }
  here.upstream.seen.length = 0
  here.upstream.on('/CareerSites/acme', (_req, res) => void answerJson(res, site))
  here.upstream.on(`/CareerSites/acme/jobs/${id}`, (_req, res) => void answerJson(res, job))
  here.upstream.on('/CareerSites/acme/form', (_req, res) => void answerJson(res, 'Not found', 404))
  here.upstream.on(`/CareerSites/acme/jobs/${id}/applications`, async (req, res) => {
    taken.push(await bodyOf(req))
    answerJson(res, answer.body, answer.status)
  })
})

const usual = {
  name: 'Trần Lan',
  email: 'lan@mail.example',
  phone: '',
  message: '<b>Hi</b>',
  consent: '1',
  homepage: '',
}
const cv = new File([new Uint8Array([37, 80, 68, 70, 45, 0, 255])], 'hồ sơ.pdf')

async function send(fields: Record<string, string | File>, path = `${place}?source=fb&shown=1`) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await fetch(`${here.url}${path}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { host: 'hire.test' },
  })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

test('an application is sent to the services with the consent text, and the applicant sees the thank-you page', async () => {
  const { status, location } = await send({ ...usual, keep: '1', file: cv })
  expect([status, location]).toEqual([303, '/careers/acme/vi/sent'])
  expect(taken).toEqual([
    {
      ...{ name: 'Trần Lan', email: 'lan@mail.example', phone: '', message: '<b>Hi</b>', language: 'vi', source: 'fb' },
      consentText: 'Tôi đồng ý để Acme lưu và sử dụng những gì tôi gửi tại đây nhằm xem xét tôi cho vị trí này.',
      keepText: expect.stringContaining('12 tháng'),
      ...{ answers: {}, edition: '', fileName: 'hồ sơ.pdf', fileBase64: 'JVBERi0A/w==' },
    },
  ])
  expect((await visit(here, location!)).body.toString()).toContain('Acme đã nhận được hồ sơ')
})

test('errors are shown under their fields, and the typed values stay', async () => {
  answer = {
    status: 400,
    body: {
      errors: { email: ['x'], file: ['x'], consent: ['x'] },
      errorDetails: {
        email: [{ code: 'EMAIL', params: {} }],
        file: [{ code: 'CV_TOO_LARGE', params: { size: '5 MB' } }],
        consent: [{ code: 'REQUIRED', params: {} }],
      },
    },
  }
  const { status, html } = await send({ ...usual, consent: '', file: cv })
  expect(status).toBe(400)
  expect(html).toContain('value="Trần Lan"')
  expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt;</textarea>')
  expect(html).toContain('id="email-fault">Đây không phải địa chỉ email.')
  expect(html).toContain('Tệp lớn hơn 5 MB.')
  expect(html).toContain('Hồ sơ không thể được xem xét nếu bạn không đồng ý.')
  expect(html).toContain('role="alert"')
})

test('an applicant who has sent too many is told so, with the typed values preserved', async () => {
  answer = { status: 429, body: { errorCode: 'RATE_LIMITED', message: 'Too many', paramValues: { seconds: '3600' } } }
  const { status, html } = await send({ ...usual, file: cv })
  expect(status).toBe(429)
  expect(html).toContain('Vui lòng thử lại sau một giờ')
  expect(html).toContain('value="Trần Lan"')
})

test('a bot that fills in hidden fields is thanked, and nothing is sent', async () => {
  const { location } = await send({ ...usual, homepage: 'https://spam.example', file: cv })
  expect(location).toBe('/careers/acme/vi/sent')
  expect(taken).toEqual([])
})

test('a file that is too large, or a request that is no form, is refused before a service is called', async () => {
  const large = new File([new Uint8Array(6_000_000)], 'cv.pdf')
  const refused = await send({ ...usual, file: large })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Tệp lớn hơn 5 MB.')
  const response = await fetch(`${here.url}${place}?shown=1`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(400)
  expect(taken).toEqual([])
})

test.each([`/careers/acme/vi`, `/careers/acme/vi/jobs/${id}-tester`, '/careers/nobody/vi/jobs/1/apply'])(
  'no other address accepts a form: %s',
  async (path) => {
    expect((await send(usual, path)).status).toBe(404)
    expect(taken).toEqual([])
  },
)

test('a form that is sent faster than a person could fill it in is delayed', () => {
  expect(delayOf('?shown=1000', 60_000)).toBe(0)
  expect(delayOf('?shown=59000', 60_000)).toBe(2000)
  expect(delayOf('?shown=61000', 60_000)).toBe(3000)
  expect(delayOf('', 60_000)).toBe(3000)
})

test("the form is not cached, has its encoding, and passes on the reader's source", async () => {
  const shown = await visit(here, `${place}?source=fb`)
  expect(shown.headers['cache-control']).toBe('no-store')
  const html = shown.body.toString()
  expect(html).toMatch(/method="post" enctype="multipart\/form-data" action="[^"]*\/apply\?source=fb&amp;shown=\d+"/)
  // Consent boxes are not ticked in advance.
  expect(html).not.toContain('checked')
  const page = (await visit(here, `/careers/acme/vi/jobs/${id}-tester?source=fb`)).body.toString()
  expect(page).toContain(`href="${place}?source=fb"`)
})

test("an applicant's own page shows the stored data, and acts only after a confirmation", async () => {
  const application = {
    ...{ companyName: 'Acme', key: 'acme', jobTitle: 'Tester', name: 'Lan <i>', email: 'lan@mail.example', phone: '' },
    ...{ message: '', fileName: 'cv.pdf', consentText: 'I agree', state: 'received', isErasureAsked: false },
    ...{ keepText: null, contents: null, answers: {} },
    createdDate: '2026-11-20T10:00:00.000Z',
  }
  here.upstream.on(`/CareerApplications/${token}`, (_req, res) => void answerJson(res, application))
  for (const action of ['withdraw', 'erase'])
    here.upstream.on(`/CareerApplications/${token}/${action}`, (_req, res) => void answerJson(res, { status: 'OK' }))
  const own = `/careers/acme/en/applications/${token}`
  const { body, headers } = await visit(here, own)
  expect(headers).toMatchObject({
    ...{ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
  const html = body.toString()
  for (const text of ['Lan &lt;i&gt;', 'cv.pdf', 'I agree', 'Received', 'Sent on 20 November 2026'])
    expect(html).toContain(text)

  const act = (fields: Record<string, string>) =>
    fetch(`${here.url}${own}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const writes = () => here.upstream.seen.filter(({ method }) => method === 'POST').map(({ url }) => url)
  await act({ action: 'withdraw' })
  await act({ action: 'other', sure: '1' })
  expect(writes()).toEqual([])
  expect((await act({ action: 'withdraw', sure: '1' })).status).toBe(303)
  await act({ action: 'erase', sure: '1' })
  expect(writes()).toEqual([`/CareerApplications/${token}/withdraw`, `/CareerApplications/${token}/erase`])

  // The page for a site that has been closed.
  application.key = ''
  const closed = await visit(here, own)
  expect(closed.status).toBe(200)
  // It is available in other languages, and has no links to pages that no longer exist.
  expect([...closed.body.toString().matchAll(/<a [^>]*href="([^"#]*)"/g)].map(([, href]) => href)).toEqual(
    ['en', 'vi', 'ja'].map((language) => `/careers/acme/${language}/applications/${token}`),
  )
  here.upstream.on(`/CareerApplications/${token}`, (_req, res) =>
    answerJson(res, { errorCode: 'LINK_GONE', message: 'gone' }, 404),
  )
  expect((await visit(here, own)).status).toBe(404)
  expect(JSON.stringify(Object.values(log).flatMap(({ mock }) => mock.calls))).not.toContain(token)
})

test('a message to the operators of the site is sent, or refused with a text under the field', async () => {
  const sent: any[] = []
  let refusal: object | null = null
  here.upstream.on('/CareerSites/acme/contacts', async (req, res) => {
    sent.push(await bodyOf(req))
    answerJson(res, refusal ?? { status: 'OK' }, refusal ? 400 : 200)
  })
  const contact = '/careers/acme/en/contact'
  expect((await visit(here, contact)).body.toString()).toContain(`action="${contact}?shown=`)
  const message = { fullName: 'Lan', email: 'lan@mail.example', content: 'Hello' }
  const done = await send({ ...message, homepage: '' }, `${contact}?shown=1`)
  expect([done.status, sent]).toEqual([200, [message]])
  expect(done.html).toContain('Your message has been sent')
  await send({ ...message, homepage: 'spam' }, `${contact}?shown=1`)
  expect(sent).toHaveLength(1)
  refusal = { errors: { content: ['x'] }, errorDetails: { content: [{ code: 'MAXIMUM', params: { max: '500' } }] } }
  const refused = await send(message, `${contact}?shown=1`)
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('id="content-fault">Please enter at most 500 characters.')
  expect(refused.html).toContain('>Hello</textarea>')
})
