import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createComposer } from '../../../services/core/mail/compose.ts'
import { addressHash } from '../../../services/core/mail/optOuts.ts'
import { newId } from '../../../services/core/ids.ts'
import {
  candidateEmailList,
  candidateEmailsPlan,
  candidateEmailsSend,
} from '../../../services/features/candidateEmails/contract.ts'
import { candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateDelete } from '../../../services/features/candidates/writes/writeContract.ts'
import { emailOptOut, emailOptOutSet } from '../../../services/features/emailOptOuts/contract.ts'
import { startCandidates, type CandidatesHere } from '../candidates/candidates.fixture.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
  const names = ['Candidate_Name', 'Job_Title']
  await here.db
    .insert(
      'vocabulary_item',
      names.map((name, position) => ({
        id: newId(),
        kind: 'emailTemplateToken',
        parent_id: null,
        position,
        name,
        is_default: false,
      })),
    )
    .execute()
})
afterAll(() => here?.close())

const letter = (candidateIds: readonly string[], more: object = {}) => ({
  candidateIds: [...candidateIds],
  subject: 'News for Candidate_Name',
  contents: '<p>Hello <span data-token="Candidate_Name">Candidate_Name</span></p>',
  ...more,
})
const plan = (ids: readonly string[], more: object = {}) =>
  here.ok('recruiter', candidateEmailsPlan, { body: letter(ids, more) })
const send = (ids: readonly string[], more: object = {}) =>
  here.ok('recruiter', candidateEmailsSend, { body: letter(ids, more) })
const conversation = async (candidateId: string) =>
  (await here.ok('recruiter', candidateEmailList, { body: { candidateId } })).data
const create = async (address: string, name = 'Lan') => (await here.create({ name, emails: [address] })).id
/** Returns the mails in the outbox to an address. */
const mailsTo = (recipient: string) =>
  here.db.from('mail').selectAll('mail').where('mail.recipient', '=', recipient).execute()
const tokenIn = (text: string) => /\/unsubscribe\/([\w-]{43})/.exec(text)![1]!

test('each recipient gets their own mail in their own conversation, once', async () => {
  const ids = [await create('one@many.example', 'An'), await create('two@many.example', 'Bình')]
  expect(await plan(ids)).toEqual({ ready: 2, skipped: [] })
  const asked = { body: letter([...ids, ids[0]!]), key: newId() }
  expect(await here.ok('recruiter', candidateEmailsSend, asked)).toEqual({ queued: 2, skipped: [] })
  expect(await here.ok('recruiter', candidateEmailsSend, asked)).toEqual({ queued: 2, skipped: [] })
  for (const [id, name] of [[ids[0]!, 'An'] as const, [ids[1]!, 'Bình'] as const])
    expect(await conversation(id)).toMatchObject([
      { subject: `News for ${name}`, contents: `<p>Hello ${name}</p>`, isBulk: true, mail: { state: 'waiting' } },
    ])
  const [first] = await mailsTo('one@many.example')
  const [second] = await mailsTo('two@many.example')
  expect(first!.unsubscribe_url).not.toBe(second!.unsubscribe_url)
  expect(first!.reply_to).not.toBe(second!.reply_to)
})

test('the sent mail contains a one-click unsubscribe header as in RFC 8058, and a link below the text', async () => {
  const id = await create('wire@many.example')
  await send([id])
  const [mail] = await mailsTo('wire@many.example')
  const from = { name: 'Hireloom', address: 'no-reply@localhost' }
  const compose = createComposer({ from, server: 'keep', keptDays: 365 }, here.services.files)
  const read = await PostalMime.parse((await compose(mail!)).bytes)
  const header = (name: string) => read.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${mail!.unsubscribe_url}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('auto-submitted')).toBeUndefined()
  for (const part of [read.text, read.html]) expect(tokenIn(part!)).toBe(tokenIn(mail!.unsubscribe_url!))
})

