import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  candidateImportCheck,
  candidateImportDecide,
  candidateImportDelete,
  candidateImportFailedRows,
  candidateImportReadCvs,
  candidateImportRun,
} from '../../../services/features/candidateImports/contract.ts'
import { candidateFiles } from '../../../services/features/candidateCvs/contract.ts'
import { talentFolderCreate } from '../../../services/features/talentFolders/contract.ts'
import { docxOf } from '../../support/docx.ts'
import { lockedPdf } from '../../support/pdfs.ts'
import { startImports, type ImportsHere } from './desk.ts'

let here: ImportsHere
beforeAll(async () => {
  here = await startImports()
})
afterAll(() => here?.close())

const cv = (name: string, ...lines: string[]) =>
  docxOf(name, ...lines, 'WORK EXPERIENCE', 'Engineer at Sông Pay', 'Mar 2021 - Present', 'SKILLS', 'Java, Go')
const said = async (id: string) =>
  (await here.rowsOf(id)).map(({ files, name, outcome, remarks }) => [
    files[0],
    name,
    outcome,
    ...remarks.map(({ message }) => message),
  ])
const decide = (id: string, row: number, decision: 'take' | 'leave' | null, name?: string) =>
  here.me().ok(candidateImportDecide, { params: { id }, body: { row, decision, ...(name && { name }) } })

test('CVs become candidates with their files, in a folder, and the import is undone', async () => {
  const folder = await here.me().ok(talentFolderCreate, { body: { name: 'From a fair', shareUsers: [] } })
  const read = await here.cvs(
    {
      'hoa.docx': cv('Hoa Pham', 'hoa.pham@example.com', '0912 345 901'),
      'ken.docx': cv('Ken Mori', 'ken.mori@example.com'),
    },
    { folderId: folder.id, source: 'Fair' },
  )
  expect(read).toMatchObject({ kind: 'cvs', status: 'checked', fileName: 'hoa.docx', total: 2, totalCreated: 2 })
  expect(await said(read.id)).toEqual([
    ['hoa.docx', 'Hoa Pham', 'created'],
    ['ken.docx', 'Ken Mori', 'created'],
  ])
  expect(await here.named('Hoa Pham')).toEqual([])

  const done = await here.run(read.id)
  expect(done).toMatchObject({ status: 'succeeded', totalCreated: 2, totalFiles: 2, folderId: folder.id })
  const [hoa] = await here.named('Hoa Pham')
  const shown = await here.candidate(hoa!.id)
  expect(shown).toMatchObject({
    emails: ['hoa.pham@example.com'],
    owner: 'recruiter',
    source: 'Fair',
    skills: ['Java', 'Go'],
    companies: ['Sông Pay'],
  })
  expect(await here.me().ok(candidateFiles, { body: { candidateIds: [hoa!.id] } })).toMatchObject([
    { name: 'hoa.docx', kind: 'cv' },
  ])
  const inFolder = here.db.from('talent_folder_candidate').select('candidate_id').where('folder_id', '=', folder.id)
  expect(await inFolder.execute()).toHaveLength(2)

  expect(await here.undo(read.id)).toMatchObject({ status: 'undone', totalUndone: 2 })
  expect(await here.named('Hoa Pham')).toEqual([])
  expect(await inFolder.execute()).toEqual([])
})

