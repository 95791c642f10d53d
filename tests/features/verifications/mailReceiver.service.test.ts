import { readdir } from 'node:fs/promises'
import { createServer, connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import MailComposer from 'nodemailer/lib/mail-composer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobContext } from '../../../services/core/jobs/jobs.ts'
import { newLocalPart } from '../../../services/core/inbound/addresses.ts'
import { mailMaxBytes } from '../../../services/core/inbound/receiver.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import {
  verificationCandidateList,
  verificationFolderAdd,
  verificationFolderByIds,
  verificationFolderUpdate,
  verificationImportList,
} from '../../../services/features/verifications/contract.ts'
import {
  verificationMailList,
  verificationMailRaw,
} from '../../../services/features/verifications/mails/mailContract.ts'
import { mailQueue } from '../../../services/features/verifications/mails/job.ts'
import { mailHandler } from '../../../services/features/verifications/mails/receive.ts'
import { sendMail } from '../../support/mail.ts'
import { cvOf } from './cvs.ts'
import { addMailFolder, mailsOf } from './mails.fixture.ts'
import { addFolder, startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
let port: number
beforeAll(async () => {
  here = await startVerifications()
  port = here.services.smtpPort!
}, 180_000)
afterAll(() => here?.close())

const rowsOf = async (id: string) =>
  (await here.as('recruiter').ok(verificationCandidateList, { body: { verificationId: id } })).data
const anna = async () => ({ name: 'cv.pdf', bytes: await cvOf('Anna Berg', ['Email: anna.berg@example.com']) })
const fields = { code: 'Kỹ sư', name: 'Engineers', shareAll: false, shareUsers: [], config: '[]', rules: [] }
const contextOf = (change: Partial<JobContext> = {}): JobContext => ({
  companyDb: here.services.companyDb,
  files: here.services.files,
  jobs: here.services.jobs,
  tools: {},
  log: here.services.log,
  product: { name: 'Hireloom', publicUrl: 'http://localhost:4000' },
  signal: new AbortController().signal,
  ...change,
})

/** Stores a mail as the receiver does, without the job that reads it. */
async function written(folderId: string, bytes: Uint8Array): Promise<string> {
  const raw = await new MailComposer({
    from: 'a@example.com',
    subject: 'CV',
    messageId: `<${crypto.randomUUID()}@x>`,
    attachments: [{ filename: 'cv.pdf', content: Buffer.from(bytes) }],
  })
    .compile()
    .build()
  const { path } = await here.services.files.save(companies.first.id, 'mail.eml', Readable.from([raw]), 1_000_000)
  await mailHandler.receive(
    { db: here.db, files: here.services.files, jobs: { add: async () => {} }, log: here.services.log },
    folderId,
    { sender: 'a@example.com', size: raw.length, path },
  )
  return (await here.db.from('verification_mail').select('id').where('raw_path', '=', path).executeTakeFirstOrThrow())
    .id
}

test('an e-mail folder has a permanent address, a CSV folder has none', async () => {
  const recruiter = here.as('recruiter')
  const made = await recruiter.ok(verificationFolderAdd, { body: { ...fields, importType: 1 } })
  expect(made.mailAddress).toMatch(/^ky-su-[a-z2-9]{12}@localhost$/)
  const renamed = await recruiter.ok(verificationFolderUpdate, {
    params: { id: made.id },
    body: { ...fields, code: 'ENG', importType: 1 },
  })
  expect(renamed.mailAddress).toBe(made.mailAddress)
  const csv = await recruiter.ok(verificationFolderUpdate, {
    params: { id: made.id },
    body: { ...fields, importType: 0 },
  })
  expect(csv.mailAddress).toBeNull()
  await expect(sendMail(port, { to: made.mailAddress! })).rejects.toMatchObject({ responseCode: 550 })
  const again = await recruiter.ok(verificationFolderUpdate, {
    params: { id: made.id },
    body: { ...fields, importType: 1 },
  })
  expect(again.mailAddress).not.toBe(made.mailAddress)
  expect(newLocalPart('人事')).toMatch(/^inbox-[a-z2-9]{12}$/)
})

test('an unknown address, another domain and a CSV folder are refused', async () => {
  const { address } = await addMailFolder(here.db)
  await expect(sendMail(port, { to: 'jobs-2026-aaaaaaaaaaaa@localhost' })).rejects.toMatchObject({ responseCode: 550 })
  await expect(sendMail(port, { to: address.replace('localhost', 'example.org') })).rejects.toMatchObject({
    responseCode: 550,
  })
  expect(await sendMail(port, { to: address.toUpperCase() })).toMatch(/^250/)
})

test("a mail that is too large is refused, and recorded in the folder's log", async () => {
  const { id, address } = await addMailFolder(here.db)
  const bytes = Buffer.alloc(mailMaxBytes, 'a')
  await expect(sendMail(port, { to: address, files: [{ name: 'large.pdf', bytes }] })).rejects.toMatchObject({
    responseCode: 552,
  })
  const declared = await talk(port, [
    'EHLO me',
    `MAIL FROM:<a@example.com> SIZE=${mailMaxBytes + 1}`,
    `RCPT TO:<${address}>`,
    'QUIT',
  ])
  expect(declared.filter((line) => line.startsWith('552'))).toHaveLength(1)
  const mails = await mailsOf(here, id, 2)
  expect(mails.map(({ outcome, canDownload, rowCount }) => [outcome, canDownload, rowCount])).toEqual([
    ['tooLarge', false, 0],
    ['tooLarge', false, 0],
  ])
  expect(mails[0]!.size).toBeGreaterThan(mailMaxBytes)
  expect((await here.as('recruiter').raw(verificationMailRaw, { params: { id: mails[0]!.id } })).status).toBe(404)
  expect(await readdir(join(here.database.dataDir, 'uploads'))).toEqual([])
}, 60_000)

test('only the attachment fails if it is too large for a CV', async () => {
  const { id, address } = await addMailFolder(here.db)
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(21 * 1_048_576, 32)])
  await sendMail(port, { to: address, files: [{ name: 'large.pdf', bytes: large }, await anna()] })
  const [mail] = await mailsOf(here, id, 1)
  expect(mail!.files.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['failed', 'tooLarge'],
    ['taken', null],
  ])
  expect((await rowsOf(id)).map(({ status, remark }) => [status, remark]).toSorted()).toEqual([
    ['failed', 'The file is larger than 20 MB'],
    ['new', null],
  ])
}, 60_000)

