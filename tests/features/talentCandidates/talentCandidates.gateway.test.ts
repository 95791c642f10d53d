import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  talentAddToCandidate,
  talentDeleteCsv,
  talentListCsv,
  talentQueue,
  talentRemoveFromFolder,
  talentUpdateOnCandidate,
  type TalentImport,
} from '../../../services/features/talentCandidates/contract.ts'
import { talentFolderByIds } from '../../../services/features/talentFolders/contract.ts'
import { execute, fakeRest, viewerWith, type FakeRest } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { candidateId, row, services } from '../candidates/candidateRecords.ts'

const viewer = viewerWith('TalentManagement:TalentManagement')
const folderId = idOf('TalentFolder', 60)
const ids = [candidateId(1), candidateId(2)]
const run = (name: string, selection: string, input: object, rest: FakeRest, by = viewer) =>
  execute(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`,
    { rest, viewer: by, variables: { input } },
  )

test('candidates are added to folders and removed from one, with a result for each', async () => {
  const results = [
    { id: uuid(1), ok: true, message: null },
    { id: uuid(2), ok: false, message: 'gone' },
  ]
  const rest = services([row(1)])
    .on(talentAddToCandidate, () => results)
    .on(talentRemoveFromFolder, () => results)
  const selection = 'results { candidate { name } isOk message }'
  const outcome = {
    results: [
      { candidate: { name: 'Candidate 1' }, isOk: true, message: null },
      { candidate: null, isOk: false, message: 'gone' },
    ],
  }
  expect(
    (await run('addCandidatesToFolders', selection, { ids, folderIds: [folderId], remark: 'good' }, rest)).data
      .addCandidatesToFolders,
  ).toEqual(outcome)
  expect(
    (await run('removeCandidatesFromFolder', selection, { folderId, ids }, rest)).data.removeCandidatesFromFolder,
  ).toEqual(outcome)
  const [add, remove] = rest.calls.filter(({ operation }) => operation.startsWith('talent'))
  expect(add!.body).toEqual({ candidateIds: [uuid(1), uuid(2)], cateIds: [uuid(60)], remark: 'good' })
  expect(remove!.body).toEqual({ folderId: uuid(60), candidateIds: [uuid(1), uuid(2)] })
  const wrong = await run('addCandidatesToFolders', selection, { ids: [folderId], folderIds: [folderId] }, rest)
  expect(wrong.errors[0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { ids: ['is not a valid id'] } })
})

test('the folders of a candidate are replaced', async () => {
  const rest = services([row(1)]).on(talentUpdateOnCandidate, () => ({ status: 'OK' }))
  const { data } = await run('setCandidateFolders', 'candidate { name }', { id: ids[0], folderIds: [folderId] }, rest)
  expect(data.setCandidateFolders.candidate).toEqual({ name: 'Candidate 1' })
  expect(rest.calls[0]).toMatchObject({
    body: { candidateId: uuid(1), cateIds: [uuid(60)] },
    fieldNames: { cateIds: 'folderIds' },
  })
  rest.on(talentUpdateOnCandidate, () => ({ status: 'NO' }))
  expect((await run('setCandidateFolders', 'candidate { name }', { id: ids[0], folderIds: [] }, rest)).code).toBe(
    'REFUSED',
  )
})

const batch = (number: number, given: Partial<TalentImport> = {}): TalentImport => ({
  id: uuid(number),
  folderId: uuid(60),
  fileName: 'march.csv',
  status: 'importing',
  total: 10,
  totalCreated: 3,
  totalExisted: 2,
  totalFailed: 1,
  errors: [{ row: 4, message: 'no phone' }],
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  ...given,
})

test('imports are paged, for one folder or all', async () => {
  const rest = services()
    .on(talentListCsv, () => pageOf([batch(90), batch(91, { status: 'succeed' })], 7))
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
  const fields =
    'fileName status totalCount createdCount existingCount failedCount errors { row message } folder { name } createdBy { userName } createdAt'
  const { data } = await execute(
    `{ talentImports(filter: { folderId: "${folderId}" }, page: 2, first: 5) { totalCount nodes { ${fields} } } }`,
    { rest, viewer },
  )
  expect(data.talentImports.totalCount).toBe(7)
  expect(data.talentImports.nodes[0]).toEqual({
    fileName: 'march.csv',
    status: 'IMPORTING',
    totalCount: 10,
    createdCount: 3,
    existingCount: 2,
    failedCount: 1,
    errors: [{ row: 4, message: 'no phone' }],
    folder: { name: 'Seniors' },
    createdBy: { userName: 'recruiter' },
    createdAt: '2026-11-01T00:00:00.000Z',
  })
  expect(rest.calls[0]!.body).toEqual({ pageIndex: 1, pageSize: 5, folderId: uuid(60) })
  expect(rest.counts()).toEqual({ talentListCsv: 1, talentFolderByIds: 1 })
  expect(
    (await execute(`{ talentImports(filter: { folderId: "${ids[0]}" }) { totalCount } }`, { rest, viewer })).code,
  ).toBe('BAD_INPUT')
})

test('a single import is read by its ids, and finished ones are deleted', async () => {
  const rest = fakeRest()
    .on(talentDeleteCsv, () => ({ status: 'OK' }))
    .on(talentQueue, ({ params }) => {
      if (params.id !== uuid(90)) throw new RequestError('NOT_FOUND', 'Not found')
      return batch(90)
    })
  const id = idOf('TalentImport', 90)
  const { data } = await execute(
    `{ node(id: "${id}") { ... on TalentImport { status } } here: talentImport(databaseId: "${uuid(90)}") { id } gone: talentImport(databaseId: "${uuid(91)}") { id } }`,
    { rest, viewer },
  )
  expect(data).toEqual({ node: { status: 'IMPORTING' }, here: { id }, gone: null })
  expect(
    (await run('deleteTalentImports', 'deletedTalentImportIds', { ids: [id] }, rest)).data.deleteTalentImports,
  ).toEqual({ deletedTalentImportIds: [id] })
  expect(rest.calls.at(-1)!.body).toEqual({ ids: [uuid(90)] })
})

test.each([
  ['{ talentImports { totalCount } }'],
  [`{ talentImport(databaseId: "${uuid(90)}") { id } }`],
  [`{ node(id: "${idOf('TalentImport', 90)}") { id } }`],
  [`mutation { addCandidatesToFolders(input: { ids: [], folderIds: [] }) { __typename } }`],
  [`mutation { removeCandidatesFromFolder(input: { ids: [], folderId: "${folderId}" }) { __typename } }`],
  ['mutation { deleteTalentImports(input: { ids: [] }) { __typename } }'],
])('%s requires the permission', async (document) => {
  const rest = fakeRest()
  const { code, errors } = await execute(document, { rest, viewer: viewerWith('Candidate:ListCandidate') })
  expect([code, errors[0]!.extensions.requires, rest.calls]).toEqual([
    'FORBIDDEN',
    ['TalentManagement:TalentManagement'],
    [],
  ])
})

test('a reviewer of imports sets folders without the permission to manage talents', async () => {
  const rest = services([row(1)]).on(talentUpdateOnCandidate, () => ({ status: 'OK' }))
  const { errors } = await run(
    'setCandidateFolders',
    'candidate { folders { remark } }',
    { id: ids[0], folderIds: [] },
    rest,
    viewerWith('Candidate:CV-Verification'),
  )
  expect(errors).toEqual([])
})
