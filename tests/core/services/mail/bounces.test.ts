import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { putMails } from '../../../../services/core/mail/outbox.ts'
import { sendMail } from '../../../support/mail.ts'
import { smtpSink, type Sink } from '../../../support/smtpSink.ts'
import { companies, startHere, until, type Here } from '../coreServices.fixture.ts'

let here: Here
let sink: Sink
beforeAll(async () => {
  sink = await smtpSink()
  here = await startHere(
    { sendingTimes: { everyMs: 20, pausesMs: [50] } },
    {
      OUTGOING_SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      MAIL_FROM: 'Hire <no-reply@hire.example>',
      MAIL_BOUNCES: '1',
      MAIL_DOMAIN: 'in.hire.example',
      SMTP_PORT: '0',
    },
  )
})
afterAll(async () => {
  await here?.close()
  await sink?.close()
})

const company = (at: 0 | 1 = 0) => here.services.companyDb(companies[at])
const stored = (id: string, at: 0 | 1 = 0) =>
  company(at).from('mail').selectAll('mail').where('mail.id', '=', id).executeTakeFirstOrThrow()
async function sent(recipient: string, at: 0 | 1 = 0) {
  const [id] = await putMails(company(at), [{ kind: 'test', recipient, subject: 'Hello', body: 'x', createdBy: 'ann' }])
  await until(async () => ['sent', 'failed'].includes((await stored(id!, at)).state))
  return stored(id!, at)
}
const reportsTo = (id: string) => `bounce+${id.replaceAll('-', '')}@in.hire.example`

/** Returns a report as Postfix writes it. */
const report = (to: string, { action = 'failed', status = '5.1.1' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example.org',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'The mail system could not deliver your message. Status: 5.9.9 is not read here.',
    '',
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; nobody@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
    '--=_b',
    'Content-Type: message/rfc822',
    '',
    'Subject: Hello',
    '',
    'x',
    '',
    '--=_b--',
    '',
  ].join('\r\n')
const comesBack = (id: string, raw: string) => sendMail(here.services.smtpPort!, { to: reportsTo(id), from: '', raw })

test('a mail has its own address for reports', async () => {
  const mail = await sent('minh@example.org')
  expect(sink.taken.at(-1)).toMatchObject({ from: reportsTo(mail.id), to: ['minh@example.org'] })
})

test('a mail that bounces has failed, and no more mails are sent to its address', async () => {
  const mail = await sent('Nobody@example.org')
  expect(mail.state).toBe('sent')
  const removed = vi.spyOn(here.services.files, 'remove')
  expect(await comesBack(mail.id, report(reportsTo(mail.id)))).toMatch(/^250/)
  expect(removed).toHaveBeenCalledOnce()
  expect(await stored(mail.id)).toMatchObject({
    state: 'failed',
    reason: 'bounced',
    answer: 'smtp; 550 5.1.1 User unknown',
  })
  // The same report changes nothing.
  await comesBack(mail.id, report(reportsTo(mail.id)))
  const before = sink.taken.length
  expect(await sent('nobody@EXAMPLE.org')).toMatchObject({ state: 'failed', reason: 'suppressed', tries: 1 })
  expect(sink.taken).toHaveLength(before)
  // Another company is not affected, and after some months the address may exist.
  expect(await sent('nobody@example.org', 1)).toMatchObject({ state: 'sent' })
  await company()
    .update('mail_suppression')
    .set({ created_at: sql<Date>`now() - interval '91 days'` })
    .execute()
  expect(await sent('nobody@example.org')).toMatchObject({ state: 'sent' })
})

test('a full mailbox makes only this mail fail', async () => {
  const mail = await sent('full@example.org')
  await comesBack(mail.id, report(reportsTo(mail.id), { status: '5.2.2' }))
  expect(await stored(mail.id)).toMatchObject({ state: 'failed', reason: 'bounced' })
  expect(await sent('full@example.org')).toMatchObject({ state: 'sent' })
})

test('delay reports, absence notes and messages that are not mails change nothing', async () => {
  const mail = await sent('slow@example.org')
  await comesBack(mail.id, report(reportsTo(mail.id), { action: 'delayed', status: '4.4.1' }))
  await comesBack(mail.id, report(reportsTo(mail.id), { action: 'delayed' }))
  await comesBack(mail.id, 'Subject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nUntil Monday. Status: 5.1.1\r\n')
  await comesBack(mail.id, 'no headers, no parts')
  expect(await stored(mail.id)).toMatchObject({ state: 'sent', reason: null })
})

test('reports on mails that were never sent are refused', async () => {
  const [id] = await company().transaction(async (tx) => {
    const ids = await putMails(tx, [
      { kind: 'test', recipient: 'a@example.org', subject: 'Later', body: 'x', createdBy: 'ann' },
    ])
    await tx.update('mail').set({ state: 'failed', reason: 'refused' }).where('mail.id', '=', ids[0]!).execute()
    return ids
  })
  await expect(comesBack(id!, report(reportsTo(id!)))).rejects.toMatchObject({ responseCode: 550 })
  await expect(comesBack(crypto.randomUUID(), report('x'))).rejects.toMatchObject({ responseCode: 550 })
})
