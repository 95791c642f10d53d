import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/candidateEmails/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { candidateId, row, services } from '../candidates/candidateRecords.ts'
import { email, sent } from './emailRecords.ts'

const viewer = viewerWith('Candidate:ReadCandidate', 'Candidate:UpdateCandidate')
const fields =
  'id databaseId isReceived isAutomatic author { fullName } fromName toAddress subject contents quotedText at attachments { name file { path downloadUrl } } email { state reason }'

test('a conversation of fifty mails is read with one call, and its authors with another', async () => {
  const mails = Array.from({ length: 50 }, (_mail, at) => email(100 + at, { mail: sent(uuid(500 + at)) }))
  const rest = services([row(1)]).on(contract.candidateEmailList, () => pageOf(mails))
  const { data, errors } = await execute(
    `{ candidate(databaseId: "${uuid(1)}") { conversation(first: 50) { totalCount nodes { ${fields} } } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.candidate.conversation.nodes).toHaveLength(50)
  expect(rest.callsOf('candidateEmailList')).toMatchObject([{ body: { candidateId: uuid(1), pageSize: 50 } }])
  expect(rest.callsOf('usersByUserNames')).toHaveLength(1)
})

test('a received mail has no author; a file that was not stored has only a name', async () => {
  const attachments = [
    { name: 'cv.pdf', contentType: 'application/pdf', size: 7, path: 'c/2026-11/cv.pdf' },
    { name: 'run.exe', contentType: 'application/octet-stream', size: 7, path: null },
  ]
  const rest = services([row(1)]).on(contract.candidateEmailList, () =>
    pageOf([email(101, { isReceived: true, userName: null, fromName: 'Jane', quoted: '> before', attachments })]),
  )
  const { data } = await execute(
    `{ candidate(databaseId: "${uuid(1)}") { conversation(first: 5) { nodes { ${fields} } } } }`,
    { rest, viewer },
  )
  expect(data.candidate.conversation.nodes[0]).toMatchObject({
    id: encodeId('CandidateEmail', uuid(101)),
    isReceived: true,
    author: null,
    fromName: 'Jane',
    quotedText: '> before',
    attachments: [
      {
        name: 'cv.pdf',
        file: { path: 'c/2026-11/cv.pdf', downloadUrl: '/download/commonsFile?path=c%2F2026-11%2Fcv.pdf' },
      },
      { name: 'run.exe', file: null },
    ],
    email: null,
  })
  expect(rest.callsOf('usersByUserNames')).toHaveLength(0)
})

const send =
  'mutation ($input: SendCandidateEmailInput!) { sendCandidateEmail(input: $input) { email { subject } candidate { id } } }'
const input = { candidateId: candidateId(1), subject: 'Hello', contents: '<p>Hi</p>', attachments: ['c/2026-11/a.pdf'] }

test('a mail is sent with the ids of the services, and errors are reported under the names of the input', async () => {
  const rest = services([row(1)]).on(contract.candidateEmailSend, () => email(110, { subject: 'Hello' }))
  const { data } = await execute(send, { rest, viewer, variables: { input } })
  expect(data.sendCandidateEmail).toEqual({ email: { subject: 'Hello' }, candidate: { id: candidateId(1) } })
  expect(rest.callsOf('candidateEmailSend')[0]!.body).toEqual({
    candidateId: uuid(1),
    jobId: null,
    toAddress: null,
    subject: 'Hello',
    contents: '<p>Hi</p>',
    attachments: ['c/2026-11/a.pdf'],
  })
  rest.on(contract.candidateEmailSend, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { contents: ['There is no value for: Job_Title'] } })
  })
  const refused = await execute(send, { rest, viewer, variables: { input } })
  expect(refused).toMatchObject({ code: 'BAD_INPUT' })
  const wrong = await execute(send, { rest, viewer, variables: { input: { ...input, candidateId: 'none' } } })
  expect(wrong).toMatchObject({ code: 'BAD_INPUT' })
})

test('a user who may only read can neither send nor preview', async () => {
  const reader = viewerWith('Candidate:ReadCandidate')
  const rest = services([row(1)])
  expect(await execute(send, { rest, viewer: reader, variables: { input } })).toMatchObject({ code: 'FORBIDDEN' })
  const query = `{ candidateEmailPreview(candidateId: "${candidateId(1)}", subject: "a", contents: "b") { subject } }`
  expect(await execute(query, { rest, viewer: reader })).toMatchObject({ code: 'FORBIDDEN' })
  rest.on(contract.candidateEmailPreview, () => ({
    toAddress: 'anh@example.com',
    subject: 'a',
    contents: '<p>b</p>',
    missing: ['Job_Title'],
  }))
  const { data } = await execute(query.replace('{ subject }', '{ toAddress contents missingTokens }'), { rest, viewer })
  expect(data.candidateEmailPreview).toEqual({
    toAddress: 'anh@example.com',
    contents: '<p>b</p>',
    missingTokens: ['Job_Title'],
  })
})

const skipped: contract.SkippedRecipient[] = [
  { candidateId: uuid(2), reason: 'unsubscribed', missing: [] },
  { candidateId: uuid(3), reason: 'placeholders', missing: ['Job_Title'] },
]
const toMany = { candidateIds: [1, 2, 3].map(candidateId), subject: 'Hello', contents: '<p>Hi</p>' }

test('the recipients of a bulk mail are checked with one call; skipped ones have a global id and a reason', async () => {
  const rest = services([]).on(contract.candidateEmailsPlan, () => ({ ready: 1, skipped }))
  const { data } = await execute(
    `query ($candidateIds: [ID!]!, $subject: String!, $contents: String!) {
      candidateEmailsPlan(candidateIds: $candidateIds, subject: $subject, contents: $contents) {
        readyCount skipped { candidateId reason missingTokens }
      }
    }`,
    { rest, viewer, variables: toMany },
  )
  expect(data.candidateEmailsPlan).toEqual({
    readyCount: 1,
    skipped: [
      { candidateId: candidateId(2), reason: 'UNSUBSCRIBED', missingTokens: [] },
      { candidateId: candidateId(3), reason: 'PLACEHOLDERS', missingTokens: ['Job_Title'] },
    ],
  })
  expect(rest.calls).toHaveLength(1)
  expect(rest.calls[0]!.body).toEqual({
    candidateIds: [uuid(1), uuid(2), uuid(3)],
    jobId: null,
    subject: 'Hello',
    contents: '<p>Hi</p>',
  })
})

test('a bulk mail is sent with one call, and requires the permission to change candidates', async () => {
  const rest = services([]).on(contract.candidateEmailsSend, () => ({ queued: 1, skipped }))
  const document =
    'mutation ($input: SendCandidateEmailsInput!) { sendCandidateEmails(input: $input) { sentCount skipped { reason } } }'
  const asked = { variables: { input: { ...toMany, attachments: ['c/2026-11/a.pdf'] } }, rest }
  const { data } = await execute(document, { ...asked, viewer })
  expect(data.sendCandidateEmails).toEqual({
    sentCount: 1,
    skipped: [{ reason: 'UNSUBSCRIBED' }, { reason: 'PLACEHOLDERS' }],
  })
  expect(rest.callsOf('candidateEmailsSend')[0]!.body).toMatchObject({
    candidateIds: [uuid(1), uuid(2), uuid(3)],
    attachments: ['c/2026-11/a.pdf'],
  })
  const reader = viewerWith('Candidate:ReadCandidate')
  expect(await execute(document, { ...asked, viewer: reader })).toMatchObject({ code: 'FORBIDDEN' })
  const wrong = { ...toMany, candidateIds: ['none'] }
  expect(await execute(document, { rest, viewer, variables: { input: wrong } })).toMatchObject({ code: 'BAD_INPUT' })
  expect(rest.callsOf('candidateEmailsSend')).toHaveLength(1)
})

test('the log address of the viewer is read with one call, and replaced on request', async () => {
  const rest = services([]).on(contract.candidateEmailLogAddress, ({ body }) => ({
    address: body.isNew ? null : 'log-abc@in.example',
  }))
  const document = 'mutation ($input: GiveEmailLogAddressInput!) { giveEmailLogAddress(input: $input) { address } }'
  const give = (input: object) => execute(document, { rest, viewer, variables: { input } })
  expect((await give({})).data.giveEmailLogAddress).toEqual({ address: 'log-abc@in.example' })
  expect((await give({ isNew: true })).data.giveEmailLogAddress).toEqual({ address: null })
  expect(rest.calls.map(({ body }) => body)).toEqual([{ isNew: false }, { isNew: true }])
})
