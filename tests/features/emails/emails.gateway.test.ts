import { expect, test } from 'vitest'
import { emailStatuses } from '../../../services/features/emails/contract.ts'
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

test('e-mails are read by their ids, all with one call', async () => {
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
