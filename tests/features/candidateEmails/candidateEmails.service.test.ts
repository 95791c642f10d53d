import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createComposer } from '../../../services/core/mail/compose.ts'
import { newId } from '../../../services/core/ids.ts'
import { addRecord } from '../../../services/core/files/fileRecords.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import {
  candidateEmailList,
  candidateEmailPreview,
  candidateEmailSend,
  type CandidateEmail,
} from '../../../services/features/candidateEmails/contract.ts'
import { splitQuoted } from '../../../services/features/candidateEmails/receiving/quoted.ts'
import { candidateActivities } from '../../../services/features/candidateNotes/contract.ts'
import { candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateDelete } from '../../../services/features/candidates/writes/writeContract.ts'
import { sampleCv, sendMail } from '../../support/mail.ts'
import { startCandidates, type CandidatesHere } from '../candidates/candidates.fixture.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
  const token = (name: string, position: number) => ({
    id: newId(),
    kind: 'emailTemplateToken',
    parent_id: null,
    position,
    name,
    is_default: false,
  })
  await here.db.insert('vocabulary_item', [token('Candidate_Name', 0), token('Job_Title', 1)]).execute()
})
afterAll(() => here?.close())

const letter = (candidateId: string, more: object = {}) => ({
  candidateId,
  subject: 'An interview',
  contents: '<p>Hello <span data-token="Candidate_Name">Candidate_Name</span></p><script>alert(1)</script>',
  ...more,
})
const send = (candidateId: string, more: object = {}) =>
  here.ok('recruiter', candidateEmailSend, { body: letter(candidateId, more) })
const emailsOf = async (candidateId: string, userName = 'recruiter'): Promise<CandidateEmail[]> =>
  (await here.ok(userName, candidateEmailList, { body: { candidateId } })).data