test('a mail goes to at most ten folders', async () => {
  const folders = []
  for (let count = 0; count < 11; count++) folders.push(await addMailFolder(here.db))
  const said = await talk(port, [
    'EHLO me',
    'MAIL FROM:<a@example.com>',
    ...folders.map(({ address }) => `RCPT TO:<${address}>`),
    'QUIT',
  ])
  expect(said.filter((line) => line.startsWith('452'))).toHaveLength(1)
})

test('a mail to folders of two companies reaches both, and neither sees that of the other', async () => {
  const one = await addMailFolder(here.db)
  const other = await addMailFolder(here.otherDb, { createdBy: 'admin@other' })
  await sendMail(port, { to: [one.address, other.address], files: [await anna()] })
  const [mine] = await mailsOf(here, one.id, 1)
  const [theirs] = await mailsOf(here, other.id, 1, 'admin@other')
  expect([mine!.outcome, theirs!.outcome]).toEqual(['taken', 'taken'])
  expect((await here.as('admin@other').ok(verificationMailList, { body: { verificationId: one.id } })).data).toEqual([])
  expect((await here.as('admin@other').raw(verificationMailRaw, { params: { id: mine!.id } })).status).toBe(404)
  expect(
    (await here.as('recruiter').ok(verificationMailList, { body: { ids: [mine!.id, theirs!.id] } })).data.map(
      ({ id }) => id,
    ),
  ).toEqual([mine!.id])
})

test('only the creator can download a mail, others see the log and the address', async () => {
  const { id, address } = await addMailFolder(here.db, { shareUsers: ['recruiter2'] })
  await sendMail(port, { to: address, files: [await anna()] })
  await mailsOf(here, id, 1)
  const [seen] = await mailsOf(here, id, 1, 'recruiter2')
  expect(seen).toMatchObject({ outcome: 'taken', canDownload: false })
  expect((await here.as('recruiter2').ok(verificationFolderByIds, { body: { ids: [id] } }))[0]!.mailAddress).toBe(
    address,
  )
  expect((await here.as('recruiter2').raw(verificationMailRaw, { params: { id: seen!.id } })).status).toBe(403)
  expect((await here.as('sato.kenta').raw(verificationMailRaw, { params: { id: seen!.id } })).status).toBe(404)
})

test('a folder that is deleted before its mail is read leaves the mail, but no rows', async () => {
  const { id } = await addMailFolder(here.db)
  const mailId = await written(id, (await anna()).bytes)
  await here.db.delete('verification_folder').where('id', '=', id).execute()
  await mailQueue.handle({ companyId: companies.first.id, mailId }, contextOf())
  expect(
    await here.db.from('verification_mail').select(['outcome', 'reason']).where('id', '=', mailId).executeTakeFirst(),
  ).toEqual({ outcome: 'failed', reason: 'folder' })
  expect(await here.db.from('verification_candidate').select('id').where('verification_id', '=', id).execute()).toEqual(
    [],
  )
})

