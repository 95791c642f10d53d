import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPeriodic } from '../../../services/core/jobs/periodic.ts'
import { addRecord } from '../../../services/core/files/fileRecords.ts'
import { newId } from '../../../services/core/ids.ts'
import {
  candidateCvMatches,
  candidateCvNews,
  candidateCvNewsSeen,
} from '../../../services/features/candidateCvs/contract.ts'
import { candidateGet } from '../../../services/features/candidates/contract.ts'
import type { CandidateFields } from '../../../services/features/candidates/shapes.ts'
import { addStoredCv, detachFile } from '../../../services/features/candidateCvs/files.ts'
import { cvTexts, readerVersion } from '../../../services/features/candidateCvs/text/reading.ts'
import { addCandidates, listed } from '../candidates/reads.fixture.ts'
import { startVerifications, type Here } from '../verifications/verifications.fixture.ts'
import { docxOf } from '../../support/docx.ts'
import { addReadCv } from './cvTexts.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications()
})
afterAll(() => here?.close())

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Adds an unread CV to a candidate. Returns the id of its file. */
async function addCv(candidateId: string, name: string, bytes: Buffer): Promise<string> {
  const { path, size } = await here.services.files.save(here.db.companyId, name, Readable.from([bytes]), 1_000_000)
  const stored = { path, name, contentType: name.endsWith('pdf') ? 'application/pdf' : word, size, sha256: newId() }
  const record = { ...stored, createdBy: 'recruiter' }
  return here.db.transaction(async (tx) => {
    await addRecord(tx, record)
    return (await addStoredCv(tx, 'recruiter', candidateId, stored))!.id
  })
}
const rows = () => here.db.from('candidate_cv_text').select(['candidate_id', 'path', 'reader', 'problem']).execute()
/** Waits until all CVs are read. A periodic run while others are still being read adds nothing. */
async function readAll() {
  const isDone = async () => {
    await runPeriodic(here.services.db, cvTexts(), { publicUrl: '', jobs: here.services.jobs })
    return (await rows()).every(({ reader }) => reader === readerVersion)
  }
  await expect.poll(isDone, { timeout: 20_000, interval: 200 }).toBe(true)
}
const found = (value: string) =>
  listed(here, 'recruiter', { filters: [{ filter: 'cv', operator: 'contains', value: [value] }] })
const matches = (candidateIds: string[], query: string, userName = 'recruiter') =>
  here.as(userName).ok(candidateCvMatches, { body: { candidateIds, query } })

test('a CV is found by its text from when it is read until it is removed', async () => {
  const { Emma } = await addCandidates(here.db, [{ name: 'Emma' }])
  const pdf = await readFile(new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url))
  const pdfFile = await addCv(Emma!, 'cv.pdf', pdf)
  await addCv(Emma!, 'cv.docx', docxOf('Emma Johnson', 'Head nurse of the intensive care unit'))
  expect(await found('"intensive care"')).toEqual([])
  await readAll()
  expect(await found('"intensive care" nurse')).toEqual(['Emma'])
  expect(await found('kubernetes')).toEqual(['Emma'])
  // A single CV must contain all search terms.
  expect(await found('kubernetes nurse')).toEqual([])
  expect(await matches([Emma!], '"intensive care"')).toMatchObject([
    { candidateId: Emma, page: 1, before: 'Emma Johnson Head nurse of the ', match: 'intensive care', after: ' unit' },
  ])
  expect(await matches([Emma!], 'princeton')).toMatchObject([
    { filePath: expect.stringMatching(/\.pdf$/), match: 'Princeton' },
  ])
  await here.db.transaction((tx) => detachFile(tx, 'recruiter', pdfFile))
  expect(await found('kubernetes')).toEqual([])
  expect((await rows()).filter(({ candidate_id }) => candidate_id === Emma)).toHaveLength(1)
})

test('an unreadable CV stores the reason, and does not stop the others from being read', async () => {
  const { Broken, Whole } = await addCandidates(here.db, [{ name: 'Broken' }, { name: 'Whole' }])
  await addCv(Whole!, 'cv.docx', docxOf('Whole Person', 'Welder'))
  await addCv(Broken!, 'cv.pdf', Buffer.from('%PDF-1.7 and nothing else'))
  const path = `${here.db.companyId}/2026-03/${newId()}.pdf`
  await here.db.update('candidate').set({ cv_path: path }).where('id', '=', Whole!).execute()
  await readAll()
  expect(await found('welder')).toEqual(['Whole'])
  const problems = (await rows()).filter(({ problem }) => problem !== null)
  expect(problems.map(({ candidate_id }) => candidate_id).sort()).toEqual([Broken, Whole].sort())
  expect(await found('nothing')).toEqual([])
})

test('the extracted text moves with the CV from one candidate to another', async () => {
  const { From, To } = await addCandidates(here.db, [{ name: 'From' }, { name: 'To' }])
  await addCv(From!, 'cv.docx', docxOf('From Somewhere', 'Beekeeper'))
  await readAll()
  await here.db.update('candidate').set({ cv_path: null }).where('id', '=', From!).execute()
  await here.db.update('candidate_file').set({ candidate_id: To! }).where('candidate_id', '=', From!).execute()
  expect(await found('beekeeper')).toEqual(['To'])
  await here.db.update('candidate_file').set({ kind: 'file' }).where('candidate_id', '=', To!).execute()
  expect(await found('beekeeper')).toEqual([])
})

