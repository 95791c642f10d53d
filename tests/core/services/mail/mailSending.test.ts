import { generateKeyPairSync } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import PostalMime from 'postal-mime'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import { createSending, type SendingTimes } from '../../../../services/core/mail/sending.ts'
import { setOptOut } from '../../../../services/core/mail/optOuts.ts'
import { putMails, type NewMail } from '../../../../services/core/mail/outbox.ts'
import { freePorts } from '../../../support/freePorts.ts'
import { smtpSink, type Sink, type SinkOptions } from '../../../support/smtpSink.ts'
import { companies, startHere, until, type Here } from '../coreServices.fixture.ts'

const keyFile = join(tmpdir(), `dkim-${process.pid}.pem`)
const times: Partial<SendingTimes> = { everyMs: 20, pausesMs: [50] }
const sinks: Sink[] = []
let here: Here
let port: number
let rules: SinkOptions

const sink = async (options: SinkOptions = {}) => {
  const opened = await smtpSink(options)
  sinks.push(opened)
  return opened
}
const company = (at: 0 | 1 = 0) => here.services.companyDb(companies[at])
const put = async (mail: Partial<NewMail> = {}, at: 0 | 1 = 0) => {
  const [id] = await putMails(company(at), [
    { kind: 'test', recipient: 'minh@example.org', subject: 'Hello', body: 'Xin chào', createdBy: 'ann', ...mail },
  ])
  return id!
}
const stored = (id: string, at: 0 | 1 = 0) =>
  company(at).from('mail').selectAll('mail').where('mail.id', '=', id).executeTakeFirstOrThrow()
const becomes = async (id: string, state: string) => {
  await until(async () => (await stored(id)).state === state)
  return stored(id)
}
const copies = (id: string) => sinks[0]!.taken.filter(({ text }) => text.includes(`<${id}@hire.example>`))

beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { port: sinkPort } = await sink({
    login: { user: 'hire', pass: 'p@ss/word' },
    recipient: (address) => rules.recipient?.(address),
    mail: (mail) => rules.mail?.(mail),
  })
  port = sinkPort
  here = await startHere(
    { sendingTimes: times },
    {
      OUTGOING_SMTP_URL: `smtp://hire:${encodeURIComponent('p@ss/word')}@127.0.0.1:${port}`,
      MAIL_FROM: 'Hire <no-reply@hire.example>',
      DKIM_DOMAIN: 'hire.example',
      DKIM_SELECTOR: 'one',
      DKIM_KEY_FILE: keyFile,
    },
  )
})
afterEach(() => {
  rules = {}
})
rules = {}
afterAll(async () => {
  await here?.close()
  for (const one of sinks) await one.close()
  rmSync(keyFile, { force: true })
})

test('a mail is sent to the server complete and signed, and its state is updated', async () => {
  const file = await here.services.files.save(companies[0], 'offer.txt', Readable.from(['the offer']), 100)
  const id = await put({
    html: '<p>Xin <b>chào</b></p>',
    attachments: [{ name: 'Thư mời.txt', contentType: 'text/plain', path: file.path }],
  })
  expect(await becomes(id, 'sent')).toMatchObject({
    reason: null,
    tries: 1,
    answer: expect.stringContaining('250'),
    sent_at: expect.any(Date),
  })
  const [mail, ...others] = copies(id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ from: 'no-reply@hire.example', to: ['minh@example.org'], user: 'hire' })
  const parsed = await PostalMime.parse(mail!.text)
  expect(parsed).toMatchObject({
    from: { name: 'Hire', address: 'no-reply@hire.example' },
    subject: 'Hello',
    messageId: `<${id}@hire.example>`,
  })
  expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(['Xin chào', '<p>Xin <b>chào</b></p>'])
  expect(
    parsed.attachments.map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer).toString()]),
  ).toEqual([['Thư mời.txt', 'the offer']])
  const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value
  expect(header('dkim-signature')).toMatch(/d=hire\.example;.*s=one;/)
  expect(header('auto-submitted')).toBe('auto-generated')
})

