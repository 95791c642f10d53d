import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import type { CompanyCache } from '../../../services/core/cache.ts'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { exactCount } from '../../../services/core/http/paging.ts'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import type { SearchFilter } from '../../../services/features/candidates/filters/filters.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { selectCandidates, search } from '../../../services/features/candidates/list/list.ts'
import { keySets } from '../../../services/features/candidates/filters/keySets.ts'
import { orderOf } from '../../../services/features/candidates/list/orders.ts'
import { readPageFromBeginning } from '../../../services/features/candidates/list/rowPages.ts'
import { newId } from '../../../services/core/ids.ts'
import { storeSetting } from '../../../services/features/settings/queries.ts'
import { startVerifications, type Here } from '../verifications/verifications.fixture.ts'
import { addCandidates } from './reads.fixture.ts'

let here: Here
const count = exactCount + 200
const inSample = 40
const run = (text: string) => sql.raw(text).execute(here.services.db)

/**
 * 10,200 candidates: exactly 10,000 know Go, all know Java, 12 know Rust, and three have no account. The other company
 * has 40 more who know Zig, all of them in the sample.
 */
beforeAll(async () => {
  here = await startVerifications()
  await storeSetting(
    here.db,
    'extendCandidate',
    [
      {
        key: 'TerminalDate',
        label: 'Terminal date',
        inputType: 'DatePicker',
        required: false,
        active: true,
        values: [],
      },
      { key: 'Account', label: 'Account', inputType: 'Input', required: false, active: true, values: [] },
    ],
    'admin',
  )
  await run(`insert into candidate (company_id, id, name, search, words, created_by, created_at, skills, address, birthday, companies, source, owner, terminal_date, extend_properties, last_activity_at)
    select '${here.db.companyId}', gen_random_uuid(), 'Person ' || n, 'person ' || n, array['p', 'pe'], 'x', timestamptz '2026-01-01' + n * interval '1 minute',
      array['Java'] || case when n <= ${exactCount} then array['Go'] else '{}' end || case when n % 1000 = 1 then array['Rust'] else '{}' end,
      n || ' Phố Huế', date '1970-01-01' + n, array['Company ' || n], case when n % 2000 <> 0 then 'Fair' end, 'user' || n % 100,
      date '2000-01-01' + n,
      jsonb_build_object('TerminalDate', (date '2000-01-01' + n)::text) || case when n % 5000 <> 7 then jsonb_build_object('Account', 'a' || n) else '{}' end, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${count}) n`)
  await run(`insert into candidate (company_id, id, name, search, words, created_by, skills)
    select '${here.otherDb.companyId}', id, 'Zig', 'zig', array['z', 'zi'], 'x', array['Zig']
    from (select gen_random_uuid() as id from generate_series(1, 200000)) ids where (uuid_hash(id) & 511) = 0 limit ${inSample}`)
  await run('analyze candidate')
}, 120_000)
afterAll(() => here?.close())

const list = (body: Partial<BodyOf<typeof candidateList>>, userName = 'recruiter') =>
  here.as(userName).ok(candidateList, { body })
const skill = (value: string): SearchFilter[] => [{ filter: 'skill', operator: 'equals', value: [value] }]
const totalOf = async (filters: SearchFilter[], userName?: string) => {
  const { totalItem, isEstimate } = await list({ filters, pageSize: 1 }, userName)
  return [totalItem, isEstimate ?? false] as const
}
/** Runs work while the planner overestimates the size of the table by far. */
async function misled<T>(work: () => Promise<T>): Promise<T> {
  await run(`update pg_class set reltuples = reltuples * 1000000 where relname = 'candidate'`)
  return work().finally(() => run('analyze candidate'))
}

test('a total is exact up to 10,000, even after the last page, and an estimate above', async () => {
  expect(await totalOf(skill('Go'))).toEqual([exactCount, false])
  expect(await totalOf(skill('Rust'))).toEqual([11, false])
  expect(await list({ filters: skill('Go'), pageIndex: 600 })).toMatchObject({ data: [], totalItem: exactCount })
  for (const filters of [skill('Java'), []]) {
    const [total, isEstimate] = await totalOf(filters)
    expect([total! > exactCount, total! < 12_000, isEstimate]).toEqual([true, true, true])
  }
})

