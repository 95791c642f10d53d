import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPeriodic } from '../../../services/core/jobs/periodic.ts'
import {
  collectedCandidateApproval,
  collectedCandidateByIds,
} from '../../../services/features/inboundCandidates/contract.ts'
import { inboundCvs } from '../../../services/features/inboundCandidates/cvReading.ts'
import { rejection, startInbound, type InboundHere } from './inbound.fixture.ts'

let here: InboundHere
beforeAll(async () => {
  here = await startInbound()
})
afterAll(() => here?.close())

const cv = async () =>
  new Uint8Array(await readFile(new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url)))

/** Reads rows together with what was read from their CVs. */
const rows = (ids: string[]) => here.as('recruiter').ok(collectedCandidateByIds, { body: { ids, withReading: true } })
const times = (ids: string[]) =>
  here.db.from('collected_candidate').select(['id', 'cv_read_at']).where('id', 'in', ids).execute()
const look = () => runPeriodic(here.services.db, inboundCvs(), { publicUrl: '', jobs: here.services.jobs })

test('a CV that comes with a candidate is read in the background; a CV that cannot be read is tried once', async () => {
  const good = await here.add({ cvPath: await here.upload('cv.pdf', await cv()) })
  const broken = await here.add({ cvPath: await here.upload('cv.pdf', '%PDF-1.4\n%%EOF\n') })
  const none = await here.add()
  await look()
  await expect
    .poll(async () => (await times([good, broken])).every((row) => row.cv_read_at !== null), { timeout: 20_000 })
    .toBe(true)
  const byId = new Map((await rows([good, broken, none])).map((row) => [row.id, row]))
  expect(byId.get(good)!.cvReading!.draft).toMatchObject({ name: 'John Doe' })
  expect(byId.get(good)!.cvReading!.fields.find(({ field }) => field === 'name')).toMatchObject({ page: 1 })
  expect(byId.get(broken)!.cvReading).toBeNull()
  expect(byId.get(none)!.cvReading).toBeNull()
  expect((await times([none]))[0]!.cv_read_at).toBeNull()
  // The list does not include it.
  expect(await here.row(good)).not.toHaveProperty('cvReading')
})

test('the CV of a candidate who has been rejected is not read', async () => {
  const id = await here.add({ cvPath: await here.upload('cv.pdf', await cv()) })
  await here.as('recruiter').ok(collectedCandidateApproval, { body: rejection(id) })
  // As if the CV had never been looked at.
  await here.db
    .update('collected_candidate')
    .set({ cv_read_at: sql`null` })
    .where('id', '=', id)
    .execute()
  await look()
  await new Promise((done) => setTimeout(done, 500))
  expect((await times([id]))[0]!.cv_read_at).toBeNull()
})
