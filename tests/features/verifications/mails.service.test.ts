import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  verificationCandidateByIds,
  verificationCandidateList,
  verificationImportList,
} from '../../../services/features/verifications/contract.ts'
import { verificationMailRaw } from '../../../services/features/verifications/mails/mailContract.ts'
import { CrashedTooOften } from '../../../services/core/jobs/jobs.ts'
import { newId } from '../../../services/core/ids.ts'
import { mailQueue } from '../../../services/features/verifications/mails/job.ts'
import { docxOf } from '../../support/docx.ts'
import { bigBomb, longWord } from '../../support/hostile.ts'
import { sampleCv, sendMail } from '../../support/mail.ts'
import { lockedPdf } from '../../support/pdfs.ts'
import { cvOf } from './cvs.ts'
import { addMailFolder, mailsOf } from './mails.fixture.ts'
import { startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
let port: number
beforeAll(async () => {
  here = await startVerifications({ env: { SOFFICE_PATH: 'none' } })
  port = here.services.smtpPort!
}, 180_000)
afterAll(() => here?.close())

const rowsOf = async (id: string) =>
  (await here.as('recruiter').ok(verificationCandidateList, { body: { verificationId: id, pageSize: 100 } })).data
const anna = () => cvOf('Anna Berg', ['Backend Engineer', 'Email: anna.berg@example.com', 'Phone: 0912 345 678'])
const bert = () => cvOf('Bert Coll', ['Email: bert.coll@example.com'])

test('characters that change the writing direction or have no width are removed from subjects and file names', async () => {
  const { id, address } = await addMailFolder(here.db)
  await sendMail(port, {
    to: address,
    subject: 'My CV \u202e fdp.exe\u200b',
    files: [{ name: 'cv\u202efdp.scr', bytes: await cvOf('Dora Kim', ['dora.kim@example.com']) }],
  })
  const [mail] = await mailsOf(here, id, 1)
  expect([mail!.subject, mail!.files.map(({ name }) => name)]).toEqual(['My CV  fdp.exe', ['cvfdp.pdf']])
  expect((await rowsOf(id)).map(({ importFromFile }) => importFromFile)).toEqual(['cvfdp.pdf'])
})

test('a mail with two CVs makes two rows and one batch, and the CVs are stored', async () => {
  const { id, address } = await addMailFolder(here.db, {
    config: [{ name: 'position', displayName: 'Position', type: 'text' }],
  })
  const response = await sendMail(port, {
    to: address,
    subject: 'Two of us',
    files: [
      { name: 'anna.pdf', bytes: await anna() },
      { name: 'bert.bin', type: 'application/octet-stream', bytes: await bert() },
      { name: 'logo.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
    ],
  })
  expect(response).toMatch(/^250 /)
  const [mail] = await mailsOf(here, id, 1)
  expect(mail).toMatchObject({
    outcome: 'taken',
    rowCount: 2,
    failedCount: 0,
    from: 'Jane Roe <jane@example.com>',
    subject: 'Two of us',
    sender: 'jane@example.com',
    canDownload: true,
  })
  expect(mail!.files.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['anna.pdf', 'taken'],
    ['bert.pdf', 'taken'],
    ['logo.png', 'ignored'],
  ])

  const rows = await rowsOf(id)
  expect(
    rows
      .map(({ name, status, emails, phones, importFromFile }) => ({ name, status, emails, phones, importFromFile }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  ).toEqual([
    {
      name: 'Anna Berg',
      status: 'new',
      emails: ['anna.berg@example.com'],
      phones: ['0912 345 678'],
      importFromFile: 'anna.pdf',
    },
    { name: 'Bert Coll', status: 'new', emails: ['bert.coll@example.com'], phones: [], importFromFile: 'bert.pdf' },
  ])
  const row = rows.find(({ name }) => name === 'Anna Berg')!
  expect(row.cvPath).toMatch(/\.pdf$/)
  expect(JSON.parse(row.info!)).toMatchObject({
    position: 'Backend Engineer',
    subject: 'Two of us',
    from: 'Jane Roe <jane@example.com>',
  })
  const [read] = await here
    .as('recruiter')
    .ok(verificationCandidateByIds, { body: { ids: [row.id], withReading: true } })
  expect(read!.cvReading!.draft).toMatchObject({ name: 'Anna Berg', jobTitle: 'Backend Engineer' })
  expect(read!.cvReading!.fields).toContainEqual(
    expect.objectContaining({ field: 'jobTitle', value: 'Backend Engineer', snippet: 'Backend Engineer', page: 1 }),
  )
  // It is long, so it is returned only on request.
  expect(row.cvReading).toBeUndefined()
  const { data: batches } = await here
    .as('recruiter')
    .ok(verificationImportList, { body: { verificationId: id, pageSize: 10 } })
  expect(batches).toMatchObject([
    { id: mail!.importId, title: 'Two of us', status: 'succeed', processed: 2, totalRows: 2 },
  ])
})

test('a mail whose reading has crashed the process twice fails, and the log says so', async () => {
  const { id } = await addMailFolder(here.db)
  const mailId = newId()
  await here.db
    .insert('verification_mail', {
      id: mailId,
      verification_id: id,
      sender: 'jane@example.com',
      size: 1,
      raw_path: null,
    })
    .execute()
  await mailQueue.failed!(
    { companyId: here.db.companyId, mailId },
    { companyDb: () => here.db } as never,
    new CrashedTooOften(),
  )
  expect(await mailsOf(here, id, 1)).toMatchObject([{ outcome: 'failed', reason: 'crashed' }])
})

test('an endless word and a zip bomb become rows, and do not block others', async () => {
  const { id, address } = await addMailFolder(here.db)
  await sendMail(port, {
    to: address,
    files: [
      { name: 'endless.docx', bytes: longWord() },
      { name: 'bomb.docx', bytes: bigBomb() },
    ],
  })
  const begun = performance.now()
  const [mail] = await mailsOf(here, id, 1)
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(mail!.files.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['failed', 'incomplete'],
    ['failed', 'tooMuch'],
  ])
})

test('the sample CVs are read', async () => {
  const { id, address } = await addMailFolder(here.db)
  await sendMail(port, { to: address, files: [{ name: 'cv.pdf', bytes: await sampleCv('classic') }] })
  const [mail] = await mailsOf(here, id, 1)
  expect(mail).toMatchObject({ outcome: 'taken', rowCount: 1, failedCount: 0 })
  expect(await rowsOf(id)).toMatchObject([{ name: 'John Doe', status: 'new' }])
})

test('a DOCX is read; a DOC needs LibreOffice, and otherwise reports that', async () => {
  const { id, address } = await addMailFolder(here.db)
  const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')])
  await sendMail(port, {
    to: address,
    files: [
      { name: 'emma.docx', bytes: docxOf('Emma Johnson', 'emma@example.com') },
      { name: 'old.doc', bytes: doc },
    ],
  })
  const [mail] = await mailsOf(here, id, 1)
  expect(mail!.files.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['taken', null],
    ['failed', 'noConverter'],
  ])
  const rows = await rowsOf(id)
  expect(rows.map(({ name, status, cvPath }) => [name, status, cvPath!.split('.')[1]]).toSorted()).toEqual([
    ['Emma Johnson', 'new', 'docx'],
    ['old.doc', 'failed', 'doc'],
  ])
})

test('an unreadable file becomes a failed row with the reason', async () => {
  const { id, address } = await addMailFolder(here.db)
  await sendMail(port, {
    to: address,
    files: [
      { name: 'locked.pdf', bytes: await lockedPdf('secret') },
      { name: 'holiday.pdf', bytes: Buffer.from('This is no PDF at all.') },
      { name: 'cut.pdf', bytes: (await anna()).subarray(0, 300) },
      { name: 'empty.docx', bytes: Buffer.alloc(0) },
      { name: 'nobody.pdf', bytes: await cvOf('Zed Nobody', ['No way to reach me']) },
    ],
  })
  const [mail] = await mailsOf(here, id, 1)
  expect(mail).toMatchObject({ outcome: 'taken', rowCount: 5, failedCount: 5 })
  expect(mail!.files.map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual([
    'failed encrypted',
    'failed wrongType',
    'failed unreadable',
    'failed empty',
    'failed incomplete',
  ])
  const rows = await rowsOf(id)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['failed']))
  expect(rows.map(({ remark }) => remark).toSorted()).toEqual([
    'A phone or an e-mail is needed',
    'The file could not be read',
    'The file is empty',
    'The file is not a PDF, DOC or DOCX',
    'The file is protected by a password',
  ])
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'Zed Nobody',
    'cut.pdf',
    'empty.docx',
    'holiday.pdf',
    'locked.pdf',
  ])
  // A valid document can still be viewed.
  expect(
    rows
      .filter(({ cvPath }) => cvPath !== null)
      .map(({ importFromFile }) => importFromFile)
      .toSorted(),
  ).toEqual(['cut.pdf', 'locked.pdf', 'nobody.pdf'])
})

