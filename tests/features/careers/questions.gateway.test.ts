import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicantFields } from '../../../common/forms/applicants.ts'
import type { FormField } from '../../../common/forms/fields.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { answerJson, startHere, visit, type Here } from '../../core/gateway/http/server.fixture.ts'
import { jobId, jobWith, siteWith } from './pages.fixture.ts'

const id = jobId
const job = jobWith({ department: null, locations: [], description: '' })
const site = siteWith({ hasLogo: false, pages: [] })
const place = `/careers/acme/en/jobs/${id}-tester/apply`
const token = 'a'.repeat(43)

const options = (...values: string[]) => values.map((value) => ({ value, label: value, point: 3 }))
const field = (key: string, kind: Parameters<typeof newField>[0], more: object = {}): FormField => ({
  ...newField(kind, key),
  title: `The ${key}`,
  placeholder: '',
  ...more,
})
const fields = [
  field('about', 'Title', { title: 'About <you>' }),
  field('intro', 'Paragraph', { text: 'Please be short.' }),
  field('notice', 'Radio', { required: true, values: options('now', 'later'), defaultValue: '', error: 'Say when' }),
  field('why "x"', 'TextArea', { required: true, showWhen: { field: 'notice', is: ['later'] } }),
  field('salary', 'Input', { valueType: 'number', greaterThan: 5, lessThan: 500, subTitle: 'Gross' }),
  field('start', 'DatePicker'),
  field('skills', 'Multiple', { values: options('Java', 'SQL'), defaultValue: ['SQL'] }),
  field('city', 'Combobox', { values: options('Huế', 'Tokyo') }),
  field('permit', 'Switch'),
  field('terms', 'Checkbox', { required: true, text: 'I have read this' }),
  field('skill level', 'Rate', { levels: 3, minLabel: 'low' }),
  {
    ...newQuestion('Choice', 'remote'),
    title: 'Remote?',
    values: options('yes', 'no'),
    required: true,
    dropDown: true,
  },
]

let here: Here
let taken: any[]
let answer: { body: unknown; status: number }
let contents: FormField[] | object | null
beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here?.close())

async function bodyOf(req: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of req) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString() || '{}')
}
beforeEach(() => {
  taken = []
  contents = applicantFields(fields)
  answer = { body: { status: 'OK' }, status: 200 }
  here.upstream.seen.length = 0
  here.upstream.on('/CareerSites/acme', (_req, res) => void answerJson(res, site))
  here.upstream.on(`/CareerSites/acme/jobs/${id}`, (_req, res) => void answerJson(res, job))
  here.upstream.on('/CareerSites/acme/form', (_req, res) =>
    contents
      ? answerJson(res, { edition: 'e1', contents: JSON.stringify(contents) })
      : answerJson(res, 'Not found', 404),
  )
  here.upstream.on(`/CareerSites/acme/jobs/${id}/applications`, async (req, res) => {
    taken.push(await bodyOf(req))
    answerJson(res, answer.body, answer.status)
  })
})

const shown = async () => (await visit(here, place)).body.toString()
const usual = { name: 'Lan', email: 'lan@mail.example', consent: '1', edition: 'e1' }