test('a bulk mail says how to unsubscribe, with a signed header, and is not sent to recipients who have', async () => {
  const unsubscribeUrl = 'https://hire.example/unsubscribe/token'
  const id = await put({ unsubscribeUrl })
  await becomes(id, 'sent')
  const { headers } = await PostalMime.parse(copies(id)[0]!.text)
  const header = (key: string) => headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('dkim-signature')).toMatch(/list-unsubscribe:list-unsubscribe-post/i)

  await setOptOut(company(), 'Leaver@example.org', true)
  const late = await put({ recipient: 'leaver@example.org', unsubscribeUrl })
  const personal = await put({ recipient: 'leaver@example.org' })
  expect(await becomes(late, 'failed')).toMatchObject({ reason: 'unsubscribed', tries: 1 })
  await becomes(personal, 'sent')
  expect(copies(late)).toEqual([])
  const ofOther = await put({ recipient: 'leaver@example.org', unsubscribeUrl }, 1)
  await until(async () => (await stored(ofOther, 1)).state === 'sent')
})

test("replies go to a company's sender in another domain", async () => {
  const foreign = await put({ from: { name: 'Sông Hồng', address: 'jobs@songhong.example' } })
  const own = await put({ from: { name: 'Sông Hồng', address: 'songhong@hire.example' } })
  await becomes(foreign, 'sent')
  await becomes(own, 'sent')
  const [first, second] = await Promise.all([foreign, own].map((id) => PostalMime.parse(copies(id)[0]!.text)))
  expect([first?.from, first?.replyTo]).toMatchObject([
    { name: 'Sông Hồng', address: 'no-reply@hire.example' },
    [{ name: 'Sông Hồng', address: 'jobs@songhong.example' }],
  ])
  expect([second?.from?.address, second?.replyTo]).toEqual(['songhong@hire.example', undefined])
})

test('a server that temporarily refuses is tried again', async () => {
  let asked = 0
  rules = { recipient: () => (++asked < 3 ? { code: 451, text: 'come again later' } : undefined) }
  const id = await put()
  await until(async () => (await stored(id)).reason === 'deferred')
  expect(await becomes(id, 'sent')).toMatchObject({ tries: 3, reason: null })
  expect(copies(id)).toHaveLength(1)
})

test("a mail that the server refuses for good has failed, with the server's message", async () => {
  rules = {
    recipient: (address) => (address.startsWith('nobody') ? { code: 550, text: 'no such user' } : undefined),
    mail: ({ text }) => (text.includes('Buy now') ? { code: 554, text: 'spam' } : undefined),
  }
  const unknown = await put({ recipient: 'nobody@example.org' })
  const spam = await put({ subject: 'Buy now' })
  expect(await becomes(unknown, 'failed')).toMatchObject({
    reason: 'refused',
    answer: expect.stringContaining('no such user'),
    tries: 1,
    sent_at: null,
  })
  expect(await becomes(spam, 'failed')).toMatchObject({ reason: 'refused', answer: expect.stringContaining('554') })
})

test('a missing file makes a mail fail, and the next one is sent', async () => {
  const path = `${companies[0]}/2026-01/${crypto.randomUUID()}.txt`
  const id = await put({ attachments: [{ name: 'a.txt', contentType: 'text/plain', path }] })
  expect(await becomes(id, 'failed')).toMatchObject({ reason: 'noFile' })
  expect(await becomes(await put(), 'sent')).toMatchObject({ tries: 1 })
})

test('mails of every company are sent, except those of a transaction that is rolled back', async () => {
  const lost = company().transaction(async (tx) => {
    await putMails(tx, [{ kind: 'test', recipient: 'x@example.org', subject: 'Lost', body: '', createdBy: 'ann' }])
    throw new Error('taken back')
  })
  await expect(lost).rejects.toThrow('taken back')
  const id = await put({ subject: 'Other' }, 1)
  await until(async () => (await stored(id, 1)).state === 'sent')
  expect(sinks[0]!.taken.some(({ text }) => text.includes('Lost'))).toBe(false)
})

/** Starts another instance beside the running one, with its own server or none. */
const another = (url: string | null, more: Partial<SendingTimes> = {}) => {
  const [, server, at] = /^smtp:\/\/(.+):(\d+)$/.exec(url ?? '') ?? []
  return createSending({
    settings: {
      keptDays: 365,
      from: { name: 'Hire', address: 'no-reply@hire.example' },
      server: server ? { host: server, port: Number(at), isSecure: false, needsTls: false } : 'none',
    },
    files: here.services.files,
    log: here.services.log,
    times: { ...times, ...more },
  })
}
/** Changes a mail of the other company that is not due yet. */
const aside = (change: object) =>
  company(1).transaction(async (tx) => {
    const [made] = await putMails(tx, [
      { kind: 'test', recipient: 'minh@example.org', subject: 'Aside', body: 'x', createdBy: 'eve' },
    ])
    await tx
      .update('mail')
      .set({ due_at: sql<Date>`now() + interval '1 hour'`, ...change })
      .where('mail.id', '=', made!)
      .execute()
    return made!
  })

