import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServices } from '../../../services/core/app.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { emailSend, emailStatuses } from '../../../services/features/emails/contract.ts'
import { routes } from '../../../services/features/emails/routes.ts'
import { clientOf, startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const mail = {
  subject: 'Chúng tôi cần người',
  contents: '<p>Xin chào,</p><p>see <a href="https://hire.example/1">the job</a></p>',
  emailFrom: 'JOBS@songhong.example',
  emailFromName: 'Sông Hồng',
  emailTo: 'an@vendor.example; binh@vendor.example;AN@vendor.example;',
}
const send = (change: object = {}, userName = 'recruiter') =>
  here.as(userName).raw(emailSend, { body: { ...mail, ...change } })
const stored = () =>
  here.db.from('mail').selectAll('mail').where('mail.kind', '=', 'letter').orderBy('mail.id').execute()

test("each recipient gets a separate mail, from the company's sender", async () => {
  const { status, body } = await send()
  expect([status, body]).toEqual([200, { emailIds: [expect.any(String), expect.any(String)] }])
  const rows = await stored()
  expect(rows.map(({ id, recipient }) => [id, recipient])).toEqual([
    [body.emailIds[0], 'an@vendor.example'],
    [body.emailIds[1], 'binh@vendor.example'],
  ])
  expect(rows[0]).toMatchObject({
    subject: mail.subject,
    body: 'Xin chào,\n\nsee the job (https://hire.example/1)',
    html: expect.stringContaining('<p style="margin:0 0 16px">Xin chào,</p>'),
    from_address: 'jobs@songhong.example',
    from_name: 'Sông Hồng',
    created_by: 'recruiter',
  })
  const read = (userName: string) => here.as(userName).ok(emailStatuses, { body: { ids: body.emailIds } })
  await expect
    .poll(() => read('recruiter'), { timeout: 15_000 })
    .toMatchObject([{ recipient: 'an@vendor.example', state: 'sent' }, { state: 'sent' }])
  expect(await read('admin')).toHaveLength(2)
  expect(await read('manager')).toEqual([])
  expect(await read('admin@other')).toEqual([])
})

test('invalid values are reported by field, and nothing is sent', async () => {
  const before = (await stored()).length
  const said = async (change: object) => {
    const { status, body } = await send(change)
    return [status, body.errors]
  }
  expect(await said({ subject: ' ', contents: '<p> </p>', emailFrom: '', emailTo: ' ; ' })).toEqual([
    400,
    {
      subject: ['This field is required'],
      contents: ['This field is required'],
      emailFrom: ['This field is required'],
      emailTo: ['This field is required'],
    },
  ])
  expect(
    await said({
      subject: 'a\nBcc: x@y.example',
      emailFrom: 'ceo@bank.example',
      emailFromName: 'a\r\nb',
      emailTo: 'an@vendor.example;nobody;a b@c.de',
    }),
  ).toEqual([
    400,
    {
      subject: ['must be one line'],
      emailFrom: ['is not an e-mail sender of the company'],
      emailFromName: ['must be one line'],
      emailTo: ['Not an e-mail address: nobody, a b@c.de'],
    },
  ])
  const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}@vendor.example`).join(';')
  expect(await said({ emailTo: many(101) })).toEqual([400, { emailTo: ['Maximum length is 100'] }])
  expect(await said({ subject: 'x'.repeat(251) })).toEqual([400, { subject: ['Maximum length is 250'] }])
  // The other company has its own senders.
  expect((await send({}, 'admin@other')).body.errors).toEqual({ emailFrom: ['is not an e-mail sender of the company'] })
  expect(await stored()).toHaveLength(before)
  expect((await send({ emailTo: many(100) })).body.emailIds).toHaveLength(100)
})

test('only users who may send to vendors have access', async () => {
  const statuses = await Promise.all(['finance', 'vendor', 'admin'].map(async (name) => (await send({}, name)).status))
  expect(statuses).toEqual([403, 403, 200])
  const refused = await send({}, 'finance')
  expect(typeof refused.body).toBe('string')
})

test('a request repeated with the same idempotency key sends once', async () => {
  const before = (await stored()).length
  const key = randomUUID()
  const token = await here.tokenOf('recruiter')
  const once = async () =>
    (
      await fetch(`${here.services.url}${emailSend.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(mail),
      })
    ).json()
  const [first, second] = [await once(), await once()]
  expect(second).toEqual(first)
  expect(await stored()).toHaveLength(before + 2)
})

test('without a mail server sending is refused with a code', async () => {
  const { env } = here.database
  const settings = readSettings({ ...env, SERVICES_PORT: '0', SMTP_PORT: 'none', DEMO: '1', LOG_LEVEL: 'silent' })
  const database = settings.databaseUrl
  // The embedded database has room for only one process.
  if (!database) return expect(settings.mail.server).toBe('keep')
  settings.mail = { ...settings.mail, server: 'none' }
  const other = await startServices(settings, { routes: routes([]), queues: [] })
  try {
    const { status, body } = await clientOf(other, 'recruiter').raw(emailSend, { body: mail })
    expect([status, body]).toEqual([400, { errorCode: 'MAIL_OFF', message: 'No mail server is configured' }])
  } finally {
    await other.close()
  }
})