async function send(given: Record<string, string | string[]>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) for (const one of [value].flat()) form.append(name, one)
  const response = await fetch(`${here.url}${place}?shown=1`, { method: 'POST', body: form, redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}
const refuse = (errors: Record<string, [code: string, params?: object]>) => {
  const details = Object.entries(errors).map(([name, [code, params = {}]]) => [name, [{ code, params }]])
  const texts = Object.keys(errors).map((name) => [name, ['x']])
  answer = { status: 400, body: { errors: Object.fromEntries(texts), errorDetails: Object.fromEntries(details) } }
}

test("the form contains the company's questions, each with an input that works without scripts", async () => {
  const html = await shown()
  expect(here.upstream.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /CareerSites/acme',
    `GET /CareerSites/acme/jobs/${id}`,
    'GET /CareerSites/acme/form',
  ])
  for (const part of [
    '<h2>About &lt;you&gt;</h2>',
    'Please be short.',
    '<fieldset role="radiogroup" aria-required="true"><legend>The notice</legend>',
    '<input type="radio" name="answers.notice" value="now" required>',
    // It is not known yet whether the question is asked.
    '<label for="q3">The why &quot;x&quot;</label><span class="hint" id="q3-hint">Only if the answer to “The notice” is “later”.</span>',
    '<textarea rows="4" id="q3" name="answers.why.20..22.x.22." aria-describedby="q3-hint" maxlength="3000"></textarea>',
    '<label for="q4">The salary (optional)</label><span class="hint" id="q4-hint">Gross<br>A number from 5 to 500.</span>',
    '<input type="date" id="q5" name="answers.start" value="">',
    '<input type="checkbox" name="answers.skills" value="SQL" checked>',
    '<select id="q7" name="answers.city"><option value="">Choose…</option>',
    '<input type="radio" name="answers.permit" value="no">',
    '<input type="checkbox" name="answers.terms" value="1" required><span>I have read this</span>',
    '<span>1 – low</span>',
    '<select id="q11" name="answers.remote" required>',
    '<label for="q11-reason">Reason</label>',
    '<input type="hidden" name="edition" value="e1">',
  ])
    expect(html).toContain(part)
  expect(html.slice(html.indexOf('<main'))).not.toContain('point')
})

test('questions are in the columns of the form; with one column the layout is as before', async () => {
  const style = /<style>([^]*?)<\/style>/.exec(await shown())![1]!
  expect(await shown()).not.toContain('class="columns')
  contents = { columns: 3, extendProperties: applicantFields(fields) }
  const html = await shown()
  const [, inside = ''] = /<div class="columns c3">\n([^]*?)\n<\/div>\n<label>/.exec(html) ?? []
  expect(inside.match(/name="answers\./g)!.length).toBe(html.match(/name="answers\./g)!.length)
  // Read-only texts span all columns. A reason stays with its question.
  expect(inside).toContain('<div class="wide"><h2>About &lt;you&gt;</h2>')
  expect(inside).toMatch(/<div class="asked"><div class="question">[^]*name="answers\.remote\.reason"/)
  expect(style).toContain('.c3 { --count: 3 }')
  expect(style).toMatch(/max-width: 720px\) { form\.search, \.columns { grid-template-columns: minmax\(0, 1fr\) }/)
})

test('a company without questions has the usual form', async () => {
  contents = null
  const html = await shown()
  expect(html).toContain('name="email"')
  expect(html).toContain('<input type="hidden" name="edition" value="">')
  expect(html).not.toMatch(/answers\.|fieldset role/)
})

test('answers are sent to the services by question', async () => {
  const { status } = await send({
    ...usual,
    ...{
      'answers.notice': 'later',
      'answers.why.20..22.x.22.': 'a\r\nb',
      'answers.salary': '30,5',
      'answers.start': '',
    },
    ...{ 'answers.skills': ['Java', 'SQL'], 'answers.permit': 'no', 'answers.skill.20.level': '2' },
    ...{ 'answers.remote': 'yes', 'answers.remote.reason': 'Far away', 'answers.unknown': 'x' },
  })
  expect(status).toBe(303)
  expect(taken[0]).toMatchObject({
    edition: 'e1',
    answers: {
      notice: { value: 'later' },
      'why "x"': { value: 'a\nb' },
      salary: { value: '30,5' },
      start: { value: null },
      skills: { value: ['Java', 'SQL'] },
      city: { value: null },
      permit: { value: false },
      terms: { value: false },
      'skill level': { value: 2 },
      remote: { value: 'yes', reason: 'Far away' },
    },
  })
  expect(Object.keys(taken[0].answers)).toHaveLength(10)
})

test('a time is written as hh:mm in any browser language, and also without the colon, which phone keyboards lack', async () => {
  contents = [field('hour', 'TimePicker', { defaultValue: '' }), field('until', 'TimePicker')]
  expect(await shown()).toMatch(
    /<input type="text" id="q0" name="answers\.hour"[^>]* inputmode="numeric" [^>]*pattern="[^"]+" placeholder="hh:mm"/,
  )
  expect(await shown()).not.toContain('type="time"')
  expect((await visit(here, place.replace('/en/', '/ja/'))).body.toString()).toContain('placeholder="時:分"')
  await send({ ...usual, 'answers.hour': '930', 'answers.until': 'later' })
  // An invalid time is passed on unchanged: the services report the error.
  expect(taken[0].answers).toEqual({ hour: { value: '09:30' }, until: { value: 'later' } })
})