test('matches cover only existing candidates of the company, and require the permission to open CVs', async () => {
  const { Gone, There } = await addCandidates(here.db, [{ name: 'Gone', deleted_at: new Date() }, { name: 'There' }])
  const { Other } = await addCandidates(here.otherDb, [{ name: 'Other' }])
  await addReadCv(here.db, Gone!, 'Falconer')
  await addReadCv(here.otherDb, Other!, 'Falconer')
  const long = 'before '.repeat(30)
  const path = await addReadCv(
    here.db,
    There!,
    'A page of something else',
    `${long}鷹匠, falconer ${'after '.repeat(30)}`,
  )
  const all = [Gone!, Other!, There!]
  expect(await matches(all, 'falconers')).toEqual([
    {
      candidateId: There,
      filePath: path,
      page: 2,
      before: expect.stringMatching(/^before .*鷹匠, $/),
      match: 'falconer',
      after: expect.stringMatching(/^ after/),
    },
  ])
  expect(await matches(all, '鷹匠 -falconer')).toEqual([])
  expect(await matches(all, '!')).toEqual([])
  const refused = await here.as('finance').raw(candidateCvMatches, { body: { candidateIds: all, query: 'falconer' } })
  expect(refused.status).toBe(403)
  expect(
    await listed(here, 'admin@other', { filters: [{ filter: 'cv', operator: 'contains', value: ['falconer'] }] }),
  ).toEqual(['Other'])
})

test('CVs read by an older reader are read again, after the unread ones', async () => {
  const { Old, New } = await addCandidates(here.db, [{ name: 'Old' }, { name: 'New' }])
  const oldPath = await addReadCv(here.db, Old!, 'Glassblower')
  await addCv(New!, 'cv.docx', docxOf('New Person', 'Glassblower'))
  await here.db.update('candidate_cv_text').set({ reader: 1 }).where('path', '=', oldPath).execute()
  await readAll()
  // Its file no longer exists: the extracted text stays.
  expect((await found('glassblower')).sort()).toEqual(['New', 'Old'])
  const { rows: due } = await sql<{
    count: string
  }>`select count(*) from candidate_cv_text where reader < ${readerVersion}`.execute(here.services.db)
  expect(Number(due[0]!.count)).toBe(0)
})

test('the findings of a better reader are offered once, and change nothing', async () => {
  const { Nora } = await addCandidates(here.db, [{ name: 'Nora', address: 'Hue' }])
  const lines = ['Nora Quist', 'Email: nora@example.vn', 'Address: 12 Le Loi, Da Nang', 'Skills', 'Welding, Brazing']
  await addCv(Nora!, 'cv.docx', docxOf(...lines))
  await readAll()
  const news = async (userName = 'recruiter') =>
    (await here.as(userName).ok(candidateCvNews, { body: { candidateIds: [Nora!] } })).flatMap(({ fields }) =>
      fields.map(({ field, value }) => `${field}=${value}`),
    )
  // Users have already seen the first reading.
  expect(await news()).toEqual([])
  const readAgain = async (draft: (was: CandidateFields) => CandidateFields | null) => {
    const row = here.db.from('candidate_cv_text').select('draft').where('candidate_id', '=', Nora!)
    const was = (await row.executeTakeFirstOrThrow()).draft!
    const asBefore = { reader: 1, draft: JSON.stringify(draft(was)) }
    await here.db.update('candidate_cv_text').set(asBefore).where('candidate_id', '=', Nora!).execute()
    await readAll()
  }
  await readAgain((was) => ({ ...was, emails: [], resume: { ...was.resume, skills: [] } }))
  const found = ['emails.0=nora@example.vn', 'resume.skills.0.name=Welding', 'resume.skills.1.name=Brazing']
  expect(await news()).toEqual(found)
  expect(await here.as('recruiter').ok(candidateGet, { params: { id: Nora! } })).toMatchObject({
    emails: [],
    skills: [],
  })
  expect((await here.as('manager').raw(candidateCvNews, { body: { candidateIds: [Nora!] } })).status).toBe(403)
  expect(await here.as('admin@other').ok(candidateCvNews, { body: { candidateIds: [Nora!] } })).toEqual([])
  expect((await here.as('admin@other').raw(candidateCvNewsSeen, { params: { id: Nora! } })).status).toBe(404)
  // They are offered after further readings, too, until a user has seen them.
  await readAgain((was) => was)
  expect(await news()).toEqual(found)
  await here.as('recruiter').ok(candidateCvNewsSeen, { params: { id: Nora! } })
  await here.as('recruiter').ok(candidateCvNewsSeen, { params: { id: Nora! } })
  expect(await news()).toEqual([])
  await readAgain((was) => was)
  expect(await news()).toEqual([])
  // Nothing from an older CV is offered.
  await readAgain((was) => ({ ...was, emails: [] }))
  await addCv(Nora!, 'newer.docx', docxOf('Nora Quist', 'Welder'))
  expect(await news()).toEqual([])
})
