import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { newId } from '../../../services/core/ids.ts'
import { departmentsByCompany } from '../../../services/features/departments/contract.ts'
import * as contract from '../../../services/features/jobs/contract.ts'
import { inOrder, searchText } from '../../../services/features/jobs/queries.ts'
import { jobRankList } from '../../../services/features/lookups/contract.ts'
import { jobCategoryList } from '../../../services/features/lookups/vocabularyContract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
let all: contract.Job[]
beforeAll(async () => {
  here = await startLookups()
  all = (await here.as('recruiter').ok(contract.jobList, { body: { pageSize: 1000 } })).data
})
afterAll(() => here?.close())

const listed = async (body: Partial<BodyOf<typeof contract.jobList>>, userName = 'recruiter') =>
  (await here.as(userName).ok(contract.jobList, { body: { pageSize: 1000, ...body } })).data
const ids = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id).sort()

test('the seed has jobs of every status, tab and priority, with existing departments, categories and ranks', async () => {
  expect(all).toHaveLength(38)
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]))
  expect(new Set(all.flatMap(({ types }) => types))).toEqual(new Set(contract.jobTabs))
  expect(new Set(all.map(({ priority }) => priority))).toEqual(new Set(contract.jobPriorities))
  const manager = here.as('manager')
  const [departments, categories, ranks] = [
    await manager.ok(departmentsByCompany),
    await manager.ok(jobCategoryList),
    await manager.ok(jobRankList),
  ]
  const isOf = (list: readonly { id: string }[], id: string | null) => id === null || list.some((one) => one.id === id)
  expect(
    all.filter(
      (job) =>
        !isOf(departments, job.departmentId) || !isOf(categories, job.jobCategoryId) || !isOf(ranks, job.jobRankId),
    ),
  ).toEqual([])
  expect(
    all.filter(
      ({ total, offer, onboard = 0, lack, submitted }) => lack !== Math.max(0, total! - onboard) || submitted! < offer!,
    ),
  ).toEqual([])
  // A filled job has no remaining openings; every other job has some.
  expect(all.filter(({ status, lack }) => (status === 3) !== (lack === 0)).map(({ title }) => title)).toEqual([])
})

test('a company sees its own jobs only', async () => {
  const other = await listed({}, 'admin@other')
  expect(other).toHaveLength(6)
  expect(other.filter(({ id }) => all.some((job) => job.id === id))).toEqual([])
  const admin = here.as('admin@other')
  expect((await admin.raw(contract.jobGet, { params: { id: all[0]!.id } })).status).toBe(404)
  expect(await admin.ok(contract.jobsByIds, { body: { ids: ids(all) } })).toEqual([])
  expect(
    await admin.ok(contract.jobsByDepartment, {
      query: { departmentId: all.find(({ departmentId }) => departmentId)!.departmentId! },
    }),
  ).toEqual([])
  expect(ids(await admin.ok(contract.jobsByCurrentCompany))).toEqual(ids(other))
})

test('the newest jobs come first, in pages', async () => {
  const dates = all.map(({ createdDate }) => createdDate)
  expect(dates).toEqual([...dates].sort().reverse())
  const page = await here.as('recruiter').ok(contract.jobList, { body: { pageIndex: 1, pageSize: 10 } })
  expect(page).toMatchObject({ totalItem: 38, pageIndex: 1, pageSize: 10 })
  expect(page.data).toEqual(all.slice(10, 20))
})

test('filters are combined', async () => {
  for (const type of contract.jobTabs)
    expect(ids(await listed({ type }))).toEqual(ids(all.filter(({ types }) => types.includes(type))))
  expect(ids(await listed({ status: [1, 3] }))).toEqual(ids(all.filter(({ status }) => status === 1 || status === 3)))
  const { departmentId, jobCategoryId, jobRankId, owner } = all.find((job) => job.departmentId)!
  expect(ids(await listed({ departmentId: departmentId! }))).toEqual(
    ids(all.filter((job) => job.departmentId === departmentId)),
  )
  expect(ids(await listed({ departmentId: nullId }))).toEqual(ids(all))
  expect(ids(await listed({ jobCategoryId: jobCategoryId!, jobRankId: jobRankId!, owner }))).toEqual(
    ids(all.filter((job) => job.jobCategoryId === jobCategoryId && job.jobRankId === jobRankId && job.owner === owner)),
  )
  expect(await listed({ departmentId: newId() })).toEqual([])
})

test('keywords are found in title and skills without regard to accents; one or two letters match the beginning of a word', async () => {
  await here.db
    .insert(
      'job',
      [
        ['Kỹ sư Đám mây', ['Go']],
        ['日本営業', []],
        ['100% remote', ['C#']],
      ].map(([title, skills]) => ({
        id: newId(),
        title: String(title),
        skills: skills as string[],
        search: searchText(String(title), skills as string[]),
        owner: 'nobody',
        created_by: 'nobody',
        open_date: '2025-01-31',
        due_date: null,
        total: 1,
        department_id: null,
        category_id: null,
        rank_id: null,
      })),
    )
    .execute()
  const found = async (keyword: string) => (await listed({ keyword, owner: 'nobody' })).map(({ title }) => title)
  expect(await found('KY SU dam')).toEqual(['Kỹ sư Đám mây'])
  expect(await found('go')).toEqual(['Kỹ sư Đám mây'])
  expect(await found('営業')).toEqual(['日本営業'])
  expect(await found('am')).toEqual([])
  expect(await found('100%')).toEqual(['100% remote'])
  expect(await found('c#')).toEqual(['100% remote'])
  expect((await listed({ owner: 'nobody' }))[0]).toMatchObject({
    openDate: '2025-01-31',
    dueDate: null,
    status: 0,
    priority: 'Normal',
    types: [],
    submitted: 0,
    lack: 0,
  })
  expect(
    (await here.as('recruiter').ok(contract.jobsByCurrentCompany, { query: { keyword: 'dam may' } })).map(
      ({ title }) => title,
    ),
  ).toEqual(['Kỹ sư Đám mây'])
  await here.db.delete('job').where('job.owner', '=', 'nobody').execute()
})

