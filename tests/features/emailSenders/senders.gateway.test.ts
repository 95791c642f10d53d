import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { senderServices } from './senders.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `EmailTemplate:${verb}EmailTemplate` as const)
const viewer = viewerWith(...(keys as 'EmailTemplate:ListEmailTemplate'[]))
const [first, second] = [idOf('EmailSender', 1), idOf('EmailSender', 2)]
const two = [{ name: 'Recruitment', templates: 3 }, { name: 'Campus' }]

test('a page of senders with their templates is read with two calls', async () => {
  const rest = senderServices(...two)
  const text =
    '{ companyEmailSenders(query: "R", first: 1) { totalCount nodes { id name email isDefault place templateCount } } }'
  const { data } = await execute(text, { rest, viewer })
  const sender = { name: 'Recruitment', email: 'recruitment@hr.example', isDefault: true, place: 1, templateCount: 3 }
  expect(data.companyEmailSenders).toEqual({ totalCount: 1, nodes: [{ id: first, ...sender }] })
  expect(rest.counts()).toEqual({ emailSenderManageList: 1, emailSenderManageUsage: 1 })
})

test('senders are created, changed, merged and deleted by their global ids', async () => {
  const rest = senderServices(...two)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run(
    'createEmailSender(input: { name: "Fair", email: "fair@hr.example", isDefault: true }) { emailSender { name } }',
  )
  await run(
    `updateEmailSender(input: { id: "${second}", name: "Campus", email: "uni@hr.example", place: 1 }) { emailSender { email } }`,
  )
  expect(
    await run(
      `mergeEmailSender(input: { id: "${second}", intoId: "${first}" }) { deletedEmailSenderId emailSender { name } }`,
    ),
  ).toEqual({ mergeEmailSender: { deletedEmailSenderId: second, emailSender: { name: 'Recruitment' } } })
  await run(`deleteEmailSender(input: { id: "${first}" }) { deletedEmailSenderId }`)
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { name: 'Fair', email: 'fair@hr.example', isDefault: true }],
    [{ id: uuid(2) }, { name: 'Campus', email: 'uni@hr.example', place: 1 }],
    [{ id: uuid(2) }, { into: uuid(1) }],
    [{ id: uuid(1) }, undefined],
  ])
})

test('an invalid value is reported at its field; a viewer without the permission is refused', async () => {
  const rest = senderServices(...two)
  const create = (who = viewer) =>
    execute(
      'mutation { createEmailSender(input: { name: "Campus 2", email: "campus@hr.example" }) { emailSender { id } } }',
      { rest, viewer: who },
    )
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { email: ['This is already taken'] },
  })
  expect((await create(viewerWith('EmailTemplate:ListEmailTemplate'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
})
