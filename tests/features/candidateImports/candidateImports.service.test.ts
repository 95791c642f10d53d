import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  candidateImportArchive,
  candidateImportCheck,
  candidateImportDelete,
  candidateImportFailedRows,
  candidateImportGet,
  candidateImportList,
  candidateImportRun,
  candidateImportUpload,
} from '../../../services/features/candidateImports/contract.ts'
import { candidateUpdate } from '../../../services/features/candidates/contract.ts'
import { talentFolderCreate } from '../../../services/features/talentFolders/contract.ts'
import type { Failure } from '../verifications/verifications.fixture.ts'
import { startImports, type ImportsHere } from './desk.ts'

let here: ImportsHere
beforeAll(async () => {
  here = await startImports()
})
afterAll(() => here?.close())

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n`)

test('a file is read, its columns are guessed in three languages, and no candidate is created yet', async () => {
  const { body, status } = await here.upload(
    'First Name,Last Name,Email Address,Số điện thoại,生年月日,Current Company,Tags,Stage,Whatever\n' +
      'Ann,Guess,ann.guess@example.com,0912345001,1990-02-03,Acme,VIP,Offer,x\n',
  )
  expect(status).toBe(200)
  const found = await here.read(body.id)
  expect(found).toMatchObject({ status: 'new', total: 1, fileName: 'greenhouse.csv', createdBy: 'recruiter' })
  expect(found.columns.map(({ field }) => field)).toEqual([
    'givenName',
    'familyName',
    'email',
    'phone',
    'birthday',
    'company',
    'label',
    'note',
    null,
  ])
  expect(found.columns[5]).toMatchObject({ title: 'Current Company', samples: ['Acme'] })
  expect(await here.rowsOf(body.id)).toEqual([])
  expect(await here.named('Ann Guess')).toEqual([])
})

test('the check shows the outcome of each row without creating candidates; the import then does the same', async () => {
  const { body } = await here.upload(
    'Name,Email,Phone,Birthday,Gender,Title,Company,Skills,Years of experience,Stage\n' +
      'Chi Lê,chi.le@example.com,0912345101,13/05/1991,Nữ,Engineer,Sông Pay,Java; Go,"4,5",Offer\n' +
      ',nobody@example.com,,,,,,,,\n' +
      'Dan Ito,not an address,+1 415 555 0100,31/31/1990,male,,,,,\n' +
      'Chi again,CHI.LE@example.com,,,,,,,,\n',
  )
  const checked = await here.check(body.id)
  expect(checked).toMatchObject({
    status: 'checked',
    total: 4,
    totalCreated: 2,
    totalCompleted: 1,
    totalFailed: 1,
    totalRemarked: 2,
  })
  expect(await here.named('Chi Lê')).toEqual([])
  const rows = await here.rowsOf(body.id)
  expect(rows.map(({ outcome, remarks }) => [outcome, remarks.map(({ message }) => message)])).toEqual([
    ['created', []],
    ['failed', ['The name is missing']],
    ['created', ['Not an e-mail address: not an address', 'Birthday is unknown: 31/31/1990']],
    ['completed', ['Same e-mail as row 1 of this file']],
  ])
  const done = await here.run(body.id)
  expect(done).toMatchObject({ status: 'succeeded', processed: 4, totalCreated: 2, totalCompleted: 1, totalFailed: 1 })
  const [first] = await here.rowsOf(body.id)
  expect(await here.candidate(first!.candidateId!)).toMatchObject({
    name: 'Chi Lê',
    emails: ['chi.le@example.com'],
    phones: ['0912345101'],
    birthday: '1991-05-13',
    gender: 1,
    jobTitle: 'Engineer',
    companies: ['Sông Pay'],
    skills: ['Java', 'Go'],
    experienceYear: 4.5,
    createdBy: 'recruiter',
  })
  const notes = await here.db
    .from('candidate_note')
    .select('notes')
    .where('candidate_id', '=', first!.candidateId!)
    .execute()
  expect(notes).toEqual([{ notes: 'Stage: Offer' }])
  const told = await here.db
    .from('notification')
    .select(['kind', 'path', 'params'])
    .where('path', '=', `/candidate-imports/${body.id}`)
    .execute()
  expect(told).toEqual([
    { kind: 'importSucceeded', path: `/candidate-imports/${body.id}`, params: { file: 'greenhouse.csv', rows: '4' } },
  ])
  const failed = await here.me().raw(candidateImportFailedRows, { params: { id: body.id } })
  expect(failed.text).toContain('nobody@example.com')
})

test('CVs in a ZIP are matched to candidates by the column, the address or the name', async () => {
  const { body } = await here.upload(
    'Name,Email,CV\n' +
      'Eva Zip,eva@example.com,https://tracker.example.com/files/eva%20cv.pdf?token=1\n' +
      'Finn Zip,finn@example.com,\n' +
      '田中 花子,hanako@example.com,\n' +
      'Gus Zip,gus@example.com,missing.pdf\n' +
      'Hal Zip,hal@example.com,program.pdf\n',
  )
  expect(
    (
      await here.archive(body.id, {
        'export/eva cv.pdf': pdf('eva'),
        'export/finn@example.com.pdf': pdf('finn'),
        '田中花子_履歴書.pdf': pdf('hanako'),
        'program.pdf': Buffer.from('MZ\x90\0 no document'),
        '__MACOSX/._eva cv.pdf': pdf('system'),
      })
    ).status,
  ).toBe(200)
  const checked = await here.check(body.id)
  expect(checked).toMatchObject({ archiveName: 'cvs.zip', totalFiles: 4, totalCreated: 5 })
  await here.run(body.id)
  const rows = await here.rowsOf(body.id)
  expect(rows.map(({ files, remarks }) => [files, remarks.map(({ message }) => message)])).toEqual([
    [['export/eva cv.pdf'], []],
    [['export/finn@example.com.pdf'], []],
    [['田中花子_履歴書.pdf'], []],
    [[], ['The ZIP contains no file missing.pdf']],
    [['program.pdf'], ['The file is not a PDF, DOC or DOCX']],
  ])
  const files = await here.db
    .from('candidate_file')
    .select(['candidate_id', 'name', 'kind'])
    .where(
      'candidate_id',
      'in',
      rows.map(({ candidateId }) => candidateId!),
    )
    .orderBy('name')
    .execute()
  expect(files.map(({ name }) => name)).toEqual(['eva cv.pdf', 'finn@example.com.pdf', '田中花子_履歴書.pdf'])
  expect((await here.candidate(rows[0]!.candidateId!)).cvPath).toBeTruthy()

  // File names and names of people may contain commas and characters from addresses.
  const odd = await here.upload('Name,CV\nKai Zip,"Zip, Kai - C# dev.pdf"\nLou Zip,"a.pdf, b.pdf"\n')
  await here.archive(odd.body.id, { 'Zip, Kai - C# dev.pdf': pdf('kai'), 'a.pdf': pdf('a'), 'b.pdf': pdf('b') })
  await here.check(odd.body.id)
  expect((await here.rowsOf(odd.body.id)).map((row) => row.files)).toEqual([
    ['Zip, Kai - C# dev.pdf'],
    ['a.pdf', 'b.pdf'],
  ])

  // Two rows of the same person share their CV; two people with the same name do not get each other's.
  const twice = await here.upload(
    'Name,Email\nIda Zip,ida@example.com\nIda Zip,ida@example.com\nJo Zip,jo1@example.com\nJo Zip,jo2@example.com\n',
  )
  await here.archive(twice.body.id, { 'Ida Zip.pdf': pdf('ida'), 'Jo Zip.pdf': pdf('jo') })
  await here.check(twice.body.id)
  const found = await here.rowsOf(twice.body.id)
  expect(found.map((row) => row.files)).toEqual([['Ida Zip.pdf'], ['Ida Zip.pdf'], [], []])
  expect(found[3]!.remarks.map(({ message }) => message)).toEqual(['More than one file matches Jo Zip'])

  // The same file again: the candidate already has it, and nothing of it is stored.
  const again = await here.upload('Name,Email,CV\nEva Zip,eva@example.com,eva.pdf\n')
  await here.archive(again.body.id, { 'eva.pdf': pdf('eva') })
  await here.check(again.body.id, undefined, { completesExisting: true })
  expect(await here.run(again.body.id)).toMatchObject({ totalCompleted: 1 })
  const own = here.db.from('candidate_file').select('id').where('candidate_id', '=', rows[0]!.candidateId!)
  expect(await own.execute()).toHaveLength(1)
  const waiting = here.db.from('stored_file').select('id').where('owner_kind', 'is', null)
  expect(await waiting.where('content_type', '=', 'application/pdf').execute()).toEqual([])
})

test('an undo deletes new candidates and restores the previous values of the others', async () => {
  const folder = await here.me().ok(talentFolderCreate, { body: { name: 'From the other tracker', shareUsers: [] } })
  await here.imported('Name,Email,Phone\nIvy Known,ivy@example.com,\nJay Known,jay@example.com,\n')
  const [ivy] = await here.named('Ivy Known')
  const before = await here.candidate(ivy!.id)
  const { id } = await here.imported(
    'Name,Email,Phone,Skills,Address,Note\n' +
      'Ivy,ivy@example.com,0912345201,Rust,Hà Nội,Sent by us\n' +
      'Kim New,kim.new@example.com,,,,\n' +
      'Kim Twice,kim.new@example.com,0912345202,,,\n' +
      'Lea Touched,lea@example.com,,,,\n',
    { completesExisting: true, folderId: folder.id, source: 'Greenhouse' },
  )
  expect(await here.candidate(ivy!.id)).toMatchObject({
    name: 'Ivy Known',
    phones: ['0912345201'],
    skills: ['Rust'],
    address: 'Hà Nội',
    source: 'Greenhouse',
  })
  const [lea] = await here.named('Lea Touched')
  const now = await here.candidate(lea!.id)
  await here
    .me()
    .ok(candidateUpdate, {
      params: { id: lea!.id },
      body: { ...now, version: now.version, jobTitle: 'Somebody has worked with them' },
    })
  const done = await here.undo(id)
  expect(done).toMatchObject({ status: 'undone', totalUndone: 3, totalKept: 1 })
  const after = await here.candidate(ivy!.id)
  const { version: _v, updatedDate: _u, lastActivityDate: _a, lastNoteDate, ...rest } = after
  expect(before).toMatchObject(rest)
  expect(lastNoteDate).toBeNull()
  expect(await here.named('Kim New')).toEqual([])
  expect(await here.named('Lea Touched')).toHaveLength(1)
  const rows = await here.rowsOf(id)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['undone', 'undone', 'undone', 'kept'])
  expect(rows[3]!.remarks.at(-1)!.message).toBe('Somebody has worked on the candidate since then')
  const inFolder = await here.db
    .from('talent_folder_candidate')
    .select('candidate_id')
    .where('folder_id', '=', folder.id)
    .execute()
  expect(inFolder.map((row) => row.candidate_id)).toEqual([lea!.id])
  // Their contacts are available again.
  expect(await here.imported('Name,Email,Phone\nIvy Other,other.ivy@example.com,0912345201\n')).toMatchObject({
    totalCreated: 1,
  })
})

test('errors in the columns are reported by field, and nothing changes', async () => {
  const { body } = await here.upload('Who,Mail\nMia Wrong,mia@example.com\n')
  const wrong = async (columns: unknown, more = {}) => {
    const { status, body: said } = await here
      .me()
      .raw(candidateImportCheck, { params: { id: body.id }, body: { columns, ...more } })
    return { status, ...(said as Failure) }
  }
  expect(await wrong([{ field: 'email' }, { field: null }])).toMatchObject({
    status: 400,
    errors: { columns: ['Choose the column with the name'] },
  })
  expect(await wrong([{ field: 'name' }])).toMatchObject({
    errors: { columns: ['must name each column of the file once'] },
  })
  expect(await wrong([{ field: 'name' }, { field: 'ownField', key: 'Nothing' }])).toMatchObject({
    errors: { 'columns.1.key': ['is not a field of the company'] },
  })
  expect(await wrong([{ field: 'name' }, { field: null }], { folderId: crypto.randomUUID() })).toMatchObject({
    errors: { folderId: ['Unknown folder'] },
  })
  expect(await here.read(body.id)).toMatchObject({ status: 'new' })
  const early = await here.me().raw(candidateImportRun, { params: { id: body.id }, body: {} })
  expect(early).toMatchObject({ status: 400, body: { errorCode: 'IMPORT_STEP' } })
})

test('invalid files are refused and leave nothing behind', async () => {
  expect((await here.upload('')).body.errors?.file).toBeDefined()
  expect((await here.send(candidateImportUpload.path, new Blob([pdf('x')]), 'x.csv')).status).toBe(400)
  const { body } = await here.upload('Name\nNia Odd\n')
  const noZip = await here.send(candidateImportArchive.path, new Blob(['text']), 'cvs.zip', { id: body.id })
  expect(noZip.body.errors).toEqual({ file: ['Only ZIP files are accepted'] })
  const broken = await here.send(candidateImportArchive.path, new Blob(['PK\x03\x04 cut off']), 'cvs.zip', {
    id: body.id,
  })
  expect(broken.body.errors).toEqual({ file: ['Only ZIP files are accepted'] })
  expect((await here.read(body.id)).archiveName).toBeNull()
  expect((await here.archive(body.id, { 'a.pdf': pdf('a') })).status).toBe(200)
  const files = await here.db
    .from('candidate_import')
    .select(['archive_path'])
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  await here.me().ok(candidateImportDelete, { params: { id: body.id } })
  await expect(here.services.files.read(files.archive_path as string)).rejects.toMatchObject({ status: 404 })
  const gone = await here.me().raw(candidateImportGet, { params: { id: body.id } })
  expect(gone.status).toBe(404)
})

test('an import is visible only to its creator', async () => {
  const { body } = await here.upload('Name\nOra Own\n')
  const asked = async (userName: string) =>
    (await here.as(userName).raw(candidateImportGet, { params: { id: body.id } })).status
  expect([await asked('admin'), await asked('manager')]).toEqual([404, 403])
  const others = await here.as('admin').ok(candidateImportList, { body: {} })
  expect(others.data.map(({ id }) => id)).not.toContain(body.id)
  const listed = await here.me().ok(candidateImportList, { body: { pageSize: 1 } })
  expect(listed.data).toMatchObject([{ id: body.id, fileName: 'greenhouse.csv' }])
})

test('an import that fails half-way is undone, and cannot be started again', async () => {
  const { body } = await here.upload('Name,Email\nHalf Way,half@way.example\n')
  await here.check(body.id)
  await here.run(body.id)
  await here.db.update('candidate_import').set({ status: 'failed' }).where('id', '=', body.id).execute()
  const columns = [{ field: 'name' }, { field: 'email' }]
  const again = await here.me().raw(candidateImportCheck, { params: { id: body.id }, body: { columns } })
  expect(again).toMatchObject({ status: 400, body: { errorCode: 'IMPORT_STEP' } })
  expect((await here.archive(body.id, { 'a.pdf': pdf('a') })).body.errorCode).toBe('IMPORT_STEP')
  expect(await here.undo(body.id)).toMatchObject({ status: 'undone', totalUndone: 1 })
  expect(await here.named('Half Way')).toEqual([])
})

test('a value that is too long is left out, and reported', async () => {
  const { body } = await here.upload(`Name,Skills\nLong Skill,"Go; ${'x'.repeat(101)}"\n`)
  await here.check(body.id)
  const [row] = await here.rowsOf(body.id)
  expect(row!.remarks.map(({ message }) => message)).toEqual(['Skills is longer than 100 characters'])
})

test('an interrupted import continues after the finished rows', async () => {
  const { body } = await here.upload(
    `Name,Email\n${Array.from({ length: 45 }, (_, at) => `Row ${at},r${at}@cut.example`).join('\n')}\n`,
  )
  await here.check(body.id)
  await sql`update candidate_import set processed = 20 where id = ${body.id}`.execute(here.services.db)
  await sql`update candidate_import set status = 'importing' where id = ${body.id}`.execute(here.services.db)
  const { candidateImportQueue } = await import('../../../services/features/candidateImports/jobs.ts')
  const work = await here.db.from('candidate_import').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
  await candidateImportQueue.handle(
    { companyId: here.db.companyId, importId: body.id, step: 'importing', attempt: work.attempt },
    {
      companyDb: () => here.db,
      files: here.services.files,
      signal: new AbortController().signal,
      jobs: here.services.jobs,
    } as never,
  )
  expect(await here.read(body.id)).toMatchObject({ status: 'succeeded', processed: 45 })
  const made = await here.db.from('candidate').select('name').where('search', 'like', '%@cut.example%').execute()
  expect(made).toHaveLength(25)
})
