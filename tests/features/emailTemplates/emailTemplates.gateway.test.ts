import { expect, test } from 'vitest'
import * as contract from '../../../services/features/emailTemplates/contract.ts'
import {
  emailSenderList,
  emailTemplateTokenList,
  emailTemplateTypeList,
} from '../../../services/features/lookups/vocabularyContract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'

const viewer = viewerWith('VendorRequest:CreateVendorRequest')
const template = (number: number, type = 17): contract.EmailTemplate => ({
  id: uuid(number),
  type,
  name: `Template ${number}`,
  subject: 'Job_Title',
  contents: '<p>Job_Link</p>',
  emailTemplate: '<p>Job_Link</p>',
  emailFrom: 'jobs@example.com',
  emailFromName: 'Jobs',
  isDefault: number === 1,
})
const services = () =>
  fakeRest()
    .on(contract.emailTemplatesByCompany, () => [template(1), template(2), template(3, 99)])
    .on(contract.emailTemplatesByType, () => [template(1), template(2)])
    .on(contract.emailTemplateByType, () => template(1))
    .on(contract.emailTemplateById, () => template(2))
    .on(emailTemplateTypeList, () => [{ id: uuid(70), name: 'Job request to vendors', isDefault: false, type: 17 }])
    .on(emailTemplateTokenList, () => [
      { id: uuid(71), name: 'Job_Title', isDefault: false, description: 'Title of the job' },
    ])
    .on(emailSenderList, () => [{ id: uuid(72), name: 'Jobs', isDefault: true, email: 'jobs@example.com' }])

test('templates are read with their types, which cost one call', async () => {
  const rest = services()
  const { data } = await execute(
    '{ emailTemplates { name type { number name } } emailTemplateTypes { number name } emailTemplateTokens { name description } emailSenders { name email isDefault } }',
    { rest, viewer },
  )
  const type = { number: 17, name: 'Job request to vendors' }
  expect(data).toEqual({
    emailTemplates: [
      { name: 'Template 1', type },
      { name: 'Template 2', type },
      { name: 'Template 3', type: { number: 99, name: '99' } },
    ],
    emailTemplateTypes: [type],
    emailTemplateTokens: [{ name: 'Job_Title', description: 'Title of the job' }],
    emailSenders: [{ name: 'Jobs', email: 'jobs@example.com', isDefault: true }],
  })
  expect(rest.counts()).toEqual({
    emailTemplatesByCompany: 1,
    emailTemplateTypeList: 1,
    emailTemplateTokenList: 1,
    emailSenderList: 1,
  })
})

test('templates of one type are read by the type', async () => {
  const rest = services()
  const { data } = await execute('{ emailTemplates(type: 17) { name } }', { rest, viewer })
  expect(data.emailTemplates).toHaveLength(2)
  expect(rest.calls).toEqual([{ operation: 'emailTemplatesByType', query: { type: 17 } }])
})

test('one template is read by type, by address and by global id', async () => {
  const rest = services()
  const { data } = await execute(
    `{ byType: emailTemplate(type: 17) { subject contents senderAddress senderName isDefault } byId: emailTemplate(databaseId: "${uuid(2)}") { databaseId }
      none: emailTemplate(databaseId: "x") { id } node(id: "${idOf('EmailTemplate', 3)}") { ... on EmailTemplate { name } } }`,
    { rest, viewer },
  )
  expect(data).toEqual({
    byType: {
      subject: 'Job_Title',
      contents: '<p>Job_Link</p>',
      senderAddress: 'jobs@example.com',
      senderName: 'Jobs',
      isDefault: true,
    },
    byId: { databaseId: uuid(2) },
    none: null,
    node: { name: 'Template 3' },
  })
  expect(rest.counts()).toEqual({ emailTemplateByType: 1, emailTemplateById: 1, emailTemplatesByCompany: 1 })
})

test('a template that does not exist is null; another failure is an error', async () => {
  const failing = (code: 'NOT_FOUND' | 'UPSTREAM_TIMEOUT') =>
    fakeRest().on(contract.emailTemplateByType, () => {
      throw new RequestError(code, 'no')
    })
  expect(await execute('{ emailTemplate(type: 5) { id } }', { rest: failing('NOT_FOUND'), viewer })).toMatchObject({
    data: { emailTemplate: null },
    errors: [],
  })
  expect(
    await execute('{ emailTemplate(type: 5) { id } }', { rest: failing('UPSTREAM_TIMEOUT'), viewer }),
  ).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
})

test('a template is read by exactly one argument', async () => {
  for (const args of [`(type: 17, databaseId: "${uuid(1)}")`, '']) {
    const rest = services()
    expect(await execute(`{ emailTemplate${args} { id } }`, { rest, viewer })).toMatchObject({ code: 'BAD_INPUT' })
    expect(rest.calls).toEqual([])
  }
})