test('a failed row includes the possible name of the person, and is named after its file', async () => {
  const { id, address } = await addMailFolder(here.db)
  const unclear = docxOf('12 High Street', 'Silver Birch', 'Blue Harbor', 'sb@example.com')
  await sendMail(port, { to: address, files: [{ name: 'unclear.docx', bytes: unclear }] })
  await mailsOf(here, id, 1)
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({ name: 'unclear.docx', status: 'failed', remark: 'The name is missing' })
  expect(JSON.parse(row!.info!)).toMatchObject({ name: '', possiblename: 'Silver Birch' })
})

test('known people and block words are treated as in a file', async () => {
  const { id, address } = await addMailFolder(here.db)
  await here.db.insert('block_word', { id: crypto.randomUUID(), word: 'casino' }).execute()
  await sendMail(port, {
    to: address,
    files: [
      { name: 'one.pdf', bytes: await bert() },
      { name: 'two.pdf', bytes: await cvOf('Bert Second', ['Email: bert.coll@example.com']) },
    ],
  })
  await mailsOf(here, id, 1)
  await sendMail(port, {
    to: address,
    files: [{ name: 'three.pdf', bytes: await cvOf('Cora Dealer', ['Casino dealer', 'Email: cora@example.com']) }],
  })
  await mailsOf(here, id, 2)
  const rows = Object.fromEntries((await rowsOf(id)).map(({ name, status, remark }) => [name, `${status} ${remark}`]))
  expect(rows).toEqual({
    'Bert Coll': 'new null',
    'Bert Second': 'existed Same e-mail as one.pdf',
    'Cora Dealer': 'policyfailure The text contains the blocked word “casino”',
  })
})

