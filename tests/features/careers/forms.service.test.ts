import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import type { FormField } from '../../../common/forms/fields.ts'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/careers/contract.ts'
import * as forms from '../../../services/features/interviewForms/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'
import { addJob, openSite, outside } from './careers.fixture.ts'

let here: PeopleHere
let jobId: string
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())
beforeEach(async () => {
  const tables = ['job_application', 'collected_candidate_key', 'collected_candidate', 'mail', 'job', 'career_site']
  // One type stands for all: the union of so many tables is too large for the compiler.
  for (const table of [...tables, 'form_template']) await here.db.delete(table as 'job').execute()
  await here.db.delete('feedback_form_version').where('feedback_form_version.name', '=', 'Application').execute()
  jobId = await addJob(here.db)
})

const option = (value: string, point = 1) => ({ value, label: `The ${value}`, isValid: true, point, percent: 50 })
const question = (key: string, kind: Parameters<typeof newField>[0], more: object = {}): FormField => ({
  ...newField(kind, key),
  title: key,
  scope: 'inside',
  ...more,
})
const asked = [
  question('head', 'Title'),
  question('notice', 'Radio', { required: true, values: [option('now'), option('later', 9)], error: 'Say when' }),
  question('why', 'TextArea', { required: true, showWhen: { field: 'notice', is: ['later'] }, maxLength: 20 }),
  question('salary', 'Input', { valueType: 'number', greaterThan: 5, lessThan: 500 }),
  question('start', 'DatePicker'),
  question('skills', 'Multiple', { values: [option('Java'), option('SQL')], defaultValue: [] }),
  question('permit', 'Switch'),
]

async function addForm(
  fields: readonly object[] = asked,
  given: object = {},
  db: CompanyDb = here.db,
): Promise<string> {
  const id = newId()
  const row = { id, name: 'Application', search: 'application', type: 4, is_active: true, approvals: '[]' }
  const by = { attachment: '[]', created_by: 'admin', updated_by: null, updated_at: null }
  await db.insert('form_template', { ...row, ...by, contents: JSON.stringify(fields), ...given }).execute()
  return id
}
const publicForm = () => outside(here, contract.careerForm, { key: 'acme' })

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF')
const application = {
  ...{ name: 'Trần Lan', email: 'lan@mail.example', phone: '', message: 'Xin chào', language: 'vi' },
  ...{ source: 'facebook', consentText: 'Tôi đồng ý', keepText: 'Lưu', fileName: 'cv.pdf' },
  fileBase64: pdf.toString('base64'),
}
const apply = (answers?: object, given: object = {}) =>
  outside(here, contract.careerApply, { key: 'acme', id: jobId }, { ...application, answers, ...given }) as Promise<{
    status: number
    body: any
  }>
const stored = () =>
  here.db.from('job_application').select(['collected_id', 'form_version_id', 'answers']).executeTakeFirst()
const is = (value: unknown) => ({ value })

test('a company chooses one of its active application forms, or none; others are refused at the field', async () => {
  const own = await addForm()
  expect((await openSite(here, 'acme', { formId: own })).status).toBe(200)
  expect(await here.as('admin').ok(contract.careerSettings)).toMatchObject({ formId: own })
  const wrong = [
    await addForm(asked, { type: 1 }),
    await addForm(asked, { is_active: false }),
    await addForm(asked, {}, here.otherDb),
    newId(),
  ]
  for (const formId of wrong)
    expect(await openSite(here, 'acme', { formId })).toMatchObject({
      status: 400,
      body: { errorDetails: { formId: [{ code: 'NO_SUCH_FORM' }] } },
    })
  // If it is omitted, it stays; so does a form that has become inactive.
  expect((await openSite(here, 'acme')).body).toMatchObject({ formId: own })
  await here.db.update('form_template').set({ is_active: false }).where('form_template.id', '=', own).execute()
  expect((await openSite(here, 'acme', { formId: own })).body).toMatchObject({ formId: own })
  expect((await openSite(here, 'acme', { formId: null })).body).toMatchObject({ formId: null })
})