test('known, repeated and unreadable CVs are reported per file; users decide on the rest', async () => {
  const first = await here.cvs({ 'lan.docx': cv('Lan Vo', 'lan.vo@example.com') })
  await here.run(first.id)
  const [lan] = await here.named('Lan Vo')
  const read = await here.cvs({
    'lan-2.docx': cv('Lan Vo', 'LAN.VO@example.com', '0912 345 902'),
    'minh.docx': cv('Minh Ta', 'minh.ta@example.com'),
    'minh-copy.docx': cv('Minh Ta', 'minh.ta@example.com'),
    'minh-new.docx': cv('Minh Ta', 'minh.ta@example.com', 'Hanoi'),
    'namesake.docx': cv('Vo Lan'),
    'locked.pdf': await lockedPdf('x'),
    'photo.pdf': new TextEncoder().encode('no PDF at all'),
  })
  expect(await said(read.id)).toEqual([
    ['lan-2.docx', 'Lan Vo', 'existing'],
    ['minh.docx', 'Minh Ta', 'created'],
    ['minh-copy.docx', 'Minh Ta', 'failed', 'Same file as row 2'],
    ['minh-new.docx', 'Minh Ta', 'completed', 'Same e-mail as row 2 of this file'],
    [
      'namesake.docx',
      'Vo Lan',
      'created',
      'No phone or e-mail was found',
      'Somebody with the same name is already known',
    ],
    ['locked.pdf', '', 'failed', 'The file is protected by a password'],
    ['photo.pdf', '', 'failed', 'The file is not a PDF, DOC or DOCX'],
  ])
  const rows = await here.rowsOf(read.id)
  expect(rows[0]).toMatchObject({ candidateId: lan!.id, isDecidable: true })
  expect(rows.map(({ isDecidable }) => isDecidable)).toEqual([true, true, true, true, true, true, false])

  expect(await decide(read.id, 1, 'take')).toMatchObject({ outcome: 'completed', candidateId: lan!.id })
  expect(await decide(read.id, 5, 'leave')).toMatchObject({ outcome: 'left', remarks: [] })
  expect(await decide(read.id, 6, null, '  Quý   Đinh ')).toMatchObject({ name: 'Quý Đinh', outcome: 'created' })
  // The duplicate of a CV that is left out now becomes a candidate.
  expect(await decide(read.id, 2, 'leave')).toMatchObject({ outcome: 'left' })
  expect((await said(read.id)).slice(1, 4)).toEqual([
    ['minh.docx', 'Minh Ta', 'left'],
    ['minh-copy.docx', 'Minh Ta', 'created'],
    ['minh-new.docx', 'Minh Ta', 'completed', 'Same e-mail as row 3 of this file'],
  ])
  const no = await here.me().raw(candidateImportDecide, { params: { id: read.id }, body: { row: 7, decision: 'take' } })
  expect(no.status).toBe(404)

  const done = await here.run(read.id)
  expect(done).toMatchObject({ totalCreated: 2, totalCompleted: 2, totalLeft: 2, totalFailed: 1, totalFiles: 4 })
  expect((await here.candidate(lan!.id)).phones).toEqual(['0912 345 902'])
  expect(await here.me().ok(candidateFiles, { body: { candidateIds: [lan!.id] } })).toHaveLength(2)
  const [quy] = await here.named('Quý Đinh')
  expect(await here.me().ok(candidateFiles, { body: { candidateIds: [quy!.id] } })).toMatchObject([
    { name: 'locked.pdf' },
  ])
  expect(await here.named('Vo Lan')).toEqual([])
})

test('an uncertain name is not used by itself: a user has to enter it', async () => {
  const unsure = { 'unsure.docx': cv('12 High Street', 'Silver Birch', 'Blue Harbor', 'sb@example.com') }
  const { id } = await here.cvs(unsure)
  const [row] = await here.rowsOf(id)
  expect(row).toMatchObject({ name: '', offeredName: 'Silver Birch', outcome: 'failed', isDecidable: true })
  expect(row!.remarks[0]!.message).toBe('The name is missing')
  expect(await here.run(id)).toMatchObject({ totalCreated: 0, totalFailed: 1 })
  expect(await here.named('Silver Birch')).toEqual([])

  const again = await here.cvs(unsure)
  expect(await decide(again.id, 1, null, 'Silver Birch')).toMatchObject({
    name: 'Silver Birch',
    offeredName: null,
    outcome: 'created',
  })
  await here.run(again.id)
  expect(await here.named('Silver Birch')).toHaveLength(1)
})

