import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  candidateCvQueue,
  candidateExtractCv,
  candidateExtractResult,
  candidateImportCv,
  candidateUploadCv,
  type Extraction,
} from '../../../services/features/candidateCvs/contract.ts'
import type { AnswerOf, Operation } from '../../../services/core/contract/operation.ts'
import { startVerifications, type Failure, type Here } from '../verifications/verifications.fixture.ts'

const tesseract = [process.env.TESSERACT_PATH ?? '', '/usr/bin/tesseract', '/usr/local/bin/tesseract'].find(
  (path) => path && existsSync(path),
)
const where = tesseract ? '' : ' – there is no Tesseract on this machine'

let here: Here
let without: Here
beforeAll(async () => {
  if (tesseract) here = await startVerifications({ env: { TESSERACT_PATH: tesseract } })
  without = await startVerifications({ env: { TESSERACT_PATH: 'none' } })
})
afterAll(async () => {
  await here?.close()
  await without?.close()
})

/** Scans of invented people: printed, slightly turned, with noise, as JPEG in a PDF at 200 dpi. */
const scan = (name: 'en' | 'vi') => readFile(new URL(`scans/${name}.pdf`, import.meta.url))

async function send({ services }: Here, operation: Operation, file: Buffer, headers: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), 'scan.pdf')
  const token = await services.identity.issueAccessToken('recruiter')
  const answer = await fetch(services.url + operation.path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID(), ...headers },
  })
  const body = (await answer.json()) as Extraction & AnswerOf<typeof candidateUploadCv> & Failure
  return { status: answer.status, body }
}

test.runIf(tesseract)(`an English scan of two pages is read like a text${where}`, { timeout: 60_000 }, async () => {
  const { status, body } = await send(here, candidateImportCv, await scan('en'))
  expect([status, body.isScan, body.unreadPages]).toEqual([200, true, 0])
  expect(body.draft).toMatchObject({
    name: 'Margaret Holloway',
    emails: ['margaret.holloway@example.com'],
    phones: ['+44 20 7946 0817'],
    birthday: '1987-03-12',
    resume: {
      work: [
        { company: 'Brightwater Foods Ltd', position: 'Senior Accountant', startDate: '2018-03', isAdded: true },
        { company: 'Kestrel Retail Group', position: 'Accountant', startDate: '2013-09', endDate: '2018-02' },
        { company: 'Dunmore Paper Mills', startDate: '2010-07', endDate: '2013-08' },
      ],
      education: [{ institution: 'University of Exeter' }],
    },
  })
  const school = body.fields.find(({ field }) => field === 'resume.education.0.institution')!
  expect(school).toMatchObject({ value: 'University of Exeter', page: 2 })
  expect(school.confidence).toBeLessThan(0.95)
  const stored = await here.as('recruiter').ok(candidateExtractResult, { body: { filePath: body.filePath } })
  expect(stored).toEqual(body)
})

test.runIf(tesseract)(`a Vietnamese scan keeps its diacritics${where}`, { timeout: 60_000 }, async () => {
  const { body } = await send(here, candidateImportCv, await scan('vi'))
  expect(body.draft).toMatchObject({
    name: 'Nguyễn Thị Thanh Hằng',
    emails: ['thanhhang.nguyen@example.com'],
    birthday: '1992-08-24',
    gender: 1,
    resume: {
      work: [
        { company: 'Công ty Cổ phần Thực phẩm Sao Mai', position: 'Chuyên viên nhân sự' },
        { company: 'Công ty TNHH Dệt may Hoàng Gia', position: 'Nhân viên hành chính' },
      ],
    },
  })
})

test.runIf(tesseract)(`a scan is read in the background too${where}`, { timeout: 60_000 }, async () => {
  const { body } = await send(here, candidateUploadCv, await scan('en'), { invocationtype: 'Event' })
  const recruiter = here.as('recruiter')
  const state = () => recruiter.ok(candidateCvQueue, { params: { id: body.queueId! } })
  await expect.poll(async () => (await state()).status, { timeout: 50_000 }).toBe('succeed')
  const result = await recruiter.ok(candidateExtractResult, { body: { filePath: body.filePath } })
  expect(result).toMatchObject({ isScan: true, draft: { name: 'Margaret Holloway' } })
})

test('without Tesseract a scan has no text, and this is reported', async () => {
  const { status, body } = await send(without, candidateImportCv, await scan('en'))
  expect([status, body.errorCode]).toEqual([400, 'CV_NO_TEXT'])
  const kept = await send(without, candidateUploadCv, await scan('en'))
  const again = await without.as('recruiter').raw(candidateExtractCv, { body: { filePath: kept.body.filePath } })
  expect([again.status, (again.body as Failure).errorCode]).toEqual([400, 'CV_NO_TEXT'])
})

test('a result from before scans were supported is not a scan', async () => {
  const { body } = await send(without, candidateUploadCv, await scan('en'))
  const result = JSON.stringify({ draft: { name: 'Jane Roe' }, fields: [], characters: 9 })
  await without.db.update('candidate_upload').set({ result }).where('path', '=', body.filePath).execute()
  const stored = await without.as('recruiter').ok(candidateExtractResult, { body: { filePath: body.filePath } })
  expect(stored).toMatchObject({ isScan: false, unreadPages: 0 })
})
