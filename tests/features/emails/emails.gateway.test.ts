import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { emailSend, emailStatuses } from '../../../services/features/emails/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'

const at = '2026-03-01T02:00:00.000Z'
const email = (number: number) => ({
  id: uuid(number),
  recipient: `v${number}@vendor.example`,
  subject: 'A new job',
  state: 'failed' as const,
  reason: 'refused' as const,
  answer: '550 no such user',
  tries: 1,
  createdDate: at,
  nextTryDate: null,
  sentDate: null,
})

test('e-mails are read by their ids with one call', async () => {
  const rest = fakeRest().on(emailStatuses, ({ body }) =>
    body!.ids.filter((id) => id !== uuid(3)).map((id) => ({ ...email(1), id: String(id) })),
  )
  const document = `{ nodes(ids: ["${idOf('Email', 1)}", "${idOf('Email', 2)}", "${idOf('Email', 3)}"]) {
    id ... on Email { databaseId recipient subject state reason answer tries createdAt nextTryAt sentAt }
  } }`
  const { data } = await execute(document, { rest, viewer: viewerWith() })
  const said = {
    recipient: 'v1@vendor.example',
    subject: 'A new job',
    state: 'FAILED',
    reason: 'REFUSED',
    answer: '550 no such user',
    tries: 1,
    createdAt: at,
    nextTryAt: null,
    sentAt: null,
  }
  expect(data.nodes).toEqual([
    { id: idOf('Email', 1), databaseId: uuid(1), ...said },
    { id: idOf('Email', 2), databaseId: uuid(2), ...said },
    null,
  ])
  expect(rest.calls).toEqual([{ operation: 'emailStatuses', body: { ids: [uuid(1), uuid(2), uuid(3)] } }])
})

const document = 'mutation ($input: SendEmailInput!) { sendEmail(input: $input) { emails { id recipient state } } }'
const input = {
  subject: 'A new job',
  contents: '<p>Hello</p>',
  senderAddress: 'jobs@songhong.example',
  recipients: ['v1@vendor.example', 'v2@vendor.example'],
}
const sender = viewerWith('VendorRequest:UpdateVendorRequest')

test('an e-mail is sent with one call, and its state is read with another', async () => {
  const rest = fakeRest()
    .on(emailSend, () => ({ emailIds: [uuid(1), uuid(2)] }))
    .on(emailStatuses, ({ body }) =>
      body!.ids.map((id, at) => ({ ...email(at + 1), id: String(id), state: 'waiting' as const })),
    )
  const { data } = await execute(document, { rest, viewer: sender, variables: { input } })
  expect(data.sendEmail.emails).toEqual([
    { id: idOf('Email', 1), recipient: 'v1@vendor.example', state: 'WAITING' },
    { id: idOf('Email', 2), recipient: 'v2@vendor.example', state: 'WAITING' },
  ])
  expect(rest.calls).toEqual([
    {
      operation: 'emailSend',
      fieldNames: { emailFrom: 'senderAddress', emailFromName: 'senderName', emailTo: 'recipients' },
      body: {
        subject: 'A new job',
        contents: '<p>Hello</p>',
        emailFrom: 'jobs@songhong.example',
        emailTo: 'v1@vendor.example;v2@vendor.example',
      },
    },
    { operation: 'emailStatuses', body: { ids: [uuid(1), uuid(2)] } },
  ])
})

test('sending requires one of its permissions; an error is reported at the field of the input', async () => {
  const refuse = fakeRest().on(emailSend, () => {
    throw new RequestError('BAD_INPUT', 'Invalid input', { fields: { recipients: ['This field is required'] } })
  })
  const ask = async (viewer: typeof sender) =>
    (await execute(document, { rest: refuse, viewer, variables: { input } })).errors![0]!.extensions
  expect(await ask(viewerWith('VendorRequest:ListVendorRequest'))).toMatchObject({ code: 'FORBIDDEN' })
  expect(refuse.calls).toEqual([])
  expect(await ask(sender)).toMatchObject({ code: 'BAD_INPUT', fields: { recipients: ['This field is required'] } })
})
