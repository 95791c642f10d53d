import { expect, test } from 'vitest'
import { dpsUpdate } from '../../../services/features/dpsTasks/contract.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, userId, uuid } from '../../support/records.ts'
import { dpsServices, jobs } from './dps.fixture.ts'
import { item, type } from './tasks.ts'

const viewer = viewerWith(
  'DPS:ListDPS',
  'DPS:GetDPS',
  'DPS:UpdateDPS',
  'DPS:DeleteDPS',
  'DPS:CreateDPS',
  'TalentManagement:TalentManagement',
  'Candidate:ListCandidate',
)
const taskId = idOf('DpsTask', 1)

test('types come 100 a page and are found by name; their searches are read with names instead of ids', async () => {
  const searchContent = JSON.stringify({
    searchBox: 'java',
    filters: [
      { filter: 'label', operator: 'in', value: [uuid(601), uuid(999)] },
      { filter: 'folder', operator: 'in', value: [uuid(602)] },
      { filter: 'owner', operator: 'notIn', value: ['lan.pt'] },
      { filter: 'extension:Account', operator: 'contains', value: 'lan' },
      { filter: 'Odd', operator: 'odd', value: [1] },
      'nonsense',
    ],
  })
  const { rest, calls } = dpsServices([type(100, { searchContent }), type(101, { searchContent: 'no JSON' })], [])
  const { data } = await execute(
    `{ dpsSearches(first: 100, query: "type") { totalCount nodes {
    databaseId name query createdBy { userName fullName } createdAt canEdit conditions { filter field extensionLabel operator values }
  } } }`,
    { rest, viewer },
  )
  expect(data.dpsSearches.nodes[0]).toEqual({
    databaseId: uuid(100),
    name: 'Type 100',
    query: 'java',
    createdBy: { userName: 'recruiter', fullName: 'Full recruiter' },
    createdAt: '2026-10-01T02:00:00.000Z',
    canEdit: true,
    conditions: [
      { filter: 'label', field: 'LABEL', extensionLabel: null, operator: 'IN', values: ['Fast learner'] },
      { filter: 'folder', field: 'FOLDER', extensionLabel: null, operator: 'IN', values: ['Java people'] },
      { filter: 'owner', field: 'OWNER', extensionLabel: null, operator: 'NOT_IN', values: ['Full lan.pt'] },
      { filter: 'extension:Account', field: null, extensionLabel: 'Tài khoản', operator: 'CONTAINS', values: ['lan'] },
      { filter: 'Odd', field: null, extensionLabel: null, operator: null, values: ['1'] },
    ],
  })
  expect(data.dpsSearches.nodes[1]).toMatchObject({ query: '', conditions: [] })
  expect(calls('dpsTypeList')[0]!.body).toEqual({ pageIndex: 0, pageSize: 100, keyword: 'type' })
  expect(rest.counts()).toEqual({
    dpsTypeList: 1,
    labelList: 1,
    talentFolderByIds: 1,
    usersByUserNames: 1,
    extendCandidateList: 1,
  })
})

test('names that the viewer may not read are left out', async () => {
  const searchContent = JSON.stringify({
    searchBox: '',
    filters: [{ filter: 'folder', operator: 'in', value: [uuid(602)] }],
  })
  const { rest } = dpsServices([type(100, { searchContent })], [])
  const { data } = await execute(`{ dpsSearch(databaseId: "${uuid(100)}") { canEdit conditions { values } } }`, {
    rest,
    viewer: viewerWith('DPS:ListDPS'),
  })
  expect(data.dpsSearch).toEqual({ canEdit: false, conditions: [{ values: [] }] })
  expect((await execute('{ dpsSearch(databaseId: "x") { name } }', { rest, viewer })).data.dpsSearch).toBeNull()
})

