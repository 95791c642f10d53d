import { afterAll, beforeAll, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { giveAddress, localParts } from '../../../services/core/inbound/addresses.ts'
import { newId } from '../../../services/core/ids.ts'
import {
  candidateEmailList,
  candidateEmailLogAddress,
  candidateEmailSend,
  candidateEmailsSend,
} from '../../../services/features/candidateEmails/contract.ts'
import { notifyFailures } from '../../../services/features/candidateEmails/failures.ts'
import { candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import { sampleCv, sendMail } from '../../support/mail.ts'
import { startCandidates, type CandidatesHere } from '../candidates/candidates.fixture.ts'

let here: CandidatesHere
const own = 'ha@company.example'
beforeAll(async () => {
  here = await startCandidates()
  await unscoped(here.db).updateTable('app_user').set({ email: own }).where('user_name', '=', 'recruiter').execute()
})
afterAll(() => here?.close())

const create = async (address: string, more: object = {}) => (await here.create({ emails: [address], ...more })).id
const emailsOf = async (candidateId: string) =>
  (await here.ok('recruiter', candidateEmailList, { body: { candidateId } })).data
const inboxOf = async (userName: string) => (await here.ok(userName, notificationList, { body: {} })).data
const addressOf = async (body = { isNew: false }) =>
  (await here.ok('recruiter', candidateEmailLogAddress, { body })).address!
async function until<T>(read: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  for (let left = 200; left > 0; left--) {
    const value = await read()
    if (is(value)) return value
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error('It did not come')
}
const untilThere = (candidateId: string, count: number) =>
  until(
    () => emailsOf(candidateId),
    ({ length }) => length >= count,
  )

/** A mail from a mail program with the log address in BCC: it is only in the envelope. */
const written = async (bcc: string, { from = own, to = '', cc = '', id = newId(), more = [] as string[] } = {}) =>
  sendMail(here.services.smtpPort!, {
    to: bcc,
    from,
    raw: [
      `From: Ha Nguyen <${from}>`,
      `To: ${to}`,
      ...(cc ? [`Cc: ${cc}`] : []),
      'Subject: A word on Friday',
      `Message-ID: <${id}@mail.company.example>`,
      ...more,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'See you on Friday.',
      '--b1',
      'Content-Type: application/pdf; name="way.pdf"',
      'Content-Disposition: attachment; filename="way.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(await sampleCv('classic')).toString('base64'),
      '--b1--',
      '',
    ].join('\r\n'),
  })

test('the address stays the same until a new one is requested; then the old one is refused', async () => {
  const first = await addressOf()
  expect(first).toMatch(/^log-[a-z0-9]{12}@localhost$/)
  expect(await addressOf()).toBe(first)
  const second = await addressOf({ isNew: true })
  expect(second).not.toBe(first)
  await expect(written(first)).rejects.toMatchObject({ responseCode: 550 })
})

test('a mail written elsewhere appears once in the conversation of each candidate, with its files, and replies continue from it', async () => {
  const [one, two] = [await create('one@logged.example'), await create('two@logged.example')]
  const bcc = await addressOf()
  const mail = { to: 'One <ONE@logged.example>, friend@logged.example', cc: 'two@logged.example', id: 'same' }
  await written(bcc, mail)
  const [logged] = await untilThere(one, 1)
  expect(logged).toMatchObject({
    isReceived: false,
    userName: 'recruiter',
    fromAddress: own,
    toAddress: 'one@logged.example',
    subject: 'A word on Friday',
    contents: '<p>See you on Friday.</p>',
    attachments: [{ name: 'way.pdf', contentType: 'application/pdf' }],
    mail: null,
  })
  const [copy] = await untilThere(two, 1)
  expect(copy!.attachments[0]!.path).not.toBe(logged!.attachments[0]!.path)
  await written(bcc, mail)
  await written(bcc, { ...mail, id: 'next' })
  expect(await untilThere(one, 2)).toHaveLength(2)
  const answer = { candidateId: one, subject: 'Once more', contents: '<p>Hello</p>' }
  const sent = await here.ok('recruiter', candidateEmailSend, { body: answer })
  const { in_reply_to: before } = await here.db
    .from('mail')
    .select('mail.in_reply_to')
    .where('mail.id', '=', sent.mail!.id)
    .executeTakeFirstOrThrow()
  expect(before).toBe('<next@mail.company.example>')
  // Both candidates have the mail; after a merge one candidate has all of it.
  await here.ok('recruiter', candidateMerge, { body: { targetId: one, sourceId: two, version: 1 } })
  expect((await emailsOf(one)).map(({ subject }) => subject)).toContain('Once more')
})

test('mails from another person, from a machine, or from a user who may no longer write are not logged', async () => {
  const id = await create('guarded@logged.example')
  const bcc = await addressOf()
  const to = 'guarded@logged.example'
  await written(bcc, { to, from: 'stranger@elsewhere.example' })
  await written(bcc, { to, more: ['Auto-Submitted: auto-replied'] })
  await written(bcc, { to, more: ['X-Loop: me'] })
  await written(bcc, { to, id: 'honest' })
  const emails = await untilThere(id, 1)
  expect(emails).toHaveLength(1)
  // The address of a user who may only read candidates, followed by a mail of the recruiter.
  const { id: readerId } = await unscoped(here.db)
    .updateTable('app_user')
    .set({ email: 'reader@company.example' })
    .where('user_name', '=', 'interviewer')
    .returning('app_user.id')
    .executeTakeFirstOrThrow()
  await giveAddress(here.db, 'userMails', readerId, 'log')
  const [part] = (await localParts(here.db, 'userMails', [readerId])).values()
  await written(`${part}@localhost`, { to, from: 'reader@company.example' })
  await written(bcc, { to, id: 'last' })
  expect((await untilThere(id, 2)).map(({ fromAddress }) => fromAddress)).toEqual([own, own])
})

test('the author is notified of a mail that matches no candidate', async () => {
  await written(await addressOf(), { to: 'nobody@logged.example' })
  const [news] = await until(
    () => inboxOf('recruiter'),
    (all) => all[0]?.kind === 'mailFitsNobody',
  )
  expect(news).toMatchObject({ params: { subject: 'A word on Friday' }, path: '/candidates' })
})

test('the author and the owner are notified once of a mail that did not arrive; bounces of a bulk mail are reported together', async () => {
  const fail = (recipients: readonly string[]) =>
    here.db
      .update('mail')
      .set({ state: 'failed', reason: 'bounced' })
      .where('mail.recipient', 'in', recipients)
      .execute()
  const ids = [
    await create('fail1@logged.example', { name: 'Fail One', owner: 'manager' }),
    await create('fail2@logged.example', { name: 'Fail Two' }),
    await create('fail3@logged.example', { name: 'Fail Three' }),
  ]
  await here.ok('recruiter', candidateEmailSend, {
    body: { candidateId: ids[0]!, subject: 'Alone', contents: '<p>Hello</p>' },
  })
  await fail(['fail1@logged.example'])
  await notifyFailures(here.db)
  await notifyFailures(here.db)
  const failures = async (userName: string) =>
    (await inboxOf(userName)).filter(({ kind }) => kind === 'candidateMailFailed')
  expect(await failures('recruiter')).toMatchObject([
    { params: { candidate: 'Fail One', subject: 'Alone' }, path: `/candidates/view/${ids[0]}?tab=messages` },
  ])
  await here.ok('recruiter', candidateEmailsSend, {
    body: { candidateIds: ids, subject: 'Together', contents: '<p>Hello</p>' },
  })
  await fail(['fail1@logged.example', 'fail2@logged.example', 'fail3@logged.example'])
  await notifyFailures(here.db)
  expect((await failures('recruiter'))[0]).toMatchObject({ params: { more: '2', subject: 'Together' } })
  expect(await failures('recruiter')).toHaveLength(2)
  expect(await failures('manager')).toMatchObject([
    { params: { subject: 'Together' } },
    { params: { subject: 'Alone' } },
  ])
})