test('the last page of a long list has the exact total', async () => {
  const { data, totalItem, isEstimate } = await list({ filters: skill('Java'), pageIndex: 10, pageSize: 1000 })
  expect([data.length, totalItem, isEstimate]).toEqual([200, count, undefined])
})

test('a wrong estimate of the planner does not affect exact totals', async () => {
  const wrong = await misled(async () => [
    await totalOf(skill('Go')),
    await totalOf(skill('Rust')),
    await totalOf([{ filter: 'address', operator: 'notContains', value: ['hue'] }]),
  ])
  expect(wrong).toEqual([
    [exactCount, false],
    [11, false],
    [0, false],
  ])
})

test('a value that is frequent in the sample is not counted', async () => {
  expect(await totalOf(skill('Zig'), 'admin@other')).toEqual([inSample, false])
  const page = await misled(() => list({ filters: skill('Zig'), pageSize: 20 }, 'admin@other'))
  expect([page.data.length, page.isEstimate]).toEqual([20, true])
  expect(page.totalItem).toBeGreaterThan(exactCount)
})

test.each([
  ['short', 'Go'],
  ['long', 'Java'],
])('pages of a %s list together form the complete list, whatever the order', async (_length, value) => {
  for (const sortBy of ['createdDate', 'name', 'lastActivity'] as const) {
    const pages = [
      await list({ filters: skill(value), sortBy, pageSize: 60 }),
      ...(await Promise.all(
        [0, 1, 2].map((pageIndex) => list({ filters: skill(value), sortBy, pageIndex, pageSize: 20 })),
      )),
    ]
    const [whole, ...pieces] = pages.map(({ data }) => data.map(({ id }) => id))
    expect(pieces.flat()).toEqual(whole)
    expect(new Set(whole).size).toBe(60)
  }
})

test('far pages of a long list contain the right rows', async () => {
  const numbers = async (pageIndex: number) =>
    (await list({ filters: skill('Java'), pageIndex, pageSize: 100, sortDirection: 'asc' })).data.map(({ name }) =>
      Number(name.split(' ')[1]),
    )
  expect(await misled(() => numbers(50))).toEqual(Array.from({ length: 100 }, (_one, at) => 5001 + at))
  expect(await numbers(101)).toEqual(Array.from({ length: 100 }, (_one, at) => 10_101 + at))
})

test('phrases are found on near and far pages, and counted up to 10,000', async () => {
  await run(`insert into candidate_cv_text (company_id, candidate_id, path, reader, words)
    select company_id, id, 'cv/' || id, 1, to_tsvector('simple',
      'java developer ' || case when split_part(name, ' ', 2)::int % 2 = 0 then 'kafka stream' else 'stream of kafka' end)
    from candidate where company_id = '${here.db.companyId}' and name like 'Person %'`)
  await run('analyze candidate_cv_text')
  const saying = (value: string): SearchFilter[] => [{ filter: 'cv', operator: 'contains', value: [value] }]
  const numbers = async (value: string, body: Partial<BodyOf<typeof candidateList>>) =>
    (await list({ filters: saying(value), ...body })).data.map(({ name }) => Number(name.split(' ')[1]))
  const even = Array.from({ length: count / 2 }, (_one, at) => count - 2 * at)
  for (const total of [true, false]) {
    expect(await numbers('"kafka streams"', { total, pageSize: 20 })).toEqual(even.slice(0, 20))
    expect(await numbers('"kafka streams"', { total, pageSize: 100, pageIndex: 50 })).toEqual(even.slice(5000))
    expect(await numbers('"java developer"', { total, pageSize: 3 })).toEqual([count, count - 1, count - 2])
    expect(await numbers('"java developer"', { total, pageSize: 100, pageIndex: 101 })).toEqual(
      Array.from({ length: 100 }, (_one, at) => 100 - at),
    )
  }
  expect(await totalOf(saying('"kafka streams"'))).toEqual([count / 2, false])
  expect(await totalOf(saying('"stream kafka"'))).toEqual([0, false])
  const [total, isEstimate] = await totalOf(saying('"java developer"'))
  expect([total! > exactCount, isEstimate]).toEqual([true, true])
  await run('delete from candidate_cv_text')
})

const rowsOf = (body: Partial<BodyOf<typeof candidateList>>, userName?: string) =>
  list({ ...body, total: false }, userName)
const orders = ['createdDate', 'name', 'lastActivity', 'experienceYear'].flatMap((sortBy) =>
  ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection }) as Partial<BodyOf<typeof candidateList>>),
)

