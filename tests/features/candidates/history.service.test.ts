import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../../services/demo/people/accounts.ts'
import { fieldOfCategory, positionsOf } from '../../../services/demo/candidates/fields.ts'
import { seedDemo } from '../../../services/demo/seed.ts'
import { findDuplicates } from '../../../services/features/candidates/merge/duplicates.ts'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { startServicesHere, type ServicesHere } from '../../support/services.fixture.ts'

let here: ServicesHere
let db: CompanyDb
beforeAll(async () => {
  here = await startServicesHere()
  db = here.services.companyDb(companies.first.id)
})
afterAll(() => here?.close())

const count = async (
  table: 'candidate' | 'candidate_event' | 'candidate_note' | 'candidate_follow' | 'job_candidate',
) =>
  Number(
    (
      await db
        .from(table)
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('every demo candidate has a history that ends with its last activity', async () => {
  const rows = await db.from('candidate').select(['id', 'last_activity_at', 'last_note_at']).execute()
  const newest = new Map(
    (
      await db
        .from('candidate_event')
        .select(({ fn }) => ['candidate_id', fn.max('at').as('at')])
        .groupBy('candidate_id')
        .execute()
    ).map((row) => [row.candidate_id, row.at]),
  )
  expect(rows.filter(({ id, last_activity_at: at }) => !at || newest.get(id)?.getTime() !== at.getTime())).toEqual([])
  expect(rows.filter(({ last_note_at: at }) => at !== null).length).toBeGreaterThan(50)
  const follows = await db.from('candidate_event').select('id').where('kind', '=', 'followed').execute()
  expect(follows.length).toBe(await count('candidate_follow'))
})

test('jobs contain as many candidates as they count', async () => {
  const jobs = await db.from('job').select(['id', 'submitted']).execute()
  const held = new Map(
    (
      await db
        .from('job_candidate')
        .select(({ fn }) => ['job_id', fn.countAll<string>().as('n')])
        .groupBy('job_id')
        .execute()
    ).map((row) => [row.job_id, Number(row.n)]),
  )
  expect(jobs.filter(({ id, submitted }) => (held.get(id) ?? 0) !== submitted)).toEqual([])
})

test('the candidates of a job fit its category, and nobody is hired twice', async () => {
  const places = await db
    .from('job_candidate')
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'job_candidate.company_id').onRef('job.id', '=', 'job_candidate.job_id'),
    )
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'job_candidate.company_id')
        .onRef('candidate.id', '=', 'job_candidate.candidate_id'),
    )
    .innerJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .innerJoin('vocabulary_item as category', (join) =>
      join
        .onRef('category.company_id', '=', 'job.company_id' as never)
        .onRef('category.id', '=', 'job.category_id' as never),
    )
    .innerJoin('vocabulary_item as standing', (join) =>
      join
        .onRef('standing.company_id', '=', 'candidate.company_id' as never)
        .onRef('standing.id', '=', 'candidate.status_id' as never),
    )
    .select(['category.name as category', 'standing.name as standing', 'candidate.job_title', 'workflow_status.key'])
    .select(['candidate.id', 'job.id as job_id', 'job.status', 'job.total'])
    .execute()
  expect(places.length).toBeGreaterThan(300)
  expect(
    places.filter(({ category, job_title: title }) => !positionsOf(fieldOfCategory(category)!).includes(title!)),
  ).toEqual([])
  const hires = places.filter(({ key }) => key === 'ONBOARD')
  expect(new Set(hires.map(({ id }) => id)).size).toBe(hires.length)
  expect(hires.filter(({ standing }) => standing !== 'Onboard')).toEqual([])
  const jobs = new Map(places.map((place) => [place.job_id, place]))
  for (const { job_id: id, status, total } of jobs.values())
    if (status === 3) expect(hires.filter(({ job_id: job }) => job === id)).toHaveLength(total)
})

test('some people exist twice and are found as duplicates', async () => {
  const again = await db
    .from('candidate')
    .select(['id', 'name', 'phones', 'emails'])
    .where('source', '=', 'Walk-in')
    .execute()
  expect(again).toHaveLength(6)
  for (const { id, ...person } of again) {
    const [found] = await findDuplicates(
      db,
      { userName: 'recruiter', role: 'Recruiter', permissions: new Set() },
      { ...person, exceptId: id },
    )
    expect(found?.reasons).toContain('name')
    expect(found?.reasons.length).toBe(2)
  }
})

test('seeding again adds nothing', async () => {
  const tables = ['candidate', 'candidate_event', 'candidate_note', 'candidate_follow', 'job_candidate'] as const
  const before = await Promise.all(tables.map(count))
  await seedDemo({ db: here.services.db, companyDb: here.services.companyDb, files: here.services.files })
  expect(await Promise.all(tables.map(count))).toEqual(before)
})
