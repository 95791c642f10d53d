import type { GraphQLEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/ids.ts'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { candidateFiles } from '../../../services/features/candidateCvs/contract.ts'
import {
  candidateByIds,
  candidateDashboardFollow,
  candidateDashboardList,
  candidateDetailByIds,
  candidateFilters,
  candidateList,
  candidatesOfJob,
  jobsOfCandidates,
} from '../../../services/features/candidates/contract.ts'
import { candidateStatusList, labelList, recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { jobsByIds } from '../../../services/features/jobs/contract.ts'
import { talentByCandidates } from '../../../services/features/talentCandidates/contract.ts'
import { talentFolderByIds } from '../../../services/features/talentFolders/contract.ts'
import { schema } from '../../../gateway/schema.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { candidateId, detail, row, services } from './candidateRecords.ts'

const lister = viewerWith('Candidate:ListCandidate', 'TalentManagement:TalentManagement')
const membership = (number: number) => ({
  candidateId: uuid(number),
  folderId: uuid(60),
  remark: 'good',
  addedBy: 'sato',
  addedDate: '2026-11-01T00:00:00.000Z',
})
const everyLoader = (rows = [row(1), row(2, { owner: 'sato', labelIds: [uuid(53), uuid(99)] })]) =>
  services(rows)
    .on(candidateList, () => pageOf(rows, 2))
    .on(recruitmentChannelList, () => [{ id: uuid(50), name: 'TopCV' }])
    .on(candidateStatusList, () => [{ id: uuid(51), name: 'New', color: '#000', isDefault: true }])
    .on(labelList, () => [
      { id: uuid(52), name: 'Hot', color: '#f00', isDefault: false },
      { id: uuid(53), name: 'Cold', color: '#00f', isDefault: false },
    ])
    .on(talentByCandidates, ({ body }) => (body!.candidateIds.includes(uuid(2)) ? [membership(2)] : []))
    .on(talentFolderByIds, () => [
      {
        id: uuid(60),
        type: 'candidate',
        name: 'Seniors',
        shareAll: false,
        shareUsers: [],
        userName: 'recruiter',
        isShare: false,
      },
    ])
    .on(candidateFiles, () => [
      {
        id: uuid(70),
        candidateId: uuid(1),
        kind: 'cv' as const,
        path: 'cv/1.pdf',
        name: '1.pdf',
        contentType: 'application/pdf',
        size: 9,
        createdBy: 'lan.pt',
        createdDate: '2026-11-01T00:00:00.000Z',
      },
    ])
    .on(jobsOfCandidates, () => [
      { candidateId: uuid(1), jobId: uuid(80), addedBy: 'sato', addedDate: '2026-11-01T00:00:00.000Z' },
    ])
    .on(candidateDetailByIds, ({ body }) =>
      body!.ids.map((id) =>
        detail(Number(String(id).slice(-2)), { resume: { ...detail(1).resume, skills: [{ name: 'Java', level: 4 }] } }),
      ),
    )

test('a list reads each kind of thing beside its rows at most once', async () => {
  const rest = everyLoader()
  const { data, errors } = await execute(
    `{
    candidates(first: 10) { totalCount nodes {
      name gender birthday owner { fullName } channel { name } status { name } labels { name } followers { userName } createdBy { userName }
      extensions { key value } folders { folder { name } remark addedBy { userName } } files { name kind } jobs { job { title } jobDatabaseId addedBy { userName } }
      resume { skills { name level } } mergedInto { id }
    } }
  }`,
    { rest, viewer: lister },
  )
  expect(errors).toEqual([])
  const [first, second] = data.candidates.nodes
  expect(first).toEqual({
    name: 'Candidate 1',
    gender: 'FEMALE',
    birthday: '1990-02-28',
    owner: { fullName: 'Full recruiter' },
    channel: { name: 'TopCV' },
    status: { name: 'New' },
    labels: [{ name: 'Hot' }],
    followers: [{ userName: 'recruiter' }, { userName: 'lan.pt' }],
    createdBy: { userName: 'recruiter' },
    extensions: [{ key: 'TaxCode', value: '123' }],
    folders: [],
    files: [{ name: '1.pdf', kind: 'CV' }],
    jobs: [{ job: null, jobDatabaseId: uuid(80), addedBy: { userName: 'sato' } }],
    resume: { skills: [{ name: 'Java', level: 4 }] },
    mergedInto: null,
  })
  expect(second).toMatchObject({
    labels: [{ name: 'Cold' }],
    folders: [{ folder: { name: 'Seniors' }, remark: 'good', addedBy: { userName: 'sato' } }],
    files: [],
    jobs: [],
  })
  expect(rest.counts()).toEqual({
    candidateList: 1,
    usersByUserNames: 1,
    recruitmentChannelList: 1,
    candidateStatusList: 1,
    labelList: 1,
    talentByCandidates: 1,
    talentFolderByIds: 1,
    candidateFiles: 1,
    jobsOfCandidates: 1,
    candidateDetailByIds: 1,
  })
})

describe('rows and total are asked for apart', () => {
  const rows = Array.from({ length: 3 }, (_one, at) => row(at + 1))
  const bodies = async (query: string, answer: (total?: boolean) => AnswerOf<typeof candidateList>) => {
    const rest = services(rows).on(candidateList, ({ body }) => answer(body.total))
    const { data, errors } = await execute(query, { rest, viewer: lister })
    expect(errors).toEqual([])
    return {
      list: data.candidates,
      bodies: rest.calls.map(({ operation, body: { filters: _none, ...body } }) => ({ operation, ...body })),
    }
  }
  const aware = (total = true) =>
    total
      ? { ...pageOf(rows.slice(0, 2), 25_000), isEstimate: true }
      : { data: rows.slice(0, 2), hasMore: true, pageIndex: 1, pageSize: 2 }
  const unaware = () => pageOf(rows.slice(0, 2), 4)

  test('rows without a total: nothing is counted', async () => {
    const query =
      'fragment Place on CandidateConnection { paging { page size } } { candidates(first: 2, page: 2) { ...Place nodes { name } pageInfo { hasNextPage } } }'
    const known = await bodies(query, aware)
    expect(known.bodies).toEqual([{ operation: 'candidateList', pageIndex: 1, pageSize: 2, total: false }])
    expect(known.list).toMatchObject({ paging: { page: 2, size: 2 }, nodes: [{}, {}], pageInfo: { hasNextPage: true } })
    expect((await bodies(query, unaware)).list.pageInfo).toEqual({ hasNextPage: false })
  })

  test.each(['totalCount', 'paging { page totalCount }', '...on CandidateConnection { paging { ...Total } }'])(
    'the total without rows, by %s: one row is read',
    async (fields) => {
      const total = fields.includes('Total }') ? 'fragment Total on Paging { totalCount isEstimate }' : ''
      const asked = await bodies(`${total} { candidates(first: 2, page: 2) { ${fields} } }`, aware)
      expect(asked.bodies).toEqual([{ operation: 'candidateList', pageIndex: 0, pageSize: 1 }])
      expect(asked.list.totalCount ?? asked.list.paging.totalCount).toBe(25_000)
    },
  )

  test('both together in one call', async () => {
    const { list, bodies: sent } = await bodies(
      '{ candidates(first: 2) { nodes { name } paging { totalCount isEstimate } pageInfo { hasNextPage } } }',
      aware,
    )
    expect(sent).toEqual([{ operation: 'candidateList', pageIndex: 0, pageSize: 2 }])
    expect(list).toMatchObject({ paging: { totalCount: 25_000, isEstimate: true }, pageInfo: { hasNextPage: true } })
  })
})

test("rights come with the record and with the viewer's keys; folders only for who manages talents", async () => {
  const rest = everyLoader()
  const rights = 'canEdit canDelete canFollow canUnfollow canAssignFollowers canAddNote canAddToJob canCall'
  const few = await execute(`{ candidates { nodes { ${rights} folders { remark } } } }`, {
    rest,
    viewer: viewerWith('Candidate:ListCandidate'),
  })
  expect(few.data.candidates.nodes[1]).toEqual({
    canEdit: true,
    canDelete: false,
    canFollow: true,
    canUnfollow: false,
    canAssignFollowers: false,
    canAddNote: false,
    canAddToJob: false,
    canCall: false,
    folders: [],
  })
  expect(rest.counts()).toEqual({ candidateList: 1 })
  const keys = [
    'Candidate:ListCandidate',
    'Candidate:UnFollow',
    'Candidate:AssignFollow',
    'Candidate:AddNote',
    'JobRequest:AddCandidateToJobRequest',
    'Phonenet:CallCandidate',
  ] as const
  const many = await execute(`{ candidates { nodes { ${rights} } } }`, { rest, viewer: viewerWith(...keys) })
  expect(many.data.candidates.nodes[0]).toEqual({
    canEdit: true,
    canDelete: false,
    canFollow: true,
    canUnfollow: true,
    canAssignFollowers: true,
    canAddNote: true,
    canAddToJob: true,
    canCall: true,
  })
})

test('a job is shown to who may read jobs', async () => {
  const rest = everyLoader().on(jobsByIds, () => [])
  const { errors } = await execute('{ candidates { nodes { jobs { job { title } } } } }', {
    rest,
    viewer: viewerWith('Candidate:ListCandidate', 'JobRequest:ReadJobRequest'),
  })
  expect(errors).toEqual([])
  expect(rest.counts()).toEqual({ candidateList: 1, jobsOfCandidates: 1, jobsByIds: 1 })
})

describe('filter', () => {
  const list =
    'query ($filter: CandidateFilterInput, $sort: CandidateSort) { candidates(filter: $filter, sort: $sort, page: 3, first: 5) { totalCount nodes { name } } }'
  const asked = async (filter: object, sort?: object) => {
    const rest = everyLoader()
    return { rest, answer: await execute(list, { rest, viewer: lister, variables: { filter, sort } }) }
  }

  test('goes to the services under their names and ids', async () => {
    const { rest } = await asked(
      {
        search: 'anh',
        folderId: idOf('TalentFolder', 60),
        isFollowed: true,
        conditions: [
          { field: 'REC_CHANNEL', operator: 'IN', values: [idOf('RecruitmentChannel', 50)] },
          { field: 'STATUS', operator: 'NOT_IN', values: [idOf('CandidateStatus', 51)] },
          { field: 'LABEL', operator: 'IN', values: [idOf('Label', 52)] },
          { field: 'FOLDER', operator: 'IN', values: [idOf('TalentFolder', 60)] },
          { field: 'GENDER', operator: 'IN', values: ['FEMALE'] },
          { field: 'LAST_NOTE', operator: 'BETWEEN', values: ['2026-01-01', ''] },
          { field: 'EXTENSION', extensionKey: 'TaxCode', operator: 'IS_NOT_EMPTY', values: [] },
        ],
      },
      { field: 'NAME', direction: 'ASC' },
    )
    expect(rest.calls[0]!.body).toEqual({
      pageIndex: 2,
      pageSize: 5,
      searchBox: 'anh',
      folderId: uuid(60),
      followedOnly: true,
      sortBy: 'name',
      sortDirection: 'asc',
      filters: [
        { filter: 'recChannel', operator: 'in', value: [uuid(50)] },
        { filter: 'status', operator: 'notIn', value: [uuid(51)] },
        { filter: 'label', operator: 'in', value: [uuid(52)] },
        { filter: 'folder', operator: 'in', value: [uuid(60)] },
        { filter: 'gender', operator: 'in', value: ['1'] },
        { filter: 'lastNote', operator: 'between', value: ['2026-01-01', ''] },
        { filter: 'extension:TaxCode', operator: 'isNotEmpty', value: [] },
      ],
    })
  })

  test('has a field for every filter of the services', () => {
    const values = (schema.getType('CandidateField') as GraphQLEnumType).getValues().map(({ value }) => value as string)
    expect(values.sort()).toEqual([...candidateFilters, 'extension'].sort())
  })

  test.each([
    [{ field: 'LABEL', operator: 'IN', values: [idOf('CandidateStatus', 52)] }, 'filter.conditions.0.values'],
    [{ field: 'STATUS', operator: 'IN', values: [uuid(51)] }, 'filter.conditions.0.values'],
    [{ field: 'GENDER', operator: 'IN', values: ['OTHER'] }, 'filter.conditions.0.values'],
    [{ field: 'EXTENSION', operator: 'IS_EMPTY', values: [] }, 'filter.conditions.0.extensionKey'],
    [{ field: 'NAME', extensionKey: 'TaxCode', operator: 'IS_EMPTY', values: [] }, 'filter.conditions.0.extensionKey'],
  ])('refuses %j without a call', async (condition, field) => {
    const { rest, answer } = await asked({ conditions: [condition] })
    expect(answer.code).toBe('BAD_INPUT')
    expect(Object.keys(answer.errors[0]!.extensions.fields as object)).toEqual([field])
    expect(rest.calls).toEqual([])
  })
})

test('pages by cursors and by numbers, which do not go together', async () => {
  const rest = everyLoader()
  const { data } = await execute(
    '{ candidates(first: 2) { pageInfo { endCursor hasNextPage } paging { page size totalCount } } }',
    { rest, viewer: lister },
  )
  expect(data.candidates).toMatchObject({
    pageInfo: { hasNextPage: false },
    paging: { page: 1, size: 2, totalCount: 2 },
  })
  const { endCursor } = data.candidates.pageInfo
  await execute(`{ candidates(first: 2, after: "${endCursor}") { totalCount nodes { name } } }`, {
    rest,
    viewer: lister,
  })
  expect(rest.calls[1]!.body).toEqual({ pageIndex: 1, pageSize: 2, filters: [] })
  for (const args of ['first: 0', 'first: 101', `page: 1, after: "${endCursor}"`, 'after: "x"']) {
    expect((await execute(`{ candidates(${args}) { totalCount } }`, { rest, viewer: lister })).code).toBe('BAD_INPUT')
  }
})

describe('who may', () => {
  test.each([
    ['candidates { totalCount }', ['Candidate:ListCandidate', 'TalentManagement:TalentManagement']],
    ['ownCandidates { totalCount }', ['Candidate:ListCandidate']],
    ['followedCandidates { totalCount }', ['Candidate:DashboardListCandidateFollow']],
    [
      'candidateDuplicates(input: { name: "a", phones: [], emails: [] }) { similarity }',
      ['Candidate:CreateCandidate', 'Candidate:UpdateCandidate'],
    ],
    [`candidate(databaseId: "${uuid(1)}") { name }`, candidateByIds.access],
    [`node(id: "${candidateId(1)}") { id }`, candidateByIds.access],
  ])('%s', async (field, requires) => {
    const rest = services()
    const { code, errors } = await execute(`{ ${field} }`, { rest, viewer: viewerWith('Reports:ViewReport') })
    expect([code, errors[0]!.extensions.requires]).toEqual(['FORBIDDEN', requires])
    expect(rest.calls).toEqual([])
  })

  test('nobody without a token', async () => {
    expect((await execute('{ candidates { totalCount } }', { viewer: null })).code).toBe('UNAUTHENTICATED')
  })
})

test('a single one is read by its ids; a merged one leads to the other', async () => {
  const rest = services([row(1, { mergedInto: uuid(2) }), row(2)])
  const { data } = await execute(
    `{ node(id: "${candidateId(1)}") { ... on Candidate { name mergedInto { databaseId name } } } gone: candidate(databaseId: "${uuid(9)}") { id } odd: candidate(databaseId: "x") { id } }`,
    { rest, viewer: lister },
  )
  expect(data).toEqual({
    node: { name: 'Candidate 1', mergedInto: { databaseId: uuid(2), name: 'Candidate 2' } },
    gone: null,
    odd: null,
  })
})

test('resumes of many candidates are read by 100', async () => {
  const rest = everyLoader()
  const ids = Array.from({ length: 60 }, (_, number) => candidateId(number + 10))
  const more = Array.from({ length: 60 }, (_, number) => candidateId(number + 110))
  rest
    .on(candidateByIds, ({ body }) => body!.ids.map((id) => row(Number(String(id).slice(-3)))))
    .on(candidateDetailByIds, ({ body }) => body!.ids.map((id) => detail(Number(String(id).slice(-3)))))
  const { errors } = await execute(
    'query ($a: [ID!]!, $b: [ID!]!) { a: nodes(ids: $a) { ... on Candidate { resume { summary } } } b: nodes(ids: $b) { ... on Candidate { resume { summary } } } }',
    { rest, viewer: lister, variables: { a: ids, b: more } },
  )
  expect(errors).toEqual([])
  expect(rest.counts()).toMatchObject({ candidateByIds: 1, candidateDetailByIds: 2 })
})

test("the dashboard's lists and those of a job are pages of their own", async () => {
  const rest = services()
    .on(candidateDashboardFollow, () => pageOf([row(1)]))
    .on(candidateDashboardList, () => pageOf([row(2)]))
    .on(candidatesOfJob, () => pageOf([row(3)]))
    .on(jobsByIds, () => [
      {
        id: uuid(80),
        title: 'Java',
        departmentId: null,
        jobCategoryId: null,
        jobRankId: null,
        priority: 'Low' as const,
        status: 0 as const,
        types: [],
        skills: [],
        locations: [],
        owner: 'sato',
        openDate: '2026-01-01',
        dueDate: null,
        total: 1,
        submitted: 0,
        offer: 0,
        lack: 1,
        createdBy: 'sato',
        createdDate: '2026-11-01T00:00:00.000Z',
        updatedDate: '2026-11-01T00:00:00.000Z',
      },
    ])
  const viewer = viewerWith(
    'Candidate:ListCandidate',
    'Candidate:DashboardListCandidateFollow',
    'JobRequest:ReadJobRequest',
  )
  const { data } = await execute(
    `{ followedCandidates { nodes { name } } ownCandidates { nodes { name } } job(databaseId: "${uuid(80)}") { candidates(first: 7) { nodes { name } } } }`,
    { rest, viewer },
  )
  expect(data).toEqual({
    followedCandidates: { nodes: [{ name: 'Candidate 1' }] },
    ownCandidates: { nodes: [{ name: 'Candidate 2' }] },
    job: { candidates: { nodes: [{ name: 'Candidate 3' }] } },
  })
  expect(rest.callsOf('candidatesOfJob')[0]!.body).toEqual({ pageIndex: 0, pageSize: 7, jobId: uuid(80) })
  const denied = await execute(`{ job(databaseId: "${uuid(80)}") { title candidates { totalCount } } }`, {
    rest,
    viewer: viewerWith('JobRequest:ListJobRequest'),
  })
  expect(denied).toMatchObject({ code: 'FORBIDDEN', data: { job: { title: 'Java', candidates: null } } })
})

test('followed candidates are shown to who may read no others', async () => {
  const rest = services().on(candidateDashboardFollow, () => pageOf([row(1)]))
  const answer = await execute('{ followedCandidates { nodes { name mergedInto { id } } } }', {
    rest,
    viewer: viewerWith('Candidate:DashboardListCandidateFollow'),
  })
  expect(answer).toMatchObject({
    errors: [],
    data: { followedCandidates: { nodes: [{ name: 'Candidate 1', mergedInto: null }] } },
  })
})

test("what the services refuse of a filter stands under the filter's names", async () => {
  const rest = everyLoader()
  await execute('{ candidates { totalCount } }', { rest, viewer: lister })
  expect(rest.calls[0]!.fieldNames).toMatchObject({ filters: 'filter.conditions', searchBox: 'filter.search' })
})

test('an id of another type is no candidate', async () => {
  expect(
    (await execute(`{ node(id: "${encodeId('Candidate', 'x')}") { id } }`, { rest: fakeRest(), viewer: lister })).code,
  ).toBe('BAD_INPUT')
})