/** Returns the statements that were sent to the database during the work. */
async function sentWhile(work: () => Promise<void>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : (query as unknown as { text: string }).text,
    )
  } finally {
    sent.mockRestore()
  }
}

describe('rows without their total', () => {
  const own = (key: string, operator: SearchFilter['operator'], ...value: string[]): SearchFilter => ({
    filter: `extension:${key}`,
    operator,
    value,
  })
  const day = (filter: string, from: string, to: string): SearchFilter => ({
    filter,
    operator: 'between',
    value: [from, to],
  })
  const searches: [string, SearchFilter[]][] = [
    ['all', []],
    ['frequent', skill('Java')],
    ['exactly 10,000', skill('Go')],
    ['rare', skill('Rust')],
    ['nobody', skill('Cobol')],
    ['somewhat rare', [{ filter: 'name', operator: 'contains', value: ['99'] }]],
    ['led by an index', [{ filter: 'owner', operator: 'equals', value: ['user7'] }, ...skill('Go')]],
    ['the oldest', [day('createdDate', '2026-01-01', '2026-01-02'), ...skill('Java')]],
    ['days', [day('lastActivity', '2026-01-03', '2026-01-04')]],
    ['an own field that few lack', [own('Account', 'isEmpty')]],
    ['one that all have', [own('TerminalDate', 'isNotEmpty'), { filter: 'source', operator: 'isEmpty', value: [] }]],
  ]
  // 80 lists of up to 1,000 rows each.
  test.each(searches)(
    'equal those of the list with its total: %s',
    async (_name, filters) => {
      for (const order of orders) {
        for (const place of [
          { pageSize: 20 },
          { pageSize: 7, pageIndex: 3 },
          { pageSize: 100, pageIndex: 101 },
          { pageSize: 1000, pageIndex: 9 },
          { pageSize: 1000, pageIndex: 30 },
        ]) {
          const body = { filters, ...order, ...place }
          const [whole, rows] = await Promise.all([list(body), rowsOf(body)])
          expect(rows.data.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id))
          const total = whole.isEstimate ? count : whole.totalItem!
          expect(rows.hasMore).toBe(((place.pageIndex ?? 0) + 1) * place.pageSize < total)
          if (rows.totalItem !== undefined) expect(rows.totalItem).toBe(total)
        }
      }
    },
    90_000,
  )

  test('are right even if the planner is wrong', async () => {
    const names = (body: Partial<BodyOf<typeof candidateList>>) =>
      list(body).then(({ data }) => data.map(({ name }) => name))
    const all = searches.map(([, filters]) => ({ filters, pageSize: 30 }))
    const right = await Promise.all(all.map(names))
    expect(await misled(() => Promise.all(all.map((body) => names({ ...body, total: false }))))).toEqual(right)
  })

  test.each(orders)('of a far page come from the part of the order that contains it: %j', async (order) => {
    const all = selectCandidates(here.db)
    const found = all.where('candidate.skills', '@>', sql<string[]>`array['Go']`)
    const page = { ...order, pageIndex: 50, pageSize: 60 }
    const ids = (await list({ filters: skill('Go'), ...page })).data.map(({ id }) => id)
    const { sortBy = 'createdDate', sortDirection } = order
    const asked = { pageIndex: 50, pageSize: 60, sortBy, order: orderOf(sortBy, sortDirection) }
    const read = async (passed: number) =>
      (await readPageFromBeginning(here.db, all, found, { ...asked, offset: 3000 }, passed)).map(({ id }) => id)
    // Candidates without activity come first, and a page of only such candidates has no end.
    const isThere =
      order.sortBy !== 'experienceYear' && !(order.sortBy === 'lastActivity' && order.sortDirection === 'asc')
    expect(await read(3300)).toEqual(isThere ? ids : [])
    expect((await read(2500)).length).toBe(0)
  })

  test('of a frequent value are read without counting', async () => {
    const statements = await sentWhile(async () => {
      for (const filters of [[], skill('Java')]) {
        const page = await rowsOf({ filters, pageSize: 20 })
        expect([page.data.length, page.hasMore, Object.hasOwn(page, 'totalItem')]).toEqual([20, true, false])
      }
    })
    expect(statements.filter((text) => text.includes('"candidate"')).length).toBeGreaterThan(3)
    expect(statements.filter((text) => /count\(/.test(text))).toEqual([])
  })
})

