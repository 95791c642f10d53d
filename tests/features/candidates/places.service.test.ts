import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidateExport, candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { filterConditions } from '../../../services/features/candidates/filters/filterConditions.ts'
import type { SearchFilter } from '../../../services/features/candidates/filters/filters.ts'
import { jobCandidatesOf } from '../../../services/features/pipelines/contract.ts'
import { startVerifications, type Here } from '../verifications/verifications.fixture.ts'
import { addJob, addPlace, addStages } from './placeRecords.ts'
import { addCandidates, listed } from './reads.fixture.ts'

let here: Here
let ids: Record<string, string> = {}
const job: Record<string, string> = {}

/** Chi is in two jobs; Dũng is rejected, Em is in a closed job, Giang in a job without a stage, Hà in none. */
beforeAll(async () => {
  here = await startVerifications()
  const { db, otherDb } = here
  const names = ['An', 'Bình', 'Chi', 'Dũng', 'Em', 'Giang', 'Hà']
  ids = await addCandidates(
    db,
    names.map((name) => ({ name })),
  )
  const stage = await addStages(db, { SCREENING: 'Sàng lọc', OFFERED: 'Offered' })
  const other = await addStages(db, { SCREENING: 'Screening' })
  job.java = await addJob(db, 'Java')
  job.hold = await addJob(db, 'Tester', 2)
  job.closed = await addJob(db, 'Closed', 1)
  await addPlace(db, job.java, ids.An!, stage.SCREENING!, 10)
  await addPlace(db, job.java, ids.Bình!, stage.OFFERED!, 3)
  await addPlace(db, job.java, ids.Chi!, stage.OFFERED!, 1)
  await addPlace(db, job.hold, ids.Chi!, other.SCREENING!, 20)
  await addPlace(db, job.java, ids.Dũng!, stage.SCREENING!, 30, true)
  await addPlace(db, job.closed, ids.Em!, stage.OFFERED!, 40)
  await addPlace(db, job.hold, ids.Giang!, null, 5)
  const foreign = await addCandidates(otherDb, [{ name: 'Foreign' }])
  job.foreign = await addJob(otherDb, 'Foreign')
  await addPlace(otherDb, job.foreign, foreign.Foreign!, null, 50)
})
afterAll(() => here?.close())

type Asked = readonly [filter: string, operator: string, ...value: string[]]
const filtersOf = (asked: readonly Asked[]) =>
  asked.map(([filter, operator, ...value]) => ({ filter, operator, value }) as SearchFilter)
const found = async (...asked: Asked[]) =>
  (await listed(here, 'recruiter', { filters: filtersOf(asked), sortBy: 'name', sortDirection: 'asc' })).join(' ')

