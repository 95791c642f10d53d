import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { seedDemo } from '../../../services/demo/seed.ts'
import { startLookups, type Here } from './lookups.fixture.ts'

let one: Here
let two: Here
beforeAll(async () => {
  one = await startLookups()
  two = await startLookups()
})
afterAll(async () => {
  await one?.close()
  await two?.close()
})

const tables = [
  'vocabulary_item',
  'company_setting',
  'email_template',
  'translation',
  'job',
  'job_rank',
  'recruitment_channel',
  'block_word',
] as const
const moments = ['created_at', 'updated_at', 'open_date', 'due_date', 'publish_asked_at']
/** Files get a new path each time. */
const paths = ['imagePath']
/** Counts that come from the candidates of a job, who are not seeded a second time. */
const counted = ['submitted', 'offer', 'onboard', 'lack']

/** Everything that was seeded, except the dates relative to today and the paths of files. */
async function contents(db: CompanyDb, without: readonly string[] = []): Promise<Record<string, string[]>> {
  const left = [...moments, ...paths, ...without]
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await db
      .from(table)
      .selectAll(table as 'job')
      .execute()
    found[table] = rows
      .map((row) => JSON.stringify(row, (key, value) => (left.includes(key) ? undefined : value)))
      .sort()
  }
  return found
}

test('each company gets all data', async () => {
  // The other company has three more texts of its own.
  for (const [db, translation] of [
    [one.db, 3],
    [one.otherDb, 6],
  ] as const) {
    const counts = Object.fromEntries(Object.entries(await contents(db)).map(([table, rows]) => [table, rows.length]))
    expect(counts).toMatchObject({
      company_setting: 5,
      email_template: 9,
      translation,
      job_rank: 8,
      recruitment_channel: 8,
      block_word: 2,
    })
    expect(counts.vocabulary_item).toBeGreaterThan(500)
  }
  expect([(await contents(one.db)).job!.length, (await contents(one.otherDb)).job!.length]).toEqual([38, 6])
})

test('the data is the same each time', async () => {
  expect(await contents(two.db)).toEqual(await contents(one.db))
  expect(await contents(two.otherDb)).toEqual(await contents(one.otherDb))
})

test('data is seeded only once, however often the seed runs, even several times at once', async () => {
  const before = [await contents(one.db), await contents(one.otherDb)]
  await seedDemo(one.services)
  await Promise.all([seedDemo(one.services), seedDemo(one.services)])
  expect([await contents(one.db), await contents(one.otherDb)]).toEqual(before)
})

test('companies that were seeded by an earlier version get the new data', async () => {
  const before = await contents(two.db, counted)
  for (const table of [
    'job',
    'workflow',
    'career_site',
    'form_template',
    'vocabulary_item',
    'company_setting',
    'email_template',
    'translation',
  ] as const)
    await two.db.delete(table).execute()
  await seedDemo(two.services)
  expect(await contents(two.db, counted)).toEqual(before)
})
