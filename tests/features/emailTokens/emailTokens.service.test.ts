import { afterAll, beforeAll, expect, test } from 'vitest'
import { candidateEmailPreview } from '../../../services/features/candidateEmails/contract.ts'
import { emailTemplateManageCreate } from '../../../services/features/emailTemplates/contract.ts'
import { productTokens } from '../../../services/features/emailTemplates/tokens.ts'
import * as contract from '../../../services/features/emailTokens/contract.ts'
import { emailTemplateTokenList } from '../../../services/features/lookups/vocabularyContract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object) => admin().raw(contract.emailTokenManageCreate, { body })
const office = { name: 'Office_Address', description: 'Where we are', value: '12 Nguyễn Huệ' }
const remove = (id: string) => admin().raw(contract.emailTokenManageDelete, { params: { id } })
const list = async (body: object = { pageSize: 100 }) =>
  (await admin().ok(contract.emailTokenManageList, { body })).data

test("every company starts with the product's placeholders, which cannot be deleted or given a value", async () => {
  const first = await list()
  expect(
    first
      .filter(({ isOwn }) => !isOwn)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...productTokens].sort())
  const title = first.find(({ name }) => name === 'Job_Title')!
  expect((await remove(title.id)).body.errorCode).toBe('EMAIL_TOKEN_OF_PRODUCT')
  const body = { description: 'Name of the position', value: 'Engineer' }
  const refused = await admin().raw(contract.emailTokenManageUpdate, { params: { id: title.id }, body })
  expect(refused.body.errors).toEqual({ value: ['is read-only'] })
  const described = await admin().ok(contract.emailTokenManageUpdate, {
    params: { id: title.id },
    body: { ...body, value: '' },
  })
  expect(described).toEqual({ ...title, description: 'Name of the position' })
})

test("a company's placeholder is replaced by its value in mails, and by the new value after a change", async () => {
  const { body: made } = await create(office)
  expect(made).toEqual({ id: made.id, ...office, isOwn: true })
  expect((await list({ keyword: 'where we' })).map(({ name }) => name)).toEqual(['Office_Address'])
  const candidate = await here.db
    .from('candidate')
    .select('candidate.id')
    .where('candidate.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const preview = () =>
    here
      .as('recruiter')
      .ok(candidateEmailPreview, {
        body: { candidateId: candidate.id, subject: 'At Office_Address', contents: '<p>See you</p>' },
      })
  expect(await preview()).toMatchObject({ subject: 'At 12 Nguyễn Huệ', missing: [] })
  await admin().ok(contract.emailTokenManageUpdate, {
    params: { id: made.id },
    body: { description: 'Where we are now', value: '1 Lê Lợi' },
  })
  expect(await preview()).toMatchObject({ subject: 'At 1 Lê Lợi' })
  const other = await here.as('admin@other').ok(emailTemplateTokenList)
  expect(other.map(({ name }) => name)).not.toContain('Office_Address')
  expect((await here.as('admin@other').raw(contract.emailTokenManageDelete, { params: { id: made.id } })).status).toBe(
    404,
  )
})

test('invalid names and values are reported under their fields', async () => {
  expect((await create({ name: 'Company', description: '', value: ' ' })).body.errors).toEqual({
    name: ['must be words of letters and digits that are joined by _, such as Office_Address'],
    description: ['This field is required'],
    value: ['This field is required'],
  })
  expect((await create({ ...office, name: 'job_title' })).body.errors).toEqual({ name: ['is already taken'] })
  expect((await create({ ...office, name: 'Two_Lines', value: 'a\nb' })).body.errors).toEqual({
    value: ['must be one line'],
  })
})

test('a placeholder that a template uses cannot be deleted', async () => {
  const { body: made } = await create({ name: 'Hot_Line', description: 'Phone', value: '1900 1234' })
  await admin().ok(emailTemplateManageCreate, {
    body: {
      type: 12,
      name: 'With a phone',
      language: 'en',
      subject: 'Welcome',
      contents: '<p>Call <span data-token="Hot_Line">Hot_Line</span></p>',
      emailFrom: 'jobs@songhong.example',
      emailFromName: '',
      isDefault: false,
    },
  })
  expect(await admin().ok(contract.emailTokenManageUsage, { body: { ids: [made.id] } })).toEqual([
    { id: made.id, templates: 1 },
  ])
  const refused = await remove(made.id)
  expect([refused.body.errorCode, refused.body.paramValues]).toEqual([
    'EMAIL_TOKEN_IN_USE',
    { name: 'Hot_Line', count: '1' },
  ])
  const { body: free } = await create({ name: 'Free_Word', description: 'Nothing', value: 'x' })
  expect((await remove(free.id)).body).toEqual({ status: 'OK' })
  expect((await remove(free.id)).status).toBe(404)
})

test('a user who may not manage placeholders cannot change them', async () => {
  for (const userName of ['recruiter', 'finance', 'vendor'])
    expect((await here.as(userName).raw(contract.emailTokenManageCreate, { body: office })).status).toBe(403)
})
