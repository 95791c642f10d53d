import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { importId, importServices } from './imports.fixture.ts'

const viewer = viewerWith('Candidate:CreateCandidate', 'Candidate:DeleteCandidate', 'Candidate:ReadCandidate')
const id = idOf('CandidateImport', 300)
const run = (name: string, input: object, rest: ReturnType<typeof importServices>['rest'], by = viewer) =>
  execute(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { candidateImport { id status createdCount undoneCount } }
    }`,
    { rest, viewer: by, variables: { input } },
  )

test("an import's columns, and its rows with their candidates, are read with one call each", async () => {
  const { rest } = importServices({ status: 'checked', totalCreated: 2 })
  const { data, errors } = await execute(
    `query ($databaseId: ID!) {
      candidateImport(databaseId: $databaseId) {
        fileName status rowCount createdCount
        columns { title samples field propertyKey }
        rows(first: 10, filter: { outcomes: [EXISTING, FAILED], hasRemarks: false }) {
          totalCount
          nodes { row name offeredName outcome fileNames candidate { name } remarks { message messageDetails { code } } }
        }
      }
    }`,
    { rest, viewer, variables: { databaseId: importId } },
  )
  expect(errors).toEqual([])
  expect(data.candidateImport).toEqual({
    fileName: 'greenhouse.csv',
    status: 'CHECKED',
    rowCount: 4,
    createdCount: 2,
    columns: [
      { title: 'Candidate', samples: ['Chi Lê', 'Dan Ito'], field: 'NAME', propertyKey: null },
      { title: 'Mail', samples: ['chi@example.com'], field: 'EMAIL', propertyKey: null },
      { title: 'Level', samples: ['Senior'], field: null, propertyKey: null },
    ],
    rows: {
      totalCount: 2,
      nodes: [
        {
          row: 2,
          name: 'Dan Ito',
          offeredName: null,
          outcome: 'EXISTING',
          fileNames: [],
          candidate: { name: 'Candidate 1' },
          remarks: [],
        },
        {
          row: 3,
          name: '',
          offeredName: 'Fay Ono',
          outcome: 'FAILED',
          fileNames: [],
          candidate: null,
          remarks: [{ message: 'The name is missing', messageDetails: [{ code: 'NAME_MISSING' }] }],
        },
      ],
    },
  })
  expect(rest.callsOf('candidateImportRows').map(({ body }) => body)).toEqual([
    expect.objectContaining({ outcomes: ['existing', 'failed'], isRemarked: false }),
  ])
  expect(rest.calls).toHaveLength(3)
})

test('columns are sent with company fields, a folder and a source; errors are reported by field', async () => {
  const { rest } = importServices()
  const columns = [{ field: 'NAME' }, { field: 'OWN_FIELD', propertyKey: 'Level' }, {}]
  const input = { id, columns, isExistingCompleted: true, folderId: idOf('TalentFolder', 7), source: 'Greenhouse' }
  const { data } = await run('checkCandidateImport', { ...input, dateFormat: 'MONTH_FIRST' }, rest)
  expect(data.checkCandidateImport.candidateImport).toMatchObject({ id, status: 'CHECKED', createdCount: 2 })
  expect(rest.callsOf('candidateImportCheck')[0]).toMatchObject({
    params: { id: importId },
    body: {
      columns: [
        { field: 'name', key: null },
        { field: 'ownField', key: 'Level' },
        { field: null, key: null },
      ],
      completesExisting: true,
      dateFormat: 'monthFirst',
      folderId: uuid(7),
      source: 'Greenhouse',
    },
  })
  const wrong = await run('checkCandidateImport', { id, columns: [{ field: 'EMAIL' }] }, rest)
  expect(wrong.errors[0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { columns: ['Choose the column with the name'] },
  })
  const odd = await run('checkCandidateImport', { id, columns, folderId: id }, rest)
  expect(odd.errors[0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { folderId: ['is not a valid id'] } })
})

test('an import runs, is undone, and is deleted', async () => {
  const { rest, kept } = importServices({ status: 'checked' })
  const { data } = await run('runCandidateImport', { id }, rest)
  expect(data.runCandidateImport.candidateImport).toMatchObject({ status: 'SUCCEEDED' })
  const undone = await run('undoCandidateImport', { id }, rest)
  expect(undone.data.undoCandidateImport.candidateImport).toMatchObject({ status: 'UNDONE', undoneCount: 2 })
  const gone = await execute(
    'mutation ($id: ID!) { deleteCandidateImport(input: { id: $id }) { deletedCandidateImportId } }',
    { rest, viewer, variables: { id } },
  )
  expect(gone.data.deleteCandidateImport).toEqual({ deletedCandidateImportId: id })
  expect(kept.isThere).toBe(false)
  const after = await execute('query ($id: ID!) { candidateImport(databaseId: $id) { id } }', {
    rest,
    viewer,
    variables: { id: importId },
  })
  expect(after.data.candidateImport).toBeNull()
})

test('a list of imports is read with one call; reading requires the permission to add candidates, and an undo that to delete', async () => {
  const { rest } = importServices({ status: 'succeeded' })
  const list = '{ candidateImports(first: 5) { nodes { fileName status } } }'
  const { data } = await execute(list, { rest, viewer })
  expect(data.candidateImports.nodes).toEqual([{ fileName: 'greenhouse.csv', status: 'SUCCEEDED' }])
  expect(rest.calls).toHaveLength(1)
  expect((await execute(list, { rest, viewer: viewerWith('Candidate:ReadCandidate') })).code).toBe('FORBIDDEN')
  const undo = await run('undoCandidateImport', { id }, rest, viewerWith('Candidate:CreateCandidate'))
  expect(undo.code).toBe('FORBIDDEN')
})

test('CVs are uploaded into an import, read with its options, and decided on one by one', async () => {
  const { rest } = importServices()
  const opened = await run('openCvImport', { fileName: 'hoa.pdf', folderId: idOf('TalentFolder', 7) }, rest)
  expect(opened.data.openCvImport.candidateImport).toMatchObject({ id, status: 'NEW' })
  const options = { isExistingCompleted: true, folderId: idOf('TalentFolder', 7), source: 'Fair' }
  const started = await run('readCvImport', { id, ...options }, rest)
  expect(started.data.readCvImport.candidateImport).toMatchObject({ status: 'CHECKED', createdCount: 2 })
  const decide = (input: object) =>
    execute(
      `mutation ($input: DecideCvImportRowInput!) {
        decideCvImportRow(input: $input) { row { row name outcome isDecidable } candidateImport { leftCount } }
      }`,
      { rest, viewer, variables: { input: { id, ...input } } },
    )
  const taken = await decide({ row: 2, decision: 'TAKE' })
  expect(taken.data.decideCvImportRow.row).toEqual({ row: 2, name: 'Dan Ito', outcome: 'COMPLETED', isDecidable: true })
  await decide({ row: 3, name: 'Fay Ono' })
  await decide({ row: 4, decision: null })
  expect(rest.callsOf('candidateImportOpenCvs')[0]!.body).toEqual({ fileName: 'hoa.pdf', folderId: uuid(7) })
  expect(rest.callsOf('candidateImportReadCvs')[0]).toMatchObject({
    params: { id: importId },
    body: { completesExisting: true, folderId: uuid(7), source: 'Fair' },
  })
  expect(rest.callsOf('candidateImportDecide').map(({ body }) => body)).toEqual([
    { row: 2, decision: 'take' },
    { row: 3, name: 'Fay Ono' },
    { row: 4, decision: null },
  ])
  const gone = await decide({ row: 9, decision: 'LEAVE' })
  expect(gone.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  const refused = await run('openCvImport', { fileName: 'x.pdf' }, rest, viewerWith('Candidate:ReadCandidate'))
  expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})
