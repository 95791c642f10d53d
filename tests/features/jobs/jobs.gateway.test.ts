import { describe, expect, test } from 'vitest'
import { departmentByIds } from '../../../services/features/departments/contract.ts'
import { jobDashboardList, jobList, jobsByIds, type Job } from '../../../services/features/jobs/contract.ts'
import { companyJobCategorySelect, jobRankList } from '../../../services/features/lookups/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { execute, executeCompiled, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, userId, uuid } from '../../support/records.ts'

const viewer = viewerWith('JobRequest:ListJobRequest')
const job = (number: number, given: Partial<Job> = {}): Job => ({
  id: uuid(number),
  title: `Job ${number}`,
  departmentId: uuid(200 + (number % 3)),
  jobCategoryId: uuid(300 + (number % 2)),
  jobRankId: uuid(400 + (number % 4)),
  priority: 'High',
  status: 2,
  types: ['Hot', 'New'],
  skills: ['Go'],
  locations: ['Huế'],
  owner: `user${number % 5}`,
  openDate: '2025-03-01',
  dueDate: null,
  total: 5,
  submitted: 12,
  offer: 2,
  lack: 3,
  createdBy: 'admin',
  createdDate: '2025-03-01T00:00:00.000Z',
  updatedDate: '2025-03-02T00:00:00.000Z',
  ...given,
})
const department = (id: string) => ({
  id,
  key: 'D',
  name: `Department ${id.slice(-3)}`,
  parentId: null,
  legalName: null,
  locationId: null,
  manager: null,
  active: true,
})
const user = (userName: string) => ({
  id: uuid(7),
  userName,
  fullName: `User ${userName}`,
  email: null,
  title: null,
  departmentId: null,
  status: 'active' as const,
  avatarVersion: null,
})

const services = () =>
  fakeRest()
    .on(jobList, ({ body }) =>
      pageOf(
        Array.from({ length: body!.pageSize }, (_job, number) => job(number)),
        38,
      ),
    )
    .on(jobsByIds, ({ body }) =>
      body!.ids.filter((id) => id !== uuid(99)).map((id) => job(Number(String(id).slice(-4)))),
    )
    .on(departmentByIds, ({ body }) => body!.ids.map((id) => department(String(id))))
    .on(companyJobCategorySelect, () => [300, 301].map((number) => ({ id: uuid(number), name: `Category ${number}` })))
    .on(jobRankList, () => [400, 401, 402, 403].map((number) => ({ id: uuid(number), name: `Rank ${number}` })))
    .on(usersByUserNames, ({ body }) => body!.map((userName) => user(String(userName))))

const fields = 'id title department { name } category { name } rank { name } owner { fullName } createdBy { fullName }'

describe.each([
  ['plain', execute],
  ['compiled', executeCompiled],
])('by the %s executor', (_name, run) => {
  test('a page of 20 jobs with five other records each costs one call per loader', async () => {
    const rest = services()
    const { data, errors } = await run(`{ jobs { nodes { ${fields} } totalCount } }`, { rest, viewer })
    expect(errors).toEqual([])
    expect(data.jobs.nodes).toHaveLength(20)
    expect(data.jobs.nodes[1]).toEqual({
      id: idOf('Job', 1),
      title: 'Job 1',
      department: { name: 'Department 201' },
      category: { name: 'Category 301' },
      rank: { name: 'Rank 401' },
      owner: { fullName: 'User user1' },
      createdBy: { fullName: 'User admin' },
    })
    expect(rest.counts()).toEqual({
      jobList: 1,
      departmentByIds: 1,
      companyJobCategorySelect: 1,
      jobRankList: 1,
      usersByUserNames: 1,
    })
  })
})

test('jobs of several lists and ids in one request still share one call per loader', async () => {
  const rest = services()
  const document = `query ($ids: [ID!]!) { hot: jobs(filter: {highlight: HOT}) { nodes { ${fields} } } new: jobs(filter: {highlight: NEW}) { nodes { ${fields} } } nodes(ids: $ids) { ... on Job { ${fields} } } }`
  await execute(document, { rest, viewer, variables: { ids: [idOf('Job', 31), idOf('Job', 32)] } })
  const { jobList: lists, jobsByIds: byIds, ...loaders } = rest.counts()
  expect([lists, byIds]).toEqual([2, 1])
  expect(loaders).toMatchObject({ companyJobCategorySelect: 1, jobRankList: 1 })
})