test('candidates who must not or cannot get the mail are skipped and listed with the reason; the others get it', async () => {
  const ready = await create('ready@many.example')
  const same = await create('twin@many.example')
  await here.db
    .update('candidate')
    .set({ emails: ['Ready@many.example'] })
    .where('candidate.id', '=', same)
    .execute()
  const noAddress = (await here.create({ name: 'None', emails: [] })).id
  const listed = await create('listed@many.example')
  await here.db.update('candidate').set({ in_black_list: true }).where('candidate.id', '=', listed).execute()
  const gone = await create('gone@many.example')
  await here.ok('recruiter', candidateDelete, { params: { id: gone } })
  const closed = await create('closed@many.example')
  await here.db
    .insert('mail_suppression', { address_hash: addressHash('closed@many.example'), mail_id: newId() })
    .execute()
  const asked = [ready, same, noAddress, listed, gone, closed, newId()]
  const skipped = [
    { candidateId: same, reason: 'sameAddress', missing: [] },
    { candidateId: noAddress, reason: 'noAddress', missing: [] },
    { candidateId: listed, reason: 'blackListed', missing: [] },
    { candidateId: gone, reason: 'gone', missing: [] },
    { candidateId: closed, reason: 'undeliverable', missing: [] },
    { candidateId: asked[6], reason: 'gone', missing: [] },
  ]
  expect(await plan(asked)).toEqual({ ready: 1, skipped })
  expect(await send(asked)).toEqual({ queued: 1, skipped })
  expect(await conversation(same)).toEqual([])
})

test('a placeholder without a value skips only the candidates concerned, and an invalid text refuses the whole mailing', async () => {
  const id = await create('tokens@many.example')
  const contents = '<p><span data-token="Job_Title">Job_Title</span></p>'
  expect(await send([id], { contents })).toEqual({
    queued: 0,
    skipped: [{ candidateId: id, reason: 'placeholders', missing: ['Job_Title'] }],
  })
  const wrong = await here.send('recruiter', candidateEmailsSend, {
    body: letter([id], { subject: ' ', contents: '<p> </p>', attachments: [`${here.db.companyId}/2026-01/none.pdf`] }),
  })
  expect(Object.keys(wrong.body.errors!)).toEqual(['subject', 'contents'])
  expect(await conversation(id)).toEqual([])
})

test('a candidate who unsubscribes gets no more bulk mails until they subscribe again', async () => {
  const id = await create('leave@many.example')
  await send([id])
  const [mail] = await mailsTo('leave@many.example')
  const params = { token: tokenIn(mail!.body) }
  expect(await here.ok(null, emailOptOut, { params })).toMatchObject({
    mailHint: 'l•••@many.example',
    isUnsubscribed: false,
  })
  const set = (isUnsubscribed: boolean) => here.ok(null, emailOptOutSet, { params, body: { isUnsubscribed } })
  expect((await set(true)).isUnsubscribed).toBe(true)
  expect((await set(true)).isUnsubscribed).toBe(true)
  expect((await send([id])).skipped).toEqual([{ candidateId: id, reason: 'unsubscribed', missing: [] }])
  expect((await set(false)).isUnsubscribed).toBe(false)
  expect((await send([id])).queued).toBe(1)
  expect((await here.send(null, emailOptOut, { params: { token: 'x'.repeat(43) } })).body).toMatchObject({
    errorCode: 'LINK_GONE',
  })
})

test('nobody gets more than three bulk mails a day', async () => {
  const id = await create('often@many.example')
  for (let times = 0; times < 3; times++) expect((await send([id])).queued).toBe(1)
  expect((await send([id])).skipped).toEqual([{ candidateId: id, reason: 'tooOften', missing: [] }])
})

test('a merged candidate gets the mail once, as the remaining candidate', async () => {
  const kept = await create('kept@many.example')
  const merged = await create('merged@many.example')
  await here.ok('recruiter', candidateMerge, { body: { sourceId: merged, targetId: kept, version: 1 } })
  expect(await send([merged, kept])).toMatchObject({ queued: 1, skipped: [{ reason: 'sameAddress' }] })
})