test('every order can be reversed, and empty values come last', async () => {
  const { compare } = new Intl.Collator('en')
  expect((await listed({ sortBy: 'title', sortDirection: 'asc' })).map(({ title }) => title)).toEqual(
    all.map(({ title }) => title).sort(compare),
  )
  for (const sortBy of contract.jobOrders.filter((order) => order !== 'title')) {
    const rank = (job: contract.Job) =>
      sortBy === 'priority' ? contract.jobPriorities.indexOf(job.priority) : job[sortBy]!
    for (const sortDirection of ['asc', 'desc'] as const) {
      const found = (await listed({ sortBy, sortDirection })).map(rank)
      const values = found.filter((value) => value !== null)
      const sorted = [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
      expect([sortBy, sortDirection, found.slice(0, values.length)]).toEqual([
        sortBy,
        sortDirection,
        sortDirection === 'asc' ? sorted : sorted.reverse(),
      ])
    }
  }
})

test('one job and several are read by id; unknown ids are left out', async () => {
  const [one, two] = [all[0]!, all[1]!]
  expect(await here.as('interviewer').ok(contract.jobGet, { params: { id: one.id } })).toMatchObject(one)
  expect(ids(await here.as('manager').ok(contract.jobsByIds, { body: { ids: [one.id, two.id, newId()] } }))).toEqual(
    ids([one, two]),
  )
  expect((await here.as('manager').raw(contract.jobGet, { params: { id: newId() } })).status).toBe(404)
  expect((await here.as('manager').raw(contract.jobGet, { params: { id: '7' } })).status).toBe(400)
})

test('pickers get the jobs of a department, of none, or of the company, ordered by title', async () => {
  const recruiter = here.as('recruiter')
  const departmentId = all.find((job) => job.departmentId)!.departmentId!
  const found = await recruiter.ok(contract.jobsByDepartment, { query: { departmentId } })
  expect(ids(found)).toEqual(ids(all.filter((job) => job.departmentId === departmentId)))
  expect(ids(await recruiter.ok(contract.jobsByDepartment, { query: { departmentId: nullId } }))).toEqual(
    ids(all.filter((job) => job.departmentId === null)),
  )
  const titles = (await recruiter.ok(contract.jobsByCurrentCompany)).map(({ title }) => title)
  expect(titles).toEqual([...titles].sort(new Intl.Collator('en').compare))
  expect(titles).toHaveLength(38)
})

test('statuses have their numbers', async () => {
  expect(await here.as('finance').ok(contract.jobStatusList)).toEqual([
    { id: 0, name: 'Open', isDefault: true },
    { id: 1, name: 'Closed', isDefault: false },
    { id: 2, name: 'OnHold', isDefault: false },
    { id: 3, name: 'Filled', isDefault: false },
  ])
})

test('without the permissions all operations are refused', async () => {
  for (const operation of [
    contract.jobList,
    contract.jobsByIds,
    contract.jobGet,
    contract.jobsByDepartment,
    contract.jobsByCurrentCompany,
  ]) {
    const given = {
      params: { id: all[0]!.id },
      query: { departmentId: nullId },
      ...(operation.method === 'POST' && { body: { ids: [] } }),
    }
    for (const userName of ['vendor', 'finance', 'approver'])
      expect((await here.as(userName).raw(operation, given)).status).toBe(403)
  }
})

test.each([
  [{ type: 'Cold' }, 'type'],
  [{ status: [4] }, 'status.0'],
  [{ sortBy: 'salary' }, 'sortBy'],
  [{ departmentId: 'x' }, 'departmentId'],
  [{ pageSize: 1001 }, 'pageSize'],
  [{ keyword: 'a\0' }, 'keyword'],
])('invalid input is refused: %j', async (body, field) => {
  expect(await here.as('recruiter').raw(contract.jobList, { body })).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.any(String)] } },
  })
})

test('the dashboard shows jobs with remaining openings, the earliest due date first, to users with the permission', async () => {
  const manager = here.as('manager')
  const { data, totalItem } = await manager.ok(contract.jobDashboardList, { body: { pageSize: 100 } })
  const waiting = all.filter(({ status, lack }) => (status === 0 || status === 2) && lack! > 0)
  expect(waiting.length).toBeGreaterThan(3)
  expect([ids(data), totalItem]).toEqual([ids(waiting), waiting.length])
  const due = data.map(({ dueDate }) => dueDate ?? '9999')
  expect(due).toEqual([...due].sort())
  const page = await manager.ok(contract.jobDashboardList, { body: { pageIndex: 1, pageSize: 2 } })
  expect(page.data).toEqual(data.slice(2, 4))
  expect((await here.as('recruiter').raw(contract.jobDashboardList, { body: {} })).status).toBe(403)
})

test.each(
  contract.jobOrders.flatMap((sortBy) =>
    (['asc', 'desc'] as const).map((sortDirection) => ({ sortBy, sortDirection })),
  ),
)('an index provides the order of jobs: %j', async (order) => {
  const plan = await here.db.transaction(async (db) => {
    // So few jobs would be sorted just as fast without an index.
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`.execute(
      unscoped(db),
    )
    return inOrder(db.from('job'), order).select('job.id').limit(20).explain<{ 'QUERY PLAN': string }>('text')
  })
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toMatch(/Index (Only )?Scan/)
  expect(text).not.toContain('Sort')
})
