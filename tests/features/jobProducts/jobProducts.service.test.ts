import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/jobProducts/contract.ts'
import { jobTabs, jobsByCurrentCompany, type JobOption } from '../../../services/features/jobs/contract.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
let job: JobOption
beforeAll(async () => {
  here = await startLookups()
  job = (await here.as('interviewer').ok(jobsByCurrentCompany))[0]!
})
afterAll(() => here?.close())

const as = (userName = 'interviewer') => here.as(userName)
const listed = async (type?: string, userName?: string) =>
  (await as(userName).ok(contract.jobProductList, { body: { pageSize: 1000, ...(type && { type }) } })).data
const create = (body: object, userName?: string) => as(userName).raw(contract.jobProductCreate, { body })
const update = (id: string, body: object, userName?: string) =>
  as(userName).raw(contract.jobProductUpdate, { params: { id }, body })
const remove = (id: string, userName?: string) => as(userName).raw(contract.jobProductDelete, { params: { id } })

test('types are the tabs above a job list; a list has one type or all, ordered by sort and then by title', async () => {
  expect((await as().ok(contract.jobProductTypeList)).map(({ id }) => id)).toEqual([...jobTabs])
  const all = await listed()
  expect(all.length).toBeGreaterThan(5)
  const compare = new Intl.Collator('und').compare
  expect(all).toEqual(
    [...all].sort(
      (one, other) => one.sort - other.sort || compare(one.title, other.title) || compare(one.id, other.id),
    ),
  )
  for (const type of jobTabs) expect(await listed(type)).toEqual(all.filter((product) => product.type === type))
  expect(await listed('Nothing')).toEqual([])
  const page = await as().ok(contract.jobProductList, { body: { pageIndex: 1, pageSize: 3 } })
  expect(page).toMatchObject({ totalItem: all.length, data: all.slice(3, 6) })
})

test('a product takes title and company from its job, and is changed, read and deleted', async () => {
  const { status, body: made } = await create({
    jobId: job.id,
    title: 'Another',
    id_Company: 'another',
    type: 'Hot',
    sort: 5,
  })
  expect(status).toBe(200)
  expect(made).toEqual({
    id: made.id,
    jobId: job.id,
    title: job.title,
    id_Company: companies.first.id,
    type: 'Hot',
    sort: 5,
  })
  const { body: changed } = await update(made.id, { ...made, type: 'New', sort: 7.5 })
  expect(changed).toEqual({ ...made, type: 'New', sort: 7.5 })
  expect(await as().ok(contract.jobProductGet, { params: { id: made.id } })).toEqual(changed)
  expect((await remove(made.id)).body).toEqual({ status: 'OK' })
  expect((await remove(made.id)).status).toBe(404)
  expect((await as().raw(contract.jobProductGet, { params: { id: made.id } })).status).toBe(404)
})

test('job and type are required; sort is a number from 0 to 100', async () => {
  const fields = async (body: object) => {
    const { status, body: said } = await create(body)
    return status === 200 ? (await remove(said.id), 'saved') : [status, Object.keys(said.errors)]
  }
  const whole = { jobId: job.id, type: 'Hot', sort: 1 }
  expect(await fields({ type: 'Hot', sort: 1 })).toEqual([400, ['jobId']])
  expect(await fields({ ...whole, jobId: newId() })).toEqual([400, ['jobId']])
  expect(await fields({ jobId: job.id, sort: 1 })).toEqual([400, ['type']])
  expect(await fields({ ...whole, type: 'Cold' })).toEqual([400, ['type']])
  expect(await fields({ jobId: job.id, type: 'Hot' })).toEqual([400, ['sort']])
  for (const sort of ['1', -0.1, 100.1, null]) expect(await fields({ ...whole, sort })).toEqual([400, ['sort']])
  for (const sort of [0, 100]) expect(await fields({ ...whole, sort })).toBe('saved')
})

test('title and company are required and read-only', async () => {
  const [product] = await listed()
  const said = async (body: object) => {
    const answer = await update(product!.id, body)
    return [answer.status, answer.body.errors]
  }
  const { title, id_Company, type, sort } = product!
  expect(await said({ type, sort })).toEqual([400, { title: expect.anything(), id_Company: expect.anything() }])
  expect(await said({ title: 'Another', id_Company, type, sort })).toEqual([400, { title: ['is read-only'] }])
  expect(await said({ title, id_Company: companies.other.id, type, sort })).toEqual([
    400,
    { id_Company: ['is read-only'] },
  ])
  expect(await listed()).toContainEqual(product)
})

test('only users with the permission may use products, a company sees its own, and a product is deleted with its job', async () => {
  const [product] = await listed()
  expect((await create({ jobId: job.id, type: 'Hot', sort: 1 }, 'recruiter')).status).toBe(403)
  expect((await as('recruiter').raw(contract.jobProductList, { body: {} })).status).toBe(403)
  expect((await update(product!.id, product!, 'admin@other')).status).toBe(404)
  expect((await remove(product!.id, 'admin@other')).status).toBe(404)
  expect((await create({ jobId: job.id, type: 'Hot', sort: 1 }, 'admin@other')).status).toBe(400)
  expect((await listed(undefined, 'admin@other')).some(({ id }) => id === product!.id)).toBe(false)

  const id = newId()
  await here.db
    .insert('job', {
      id,
      title: 'Gone soon',
      search: ' gone soon',
      owner: 'recruiter',
      created_by: 'recruiter',
      open_date: '2025-01-31',
      due_date: null,
      total: 1,
      department_id: null,
      category_id: null,
      rank_id: null,
    })
    .execute()
  const { body: made } = await create({ jobId: id, type: 'Suggest', sort: 0 })
  await here.db.delete('job').where('job.id', '=', id).execute()
  expect((await as().raw(contract.jobProductGet, { params: { id: made.id } })).status).toBe(404)
})
