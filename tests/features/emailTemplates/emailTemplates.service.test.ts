import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/emailTemplates/contract.ts'
import { emailTemplateTypeList } from '../../../services/features/lookups/vocabularyContract.ts'
import { newId } from '../../../services/core/ids.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const operations = [
  contract.emailTemplatesByCompany,
  contract.emailTemplatesByType,
  contract.emailTemplateByType,
  contract.emailTemplateById,
]

test('templates are sorted by type and name, each with a known type', async () => {
  const all = await here.as('interviewer').ok(contract.emailTemplatesByCompany)
  const types = new Set((await here.as('interviewer').ok(emailTemplateTypeList)).map(({ type }) => type))
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(({ type }) => !types.has(type))).toEqual([])
  expect(all.map(({ type }) => type)).toEqual(all.map(({ type }) => type).sort((one, other) => one - other))
  const other = await here.as('admin@other').ok(contract.emailTemplatesByCompany)
  expect(other.map(({ name }) => name)).toEqual(all.map(({ name }) => name))
  expect(other.filter(({ id }) => all.some((one) => one.id === id))).toEqual([])
  expect(other[0]!.emailFrom).toBe('jobs@other.example')
})

test('the job request to vendors is type 17, with its placeholders and sender', async () => {
  const template = await here.as('recruiter').ok(contract.emailTemplateByType, { query: { type: '17' } })
  expect(template).toMatchObject({
    type: 17,
    name: 'Job request',
    isDefault: true,
    emailFrom: 'jobs@songhong.example',
    emailFromName: 'Sông Hồng Software Recruitment',
  })
  expect(template.subject).toContain('Job_Title')
  expect(template.contents).toContain('Job_Link')
  expect(template.emailTemplate).toBe(template.contents)
})

test('templates of one type are sorted by name, and one is read by its id', async () => {
  const recruiter = here.as('recruiter')
  const found = await recruiter.ok(contract.emailTemplatesByType, { query: { type: '17' } })
  expect(found.map(({ name }) => name)).toEqual(['Job request', 'Yêu cầu tuyển dụng'])
  expect(await recruiter.ok(contract.emailTemplateById, { query: { id: found[1]!.id } })).toEqual(found[1])
  expect(await recruiter.ok(contract.emailTemplatesByType, { query: { type: '999' } })).toEqual([])
})

test('a template that does not exist or belongs to another company is not found', async () => {
  const [own] = await here.as('recruiter').ok(contract.emailTemplatesByCompany)
  expect((await here.as('recruiter').raw(contract.emailTemplateByType, { query: { type: '999' } })).status).toBe(404)
  expect((await here.as('recruiter').raw(contract.emailTemplateById, { query: { id: newId() } })).status).toBe(404)
  expect((await here.as('admin@other').raw(contract.emailTemplateById, { query: { id: own!.id } })).status).toBe(404)
})

test('only users who manage templates or send mail with them may read them', async () => {
  for (const operation of operations) {
    for (const userName of ['vendor', 'finance', 'approver'])
      expect((await here.as(userName).raw(operation, { query: { type: '17', id: newId() } })).status).toBe(403)
  }
})

test('invalid input is refused by field', async () => {
  const recruiter = here.as('recruiter')
  expect((await recruiter.raw(contract.emailTemplateByType, { query: { type: 'job' } })).body).toMatchObject({
    errors: { type: [expect.any(String)] },
  })
  expect((await recruiter.raw(contract.emailTemplatesByType)).body).toMatchObject({
    errors: { type: ['This field is required'] },
  })
  expect((await recruiter.raw(contract.emailTemplateById, { query: { id: '17' } })).body).toMatchObject({
    errors: { id: [expect.any(String)] },
  })
})
