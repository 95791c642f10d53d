import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  candidateFiles,
  candidateUploadCv,
  candidateViewFileCv,
} from '../../../services/features/candidateCvs/contract.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import { up } from '../../../services/migrations/0106_cleanFileNames.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { startMedia, type Here } from './media.fixture.ts'

let here: Here
let pdf: Buffer
let candidateId: string
beforeAll(async () => {
  here = await startMedia()
  pdf = await readFile('services/demo/files/cv-john-doe-classic.pdf')
  candidateId = (await saveCandidate(here.db, { name: 'An', phones: [], emails: [], createdBy: 'recruiter' })).id
})
afterAll(() => here?.close())

const attach = (name: string, content: Uint8Array | string, kind = 'cv') =>
  here.as('recruiter').upload(name, content, candidateUploadCv, { candidateId, kind })

test.each([
  ['cv.hta', 'cv.pdf'],
  ['cv.bat', 'cv.pdf'],
  ['cv.lnk', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf'],
  ['cv', 'cv.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.pdf'],
  ['..\\..\\cv\u200b.scr', 'cv.pdf'],
])('a PDF named %j is stored and served as %s', async (given, name) => {
  const { status, body } = await attach(given, pdf)
  expect([status, body.file.name]).toEqual([200, name])
  expect(body.filePath).toMatch(/\.pdf$/)
  const opened = await here.as('recruiter').get(candidateViewFileCv, { filePathKey: body.filePath })
  expect(opened.headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`)
})

test.each([
  ['a page', '<script>alert(1)</script>'],
  ['a batch file', '@echo off\r\nformat c:'],
  ['a program', 'MZ\x90\0program'],
  ['a link', Buffer.from('4c0000000114020000000000c000000000000046', 'hex')],
  ['a page behind a picture of a PDF', 'GIF89a%PDF-1.4<script>'],
])('%s that is named cv.pdf is refused', async (_name, content) => {
  expect(await attach('cv.pdf', content)).toMatchObject({
    status: 400,
    body: { errors: { file: ['You can only upload PDF & doc & docx file!'] } },
  })
})

test('other files of a candidate get the extension of their type', async () => {
  const sheet = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'pad.bin': new Uint8Array(8) })
  expect((await attach('run.bat', '@echo off', 'file')).body.file).toMatchObject({
    name: 'run.txt',
    contentType: 'text/plain',
  })
  expect((await attach('list.csv', 'a,b', 'file')).body.file.name).toBe('list.csv')
  expect((await attach('sheet.xlsx', sheet, 'file')).body.file.name).toBe('sheet.xlsx')
  expect((await attach('app.jar', zipSync({ 'A.class': strToU8('x') }), 'file')).body.file.name).toBe('app.zip')
  expect((await attach('a.png', Buffer.from('MZ\x90\0program', 'latin1'), 'file')).status).toBe(400)
})

test("a name that was stored earlier is served with the extension of the file's type", async () => {
  const { body } = await attach('old.pdf', pdf)
  await here.db.update('candidate_file').set({ name: 'old\u202efdp.hta' }).where('path', '=', body.filePath).execute()
  const opened = await here.as('recruiter').get(candidateViewFileCv, { filePathKey: body.filePath })
  expect(opened.headers.get('content-disposition')).toBe(
    'attachment; filename="oldfdp.pdf"; filename*=UTF-8\'\'oldfdp.pdf',
  )
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const { body: files } = await here.as('recruiter').post(candidateFiles, { candidateIds: [candidateId] })
  expect(files.length).toBeGreaterThan(5)
})

test('the upgrade cleans names that were stored earlier, and no others', async () => {
  const names = ['a\u202efdp.pdf', 'b\u200b\ufeff.pdf', 'Hồ sơ 履歴書 (1) [x] u200b.pdf']
  const paths = []
  for (const name of names) paths.push((await attach(name, pdf)).body.filePath as string)
  for (const [at, path] of paths.entries()) {
    await here.db.update('stored_file').set({ name: names[at]! }).where('path', '=', path).execute()
  }
  await up(here.services.db as unknown as Kysely<unknown>)
  const found = await here.db.from('stored_file').select(['path', 'name']).where('path', 'in', paths).execute()
  const nameOf = new Map(found.map(({ path, name }) => [path, name]))
  expect(paths.map((path) => nameOf.get(path))).toEqual(['afdp.pdf', 'b.pdf', 'Hồ sơ 履歴書 (1) [x] u200b.pdf'])
})

test('a text that claims to be an HTML page is refused, and a plain text is downloaded, not shown', async () => {
  const recruiter = here.as('recruiter')
  for (const name of ['x.html', 'x.svg', 'x.hta', 'x.pdf.exe', 'x.csv.lnk', 'x.\u202epdf.exe']) {
    expect([name, (await recruiter.upload(name, '<script>alert(1)</script>')).status]).toEqual([name, 400])
  }
  const path = await recruiter.stored('x\u202e.txt', '<script>alert(1)</script>')
  const { headers } = await recruiter.get(commonsFile, { path })
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'text/plain',
    'attachment; filename="x.txt"; filename*=UTF-8\'\'x.txt',
  ])
})