test('errors are shown beside their questions, and all typed values stay', async () => {
  refuse({
    'answers.notice': ['REQUIRED'],
    'answers.salary': ['INVALID'],
    'answers.start': ['DATE'],
    'answers.why "x"': ['MAXIMUM', { max: '20' }],
    'answers.remote.reason': ['MINIMUM', { min: '20' }],
  })
  const { status, html } = await send({
    ...usual,
    ...{
      'answers.why.20..22.x.22.': '<b>long</b>',
      'answers.salary': '700',
      'answers.skills': 'Java',
      message: 'Hello',
    },
    ...{ 'answers.permit': 'no', 'answers.city': 'Huế', 'answers.remote': 'no', 'answers.remote.reason': 'short' },
  })
  expect(status).toBe(400)
  for (const part of [
    // The company's own text.
    '<fieldset aria-describedby="q2-fault" aria-invalid="true" role="radiogroup" aria-required="true">',
    '<span class="fault" id="q2-fault">Say when</span>',
    'aria-describedby="q4-hint q4-fault" aria-invalid="true" maxlength="3000" autocomplete="off" inputmode="decimal" value="700"',
    '<span class="fault" id="q4-fault">Please keep to these bounds.</span>',
    'id="q5-fault">Please enter a date.',
    '&lt;b&gt;long&lt;/b&gt;</textarea><span class="fault" id="q3-fault">Please enter at most 20 characters.</span>',
    'value="Java" checked',
    'name="answers.permit" value="no" checked',
    '<option value="Huế" selected>',
    '>short</textarea><span class="fault" id="q11-reason-fault">Please enter at least 20 characters.</span>',
    '>Hello</textarea>',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('value="SQL" checked')
})

test('if the questions have changed, an applicant sees the current ones with what they typed', async () => {
  answer = { status: 400, body: { errorCode: 'QUESTIONS_CHANGED', message: 'The questions have changed' } }
  contents = applicantFields([fields[4]!, field('new', 'Input', { required: true })])
  const { html } = await send({ ...usual, edition: 'e0', 'answers.salary': '40' })
  expect(taken[0].edition).toBe('e0')
  expect(html).toContain('The questions have changed')
  expect(html).toContain('value="40"')
  expect(html).toContain('name="answers.new" required')
  expect(html).toContain('<input type="hidden" name="edition" value="e1">')
})

test("an applicant's own page shows the answers with the other stored data", async () => {
  const application = {
    ...{ companyName: 'Acme', key: 'acme', jobTitle: 'Tester', name: 'Lan', email: 'lan@mail.example', phone: '' },
    ...{ message: '', fileName: 'cv.pdf', consentText: 'I agree', keepText: 'Keep <it>', state: 'received' },
    ...{ isErasureAsked: false, createdDate: '2026-11-20T10:00:00.000Z', contents: JSON.stringify(contents) },
    answers: {
      ...{ notice: { value: 'later' }, start: { value: '2027-02-01' }, permit: { value: false } },
      ...{ 'why "x"': { value: '<i>' }, remote: { value: 'yes', reason: 'Far away' } },
    },
  }
  here.upstream.on(`/CareerApplications/${token}`, (_req, res) => void answerJson(res, application))
  const html = (await visit(here, `/careers/acme/en/applications/${token}`)).body.toString()
  for (const part of [
    '<dt>The notice</dt><dd>later</dd>',
    '<dt>The start</dt><dd>1 February 2027</dd>',
    '<dt>The permit</dt><dd>No</dd>',
    '<dt>The why &quot;x&quot;</dt><dd>&lt;i&gt;</dd>',
    '<dt>Remote?</dt><dd>yes – Far away</dd>',
    '<dd>Keep &lt;it&gt;</dd>',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('The city')
})