test('a form that the site uses cannot be deleted; if it is inactive, its questions are not asked', async () => {
  const formId = await addForm()
  await openSite(here, 'acme', { formId })
  const remove = () => here.as('interviewer').raw(forms.formTemplateDelete, { params: { id: formId } })
  expect(await remove()).toMatchObject({ status: 400, body: { errorCode: 'FORM_ON_SITE' } })
  expect((await publicForm()).status).toBe(200)
  await here.db.update('form_template').set({ is_active: false }).execute()
  expect((await publicForm()).status).toBe(404)
  expect((await apply({ notice: is('now') }, { edition: 'of before' })).body).toEqual({ status: 'OK' })
  expect(await stored()).toMatchObject({ form_version_id: null, answers: null })
  await openSite(here, 'acme', { formId: null })
  expect((await remove()).status).toBe(200)
})

test('questions are public without points, names and internal parts; a closed site asks nothing', async () => {
  const disabled = question('off', 'Input', { disabled: true })
  const formId = await addForm([...asked, question('file', 'Upload'), disabled, { title: 'x', inputType: 'Hologram' }])
  await openSite(here, 'acme', { formId })
  const { body } = await publicForm()
  const fields = JSON.parse(body.contents)
  expect(fields.map(({ key }: { key: string }) => key)).toEqual([
    ...['head', 'notice', 'why', 'salary', 'start', 'skills', 'permit'],
  ])
  expect(fields[1]).toMatchObject({ required: true, values: [{ value: 'now', label: 'The now' }, { value: 'later' }] })
  expect(body.contents).not.toMatch(/point|percent|inside|isValid/)
  await openSite(here, 'acme', { formId, isPublic: false })
  expect(await publicForm()).toEqual({ status: 404, body: 'Not found' })
})

test('the page uses the columns of the form; changing their number does not change the edition of the form', async () => {
  const formId = await addForm()
  await openSite(here, 'acme', { formId })
  const before = (await publicForm()).body as { edition: string; contents: string }
  await here.db
    .update('form_template')
    .set({ contents: JSON.stringify({ isCalcJobRank: true, idJobRank: 'r', columns: 2, extendProperties: asked }) })
    .where('form_template.id', '=', formId)
    .execute()
  const after = (await publicForm()).body as typeof before
  expect(after.edition).toBe(before.edition)
  expect(JSON.parse(after.contents)).toEqual({
    isCalcJobRank: false,
    idJobRank: '',
    columns: 2,
    extendProperties: JSON.parse(before.contents),
  })
})

test('answers are stored with the form as it was; answers to questions that were not asked are dropped', async () => {
  const formId = await addForm()
  await openSite(here, 'acme', { formId })
  const { edition } = (await publicForm()).body
  const answers = {
    ...{ notice: is('now'), why: is('because'), salary: is('30,5'), start: is('2027-02-01'), skills: is(['SQL']) },
    ...{ permit: is(false), unknown: is('x') },
  }
  expect((await apply(answers, { edition })).body).toEqual({ status: 'OK' })
  const { why: _why, unknown: _unknown, ...kept } = answers
  expect((await stored())!.answers).toEqual(kept)
  // A later change of the question does not change the stored answer.
  const contents = JSON.stringify([question('notice', 'Input', { title: 'Another question' })])
  const changed = { formName: 'Application', type: 4, contents, active: true }
  expect(
    (await here.as('interviewer').raw(forms.formTemplateUpdate, { params: { id: formId }, body: changed })).status,
  ).toBe(200)
  const { collected_id: inboundId } = (await stored())!
  const [seen, ...more] = await here
    .as('recruiter')
    .ok(contract.careerApplicationsOfInbound, { body: { ids: [inboundId, newId()] } })
  expect(more).toEqual([])
  expect(seen).toMatchObject({
    ...{ inboundId, jobId, jobTitle: 'Java Developer', message: 'Xin chào', source: 'facebook', keepText: 'Lưu' },
    ...{ answers: kept, contents: JSON.stringify(asked), candidateId: null, withdrawnDate: null },
  })
  const { body } = await here.db.from('mail').select('mail.body').executeTakeFirstOrThrow()
  const token = /applications\/([\w-]{43})/.exec(body)![1]!
  const own = (await outside(here, contract.careerApplication, { token })).body
  expect(own).toMatchObject({ answers: kept, keepText: 'Lưu' })
  expect(own.contents).toContain('"title":"notice"')
  expect(own.contents).not.toContain('point')
})