test('candidates without a company field are found, however many different sets of fields there are', async () => {
  const lacking = () => totalOf([{ filter: 'extension:Account', operator: 'isEmpty', value: [] }])
  expect(await keySets(here.db)).toEqual(['["Account", "TerminalDate"]', '["TerminalDate"]'])
  expect(await lacking()).toEqual([3, false])
  const many = await addCandidates(
    here.db,
    Array.from({ length: 70 }, (_one, at) => ({
      name: `Odd ${at}`,
      extend_properties: JSON.stringify({ [`Key ${at}`]: 'x' }),
    })),
  )
  expect(await keySets(here.db)).toBeUndefined()
  expect(await lacking()).toEqual([73, false])
  await here.db.delete('candidate').where('id', 'in', Object.values(many)).execute()
})

describe('an index finds rare values', () => {
  const cases: [index: string, filter: string, operator: SearchFilter['operator'], value: string[]][] = [
    ['candidate_texts', 'address', 'contains', ['4321 pho']],
    ['candidate_texts', 'company', 'equals', ['Company 4321']],
    ['candidate_texts', 'extension:Account', 'contains', ['a4321']],
    ['candidate_lists', 'skill', 'equals', ['Rust']],
    ['candidate_lists', 'source', 'isEmpty', []],
    ['candidate_lists', 'website', 'isNotEmpty', []],
    ['candidate_lists', 'birthday', 'isEmpty', []],
    ['candidate_keys', 'extension:Account', 'isEmpty', []],
    ['candidate_birthday', 'birthday', 'between', ['1980-01-01', '1980-01-05']],
    ['candidate_terminal_typed', 'extension:TerminalDate', 'between', ['2010-01-01', '2010-01-05']],
    ['candidate_same_name', 'name', 'equals', ['Person 4321']],
    ['candidate_search', 'name', 'contains', ['son 4321']],
    ['candidate_owner', 'owner', 'equals', ['user7']],
    ['candidate_active', 'lastActivity', 'between', ['2026-01-02', '2026-01-02']],
  ]
  test.each(cases)('%s: %s %s %j', async (index, filter, operator, value) => {
    const caller = {
      userName: 'recruiter',
      companyId: here.db.companyId,
      role: 'Recruiter',
      isExternal: false,
      permissions: new Set(['Candidate:ListCandidate'] as const),
      scopes: new Set<string>(),
    }
    const cache: CompanyCache = { read: (db, _kind, read) => read(db), close: () => {} }
    const plan = await here.db.transaction(async (db) => {
      // So few candidates are read as fast without an index; PostgreSQL sessions use this cost in any case
      // (connect.ts).
      await sql`select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true)`.execute(
        unscoped(db),
      )
      const found = await search({ db, caller, cache, timezoneOffset: 0 }, { filters: [{ filter, operator, value }] })
      return found.select('candidate.id').explain<{ 'QUERY PLAN': string }>('text')
    })
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(
      new RegExp(`Index (Only )?Scan (using|on) ${index}\\b`),
    )
  })
})

test('generated columns follow the columns that they are computed from', async () => {
  const { Derived } = await addCandidates(here.db, [
    { name: 'Derived', address: ' Hà Nội', extend_properties: JSON.stringify({ Account: 'x', Notice: '' }) },
  ])
  const read = () =>
    here.db
      .from('candidate')
      .select(sql<object>`to_jsonb(candidate)`.as('row'))
      .where('id', '=', Derived!)
      .executeTakeFirstOrThrow()
  expect((await read()).row).toMatchObject({
    address_search: '\n  ha noi\n',
    website_search: null,
    company_search: null,
    extension_search: '\n {"notice": "", "account": "x"}\n',
    extension_keys: ['Account'],
    terminal_typed: null,
    filled: [-1, -2, -3, 4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17],
  })
  await here.db
    .update('candidate')
    .set({ address: '', label_ids: [newId()], extend_properties: JSON.stringify({ TerminalDate: '2026-01-31T00:00' }) })
    .where('id', '=', Derived!)
    .execute()
  expect((await read()).row).toMatchObject({
    address_search: null,
    extension_keys: ['TerminalDate'],
    terminal_typed: '2026-01-31',
    filled: [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, 13, -14, -15, -16, 17],
  })
})
