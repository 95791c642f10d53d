import { afterAll, beforeAll, expect, test } from 'vitest'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { departmentId, locationId } from '../../../services/demo/people/organisation.ts'
import * as contract from '../../../services/features/departments/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const recruiter = () => here.as('recruiter')
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)
const other = companies.other.id

test('the tree contains the active departments in their order', async () => {
  const tree = (await recruiter().ok(contract.departmentTree)) as contract.DepartmentNode[]
  expect(keys(tree)).toEqual(['BOD'])
  expect(keys(tree[0]!.children)).toEqual(['HR', 'ENG', 'SALES', 'FIN'])
  expect(keys(tree[0]!.children[1]!.children)).toEqual(['ENG-BE', 'ENG-FE', 'ENG-DATA', 'ENG-QA'])
  expect(tree[0]!.children[0]!.children[0]).toEqual({
    id: departmentId('first', 'TA'),
    key: 'TA',
    name: 'Talent acquisition',
    parentId: departmentId('first', 'HR'),
    legalName: 'Công ty TNHH Sông Hồng Software',
    locationId: locationId('first', 'Hà Nội'),
    manager: 'recruiter',
    active: true,
    position: 2,
    version: 1,
    children: [expect.objectContaining({ key: 'TA-JP' })],
  })
  expect(await recruiter().ok(contract.departmentTree, { query: { companyID: nullId } })).toEqual(tree)
  expect(await recruiter().ok(contract.departmentTree, { query: { companyID: companies.first.id } })).toEqual(tree)
})

test("another company's organisation is visible only to administrators of the platform", async () => {
  for (const [operation, query] of [
    [contract.departmentTree, { companyID: other }],
    [contract.departmentsByCompany, { companyId: other }],
    [contract.locationsByCompany, { companyId: other }],
  ] as const) {
    expect((await recruiter().raw(operation, { query })).status).toBe(404)
    expect((await here.as('admin').raw(operation, { query })).status).toBe(200)
    const foreign = Object.fromEntries(Object.keys(query).map((name) => [name, companies.first.id]))
    expect((await here.as('admin@other').raw(operation, { query: foreign })).status).toBe(404)
  }
  expect(
    keys(
      (await here
        .as('admin')
        .ok(contract.departmentTree, { query: { companyID: other } })) as contract.DepartmentNode[],
    ),
  ).toEqual(['MGMT'])
  expect((await recruiter().raw(contract.departmentTree, { query: { companyID: 'x' } })).body.errors).toHaveProperty(
    'companyID',
  )
})

test('the flat list has parents first; the company and a closed department are included on request', async () => {
  const list = (query: object = {}) =>
    recruiter().ok(contract.departmentsByCompany, { query: query as Record<string, string> })
  expect(keys(await list())).toEqual([
    'BOD',
    'HR',
    'TA',
    'TA-JP',
    'PEOPLE',
    'ENG',
    'ENG-BE',
    'ENG-FE',
    'ENG-DATA',
    'ENG-QA',
    'SALES',
    'SALES-JP',
    'FIN',
  ])
  expect(keys(await list({ extendId: departmentId('first', 'ENG-OLD') }))).toContain('ENG-OLD')
  expect(keys(await list({ extendId: departmentId('other', 'DEV') }))).toEqual(keys(await list({ extendId: nullId })))
  expect((await list({ defaultAsCompany: true }))[0]).toMatchObject({
    id: companies.first.id,
    key: 'SHS',
    name: 'Sông Hồng Software',
    parentId: null,
  })
  expect(
    await here.as('admin').ok(contract.departmentsByCompany, { query: { companyId: other, defaultAsCompany: true } }),
  ).toMatchObject([{ name: 'Other Company' }, {}, {}, {}])
})

test("departments by ids are only those of one's own company, including closed ones", async () => {
  const ids = [
    departmentId('first', 'ENG-OLD'),
    departmentId('first', 'TA'),
    departmentId('other', 'DEV'),
    crypto.randomUUID(),
  ]
  expect(keys(await recruiter().ok(contract.departmentByIds, { body: { ids } })).sort()).toEqual(['ENG-OLD', 'TA'])
})

test('departments are found by name, key or legal entity, and by location', async () => {
  const found = async (query: Record<string, string>) =>
    keys(await recruiter().ok(contract.departmentsByLegal, { query })).sort()
  expect(await found({ text: 'CHI NHANH da nang' })).toEqual(['ENG-FE', 'ENG-QA'])
  expect(await found({ text: 'kiem thu' })).toEqual(['ENG-QA'])
  expect(await found({ sites: '東京' })).toEqual(['SALES-JP', 'TA-JP'])
  expect(await found({ sites: `đà nẵng,${locationId('first', '東京')}`, text: 'ソンホン' })).toEqual([
    'SALES-JP',
    'TA-JP',
  ])
  expect(await found({ sites: 'London' })).toEqual([])
  expect(await found({ sites: locationId('other', 'London') })).toEqual([])
  expect(await found({})).toHaveLength(13)
})

test('locations are returned with their departments', async () => {
  const sites = await recruiter().ok(contract.siteDepartments, { query: { locations: 'Đà Nẵng, 東京' } })
  expect(sites.map(({ name, departments }) => [name, keys(departments)])).toEqual([
    ['Đà Nẵng', ['ENG-FE', 'ENG-QA']],
    ['東京', ['TA-JP', 'SALES-JP']],
  ])
  expect((await recruiter().ok(contract.siteDepartments)).map(({ name }) => name)).toEqual([
    'Hà Nội',
    'Đà Nẵng',
    'TP. Hồ Chí Minh',
    '東京',
  ])
  expect(await here.as('admin@other').ok(contract.siteList)).toEqual([
    { id: locationId('other', 'London'), name: 'London' },
  ])
})

test('locations have addresses and rooms', async () => {
  const locations = await recruiter().ok(contract.locationsByCompany)
  expect(locations[3]).toEqual({
    id: locationId('first', '東京'),
    name: '東京',
    address: '東京都港区芝公園2-4-1',
    city: '東京',
    country: 'JP',
  })
  const rooms = (id?: string, userName = 'recruiter') =>
    here.as(userName).raw(contract.meetingRoomsByLocation, { query: id ? { locationId: id } : {} })
  expect((await rooms(locationId('first', 'Đà Nẵng'))).body).toMatchObject([
    { name: 'Cầu Rồng', capacity: 10 },
    { name: 'Mỹ Khê' },
    { name: 'Sơn Trà' },
  ])
  expect((await rooms(nullId)).body).toHaveLength(11)
  expect((await rooms()).body).toHaveLength(11)
  expect((await rooms(locationId('first', 'Đà Nẵng'), 'admin@other')).status).toBe(404)
})

test('a change in the database is visible once the cache is notified', async () => {
  const { reportCacheChange: changed } = await import('../../../services/core/cache.ts')
  const { departmentKind } = await import('../../../services/features/departments/queries.ts')
  await here.db.transaction(async (tx) => {
    await tx
      .update('department')
      .set({ name: 'Finance & legal' })
      .where('department.id', '=', departmentId('first', 'FIN'))
      .execute()
    await changed(tx, departmentKind)
  })
  expect((await recruiter().ok(contract.departmentsByCompany)).at(-1)).toMatchObject({ name: 'Finance & legal' })
})
