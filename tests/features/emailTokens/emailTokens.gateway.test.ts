import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { tokenServices } from './tokens.fixture.ts'

const viewer = viewerWith(
  ...(['List', 'Read', 'Create', 'Update', 'Delete'] as const).map(
    (verb) => `TokenEmailTemplate:${verb}TokenEmailTemplate` as const,
  ),
)
const own = idOf('EmailTemplateToken', 2)

test('a page of placeholders shows their origin and the number of templates that use them', async () => {
  const rest = tokenServices('Office_Address')
  const { data } = await execute(
    '{ companyEmailTemplateTokens(first: 5) { totalCount nodes { name value isOwn templateCount } } }',
    { rest, viewer },
  )
  expect(data.companyEmailTemplateTokens).toEqual({
    totalCount: 2,
    nodes: [
      { name: 'Job_Title', value: '', isOwn: false, templateCount: 0 },
      { name: 'Office_Address', value: 'Here', isOwn: true, templateCount: 3 },
    ],
  })
  expect(rest.counts()).toEqual({ emailTokenManageList: 1, emailTokenManageUsage: 1 })
})

test('every signed-in user reads a placeholder by its id, without the number of templates', async () => {
  const rest = tokenServices('Office_Address')
  const text = `{ node(id: "${own}") { ... on EmailTemplateToken { name description templateCount } } }`
  const { data } = await execute(text, { rest, viewer: viewerWith() })
  expect(data.node).toEqual({ name: 'Office_Address', description: 'About Office_Address', templateCount: null })
  expect(rest.counts()).toEqual({ emailTemplateTokenList: 1 })
})

test('placeholders are created, changed and deleted by their global ids', async () => {
  const rest = tokenServices('Office_Address')
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run(
    'createEmailTemplateToken(input: { name: "Hot_Line", description: "Phone", value: "1900" }) { emailTemplateToken { name } }',
  )
  await run(
    `updateEmailTemplateToken(input: { id: "${own}", description: "Where", value: "There" }) { emailTemplateToken { value } }`,
  )
  expect(await run(`deleteEmailTemplateToken(input: { id: "${own}" }) { deletedEmailTemplateTokenId }`)).toEqual({
    deleteEmailTemplateToken: { deletedEmailTemplateTokenId: own },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { name: 'Hot_Line', description: 'Phone', value: '1900' }],
    [{ id: uuid(2) }, { description: 'Where', value: 'There' }],
    [{ id: uuid(2) }, undefined],
  ])
})
