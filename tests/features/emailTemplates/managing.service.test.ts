import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/emailTemplates/contract.ts'
import * as tokens from '../../../services/features/emailTokens/contract.ts'
import { rejectReasonList } from '../../../services/features/lookups/vocabularyContract.ts'
import { workflowGroupList, workflowTriggerAdd } from '../../../services/features/workflows/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const fields = {
  type: 7,
  name: 'Polite rejection',
  language: 'en' as const,
  subject: 'Your application for Job_Title',
  contents: '<p>Dear <span data-token="Candidate_Name">Candidate_Name</span>,</p><p>not this time.</p>',
  emailFrom: 'jobs@songhong.example',
  emailFromName: '',
  isDefault: false,
}
const create = (more: object = {}, key?: string) =>
  admin().raw(contract.emailTemplateManageCreate, { body: { ...fields, ...more }, ...(key && { key }) })
const made = async (more: object = {}) => (await create(more)).body as contract.EmailTemplate
const change = (template: contract.EmailTemplate, more: object = {}) =>
  admin().raw(contract.emailTemplateManageUpdate, {
    params: { id: template.id },
    body: { ...fields, name: template.name, version: template.version, ...more },
  })
const remove = (id: string) => admin().raw(contract.emailTemplateManageDelete, { params: { id } })
const listed = async (body: object) =>
  (await admin().ok(contract.emailTemplateManageList, { body })).data.map(({ name }) => name)

test('a template is added once, found by search term, type and language, and can then be chosen', async () => {
  const key = newId()
  const { body } = await create({ name: '  Từ chối   lịch sự ', language: 'vi' }, key)
  expect((await create({ name: '  Từ chối   lịch sự ', language: 'vi' }, key)).body).toEqual(body)
  expect(body).toMatchObject({
    name: 'Từ chối   lịch sự',
    emailFromName: 'Recruitment',
    version: 1,
    language: 'vi',
    updatedBy: 'admin',
    isDefault: false,
  })
  expect(await listed({ keyword: 'tu choi', type: 7, language: 'vi' })).toEqual(['Từ chối   lịch sự'])
  expect(await listed({ keyword: 'tu choi', language: 'ja' })).toEqual([])
  const chosen = await here.as('interviewer').ok(contract.emailTemplatesByType, { query: { type: '7' } })
  expect(chosen.map(({ id }) => id)).toContain(body.id)
  expect(
    await here.as('admin@other').ok(contract.emailTemplateManageList, { body: { keyword: 'tu choi' } }),
  ).toMatchObject({ data: [] })
  expect((await here.as('admin@other').raw(contract.emailTemplateManageGet, { params: { id: body.id } })).status).toBe(
    404,
  )
})

test('invalid contents are reported under their fields, and nothing is stored', async () => {
  const before = await listed({ pageSize: 100 })
  const wrong = await create({
    type: 999,
    name: ' ',
    subject: 'Two\nlines',
    contents: '<p><span data-token="Nobody_Knows">x</span></p>',
    emailFrom: 'president@elsewhere.example',
    emailFromName: 'x'.repeat(101),
  })
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    {
      type: ['is not in the list'],
      name: ['This field is required'],
      subject: ['must be one line'],
      contents: ['These placeholders cannot be replaced: Nobody_Knows'],
      emailFrom: ['is not an e-mail sender of the company'],
    },
  ])
  expect((await create({ name: 'rejection' })).body.errors).toEqual({ name: ['is already taken'] })
  expect((await create({ contents: '<p> </p>', subject: 'x'.repeat(251) })).body.errors).toEqual({
    subject: ['Maximum length is 250'],
    contents: ['This field is required'],
  })
  expect(await listed({ pageSize: 100 })).toEqual(before)
})

test('a change stores the previous text as a version; an editor with an older version is notified', async () => {
  const first = await made({ name: 'Kept' })
  const second = (await change(first, { subject: 'Second subject', contents: '<p>Second</p>' })).body
  expect(second).toMatchObject({ version: 2, subject: 'Second subject' })
  const late = await change(first, { subject: 'Late' })
  expect([late.status, late.body.errorCode, late.body.paramValues.updatedBy]).toEqual([400, '599', 'admin'])
  await change(second, { subject: 'Third subject' })
  const [history] = await admin().ok(contract.emailTemplateManageVersions, { body: { ids: [first.id, newId()] } })
  expect(history!.versions.map(({ version, subject, updatedBy }) => [version, subject, updatedBy])).toEqual([
    [2, 'Second subject', 'admin'],
    [1, fields.subject, 'admin'],
  ])
  expect(history!.versions[0]!.contents).toBe('<p>Second</p>')
  expect(await here.as('admin@other').ok(contract.emailTemplateManageVersions, { body: { ids: [first.id] } })).toEqual(
    [],
  )
})