test('a page of tasks costs one call, plus one for each kind of name in it', async () => {
  const items = [
    item(1, { openJob: jobs[0]!.id, openJobTitle: 'Java Developer', folderId: uuid(602) }),
    item(2, {
      status: 'DONE',
      openJob: jobs[1]!.id,
      openJobTitle: undefined,
      updatedBy: 'lan.pt',
      updatedDate: '2026-10-02T00:00:00.000Z',
    }),
  ]
  const { rest, calls } = dpsServices([type(100)], items)
  const { data, errors } = await execute(
    `query ($search: ID) { dpsTasks(query: "person", filter: { searchDatabaseId: $search, openJobDatabaseId: "" }) { totalCount paging { size } nodes {
    databaseId candidate { databaseId name } name phones emails skills status owner { fullName } desiredWorkLocations folder { name } folderId note isBlacklisted isRecentLeaver
    openJob { databaseId title } account jobRank experienceYears languages { language fluency } experiences { companyName position } version updatedBy { fullName } updatedAt search { name } canEdit canDelete
  } } }`,
    { rest, viewer, variables: { search: uuid(100) } },
  )
  expect(errors).toEqual([])
  expect(data.dpsTasks).toMatchObject({ totalCount: 2, paging: { size: 10 } })
  expect(data.dpsTasks.nodes[0]).toMatchObject({
    candidate: { databaseId: uuid(201), name: 'Candidate 1' },
    status: 'DRAFT',
    owner: { fullName: 'Full recruiter' },
    folder: { name: 'Java people' },
    folderId: idOf('TalentFolder', 602),
    openJob: { databaseId: jobs[0]!.id, title: 'Java Developer' },
    languages: [{ language: 'English', fluency: 3 }],
    search: { name: 'Type 100' },
    canEdit: true,
    canDelete: true,
    updatedBy: null,
  })
  // If the services return no title, the open jobs supply it.
  expect(data.dpsTasks.nodes[1]).toMatchObject({
    status: 'DONE',
    openJob: { title: 'QA Engineer' },
    canEdit: false,
    updatedBy: { fullName: 'Full lan.pt' },
  })
  expect(calls('dpsList')[0]!.body).toEqual({ pageIndex: 0, pageSize: 10, type: uuid(100), input: 'person' })
  expect(rest.counts()).toEqual({
    dpsList: 1,
    candidateByIds: 1,
    usersByUserNames: 1,
    talentFolderByIds: 1,
    dpsOpenJobList: 1,
    dpsTypeList: 1,
  })
})

test('one task is read for its editor, with the readers of the last note and the open jobs as a list', async () => {
  const { rest, calls } = dpsServices([type(100)], [item(1)])
  const { data } = await execute(
    `{ dpsTask(databaseId: "${uuid(1)}") { id name noteShares { userName } } openJobs { databaseId title } node(id: "${taskId}") { ... on DpsTask { name } } }`,
    { rest, viewer },
  )
  expect(data).toEqual({
    dpsTask: { id: taskId, name: 'Person 1', noteShares: [{ userName: 'recruiter2' }] },
    openJobs: jobs.map(({ id, name }) => ({ databaseId: id, title: name })),
    node: { name: 'Person 1' },
  })
  expect(calls('talentNoteShares')[0]!.query).toEqual({ candidateId: uuid(201) })
  const gone = await execute(`{ dpsTask(databaseId: "${uuid(9)}") { id } }`, { rest, viewer })
  expect([gone.data?.dpsTask, gone.code]).toEqual([null, 'NOT_FOUND'])
})

test('a type is renamed; a task is saved as a draft or for good, and deleted', async () => {
  const { rest, calls, items } = dpsServices([type(100)], [item(1)])
  const renamed = await execute(
    `mutation { renameDpsSearch(input: { id: "${idOf('DpsSearch', 100)}", name: "Spring" }) { dpsSearch { name } } }`,
    { rest, viewer },
  )
  expect(renamed.data.renameDpsSearch.dpsSearch).toEqual({ name: 'Spring' })
  const input = {
    id: taskId,
    isDraft: false,
    version: 1,
    name: 'Lê Quỳnh',
    phones: ['0912345678'],
    emails: ['q@dps.vn'],
    skills: ['Go'],
    note: 'ok',
    ownerId: userId('lan.pt'),
    folderId: idOf('TalentFolder', 602),
    openJobId: encodeId('JobSummary', jobs[0]!.id),
    experienceYears: 3,
    languages: [{ language: 'English', fluency: 4 }],
    experiences: [{ companyName: 'Sông Pay', position: 'Engineer' }],
  }
  const { data } = await execute(
    'mutation ($input: UpdateDpsTaskInput!) { updateDpsTask(input: $input) { dpsTask { status version canEdit } } }',
    { rest, viewer, variables: { input } },
  )
  expect(data.updateDpsTask.dpsTask).toEqual({ status: 'DONE', version: 2, canEdit: false })
  expect(calls('dpsUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: {
      isSaveDraft: false,
      version: 1,
      name: 'Lê Quỳnh',
      owner: 'lan.pt',
      folderId: uuid(602),
      openJob: jobs[0]!.id,
      experienceYear: 3,
      desiredWorkLocations: [],
      languages: [{ language: 'English', level: 4 }],
      experiences: [{ companyName: 'Sông Pay', position: 'Engineer' }],
    },
  })
  const deleted = await execute(`mutation { deleteDpsTask(input: { id: "${taskId}" }) { deletedDpsTaskId } }`, {
    rest,
    viewer,
  })
  expect([deleted.data.deleteDpsTask, items]).toEqual([{ deletedDpsTaskId: taskId }, []])
})