/** Works on a mail in a transaction that is rolled back, so that the running instance never sees it. */
async function unseen(
  work: (mail: { db: CompanyDb; read(): Promise<object>; change(to: object): Promise<unknown> }) => Promise<void>,
) {
  const done = new Error('done')
  const transaction = company(1).transaction(async (db) => {
    const mail = { kind: 'test', recipient: 'a@example.org', subject: 'Unseen', body: 'x', createdBy: 'eve' }
    const [id] = await putMails(db, [mail])
    await work({
      db,
      read: () => db.from('mail').selectAll('mail').where('mail.id', '=', id!).executeTakeFirstOrThrow(),
      change: (to) => db.update('mail').set(to).where('mail.id', '=', id!).execute(),
    })
    throw done
  })
  await expect(transaction).rejects.toBe(done)
}

test('mails wait for a server that is down or not configured, but not forever', async () => {
  const [closed] = await freePorts(1)
  await unseen(async ({ db, read, change }) => {
    await another(`smtp://127.0.0.1:${closed}`).periodic.run(db, { publicUrl: '' })
    expect(await read()).toMatchObject({ state: 'waiting', reason: 'unreachable', handed_over_at: null })
    await change({ due_at: sql<Date>`now()` })
    await another(null, { pausesMs: [60_000] }).periodic.run(db, { publicUrl: '' })
    expect(await read()).toMatchObject({ state: 'waiting', reason: 'noServer' })
    await change({ due_at: sql<Date>`now()`, created_at: sql<Date>`now() - interval '3 days'` })
    await another(null).periodic.run(db, { publicUrl: '' })
    expect(await read()).toMatchObject({ state: 'failed', reason: 'noServer' })
  })
})

test('a mail whose sending process died is sent again, unless the server may have accepted it', async () => {
  const before = await aside({ state: 'sending', tries: 1 })
  const after = await aside({ state: 'sending', tries: 1, handed_over_at: sql<Date>`now()` })
  expect(sinks[0]!.taken.some(({ text }) => text.includes('Aside'))).toBe(false)
  await company(1)
    .update('mail')
    .set({ due_at: sql<Date>`now()` })
    .where('mail.id', 'in', [before, after])
    .execute()
  await until(async () => (await stored(before, 1)).state === 'sent')
  await until(async () => (await stored(after, 1)).state === 'failed')
  expect(await stored(after, 1)).toMatchObject({ reason: 'unclear', sent_at: null })
  expect([copies(before).length, copies(after).length]).toEqual([1, 0])
})

test('a server that disconnects after the last byte may have accepted the mail, so it is not sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const silent = await sink({ mail: () => promise })
  const sending = another(`smtp://127.0.0.1:${silent.port}`, { sendMs: 1500 })
  await unseen(async ({ db, read }) => {
    await sending.periodic.run(db, { publicUrl: '' })
    expect(await read()).toMatchObject({ state: 'failed', reason: 'unclear' })
  })
  resolve(undefined)
})

test('two instances send each mail once', async () => {
  const other = another(`smtp://127.0.0.1:${(await sink()).port}`)
  const ids = await putMails(
    company(),
    Array.from({ length: 40 }, (_, at) => ({
      kind: 'test',
      recipient: `p${at}@example.org`,
      subject: 'Many',
      body: 'x',
      createdBy: 'ann',
    })),
  )
  const isLeft = () =>
    company().from('mail').select('mail.id').where('mail.id', 'in', ids).where('mail.state', '!=', 'sent').execute()
  while ((await isLeft()).length > 0) await other.periodic.run(company(), { publicUrl: '' })
  const sent = sinks.flatMap(({ taken }) => taken).filter(({ text }) => text.includes('Subject: Many'))
  expect(sent).toHaveLength(40)
  expect(new Set(sent.flatMap(({ to }) => to)).size).toBe(40)
})