test('only one template of a type is the default', async () => {
  const first = await made({ name: 'First default', isDefault: true })
  const byType = async () => (await here.as('recruiter').ok(contract.emailTemplateByType, { query: { type: '7' } })).id
  expect(await byType()).toBe(first.id)
  const second = await made({ name: 'Second default', isDefault: true })
  expect(await byType()).toBe(second.id)
  await change(first, { isDefault: true })
  const defaults = (await admin().ok(contract.emailTemplateManageList, { body: { type: 7, pageSize: 100 } })).data
  expect(defaults.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['First default'])
})

test('a template that a workflow sends or a reason suggests cannot be deleted, and shows its usage', async () => {
  const used = await made({ name: 'Used' })
  const { data } = await admin().ok(workflowGroupList, { body: {} })
  const workflow = data.find(({ statuses }) => statuses.length > 1)!
  await here
    .as('interviewer')
    .ok(workflowTriggerAdd, {
      body: {
        statusId: workflow.statuses[0]!.id,
        trigger: { kind: 'sendEmail', templateId: used.id, recipient: 'candidate' },
      },
    })
  const [reason] = await admin().ok(rejectReasonList)
  await here.db.insert('reject_reason_template', { reason_id: reason!.id, template_id: used.id }).execute()
  expect(await admin().ok(contract.emailTemplateManageUsage, { body: { ids: [used.id] } })).toEqual([
    {
      id: used.id,
      workflows: [{ id: workflow.id, name: workflow.name, statusName: workflow.statuses[0]!.name }],
      rejectReasons: [{ id: reason!.id, name: reason!.name }],
    },
  ])
  const refused = await remove(used.id)
  expect([refused.status, refused.body.errorCode, refused.body.paramValues]).toEqual([
    400,
    'EMAIL_TEMPLATE_IN_USE',
    { name: 'Used', statuses: '1', reasons: '1' },
  ])
  const free = await made({ name: 'Free' })
  expect((await remove(free.id)).body).toEqual({ status: 'OK' })
  expect((await remove(free.id)).status).toBe(404)
})

test('a preview shows placeholders without a value as descriptions in brackets, and a test mail goes only to its author', async () => {
  const letter = { subject: 'For Job_Title', contents: '<p>Dear <span data-token="Candidate_Name">x</span></p>' }
  await admin().ok(tokens.emailTokenManageCreate, {
    body: { name: 'Office_Address', description: 'Where we are', value: '12 Nguyễn Huệ' },
  })
  const shown = await admin().ok(contract.emailTemplateManagePreview, {
    body: { ...letter, contents: `${letter.contents}<p>Office_Address</p>` },
  })
  expect(shown).toEqual({
    subject: 'For [Title of the job]',
    contents: '<p>Dear [Name of the candidate]</p><p>12 Nguyễn Huệ</p>',
  })
  const { emailId, recipient } = await admin().ok(contract.emailTemplateManageTest, {
    body: { ...letter, emailFrom: 'people@songhong.example', emailFromName: 'People' },
  })
  const sent = await here.db.from('mail').selectAll('mail').where('mail.id', '=', emailId).executeTakeFirstOrThrow()
  expect(sent).toMatchObject({
    recipient,
    kind: 'template-test',
    subject: 'For [Title of the job]',
    from_address: 'people@songhong.example',
    from_name: 'People',
  })
  expect(sent.body).toContain('[Name of the candidate]')
  const foreign = { ...letter, emailFrom: 'people@other.example', emailFromName: '' }
  expect((await admin().raw(contract.emailTemplateManageTest, { body: foreign })).body.errors).toEqual({
    emailFrom: ['is not an e-mail sender of the company'],
  })
})

test('a user who may not manage templates cannot change them', async () => {
  const template = await made({ name: 'Guarded' })
  for (const userName of ['recruiter', 'finance', 'vendor']) {
    const client = here.as(userName)
    const body = { ...fields, name: 'Mine', version: 1 }
    expect((await client.raw(contract.emailTemplateManageCreate, { body })).status).toBe(403)
    expect((await client.raw(contract.emailTemplateManageUpdate, { params: { id: template.id }, body })).status).toBe(
      403,
    )
    expect((await client.raw(contract.emailTemplateManageDelete, { params: { id: template.id } })).status).toBe(403)
    expect((await client.raw(contract.emailTemplateManageTest, { body })).status).toBe(403)
  }
  const { id } = template
  const other = here.as('admin@other')
  expect((await other.raw(contract.emailTemplateManageDelete, { params: { id } })).status).toBe(404)
  expect(
    (
      await other.raw(contract.emailTemplateManageUpdate, {
        params: { id },
        body: { ...fields, emailFrom: 'jobs@other.example', version: 1 },
      })
    ).status,
  ).toBe(404)
})