test('the second of two editors learns who was first', async () => {
  const { rest } = dpsServices([type(100)], [item(1)])
  rest.on(dpsUpdate, () => {
    throw new RequestError('CONFLICT', 'Already saved as DONE by lan.pt', {
      errorCode: '599',
      params: { updatedBy: 'lan.pt' },
    })
  })
  const { errors } = await execute(
    `mutation { updateDpsTask(input: { id: "${taskId}", isDraft: true, name: "x", phones: [], emails: [], skills: [], note: "" }) { dpsTask { id } } }`,
    { rest, viewer },
  )
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', params: { updatedBy: 'lan.pt' } })
})

test('candidates of a search, or chosen ones, become a type', async () => {
  const { rest, calls } = dpsServices([], [])
  const document = 'mutation ($input: AddToDpsInput!) { addToDps(input: $input) { dpsSearch { name } taskCount } }'
  const filter = {
    folderId: idOf('TalentFolder', 602),
    isFollowed: true,
    conditions: [{ field: 'LABEL', operator: 'IN', values: { ids: [idOf('Label', 601)] } }],
  }
  const all = await execute(document, {
    rest,
    viewer,
    variables: { input: { name: 'Spring', query: 'java', filter, orderBy: { field: 'NAME', direction: 'ASC' } } },
  })
  expect(all.data.addToDps).toEqual({ dpsSearch: { name: 'Spring' }, taskCount: 12 })
  expect(calls('dpsAdd')[0]!.body).toEqual({
    name: 'Spring',
    searchBox: 'java',
    filters: [{ filter: 'label', operator: 'in', value: [uuid(601)] }],
    folderId: uuid(602),
    followedOnly: true,
    sortBy: 'name',
    sortDirection: 'asc',
  })
  const chosen = await execute(document, {
    rest,
    viewer: viewerWith('DPS:CreateDPS'),
    variables: { input: { name: 'Two', candidateIds: [idOf('Candidate', 1), idOf('Candidate', 2)] } },
  })
  expect(chosen.data.addToDps).toEqual({ dpsSearch: null, taskCount: 2 })
  expect(calls('dpsAdd')[1]!.body).toEqual({ name: 'Two', filters: [], candidateIds: [uuid(1), uuid(2)] })
})

test('each operation requires its own permission', async () => {
  const { rest } = dpsServices([type(100)], [item(1)])
  const documents = {
    'DPS:ListDPS': [
      '{ dpsSearches { totalCount } }',
      '{ dpsTasks { totalCount } }',
      '{ openJobs { title } }',
      `{ dpsSearch(databaseId: "${uuid(100)}") { name } }`,
    ],
    'DPS:UpdateDPS': [
      `mutation { renameDpsSearch(input: { id: "${idOf('DpsSearch', 100)}", name: "x" }) { dpsSearch { id } } }`,
      `mutation { updateDpsTask(input: { id: "${taskId}", isDraft: true, name: "x", phones: [], emails: [], skills: [], note: "" }) { dpsTask { id } } }`,
    ],
    'DPS:DeleteDPS': [`mutation { deleteDpsTask(input: { id: "${taskId}" }) { deletedDpsTaskId } }`],
    'DPS:CreateDPS': ['mutation { addToDps(input: { name: "x" }) { taskCount } }'],
  } as const
  const keys = Object.keys(documents) as (keyof typeof documents)[]
  for (const key of keys) {
    for (const document of documents[key]) {
      expect([
        document,
        (await execute(document, { rest, viewer: viewerWith(...keys.filter((one) => one !== key)) })).code,
      ]).toEqual([document, 'FORBIDDEN'])
    }
  }
  expect(
    (await execute(`{ dpsTask(databaseId: "${uuid(1)}") { id } }`, { rest, viewer: viewerWith('DPS:ListDPS') })).code,
  ).toBe('FORBIDDEN')
  expect(rest.calls).toEqual([])
})