describe('candidates are found by their open jobs', () => {
  test.each<[string, () => Asked[], string]>([
    ['in a job', () => [['job', 'equals', job.java!]], 'An Bình Chi'],
    ['in one of several jobs', () => [['job', 'in', job.java!, job.hold!]], 'An Bình Chi Giang'],
    ['not in a job that is closed', () => [['job', 'in', job.closed!]], ''],
    ["not in another company's", () => [['job', 'in', job.foreign!]], ''],
    ['outside of a job', () => [['job', 'notIn', job.java!]], 'Dũng Em Giang Hà'],
    ['in no job', () => [['job', 'isEmpty']], 'Dũng Em Hà'],
    ['in any job', () => [['job', 'isNotEmpty']], 'An Bình Chi Giang'],
    ['in a stage by its key, of any workflow', () => [['stage', 'in', 'SCREENING']], 'An Chi'],
    ['in a stage by its name, however written', () => [['stage', 'equals', 'sang  LOC']], 'An'],
    ['in one of several stages', () => [['stage', 'in', 'SCREENING', 'offered']], 'An Bình Chi'],
    ['outside of a stage', () => [['stage', 'notIn', 'SCREENING']], 'Bình Dũng Em Giang Hà'],
    ['in no stage', () => [['stage', 'isEmpty']], 'Dũng Em Giang Hà'],
    ['for so many days at least', () => [['daysInStage', 'between', '3', '']], 'An Bình Chi Giang'],
    ['for so many days at most', () => [['daysInStage', 'between', '', '3']], 'Bình Chi'],
    ['between two numbers of days', () => [['daysInStage', 'between', '4', '10']], 'An Giang'],
    ['for just so many days', () => [['daysInStage', 'equals', '3']], 'Bình'],
    ['for less', () => [['daysInStage', 'before', '3']], 'Chi'],
    ['for more', () => [['daysInStage', 'after', '10']], 'Chi'],
  ])('%s', async (_name, asked, names) => {
    expect(await found(...asked())).toBe(names)
  })

  test('and all conditions must match the same job', async () => {
    expect(await found(['job', 'in', job.java!], ['stage', 'in', 'SCREENING'])).toBe('An')
    expect(await found(['job', 'in', job.java!], ['daysInStage', 'after', '15'])).toBe('')
    expect(await found(['job', 'in', job.java!], ['stage', 'notIn', 'SCREENING'])).toBe('Bình Chi')
    expect(await found(['job', 'in', job.hold!], ['stage', 'isEmpty'])).toBe('Giang')
    expect(await found(['job', 'notIn', job.java!], ['stage', 'in', 'SCREENING'])).toBe('Chi')
    expect(await found(['job', 'isEmpty'], ['stage', 'in', 'SCREENING'])).toBe('')
    expect(await found(['stage', 'in', 'SCREENING'], ['name', 'contains', 'chi'])).toBe('Chi')
  })

  test('meaningless values are refused, and so are users who may not see the candidates of jobs', async () => {
    const ask = (userName: string, ...asked: Asked[]) =>
      here.as(userName).raw(candidateList, { body: { filters: filtersOf(asked) } })
    const wrong = await ask(
      'recruiter',
      ['job', 'in', 'x'],
      ['job', 'contains', 'x'],
      ['stage', 'in'],
      ['daysInStage', 'equals', 'soon'],
      ['daysInStage', 'in', '3'],
    )
    expect(wrong.status).toBe(400)
    expect((wrong.body as { errors: { filters: string[] } }).errors.filters).toEqual([
      'job: x is not an id',
      'job: has no operator contains',
      'stage: takes one or more values',
      'daysInStage: soon is not a number',
      'daysInStage: has no operator in',
    ])
    const nobody = { userName: 'recruiter', permissions: new Set<never>() }
    const asked = filtersOf([['job', 'in', job.java!]])
    expect(() => filterConditions({ db: here.db, caller: nobody, timezoneOffset: 0, extensions: [] }, asked)).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ errors: { filters: ['job: is not known'] } }) }),
    )
  })

  test('with an index for conditions on days', async () => {
    const { rows } = await sql<{
      indexdef: string
    }>`select indexdef from pg_indexes where indexname = 'job_candidate_waiting'`.execute(here.services.db)
    expect(rows[0]?.indexdef).toContain('(company_id, since)')
  })
})

test('open jobs of candidates exclude rejections and jobs that have ended', async () => {
  const candidateIds = ['An', 'Chi', 'Dũng', 'Em'].map((name) => ids[name]!)
  const open = await here.as('recruiter').ok(jobCandidatesOf, { body: { candidateIds, isOpen: true } })
  expect(open.map(({ candidateId, jobId }) => [candidateId, jobId])).toEqual([
    [ids.Chi, job.java],
    [ids.An, job.java],
    [ids.Chi, job.hold],
  ])
  const all = await here.as('recruiter').ok(jobCandidatesOf, { body: { candidateIds } })
  expect(all).toHaveLength(5)
})

test('an export has job, stage and days for users who may see them', async () => {
  const body = { columns: ['name', 'jobStage'], sortBy: 'name', sortDirection: 'asc' } as const
  const rowsOf = async (userName: string) =>
    parse((await here.as(userName).raw(candidateExport, { body })).bytes.toString(), { bom: true }) as string[][]
  expect(await rowsOf('recruiter')).toEqual([
    ['Name', 'Job and stage'],
    ['An', 'Java - Sàng lọc (10 d)'],
    ['Bình', 'Java - Offered (3 d)'],
    ['Chi', 'Java - Offered (1 d); Tester - Screening (20 d)'],
    ['Dũng', ''],
    ['Em', ''],
    ['Giang', 'Tester (6 d)'],
    ['Hà', ''],
  ])
})
