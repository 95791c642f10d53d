import { describe, expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import {
  candidateByIds,
  candidateDetailByIds,
  candidatesOfJob,
} from '../../../services/features/candidates/contract.ts'
import {
  candidateDashboardFollow,
  candidateDashboardList,
} from '../../../services/features/candidates/list/listContract.ts'
import { jobsByIds } from '../../../services/features/jobs/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { candidateId, detail, row, services } from './candidateRecords.ts'
import { everyLoader, lister } from './gateway.fixture.ts'

test('a list reads each kind of related data at most once', async () => {
  const rest = everyLoader()
  const { data, errors } = await execute(
    `{
    candidates(first: 10) { totalCount nodes {
      name gender birthday owner { fullName } channel { name } status { name } labels { name } followers { userName } createdBy { userName }
      extensions { key value } folders { folder { name } remark addedBy { userName } } files { file { name } kind } jobs { job { title } addedBy { userName } }
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
    files: [{ kind: 'CV', file: { name: '1.pdf' } }],
    jobs: [{ job: null, addedBy: { userName: 'sato' } }],
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

test("rights depend on the record and the viewer's permissions; folders require the permission to manage talents", async () => {
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

test('a job is visible only to users who may read jobs', async () => {
  const rest = everyLoader().on(jobsByIds, () => [])
  const { errors } = await execute('{ candidates { nodes { jobs { job { title } } } } }', {
    rest,
    viewer: viewerWith('Candidate:ListCandidate', 'JobRequest:ReadJobRequest'),
  })
  expect(errors).toEqual([])
  expect(rest.counts()).toEqual({ candidateList: 1, jobsOfCandidates: 1, jobsByIds: 1 })
})

describe('access', () => {
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

  test('no access without a token', async () => {
    expect((await execute('{ candidates { totalCount } }', { viewer: null })).code).toBe('UNAUTHENTICATED')
  })
})

test('a candidate is read by its ids; a merged one leads to the remaining one', async () => {
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

test('resumes of many candidates are read in batches of 100', async () => {
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

test("the dashboard's lists and those of a job have their own pages", async () => {
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
  expect(rest.callsOf('candidatesOfJob')[0]!.body).toEqual({ pageIndex: 0, pageSize: 7, total: false, jobId: uuid(80) })
  const denied = await execute(`{ job(databaseId: "${uuid(80)}") { title candidates { totalCount } } }`, {
    rest,
    viewer: viewerWith('JobRequest:ListJobRequest'),
  })
  expect(denied).toMatchObject({ code: 'FORBIDDEN', data: { job: { title: 'Java', candidates: null } } })
})

test('followed candidates are visible to users who may read no others', async () => {
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

test('an id of another type finds no candidate', async () => {
  expect(
    (await execute(`{ node(id: "${encodeId('Candidate', 'x')}") { id } }`, { rest: fakeRest(), viewer: lister })).code,
  ).toBe('BAD_INPUT')
})
