import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { contactServices } from './contacts.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Contact:${verb}Contact` as const)
const viewer = viewerWith(...(keys as 'Contact:ListContact'[]))
const first = idOf('ContactMessage', 1)

test('a page of messages is read with one call', async () => {
  const rest = contactServices('Anna', 'Ben')
  const text =
    '{ contactMessages(query: "An", first: 1) { totalCount nodes { id fullName email content userName userAgent } } }'
  const { data } = await execute(text, { rest, viewer })
  const message = {
    email: 'anna@mail.example',
    content: 'A question of Anna',
    userName: null,
    userAgent: 'Mozilla/5.0',
  }
  expect(data.contactMessages).toEqual({ totalCount: 1, nodes: [{ id: first, fullName: 'Anna', ...message }] })
  expect(rest.counts()).toEqual({ contactList: 1 })
})

test('messages are created, changed and deleted by their global ids', async () => {
  const rest = contactServices('Anna')
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const values = 'fullName: "Cleo", email: "cleo@mail.example", content: "Hello"'
  await run(`createContactMessage(input: { ${values} }) { contactMessage { fullName } }`)
  await run(
    `updateContactMessage(input: { id: "${first}", ${values}, userName: "cleo" }) { contactMessage { content } }`,
  )
  expect(await run(`deleteContactMessage(input: { id: "${first}" }) { deletedContactMessageId }`)).toEqual({
    deleteContactMessage: { deletedContactMessageId: first },
  })
  const body = { fullName: 'Cleo', email: 'cleo@mail.example', content: 'Hello', userName: null, userAgent: null }
  expect(rest.calls.map(({ params, body: sent }) => [params, sent])).toEqual([
    [undefined, body],
    [{ id: uuid(1) }, { ...body, userName: 'cleo' }],
    [{ id: uuid(1) }, undefined],
  ])
})

test('a viewer without the permission is refused', async () => {
  const rest = contactServices('Anna')
  const text =
    'mutation { createContactMessage(input: { fullName: "C", email: "c@mail.example", content: "x" }) { contactMessage { id } } }'
  const refused = await execute(text, { rest, viewer: viewerWith('Contact:ListContact') })
  expect(refused.errors![0]!.extensions!.code).toBe('FORBIDDEN')
  expect(rest.calls).toEqual([])
})