test('a mail that is read twice, even at once, makes each row once and leaves no file behind', async () => {
  const { id } = await addMailFolder(here.db)
  const mailId = await written(id, (await anna()).bytes)
  const job = { companyId: companies.first.id, mailId }
  const kept = new Set<string>()
  const files: JobContext['files'] = {
    ...here.services.files,
    save: async (...args) => {
      const file = await here.services.files.save(...args)
      kept.add(file.path)
      return file
    },
    remove: async (path) => {
      kept.delete(path)
      await here.services.files.remove(path)
    },
  }
  // The first process dies after reading everything and before writing anything.
  const dying: JobContext['companyDb'] = (companyId) => {
    const db = here.services.companyDb(companyId)
    return Object.assign(Object.create(db) as typeof db, {
      from: db.from.bind(db),
      update: db.update.bind(db),
      transaction: () => Promise.reject(new Error('killed')),
    })
  }
  await expect(mailQueue.handle(job, contextOf({ files, companyDb: dying }))).rejects.toThrow('killed')
  expect(kept.size).toBe(0)
  await Promise.all([mailQueue.handle(job, contextOf({ files })), mailQueue.handle(job, contextOf({ files }))])
  await mailQueue.handle(job, contextOf({ files }))
  const rows = await rowsOf(id)
  expect(rows).toHaveLength(1)
  expect([...kept]).toEqual([rows[0]!.cvPath])
  expect(await text(await here.services.files.read(rows[0]!.cvPath!))).toContain('%PDF')
  expect((await here.as('recruiter').ok(verificationImportList, { body: { verificationId: id } })).totalItem).toBe(1)
})

test('a mail that can never be read is reported in the log', async () => {
  const { id } = await addMailFolder(here.db)
  const mailId = await written(id, (await anna()).bytes)
  await mailQueue.failed!({ companyId: companies.first.id, mailId }, contextOf(), new Error('no'))
  expect((await mailsOf(here, id, 1))[0]).toMatchObject({ outcome: 'failed', reason: 'internal', canDownload: true })
})

test('a mail that cannot be stored is answered with 451, and nothing is left behind', async () => {
  const { id, address } = await addMailFolder(here.db)
  const { receive } = mailHandler
  mailHandler.receive = () => Promise.reject(new Error('the database is away'))
  try {
    await expect(sendMail(port, { to: address, files: [await anna()] })).rejects.toMatchObject({ responseCode: 451 })
  } finally {
    mailHandler.receive = receive
  }
  expect((await here.as('recruiter').ok(verificationMailList, { body: { verificationId: id } })).data).toEqual([])
  expect(await readdir(join(here.database.dataDir, 'uploads'))).toEqual([])
})

test('the receiver is off unless it is configured', () => {
  const base = { PORT: '4000' }
  expect(readSettings({ ...base, DEMO: '0' }).smtp).toBeUndefined()
  expect(readSettings(base).smtp).toEqual({ host: '127.0.0.1', port: 4002, domain: 'localhost' })
  expect(readSettings({ ...base, SMTP_PORT: 'none' }).smtp).toBeUndefined()
  expect(
    readSettings({ ...base, DEMO: '0', SMTP_PORT: '25', SMTP_HOST: '0.0.0.0', MAIL_DOMAIN: 'Jobs.Example.com' }).smtp,
  ).toEqual({ host: '0.0.0.0', port: 25, domain: 'jobs.example.com' })
  expect(() => readSettings({ ...base, SMTP_PORT: 'mail' })).toThrow(
    'SMTP_PORT must be a whole number from 0 to 65535, but is "mail".',
  )
  expect(() => readSettings({ ...base, MAIL_DOMAIN: 'jobs@example.com' })).toThrow(
    'MAIL_DOMAIN must be the name of a domain',
  )
})

test('folders have no addresses if no mails are received', async () => {
  const off = await startVerifications({ env: { SMTP_PORT: 'none' } })
  try {
    expect(off.services.smtpPort).toBeNull()
    const { id } = await addMailFolder(off.db)
    expect((await off.as('recruiter').ok(verificationFolderByIds, { body: { ids: [id] } }))[0]!.mailAddress).toBeNull()
  } finally {
    await off.close()
  }
}, 60_000)

test('a port that is in use is reported in one sentence', async () => {
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  const { port: busy } = taken.address() as { port: number }
  await expect(startVerifications({ env: { SMTP_PORT: String(busy) } })).rejects.toThrow(
    `Port ${busy} is taken: stop the program that uses it, or set SMTP_PORT`,
  )
  taken.close()
}, 60_000)

/** Speaks SMTP line by line. Returns the server's responses. */
async function talk(smtp: number, lines: readonly string[]): Promise<string[]> {
  const socket = connect(smtp, '127.0.0.1')
  const said: string[] = []
  const left = [...lines]
  for await (const chunk of socket) {
    const answers = String(chunk).split('\r\n').filter(Boolean)
    said.push(...answers)
    if (/^\d{3} /.test(answers.at(-1) ?? '') && left.length > 0) socket.write(`${left.shift()}\r\n`)
  }
  return said
}

test('made-up addresses of CSV folders are unknown', async () => {
  const id = await addFolder(here.db, { importType: 0 })
  expect(
    await mailHandler.receive(
      { db: here.db, files: here.services.files, jobs: here.services.jobs, log: here.services.log },
      id,
      { sender: 'a@example.com', size: 1, path: null },
    ),
  ).toBe(false)
})