test('errors are reported at each question, and nothing is stored', async () => {
  const text = { ...newQuestion('Text', 'long'), title: 'long', longText: true }
  await openSite(here, 'acme', { formId: await addForm([...asked, text, question('free', 'TextArea')]) })
  const wrong = await apply({
    ...{ notice: is('later'), salary: is('700'), start: is('2027-02-30'), skills: is(['Cobol']) },
    ...{ long: is('short'), free: is('x'.repeat(3001)) },
  })
  expect(wrong.status).toBe(400)
  const codes = (details: Record<string, { code: string }[]>) =>
    Object.fromEntries(Object.entries(details).map(([field, [said]]) => [field, said!.code]))
  expect(codes(wrong.body.errorDetails)).toEqual({
    'answers.why': 'REQUIRED',
    'answers.salary': 'INVALID',
    'answers.start': 'DATE',
    'answers.skills': 'NOT_IN_LIST',
    'answers.long': 'MINIMUM',
    'answers.free': 'MAXIMUM',
  })
  expect(codes((await apply()).body.errorDetails)).toEqual({ 'answers.notice': 'REQUIRED' })
  const other = await apply({ notice: is('now') }, { edition: '' })
  expect(other).toMatchObject({ status: 400, body: { errorCode: 'QUESTIONS_CHANGED' } })
  expect(await stored()).toBeUndefined()
  expect(await here.db.from('feedback_form_version').select('id').where('name', '=', 'Application').execute()).toEqual(
    [],
  )
})

test('an application belongs to the candidate that it became; another company cannot see it', async () => {
  await openSite(here, 'acme', { formId: await addForm() })
  await apply({ notice: is('now') })
  const { collected_id: id } = (await stored())!
  const candidateId = newId()
  const of = (candidateIds: string[], userName = 'recruiter') =>
    here.as(userName).ok(contract.careerApplicationsOfCandidates, { body: { candidateIds } })
  await here.db.update('collected_candidate').set({ candidate_proccess_id: candidateId, status: 'existed' }).execute()
  expect(await of([candidateId])).toEqual([])
  await here.db.update('collected_candidate').set({ status: 'approved' }).execute()
  expect(await of([candidateId])).toMatchObject([{ inboundId: id, candidateId, answers: { notice: is('now') } }])
  expect(await of([candidateId], 'admin@other')).toEqual([])
  const asker = here.as('interviewer')
  expect((await asker.raw(contract.careerApplicationsOfInbound, { body: { ids: [id] } })).status).toBe(403)
})

test('an application form contains only questions that applicants can answer, and not too many', async () => {
  const create = async (fields: readonly object[], type = 4) => {
    const body = { formName: 'Site', type, contents: JSON.stringify(fields) }
    return (await here.as('interviewer').raw(forms.formTemplateCreate, { body })) as { status: number; body: any }
  }
  const inside = [question('CV again', 'Upload'), question('How much', 'Slider'), question('Face', 'Image')]
  expect((await create(inside)).body.errorDetails.contents).toEqual(
    inside.map(({ title }) => ({ code: 'QUESTION_APPLICANTS', params: { question: title } })),
  )
  expect((await create(inside, 1)).status).toBe(200)
  const many = Array.from({ length: 101 }, (_one, at) => question(`q${at}`, 'Input'))
  expect((await create(many)).body.errorDetails.contents).toEqual([{ code: 'TOO_MANY', params: { most: '100' } }])
  expect((await create([...many.slice(0, 98), ...asked.slice(0, 2)])).status).toBe(200)
})