/** Returns the conversation once it has this many mails. */
async function until(candidateId: string, count: number): Promise<CandidateEmail[]> {
  for (let left = 200; left > 0; left--) {
    const emails = await emailsOf(candidateId)
    if (emails.length >= count) return emails
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error('The mail did not come')
}
const mailOf = ({ mail }: CandidateEmail) =>
  here.db.from('mail').selectAll('mail').where('mail.id', '=', mail!.id).executeTakeFirstOrThrow()
const port = () => here.services.smtpPort!
const reply = (to: string, more: Partial<Parameters<typeof sendMail>[1]> = {}) =>
  sendMail(port(), {
    to,
    subject: 'Re: An interview',
    text: 'Yes, gladly.\n\nOn Mon, 1 Jan 2026 Ha wrote:\n> Hello',
    ...more,
  })

test("a mail is written in the caller's name, with placeholders filled in, stored, and put into the outbox once", async () => {
  const { id } = await here.create({ name: 'Lan Anh', emails: ['lan@mail.example', 'second@mail.example'] })
  const preview = await here.ok('recruiter', candidateEmailPreview, { body: letter(id) })
  expect(preview).toEqual({
    toAddress: 'lan@mail.example',
    subject: 'An interview',
    contents: '<p>Hello Lan Anh</p>',
    missing: [],
  })
  const sent = { body: letter(id, { subject: 'Hello Candidate_Name' }), key: newId() }
  const email = await here.ok('recruiter', candidateEmailSend, sent)
  expect(email).toMatchObject({
    candidateId: id,
    isReceived: false,
    userName: 'recruiter',
    toAddress: 'lan@mail.example',
    subject: 'Hello Lan Anh',
    contents: '<p>Hello Lan Anh</p>',
    mail: { state: 'waiting' },
  })
  expect((await here.ok('recruiter', candidateEmailSend, sent)).id).toBe(email.id)
  expect(await emailsOf(id)).toHaveLength(1)
  const mail = await mailOf(email)
  expect(mail).toMatchObject({ recipient: 'lan@mail.example', kind: 'candidate-email' })
  expect(mail.reply_to).toMatch(/^reply-[a-z0-9]{12}@localhost$/)
  const { data } = await here.ok('recruiter', candidateActivities, { query: { candidateId: id } })
  expect(data[0]).toMatchObject({ kind: 'emailed', subject: 'Hello Lan Anh' })
})

test('the sent mail contains the author, the reply address and the mail before it, and nothing marks it as automatic', async () => {
  const { id } = await here.create({ emails: ['wire@mail.example'] })
  await send(id)
  const second = await send(id, { subject: 'Once more' })
  const compose = createComposer(
    { from: { name: 'Hireloom', address: 'no-reply@localhost' }, server: 'keep', keptDays: 365 },
    here.services.files,
  )
  const mail = await mailOf(second)
  const read = await PostalMime.parse((await compose(mail)).bytes)
  const first = (await emailsOf(id)).at(-1)!
  expect(read.replyTo![0]).toMatchObject({ address: mail.reply_to })
  expect(read.from!.name).not.toBe('Hireloom')
  expect(read.inReplyTo).toBe(`<${first.mail!.id}@localhost>`)
  expect(read.headers.map(({ key }) => key)).not.toContain('auto-submitted')
})

test('invalid values are reported at their fields, and nothing is stored', async () => {
  const { id } = await here.create({ emails: [] })
  const other = await here.create({ emails: ['known@mail.example'] })
  const errors = async (candidateId: string, more: object) =>
    (await here.send('recruiter', candidateEmailSend, { body: letter(candidateId, more) })).body.errors
  expect(Object.keys((await errors(id, {}))!)).toEqual(['toAddress'])
  expect(Object.keys((await errors(other.id, { subject: ' ', contents: '<p> </p>' }))!)).toEqual([
    'subject',
    'contents',
  ])
  expect(await errors(other.id, { contents: '<p><span data-token="Job_Title">Job_Title</span></p>' })).toEqual({
    contents: ['There is no value for: Job_Title'],
  })
  expect(Object.keys((await errors(other.id, { toAddress: 'strange@mail.example' }))!)).toEqual(['toAddress'])
  expect(Object.keys((await errors(other.id, { attachments: [`${here.db.companyId}/2026-01/none.pdf`] }))!)).toEqual([
    'attachments',
  ])
  expect(await emailsOf(other.id)).toEqual([])
  expect((await here.send('recruiter', candidateEmailSend, { body: letter(newId()) })).status).toBe(404)
  for (const userName of ['finance', 'vendor', 'interviewer'])
    expect((await here.send(userName, candidateEmailSend, { body: letter(other.id) })).status).toBe(403)
  expect((await here.send('admin@other', candidateEmailList, { body: { candidateId: other.id } })).status).toBe(404)
})

test('files uploaded by the caller are attached and stay with the mail; files of others are not', async () => {
  const { id } = await here.create({ emails: ['files@mail.example'] })
  const path = `${here.db.companyId}/2026-01/${newId()}.pdf`
  const add = (createdBy: string, at: string) =>
    addRecord(here.db, {
      path: at,
      name: 'Offer.pdf',
      contentType: 'application/pdf',
      size: 9,
      sha256: null,
      createdBy,
    })
  await add('recruiter', path)
  const email = await send(id, { attachments: [path] })
  expect(email.attachments).toEqual([{ name: 'Offer.pdf', contentType: 'application/pdf', size: 9, path }])
  expect((await mailOf(email)).attachments).toMatchObject([{ name: 'Offer.pdf', path }])
  const strange = `${here.db.companyId}/2026-01/${newId()}.pdf`
  await add('recruiter2', strange)
  expect(
    (await here.send('recruiter', candidateEmailSend, { body: letter(id, { attachments: [strange] }) })).status,
  ).toBe(400)
})

test('an answer arrives in the conversation once, with its files, and notifies the owner and the author', async () => {
  const { id } = await here.create({ name: 'Mai Reply', emails: ['mai@mail.example'] })
  const { reply_to: to } = await mailOf(await send(id))
  const answer = {
    messageId: '<answer-1@mail.example>',
    files: [
      { name: 'cv.pdf', bytes: await sampleCv('classic') },
      { name: 'run.exe', bytes: Buffer.from('MZ\x90\0') },
    ],
  }
  await reply(to!, answer)
  const [received] = await until(id, 2)
  expect(received).toMatchObject({
    isReceived: true,
    isAutomatic: false,
    userName: null,
    fromName: 'Jane Roe',
    fromAddress: 'jane@example.com',
    subject: 'Re: An interview',
    contents: '<p>Yes, gladly.</p>',
    quoted: 'On Mon, 1 Jan 2026 Ha wrote:\n> Hello',
    mail: null,
    attachments: [
      { name: 'cv.pdf', contentType: 'application/pdf' },
      { name: 'run.exe', path: null },
    ],
  })
  const kept = await buffer(await here.services.files.read(received!.attachments[0]!.path!))
  expect(kept.subarray(0, 5).toString()).toBe('%PDF-')
  const inbox = await here.ok('recruiter', notificationList, { body: {} })
  expect(inbox.data[0]).toMatchObject({ kind: 'candidateReplied', params: { candidate: 'Mai Reply' } })

  await reply(to!, answer)
  await reply(to!, { subject: 'Out of office', headers: { 'Auto-Submitted': 'auto-replied' } })
  const all = await until(id, 3)
  expect(all).toHaveLength(3)
  expect(all[0]).toMatchObject({ subject: 'Out of office', isAutomatic: true })
  expect((await here.ok('recruiter', notificationList, { body: {} })).data[0]!.params.subject).toBe('Re: An interview')

  // The next mail is a reply to the answer.
  const before = await mailOf(await send(id))
  expect(before.in_reply_to).toMatch(/^<.+>$/)
})

test('answers to a merged candidate go to the remaining one; those to a deleted candidate are refused', async () => {
  const [one, other] = [
    await here.create({ emails: ['a1@mail.example'] }),
    await here.create({ emails: ['b1@mail.example'] }),
  ]
  const { reply_to: to } = await mailOf(await send(other.id))
  await here.ok('recruiter', candidateMerge, { body: { targetId: one.id, sourceId: other.id, version: 1 } })
  expect(await emailsOf(one.id)).toHaveLength(1)
  await reply(to!, { messageId: '<merged@mail.example>' })
  expect((await until(one.id, 2))[0]).toMatchObject({ isReceived: true })
  await here.ok('recruiter', candidateDelete, { params: { id: one.id } })
  await expect(reply(to!)).rejects.toMatchObject({ responseCode: 550 })
})

test('quoted text is separated from the new text, in three languages', () => {
  const said = (text: string) => splitQuoted(text)
  expect(said('Vâng.\n\nVào Th 2, 1 thg 1, 2026 lúc 10:00 Hà đã viết:\n> Chào')).toEqual({
    own: 'Vâng.',
    quoted: 'Vào Th 2, 1 thg 1, 2026 lúc 10:00 Hà đã viết:\n> Chào',
  })
  expect(said('はい。\n\n2026年1月1日(木) 10:00 佐藤 <sato@mail.example>:\n> こんにちは').own).toBe('はい。')
  expect(
    said('Fine.\n\nOn Thu, Jan 1, 2026 at 10:00 AM Somebody With A Name\n<somebody@mail.example> wrote:\n> x').own,
  ).toBe('Fine.')
  expect(
    said('Gladly.\n\nFrom: Hà <ha@company.example>\nSent: Monday, 23 November 2026 09:00\nTo: Lan\n\nHello').own,
  ).toBe('Gladly.')
  expect(said('はい。\n\n差出人: 佐藤\n送信日時: 2026年11月23日 9:00\n\nこんにちは').own).toBe('はい。')
  expect(said('Sure\n> a\n> b\n')).toEqual({ own: 'Sure', quoted: '> a\n> b' })
  expect(said('> What?\nThis.\n> And?\nThat.')).toEqual({ own: '> What?\nThis.\n> And?\nThat.', quoted: '' })
  expect(said('> only quotes')).toEqual({ own: '> only quotes', quoted: '' })
})
