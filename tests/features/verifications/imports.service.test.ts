import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import {
  verificationCandidateList,
  verificationFolderByIds,
  verificationImportFailedRows,
  verificationImportGet,
  verificationImportList,
} from '../../../services/features/verifications/contract.ts'
import { languageUpdate } from '../../../services/features/users/contract.ts'
import { importMaxBytes } from '../../../services/features/verifications/imports/importShapes.ts'
import { addFolder, channelId, otherChannelId, startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
let recruiter: ReturnType<Here['as']>
beforeAll(async () => {
  here = await startVerifications()
  recruiter = here.as('recruiter')
})
afterAll(() => here?.close())

const rowsOf = async (verificationId: string, body: object = {}) => {
  const { data } = await recruiter.ok(verificationCandidateList, { body: { verificationId, pageSize: 1000, ...body } })
  return data.reverse()
}
const csv = (...lines: string[]) => `${['name,phones,emails', ...lines].join('\n')}\n`
const counts = ({ result }: { result: string }) => JSON.parse(result) as Record<string, unknown>

test('an import reads the rows of a file, reports its progress, and counts them in its folder', async () => {
  const folder = await addFolder(here.db)
  const done = await recruiter.imported(
    folder,
    csv('Trần Thị Minh Anh,0912 345 111,minhanh.tran@example.vn', 'An,"0903 222 480; +84 977 010 222",'),
    { name: 'C:\\lists\\november.csv', title: ' November ', recChannelId: channelId },
  )
  expect(done).toEqual({
    id: expect.any(String),
    verificationId: folder,
    title: 'November',
    fileName: 'november.csv',
    status: 'succeed',
    result: '{"status":"succeed","total":2,"totalCanVerify":2,"totalExistedd":0,"totalFailed":0}',
    processed: 2,
    totalRows: 2,
    totalPolicyFailure: 0,
    error: null,
    createdBy: 'recruiter',
    createdDate: expect.any(String),
    startedDate: expect.any(String),
    finishedDate: expect.any(String),
  })
  const rows = await rowsOf(folder)
  expect(rows).toMatchObject([
    {
      name: 'Trần Thị Minh Anh',
      importRow: 1,
      importId: done.id,
      importFromFile: 'november.csv',
      recChannelId: channelId,
      status: 'new',
      createdBy: 'recruiter',
    },
    { name: 'An', phones: ['0903 222 480', '+84 977 010 222'], emails: [], importRow: 2 },
  ])
  expect(JSON.parse(rows[0]!.info!)).toEqual({
    name: 'Trần Thị Minh Anh',
    phones: '0912 345 111',
    emails: 'minhanh.tran@example.vn',
  })
  expect((await recruiter.ok(verificationFolderByIds, { body: { ids: [folder] } }))[0]?.candidateCount).toBe(2)
  const events = await here.db
    .from('event')
    .select(['type', 'data'])
    .where('subject_id', 'in', [done.id, folder])
    .orderBy('id')
    .execute()
  expect(
    events.map(({ type, data }) => (type === 'import.progress' ? (data as { status: string }).status : type)),
  ).toEqual(['new', 'list.changed', 'importing', 'importing', 'list.changed', 'succeed', 'list.changed'])
  expect(events.at(-1)?.data).toEqual({ list: 'verificationCandidates' })
  expect(events.at(-2)?.data).toEqual(done)
})

const person = (text: string) => `${text}\r\nTrần Văn Đức;0912 345 678\r\n`
test.each([
  ['UTF-8', Buffer.from(person('name;phones'))],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${person('name;phones')}`)],
  ['UTF-16 LE', Buffer.from(`\ufeff${person('name;phones')}`, 'utf16le')],
  ['UTF-16 BE', Buffer.from(`\ufeff${person('name;phones')}`, 'utf16le').swap16()],
  ['tabs', Buffer.from(person('name;phones').replaceAll(';', '\t'))],
  ['commas and quoted line ends', Buffer.from('"phones","NAME"\n"0912 345 678","Trần Văn\nĐức"\n')],
])('%s are read', async (_what, file) => {
  const folder = await addFolder(here.db)
  expect(await recruiter.imported(folder, file, { type: 'application/vnd.ms-excel' })).toMatchObject({
    status: 'succeed',
    processed: 1,
  })
  expect(await rowsOf(folder)).toMatchObject([{ name: 'Trần Văn Đức', phones: ['0912 345 678'] }])
})

test('the sample files in Windows-1258 and Shift_JIS are read', async () => {
  const folder = await addFolder(here.db)
  const take = async (name: string) =>
    recruiter.imported(folder, await readFile(`services/demo/files/${name}`), { name })
  expect(counts(await take('windows-1258.csv'))).toMatchObject({ total: 30, totalCanVerify: 30 })
  expect(counts(await take('shift-jis.csv'))).toMatchObject({ total: 30, totalCanVerify: 30 })
  expect(await rowsOf(folder, { keyword: 'nguyễn' })).not.toHaveLength(0)
  expect(await rowsOf(folder, { keyword: '吉田 由美' })).not.toHaveLength(0)
})

test.each([
  ['columns', 'full name,mobile\nAn,0912345678\n'],
  ['columns', 'name,phones,hobby\nAn,0912345678,chess\n'],
  ['empty', ''],
  ['empty', 'name,phones\n'],
  ['unreadable', 'name,phones\n"An,0912345678\n'],
] as const)('an entire file fails with error %s and leaves no row behind', async (error, file) => {
  const folder = await addFolder(here.db)
  const done = await recruiter.imported(folder, file)
  expect(done).toMatchObject({ status: 'failed', error, processed: 0 })
  expect(counts(done)).toMatchObject({ status: 'failed', total: 0 })
  expect(await rowsOf(folder)).toEqual([])
  expect((await recruiter.raw(verificationImportFailedRows, { params: { id: done.id } })).status).toBe(404)
})

test('known people are existed: by phone or e-mail, of a candidate, in the folder or in the file', async () => {
  const folder = await addFolder(here.db)
  const owned = await saveCandidate(here.db, {
    name: 'Owned',
    phones: ['0911 000 001'],
    emails: ['owned@example.vn'],
    owner: 'multi',
    createdBy: 'x',
  })
  const free = await saveCandidate(here.db, { name: 'Free', phones: ['0911 000 002'], emails: [], createdBy: 'x' })
  await saveCandidate(here.otherDb, { name: 'Elsewhere', phones: ['0911 000 003'], emails: [], createdBy: 'x' })
  await recruiter.imported(folder, csv('First,0911 000 004,', 'Broken,12,first@example.vn'))
  const done = await recruiter.imported(
    folder,
    csv(
      'A,+84911000001,',
      'B,,OWNED@example.vn',
      'C,(+84) 911.000.002,',
      'D,0911000003,d@example.vn',
      'E,0911-000-004,',
      'F,0911 000 005,f@example.vn',
      'G,0911 000 006,F@example.vn',
      'H,,first@example.vn',
    ),
  )
  const rows = (await rowsOf(folder, { importId: done.id })).map(
    ({ name, status, owner, candidateProccessId, remark }) => [name, status, owner, candidateProccessId, remark],
  )
  expect(rows).toEqual([
    ['A', 'existed', 'multi', null, 'Same phone or e-mail as candidate Owned'],
    ['B', 'existed', 'multi', null, 'Same phone or e-mail as candidate Owned'],
    ['C', 'existed', null, free.id, 'Same phone or e-mail as candidate Free'],
    ['D', 'new', null, null, null],
    ['E', 'existed', null, null, 'Same phone as row 1 of people.csv'],
    ['F', 'new', null, null, null],
    ['G', 'existed', null, null, 'Same e-mail as row 6 of this file'],
    ['H', 'new', null, null, null],
  ])
  const details = (await rowsOf(folder, { importId: done.id })).map(({ remarkDetails }) => remarkDetails)
  expect(details[4]).toEqual([{ code: 'SAME_PHONE_AS_FILE_ROW', params: { row: '1', file: 'people.csv' } }])
  expect(details[7]).toBeNull()
  expect(owned.created).toBe(true)
  expect(counts(done)).toEqual({ status: 'succeed', total: 8, totalCanVerify: 3, totalExistedd: 5, totalFailed: 0 })
})

test('the blacklist, leaving within a year and block words are policy failures', async () => {
  const config = [{ name: 'note', displayName: 'Note', type: 'text' }] as const
  const folder = await addFolder(here.db, { config })
  const add = async (name: string, phone: string, change: object) => {
    const { id } = await saveCandidate(here.db, { name, phones: [phone], emails: [], createdBy: 'x' })
    await here.db.update('candidate').set(change).where('candidate.id', '=', id).execute()
  }
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  await add('Black', '0922000001', { in_black_list: true })
  await add('Left', '0922000002', { terminal_date: ago(100) })
  await add('Left long ago', '0922000003', { terminal_date: ago(400) })
  await here.db.insert('block_word', { id: newId(), word: 'đa cấp' }).execute()
  const done = await recruiter.imported(
    folder,
    'name,phones,note\nA,0922000001,\nB,0922000002,\nC,0922000003,\nD,0922000004,bán hàng ĐA CẤP\nE,0922000004,\n',
  )
  expect((await rowsOf(folder)).map(({ name, status, remark }) => [name, status, remark])).toEqual([
    ['A', 'policyfailure', 'The candidate is on the black list'],
    ['B', 'policyfailure', 'The candidate left less than 12 months ago'],
    ['C', 'existed', 'Same phone or e-mail as candidate Left long ago'],
    ['D', 'policyfailure', 'The text contains the blocked word “da cap”'],
    ['E', 'new', null],
  ])
  expect(done.totalPolicyFailure).toBe(3)
})

test('only the creator of a CSV folder imports into it', async () => {
  const own = await addFolder(here.db)
  const mail = await addFolder(here.db, { importType: 1 })
  const shared = await addFolder(here.db, { createdBy: 'recruiter2', shareAll: true })
  const vendor = await addFolder(here.db, { createdBy: 'admin', code: 'Vendor', shareAll: true })
  const hidden = await addFolder(here.db, { createdBy: 'recruiter2' })
  const elsewhere = await addFolder(here.otherDb, { createdBy: 'admin@other', shareAll: true })
  const statuses = []
  for (const folder of [own, mail, shared, vendor, hidden, elsewhere])
    statuses.push((await recruiter.upload(folder, csv('An,0912345678,'))).status)
  expect(statuses).toEqual([200, 403, 403, 403, 404, 404])
  expect((await here.as('manager').upload(own, csv('An,0912345678,'))).status).toBe(403)
})

test('the declared type and the content must be those of a CSV file', async () => {
  const folder = await addFolder(here.db)
  const status = async (file: Buffer | string, type = 'text/csv') =>
    (await recruiter.upload(folder, file, { type })).status
  expect(await status(csv('An,0912345678,'), 'text/plain')).toBe(400)
  expect(await status(csv('An,0912345678,'), 'application/pdf')).toBe(400)
  expect(await status(csv('Bình,0912345679,'), 'text/csv; charset=utf-8')).toBe(200)
  expect(await status(await readFile('services/demo/files/cv-john-doe-classic.pdf'))).toBe(400)
  expect(await status(Buffer.from('PK\x03\x04\x14\0\0\0zip', 'latin1'), 'application/vnd.ms-excel')).toBe(400)
  expect(await status(Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(200, 1)]))).toBe(400)
  expect(await recruiter.upload(folder, csv('An,1,'), { recChannelId: otherChannelId })).toMatchObject({
    status: 400,
    body: { errors: { recChannelId: expect.any(Array) } },
  })
  expect((await recruiter.upload(folder, csv('An,1,'), { title: ' ' })).status).toBe(400)
})

test('5 MB are accepted, one byte more is not', async () => {
  const folder = await addFolder(here.db)
  const start = Buffer.from(csv('An,0912345678,'))
  const filled = (size: number) => Buffer.concat([start, Buffer.alloc(size - start.length, '\n')])
  expect(await recruiter.imported(folder, filled(importMaxBytes))).toMatchObject({ status: 'succeed', processed: 1 })
  expect((await recruiter.upload(folder, filled(importMaxBytes + 1))).status).toBe(413)
  expect((await recruiter.ok(verificationImportList, { body: { verificationId: folder } })).totalItem).toBe(1)
})

test('failed rows are returned as a CSV file that can be corrected and imported again', async () => {
  const folder = await addFolder(here.db, { config: [{ name: 'birthday', displayName: 'Ngày sinh', type: 'date' }] })
  const file =
    'Emails;Name;Phones;Ngày Sinh\nan@exam ple;An;;\n;Bình;0912 345 001;01/02/2001\n;"Chi\n""C""";0912;31/02/2001\n=x@y;-Dung;+84 912 345 002;\n'
  const first = await recruiter.imported(folder, Buffer.from(`\ufeff${file}`, 'utf16le'), { name: 'list.CSV' })
  expect(counts(first)).toMatchObject({ total: 4, totalCanVerify: 1, totalFailed: 3 })
  const { bytes, text, headers, status } = await recruiter.raw(verificationImportFailedRows, {
    params: { id: first.id },
  })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(headers.get('content-disposition')).toContain('list-failed.csv')
  expect(text.split('\r\n')).toEqual([
    'Emails,Name,Phones,Ngày Sinh,reason',
    'an@exam ple,An,,,Not an e-mail address: an@exam ple',
    ',"Chi\n""C""",0912,31/02/2001,"Not a phone number: 0912; birthday is not a date: 31/02/2001"',
    "'=x@y,'-Dung,+84 912 345 002,,Not an e-mail address: =x@y",
    '',
  ])
  await recruiter.ok(languageUpdate, { query: { language: 'vi' } })
  const inVietnamese = await recruiter.raw(verificationImportFailedRows, { params: { id: first.id } })
  expect(inVietnamese.text).toContain('"Không phải số điện thoại: 0912; Cột birthday không phải là ngày: 31/02/2001"')
  await recruiter.ok(languageUpdate, { query: { language: 'en' } })
  const mended = text
    .replace('exam ple', 'example.vn')
    .replace(',0912,31/', ',0912 345 003,28/')
    .replace("'=x@y", 'x@example.vn')
  const second = await recruiter.imported(folder, mended)
  expect(counts(second)).toMatchObject({ total: 3, totalCanVerify: 3 })
  expect((await rowsOf(folder, { importId: second.id })).map(({ name }) => name)).toEqual(['An', 'Chi "C"', '-Dung'])
  expect((await here.as('recruiter2').raw(verificationImportFailedRows, { params: { id: first.id } })).status).toBe(404)
})

test('a value beyond the columns stays in the file of failed rows, after the reason', async () => {
  const folder = await addFolder(here.db)
  const done = await recruiter.imported(folder, 'Name,Phones,Emails\nAn,0912,,surplus\n')
  const { text } = await recruiter.raw(verificationImportFailedRows, { params: { id: done.id } })
  expect(text.split('\r\n')).toEqual([
    'Name,Phones,Emails,reason',
    expect.stringMatching(/^An,0912,,.*0912.*,surplus$/),
    '',
  ])
  const again = await recruiter.imported(folder, text)
  const mended = await recruiter.raw(verificationImportFailedRows, { params: { id: again.id } })
  expect(mended.text).toBe(text)
})

test('imports are listed newest first, by folder, by ids and by whether they are running', async () => {
  const folder = await addFolder(here.db, { shareUsers: ['recruiter2'] })
  const [one, two] = [
    await recruiter.imported(folder, csv('A,0933000001,')),
    await recruiter.imported(folder, csv('B,0933000002,')),
  ]
  const waiting = newId()
  await here.db
    .insert('verification_import', {
      id: waiting,
      verification_id: folder,
      title: 'T',
      file_name: 'f.csv',
      file_path: 'none',
      created_by: 'recruiter',
    })
    .execute()
  const listed = async (userName: string, body: object) =>
    (await here.as(userName).ok(verificationImportList, { body })).data.map(({ id }) => id)
  expect(await listed('recruiter2', { verificationId: folder })).toEqual([waiting, two.id, one.id])
  expect(await listed('recruiter', { ids: [one.id, newId()] })).toEqual([one.id])
  expect(await listed('recruiter', { ids: [] })).toEqual([])
  expect(await listed('recruiter', { verificationId: folder, isRunning: true })).toEqual([waiting])
  expect(await listed('recruiter', { verificationId: folder, isRunning: false })).toEqual([two.id, one.id])
  await here.db
    .update('verification_import')
    .set({ title: 'Tháng Ba', file_name: 'sea.csv' })
    .where('id', '=', one.id)
    .execute()
  expect(await listed('recruiter', { verificationId: folder, keyword: 'thang BA' })).toEqual([one.id])
  expect(await listed('recruiter', { verificationId: folder, keyword: 'sea%' })).toEqual([])
  expect(await listed('sato.kenta', { verificationId: folder })).toEqual([])
  expect((await here.as('sato.kenta').raw(verificationImportGet, { params: { id: one.id } })).status).toBe(404)
  expect((await here.as('admin@other').raw(verificationImportGet, { params: { id: one.id } })).status).toBe(404)
})