test('filter and order reach the services in their terms', async () => {
  const rest = services()
  const filter = {
    highlight: 'SUGGESTED',
    statuses: ['OPEN', 'ON_HOLD', 'OPEN'],
    departmentId: idOf('Department', 200),
    categoryId: idOf('JobCategory', 300),
    rankId: idOf('JobRank', 400),
    ownerId: userId('recruiter'),
  }
  const document =
    'query ($filter: JobFilter) { jobs(query: "go", filter: $filter, orderBy: {field: DUE_DATE, direction: ASC}, first: 10, page: 3) { nodes { title } } }'
  await execute(document, { rest, viewer, variables: { filter } })
  expect(rest.calls[0]!.body).toEqual({
    pageIndex: 2,
    pageSize: 10,
    total: false,
    type: 'Suggest',
    keyword: 'go',
    status: [0, 2],
    departmentId: uuid(200),
    jobCategoryId: uuid(300),
    jobRankId: uuid(400),
    owner: 'recruiter',
    sortBy: 'dueDate',
    sortDirection: 'asc',
  })
  const plain = services()
  await execute('{ jobs { nodes { title } } }', { rest: plain, viewer })
  expect(plain.calls[0]!.body).toEqual({ pageIndex: 0, pageSize: 20, total: false })
})

test('an id of another type in a filter is refused at its field, without a call', async () => {
  const rest = services()
  const answer = await execute('query ($id: ID!) { jobs(filter: {departmentId: $id}) { totalCount } }', {
    rest,
    viewer,
    variables: { id: idOf('Job', 1) },
  })
  expect(answer).toMatchObject({
    code: 'BAD_INPUT',
    errors: [{ extensions: { fields: { 'filter.departmentId': ['is not a valid id'] } } }],
  })
  expect(rest.calls).toEqual([])
})

test('a job is read by its database id, with all its fields', async () => {
  const document = `query ($id: ID!) { job(databaseId: $id) { databaseId status priority highlights skills locations owner { userName } openDate dueDate
    totalCount submittedCount offerCount openingsRemaining createdAt updatedAt } }`
  const read = async (id: string) =>
    (await execute(document, { rest: services(), viewer: viewerWith('JobRequest:ReadJobRequest'), variables: { id } }))
      .data.job
  expect(await read(uuid(1))).toEqual({
    databaseId: uuid(1),
    status: 'ON_HOLD',
    priority: 'HIGH',
    highlights: ['HOT', 'NEW'],
    skills: ['Go'],
    locations: ['Huế'],
    owner: { userName: 'user1' },
    openDate: '2025-03-01',
    dueDate: null,
    totalCount: 5,
    submittedCount: 12,
    offerCount: 2,
    openingsRemaining: 3,
    createdAt: '2025-03-01T00:00:00.000Z',
    updatedAt: '2025-03-02T00:00:00.000Z',
  })
  expect(await read(uuid(99))).toBeNull()
  expect(await read('7')).toBeNull()
})

test('without the permissions neither list nor record can be read', async () => {
  for (const document of [
    '{ jobs { totalCount } }',
    `{ job(databaseId: "${uuid(1)}") { id } }`,
    `{ node(id: "${idOf('Job', 1)}") { id } }`,
  ]) {
    const rest = services()
    expect(await execute(document, { rest, viewer: viewerWith('Candidate:ListCandidate') })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(rest.calls).toEqual([])
  }
})

test('the jobs of the dashboard cost one call, and require their own permission', async () => {
  const rest = fakeRest().on(jobDashboardList, ({ body }) => ({
    ...pageOf([job(1), job(2)], 9),
    pageIndex: body!.pageIndex,
    pageSize: body!.pageSize,
  }))
  const document = '{ jobsWithOpenings(first: 2) { nodes { title openingsRemaining totalCount dueDate } totalCount } }'
  const { data, errors } = await execute(document, { rest, viewer: viewerWith('JobRequest:DashboardForBUL') })
  expect(errors).toEqual([])
  expect(data.jobsWithOpenings).toMatchObject({
    totalCount: 9,
    nodes: [{ title: 'Job 1', openingsRemaining: 3, totalCount: 5, dueDate: null }, { title: 'Job 2' }],
  })
  expect(rest.counts()).toEqual({ jobDashboardList: 1 })
  expect((await execute(document, { rest, viewer })).errors[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
    requires: ['JobRequest:DashboardForBUL'],
  })
})
