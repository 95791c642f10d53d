import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { templateServices } from './templates.fixture.ts'

const viewer = viewerWith(
  ...(['List', 'Read', 'Create', 'Update', 'Delete'] as const).map(
    (verb) => `EmailTemplate:${verb}EmailTemplate` as const,
  ),
)
const two = ['Rejection', 'Welcome']
const id = idOf('EmailTemplate', 1)
const fields =
  'type: 12, name: "Hello", language: VI, subject: "Hi", contents: "<p>x</p>", senderAddress: "jobs@mail.example", isDefault: false'

test('usage and versions of a page of templates are read with one call each, not one for each row', async () => {
  const rest = templateServices(...two)
  const { data } = await execute(
    `{ companyEmailTemplates(filter: { type: 7, language: EN }, query: "e", first: 5) { totalCount nodes {
        name language version updatedBy { fullName } updatedAt
        usage { sendings { workflowName statusName } rejectReasons { name } }
        formerVersions { version subject language senderAddress updatedBy { fullName } } } } }`,
    { rest, viewer },
  )
  expect(data.companyEmailTemplates).toEqual({
    totalCount: 2,
    nodes: [
      {
        name: 'Rejection',
        language: 'EN',
        version: 1,
        updatedBy: { fullName: 'Nguyễn Thị Lan' },
        updatedAt: '2026-01-02T03:04:05Z',
        usage: {
          sendings: [{ workflowName: 'Engineering', statusName: 'Rejected' }],
          rejectReasons: [{ name: 'Skills do not match' }],
        },
        formerVersions: [
          {
            version: 0,
            subject: 'As it was',
            language: 'EN',
            senderAddress: 'jobs@mail.example',
            updatedBy: { fullName: 'Nguyễn Thị Lan' },
          },
        ],
      },
      expect.objectContaining({ usage: { sendings: [], rejectReasons: [] }, formerVersions: [] }),
    ],
  })
  expect(rest.counts()).toEqual({
    emailTemplateManageList: 1,
    emailTemplateManageUsage: 1,
    emailTemplateManageVersions: 1,
    usersByUserNames: 1,
  })
  expect(rest.callsOf('emailTemplateManageList')[0]!.body).toMatchObject({ type: 7, language: 'en', keyword: 'e' })
})

test('templates are created, changed and deleted by their global ids', async () => {
  const rest = templateServices(...two)
  const run = (text: string) => execute(`mutation { ${text} }`, { rest, viewer })
  expect((await run(`createEmailTemplate(input: { ${fields} }) { emailTemplate { name language } }`)).data).toEqual({
    createEmailTemplate: { emailTemplate: { name: 'Hello', language: 'VI' } },
  })
  await run(
    `updateEmailTemplate(input: { id: "${id}", version: 1, senderName: "Us", ${fields} }) { emailTemplate { version } }`,
  )
  const late = await run(`updateEmailTemplate(input: { id: "${id}", version: 1, ${fields} }) { emailTemplate { id } }`)
  expect(late.code).toBe('CONFLICT')
  expect((await run(`deleteEmailTemplate(input: { id: "${id}" }) { deletedEmailTemplateId }`)).data).toEqual({
    deleteEmailTemplate: { deletedEmailTemplateId: id },
  })
  const body = {
    type: 12,
    name: 'Hello',
    language: 'vi',
    subject: 'Hi',
    contents: '<p>x</p>',
    emailFrom: 'jobs@mail.example',
    emailFromName: '',
    isDefault: false,
  }
  expect(rest.calls.map(({ params, body: sent }) => [params, sent])).toEqual([
    [undefined, body],
    [{ id: uuid(1) }, { ...body, emailFromName: 'Us', version: 1 }],
    [{ id: uuid(1) }, { ...body, version: 1 }],
    [{ id: uuid(1) }, undefined],
  ])
})

test('a text is previewed and sent to the viewer before it is saved', async () => {
  const rest = templateServices()
  const shown = await execute(
    '{ emailTemplatePreview(subject: "Job_Title", contents: "<p>x</p>") { subject contents } }',
    { rest, viewer },
  )
  expect(shown.data.emailTemplatePreview).toEqual({ subject: '[Title of the job]', contents: '<p>x</p>' })
  const sent = await execute(
    'mutation { sendTestEmail(input: { subject: "s", contents: "<p>x</p>", senderAddress: "jobs@mail.example" }) { recipient } }',
    { rest, viewer },
  )
  expect(sent.data.sendTestEmail).toEqual({ recipient: 'lan@mail.example' })
  expect(rest.callsOf('emailTemplateManageTest')[0]!.body).toEqual({
    subject: 's',
    contents: '<p>x</p>',
    emailFrom: 'jobs@mail.example',
    emailFromName: '',
  })
})

test('a user who sends mail with templates reads them, but can neither list nor change them', async () => {
  const rest = templateServices(...two)
  const sender = viewerWith('JobRequest:InterviewManage')
  const read = await execute(
    `{ node(id: "${id}") { ... on EmailTemplate { name usage { sendings { statusName } } } } }`,
    { rest, viewer: sender },
  )
  expect(read.data.node).toEqual({ name: 'Rejection', usage: null })
  expect((await execute('{ companyEmailTemplates { totalCount } }', { rest, viewer: sender })).code).toBe('FORBIDDEN')
  const write = await execute(`mutation { createEmailTemplate(input: { ${fields} }) { emailTemplate { id } } }`, {
    rest,
    viewer: sender,
  })
  expect(write.code).toBe('FORBIDDEN')
})