test('the same mail or file makes no second row', async () => {
  const { id, address } = await addMailFolder(here.db)
  const file = { name: 'cv.pdf', bytes: await anna() }
  await sendMail(port, { to: address, messageId: '<one@example.com>', files: [file, { ...file, name: 'copy.pdf' }] })
  await mailsOf(here, id, 1)
  await sendMail(port, {
    to: address,
    messageId: '<one@example.com>',
    files: [{ name: 'other.pdf', bytes: await bert() }],
  })
  await mailsOf(here, id, 2)
  await sendMail(port, { to: address, messageId: '<two@example.com>', files: [file] })
  const mails = await mailsOf(here, id, 3)
  expect(mails.map(({ outcome, reason, rowCount }) => [outcome, reason, rowCount])).toEqual([
    ['taken', null, 1],
    ['duplicate', 'message', 0],
    ['duplicate', 'files', 0],
  ])
  expect(mails[0]!.files.map(({ outcome }) => outcome)).toEqual(['taken', 'duplicate'])
  expect(await rowsOf(id)).toHaveLength(1)
})

test('a mail without a CV, and an invalid mail, are in the log', async () => {
  const { id, address } = await addMailFolder(here.db)
  await sendMail(port, { to: address, subject: 'A question' })
  await sendMail(port, { to: address, raw: 'no headers\r\njust text\r\n' })
  await sendMail(port, {
    to: address,
    raw: 'From: a@example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="xyz"\r\n\r\nno parts at all\r\n',
  })
  const mails = await mailsOf(here, id, 3)
  expect(mails.map(({ outcome }) => outcome)).toEqual(['noCv', 'broken', 'broken'])
  expect(await rowsOf(id)).toHaveLength(0)
  const raw = await here.as('recruiter').raw(verificationMailRaw, { params: { id: mails[2]!.id } })
  expect(raw.status).toBe(200)
  expect(raw.headers.get('content-type')).toContain('message/rfc822')
  expect(raw.text).toMatch(/^Received: from .*\r\n\tby localhost with ESMTP id \w+;/)
  expect(raw.text).toContain('no parts at all')
})

test('only the first fifty files of a mailing are read', async () => {
  const { id, address } = await addMailFolder(here.db)
  const files = Array.from({ length: 52 }, (_, index) => ({
    name: `${index}.pdf`,
    bytes: Buffer.from(`no PDF ${index}`),
  }))
  await sendMail(port, { to: address, files })
  const [mail] = await mailsOf(here, id, 1)
  expect(mail).toMatchObject({ outcome: 'taken', rowCount: 50, failedCount: 50 })
  expect(mail!.files.slice(49).map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['failed', 'wrongType'],
    ['ignored', 'tooMany'],
    ['ignored', 'tooMany'],
  ])
})

test('automatic mails and mail loops make no rows', async () => {
  const { id, address } = await addMailFolder(here.db)
  const files = [{ name: 'cv.pdf', bytes: await anna() }]
  const hops = 'Received: from a by localhost; Sat, 21 Nov 2026 10:00:00 +0000\r\n'.repeat(3)
  await sendMail(port, { to: address, files, headers: { 'Auto-Submitted': 'auto-replied' } })
  await sendMail(port, { to: address, files, headers: { Precedence: 'bulk' } })
  await sendMail(port, { to: address, files, headers: { 'X-Loop': address } })
  await sendMail(port, { to: address, files, from: '' })
  await sendMail(port, { to: address, raw: `${hops}From: a@example.com\r\nSubject: round\r\n\r\nHello\r\n` })
  const mails = await mailsOf(here, id, 5)
  expect(mails.map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual([
    'loop autoSubmitted',
    'loop bulk',
    'loop xLoop',
    'loop bounce',
    'loop hops',
  ])
  expect(await rowsOf(id)).toHaveLength(0)
  // A person's mail is accepted afterwards, because the others left nothing that it could duplicate.
  await sendMail(port, { to: address, files, headers: { 'Auto-Submitted': 'no' } })
  expect((await mailsOf(here, id, 6)).at(-1)).toMatchObject({ outcome: 'taken', rowCount: 1 })
})
