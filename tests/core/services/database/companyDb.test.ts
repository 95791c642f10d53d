import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { unscoped } from '../../../../services/core/database/unscoped.ts'
import { exactCount, page, plannedRowCount } from '../../../../services/core/http/paging.ts'
import { companies, fileRow, startHere, type Here } from '../coreServices.fixture.ts'

let here: Here
const dbOf = (index: 0 | 1) => here.services.companyDb(companies[index])
beforeAll(async () => {
  here = await startHere({})
  await dbOf(0)
    .insert('stored_file', [fileRow('a'), fileRow('b')])
    .execute()
  await dbOf(1).insert('stored_file', fileRow('c')).execute()
})
afterAll(() => here?.close())

const names = async (index: 0 | 1) =>
  (await dbOf(index).from('stored_file').select('name').orderBy('name').execute()).map(({ name }) => name)

test('each company sees its own rows, whatever the query', async () => {
  expect([await names(0), await names(1)]).toEqual([['a', 'b'], ['c']])
  const sly = await dbOf(1)
    .from('stored_file')
    .select('name')
    .where((eb) => eb.or([eb('name', '=', 'a'), sql<boolean>`true`]))
    .execute()
  expect(sly.map(({ name }) => name)).toEqual(['c'])
})

test('updates and deletes reach no other company', async () => {
  await dbOf(1).update('stored_file').set({ content_type: 'x' }).execute()
  await dbOf(1).delete('stored_file').where('name', '=', 'a').execute()
  const rows = await dbOf(0).from('stored_file').select(['name', 'content_type']).orderBy('name').execute()
  expect(rows).toEqual([
    { name: 'a', content_type: 'text/plain' },
    { name: 'b', content_type: 'text/plain' },
  ])
})

test('an insert cannot name another company', async () => {
  const row = { ...fileRow('d'), company_id: companies[0] }
  await dbOf(1).insert('stored_file', row).execute()
  expect(await names(0)).toEqual(['a', 'b'])
  await dbOf(1).delete('stored_file').where('name', '=', 'd').execute()
})

test('rows inserted together keep their common values, their own values, and the company', async () => {
  const rows = [{ at: [1] }, 7, { common: 'x', nested: { type: 'y' } }].map((data, at) => ({
    company_id: companies[at % 2],
    type: 'many',
    subject_id: `00000000-0000-4000-8000-00000000000${at}`,
    data: data as unknown as string,
  }))
  await dbOf(0).insertMany('event', rows)
  const [own, foreign] = await Promise.all(
    ([0, 1] as const).map((index) =>
      dbOf(index)
        .from('event')
        .select(['subject_id', 'data'])
        .where('type', '=', 'many')
        .orderBy('subject_id')
        .execute(),
    ),
  )
  expect(own).toEqual(rows.map(({ subject_id, data }) => ({ subject_id, data })))
  expect(foreign).toEqual([])
  await dbOf(0).insertMany('event', [{ type: 'one', subject_id: companies[0], data: 'x' }])
  expect(await dbOf(0).from('event').select('data').where('type', '=', 'one').execute()).toEqual([{ data: 'x' }])
})

test('rows found for each of many values belong to the company', async () => {
  const found = await dbOf(0)
    .forEach(['b', 'c', 'none', 'a', 'b'], (value) =>
      dbOf(0).from('stored_file').select('name').where('name', '=', value),
    )
    .selectAll()
    .execute()
  expect(found.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'b'])
})

test('rows inserted from a query belong to the company, and so do the rows of the query', async () => {
  const columns = ['id', 'path', 'name', 'content_type', 'size', 'created_by'] as const
  const copied = (db: ReturnType<typeof dbOf>) =>
    db
      .from('stored_file')
      .select([
        sql<string>`gen_random_uuid()`.as('id'),
        sql<string>`path || ' copy'`.as('path'),
        sql<string>`name || ' copy'`.as('name'),
        'content_type',
        'size',
        'created_by',
      ])
  await dbOf(1)
    .insertFrom('stored_file', columns, copied(dbOf(1)))
    .execute()
  expect([await names(0), await names(1)]).toEqual([
    ['a', 'b'],
    ['c', 'c copy'],
  ])
  await dbOf(1).delete('stored_file').where('name', '=', 'c copy').execute()
})

test('a transaction is all or nothing, and nested ones join it', async () => {
  const work = dbOf(0).transaction(async (tx) => {
    await tx.transaction((inner) => inner.insert('stored_file', fileRow('lost')).execute())
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await names(0)).toEqual(['a', 'b'])
})

test('work that waits for the commit runs after it, and not after a rollback', async () => {
  const order: string[] = []
  await dbOf(0).transaction(async (tx) => {
    tx.afterCommit(() => order.push('after'))
    await tx.from('stored_file').select('id').execute()
    order.push('inside')
  })
  await dbOf(0)
    .transaction(async (tx) => {
      tx.afterCommit(() => order.push('never'))
      throw new Error('no')
    })
    .catch(() => {})
  expect(order).toEqual(['inside', 'after'])
})

test('pages have exact totals up to a limit and estimates beyond it', async () => {
  const db = dbOf(1)
  const query = () => db.from('stored_file').select(['name']).where('name', 'like', 'n%').orderBy('name')
  expect(await page(query(), { pageIndex: 0, pageSize: 5 })).toEqual({
    data: [],
    totalItem: 0,
    pageIndex: 0,
    pageSize: 5,
  })
  await db
    .insert(
      'stored_file',
      Array.from({ length: 12 }, (_, index) => fileRow(`n${String(index).padStart(2, '0')}`)),
    )
    .execute()
  expect(await page(query(), { pageIndex: 1, pageSize: 5 })).toEqual({
    data: ['n05', 'n06', 'n07', 'n08', 'n09'].map((name) => ({ name })),
    totalItem: 12,
    pageIndex: 1,
    pageSize: 5,
  })
  expect(await page(query(), { pageIndex: 2, pageSize: 5 })).toMatchObject({
    totalItem: 12,
    data: [{ name: 'n10' }, { name: 'n11' }],
  })
  expect(await page(query(), { pageIndex: 9, pageSize: 5 })).toMatchObject({ totalItem: 12, data: [] })

  // Even if the planner expects more rows, fewer rows are counted.
  await sql`analyze stored_file`.execute(unscoped(db))
  await sql`update pg_class set reltuples = 10000000 where relname = 'stored_file'`.execute(unscoped(db))
  expect(await plannedRowCount(query())).toBeGreaterThan(5 * exactCount)
  expect(await page(query(), { pageIndex: 1, pageSize: 5 })).toMatchObject({ totalItem: 12 })

  await sql`insert into stored_file (id, company_id, path, name, content_type, size, created_by)
    select gen_random_uuid(), ${companies[1]}, 'x' || n, 'n' || n, 'x', 1, 'ann' from generate_series(100, ${100 + exactCount + 500}::int) as n`.execute(
    unscoped(db),
  )
  await sql`analyze stored_file`.execute(unscoped(db))
  const many = await page(query(), { pageIndex: 0, pageSize: 5 })
  expect(many).toMatchObject({ isEstimate: true })
  expect(many.totalItem).toBeGreaterThan(exactCount)
})