test('all CVs in a ZIP are imported, next to those uploaded separately', async () => {
  const { id } = await here.openCvs('all.zip')
  await here.addCv(id, 'one.docx', cv('One Tran', 'one.tran@example.com'))
  const zip = {
    'fair/two.docx': Buffer.from(cv('Two Tran', 'two.tran@example.com')),
    '__MACOSX/fair/._two.docx': Buffer.from('x'),
    'fair/list.txt': Buffer.from('two.docx'),
  }
  expect((await here.archive(id, zip)).status).toBe(200)
  const again = await here.archive(id, zip)
  expect(again.body).toMatchObject({ errorCode: 'IMPORT_STEP' })
  await here.readCvs(id)
  expect(await said(id)).toEqual([
    ['one.docx', 'One Tran', 'created'],
    ['fair/two.docx', 'Two Tran', 'created'],
    ['fair/list.txt', '', 'failed', 'The file is not a PDF, DOC or DOCX'],
  ])
  await here.run(id)
  const [two] = await here.named('Two Tran')
  expect(await here.me().ok(candidateFiles, { body: { candidateIds: [two!.id] } })).toMatchObject([
    { name: 'two.docx' },
  ])
})

test('files that were read are evaluated again with other options, without reading them again', async () => {
  await here.run((await here.cvs({ 'nga.docx': cv('Nga Do', 'nga.do@example.com') })).id)
  const read = await here.cvs({ 'nga-2.docx': cv('Nga Do', 'nga.do@example.com', '0912 345 903') })
  expect(await said(read.id)).toEqual([['nga-2.docx', 'Nga Do', 'existing']])
  const { draft } = await here.db
    .from('candidate_import_row')
    .select('draft')
    .where('import_id', '=', read.id)
    .executeTakeFirstOrThrow()
  await here.db
    .update('candidate_import_row')
    .set({ draft: JSON.stringify({ ...draft, address: 'Huế' }) })
    .where('import_id', '=', read.id)
    .execute()
  await here.readCvs(read.id, { completesExisting: true })
  expect(await said(read.id)).toEqual([['nga-2.docx', 'Nga Do', 'completed']])
  await here.run(read.id)
  const [nga] = await here.named('Nga Do')
  expect(await here.candidate(nga!.id)).toMatchObject({ address: 'Huế', phones: ['0912 345 903'] })
})

test('each step is possible only in its state and for its kind of import, and only for its creator', async () => {
  const { id } = await here.openCvs('none.pdf')
  const none = await here.me().raw(candidateImportReadCvs, { params: { id }, body: {} })
  expect(none.body).toMatchObject({ errorCode: 'IMPORT_STEP' })
  const columns = await here.me().raw(candidateImportCheck, { params: { id }, body: { columns: [] } })
  expect(columns.body).toMatchObject({ errorCode: 'IMPORT_STEP' })
  const failed = await here.me().raw(candidateImportFailedRows, { params: { id } })
  expect(failed.status).toBe(404)
  await here.addCv(id, 'late.docx', cv('Late Ngo', 'late.ngo@example.com'))
  await here.readCvs(id)
  expect((await here.addCv(id, 'later.docx', cv('Later Ngo'))).body).toMatchObject({ errorCode: 'IMPORT_STEP' })
  const foreign = await here.as('admin').raw(candidateImportRun, { params: { id }, body: {} })
  expect(foreign.status).toBe(404)
  await expect(here.addCv(crypto.randomUUID(), 'x.docx', cv('X Ngo'))).rejects.toThrow('Not found')

  const { cv_path: path } = await here.db
    .from('candidate_import_row')
    .select('cv_path')
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  await here.me().ok(candidateImportDelete, { params: { id } })
  expect(await here.db.from('stored_file').select('id').where('path', '=', path!).execute()).toEqual([])
})
