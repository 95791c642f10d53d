import { expect, test } from 'vitest'
import { encodeId, innerKey } from '../../../gateway/core/graph/ids.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  candidateCvQueue,
  candidateExtractCv,
  candidateExtractResult,
  candidateFileDelete,
  candidateFiles,
  candidateImportFhu,
  candidateInterviewCv,
  type CandidateFile,
  type Extraction,
} from '../../../services/features/candidateCvs/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { candidateId, draft, emptyResume, row, services } from '../candidates/candidateRecords.ts'

const editor = viewerWith('Candidate:ReadCandidate', 'Candidate:UpdateCandidate')
const file = (number: number, candidate = 1): CandidateFile => ({
  id: uuid(number),
  candidateId: uuid(candidate),
  kind: 'file',
  path: `files/${number}`,
  name: `${number}.png`,
  contentType: 'image/png',
  size: 9,
  createdBy: 'sato',
  createdDate: '2026-11-01T00:00:00.000Z',
})
const fileId = (number: number, candidate = 1) => encodeId('CandidateFile', innerKey(uuid(candidate), uuid(number)))
const extraction: Extraction = {
  filePath: 'cv/1.pdf',
  fileName: '1.pdf',
  characters: 900,
  isScan: true,
  unreadPages: 2,
  draft: draft({
    gender: 0,
    experienceYear: 4,
    recChannelId: uuid(50),
    labelIds: [uuid(52)],
    extendProperties: '{"TaxCode":"1"}',
  }),
  fields: [
    { field: 'experienceYear', value: '4', snippet: '4 years', page: 1, confidence: 0.9, isOffered: false },
    { field: 'resume.work.1.isAdded', value: 'true', snippet: 'now', page: null, confidence: 0.4, isOffered: true },
    { field: 'emails.0', value: 'a@b.c', snippet: 'a@b.c', page: 2, confidence: 0.95, isOffered: false },
  ],
}

test('files of many candidates are read with one call, and a single file by its id', async () => {
  const rest = services([row(1), row(2)]).on(candidateFiles, ({ body }) =>
    [file(71), file(72), file(73, 2)].filter(({ candidateId: of }) => body!.candidateIds.includes(of)),
  )
  const { data } = await execute(
    `{ nodes(ids: ["${candidateId(1)}", "${candidateId(2)}"]) { ... on Candidate { files { id kind file { path name contentType size downloadUrl } createdBy { userName } createdAt } } } }`,
    { rest, viewer: editor },
  )
  expect(data.nodes[0].files[0]).toEqual({
    id: fileId(71),
    kind: 'FILE',
    file: {
      path: 'files/71',
      name: '71.png',
      contentType: 'image/png',
      size: 9,
      downloadUrl: '/download/candidateViewFileCv?filePathKey=files%2F71',
    },
    createdBy: { userName: 'sato' },
    createdAt: '2026-11-01T00:00:00.000Z',
  })
  expect(data.nodes.map(({ files }: { files: unknown[] }) => files.length)).toEqual([2, 1])
  expect(rest.counts()).toEqual({ candidateByIds: 1, candidateFiles: 1 })
  const single = await execute(
    `{ here: node(id: "${fileId(73, 2)}") { ... on CandidateFile { file { name } } } elsewhere: node(id: "${fileId(73)}") { id } }`,
    { rest, viewer: editor },
  )
  expect(single).toMatchObject({ errors: [], data: { here: { file: { name: '73.png' } }, elsewhere: null } })
})

test('a file is deleted, and its candidate is read again', async () => {
  const rest = services([row(1)]).on(candidateFileDelete, () => ({ status: 'OK' }))
  const remove =
    'mutation ($input: DeleteCandidateFileInput!) { deleteCandidateFile(input: $input) { deletedCandidateFileId candidate { cv { path contentType } } } }'
  const { data } = await execute(remove, { rest, viewer: editor, variables: { input: { id: fileId(71) } } })
  expect(data.deleteCandidateFile).toEqual({
    deletedCandidateFileId: fileId(71),
    candidate: { cv: { path: 'cv/1.pdf', contentType: 'application/pdf' } },
  })
  expect(rest.calls[0]!.params).toEqual({ id: uuid(71) })
  expect((await execute(remove, { rest, viewer: editor, variables: { input: { id: candidateId(1) } } })).code).toBe(
    'BAD_INPUT',
  )
})

const shown =
  '{ file { path name size } characters isScan unreadPageCount draft { name gender experienceYears channelId statusId labelIds extensions { key value } resume { work { company } } } fields { field value snippet page confidence isOffered } }'

test('the values read from a CV have the names of the form', async () => {
  const rest = fakeRest()
    .on(candidateExtractResult, ({ body }) => (body!.filePath === 'cv/1.pdf' ? extraction : null))
    .on(candidateExtractCv, () => extraction)
  const { data } = await execute(
    `{ read: candidateExtraction(path: "cv/1.pdf") ${shown} not: candidateExtraction(path: "cv/2.pdf") { characters } }`,
    { rest, viewer: editor },
  )
  expect(data.not).toBeNull()
  expect(data.read).toEqual({
    file: { path: 'cv/1.pdf', name: '1.pdf', size: null },
    characters: 900,
    isScan: true,
    unreadPageCount: 2,
    draft: {
      name: 'Nguyễn Thị Ánh',
      gender: 'MALE',
      experienceYears: 4,
      channelId: encodeId('RecruitmentChannel', uuid(50)),
      statusId: null,
      labelIds: [encodeId('Label', uuid(52))],
      extensions: [{ key: 'TaxCode', value: '1' }],
      resume: { work: [] },
    },
    fields: [
      { field: 'experienceYears', value: '4', snippet: '4 years', page: 1, confidence: 0.9, isOffered: false },
      { field: 'resume.work.1.isCurrent', value: 'true', snippet: 'now', page: null, confidence: 0.4, isOffered: true },
      { field: 'emails.0', value: 'a@b.c', snippet: 'a@b.c', page: 2, confidence: 0.95, isOffered: false },
    ],
  })
  const again =
    'mutation ($input: ExtractCandidateCvInput!) { extractCandidateCv(input: $input) { extraction { characters } } }'
  const input = { path: 'cv/1.pdf', candidateId: candidateId(1) }
  expect(
    (await execute(again, { rest, viewer: editor, variables: { input } })).data.extractCandidateCv.extraction,
  ).toEqual({ characters: 900 })
  expect(rest.calls.at(-1)!.body).toEqual({ filePath: 'cv/1.pdf', candidateId: uuid(1) })
  rest.on(candidateExtractCv, () => {
    throw new RequestError('REFUSED', 'encrypted', { errorCode: 'CV_ENCRYPTED' })
  })
  expect((await execute(again, { rest, viewer: editor, variables: { input } })).errors[0]!.extensions).toMatchObject({
    code: 'REFUSED',
    errorCode: 'CV_ENCRYPTED',
  })
})

test('an interviewer sees the CV without contacts', async () => {
  const rest = fakeRest().on(candidateInterviewCv, ({ params }) => {
    if (params.id !== uuid(1)) throw new RequestError('NOT_FOUND', 'Not found')
    return { candidateId: uuid(1), name: 'Ánh', jobTitle: null, resume: emptyResume, filePath: 'cv/1.pdf' }
  })
  const viewer = viewerWith('JobRequest:InterviewFeedBackView')
  const fields = '{ candidate { databaseId } name jobTitle resume { skills { name } } file { path downloadUrl } }'
  const { data } = await execute(
    `{ here: interviewCv(databaseId: "${uuid(1)}") ${fields} gone: interviewCv(databaseId: "${uuid(2)}") ${fields} odd: interviewCv(databaseId: "x") ${fields} }`,
    { rest, viewer },
  )
  expect(data).toEqual({
    here: {
      candidate: { databaseId: uuid(1) },
      name: 'Ánh',
      jobTitle: null,
      resume: { skills: [] },
      file: { path: 'cv/1.pdf', downloadUrl: `/download/candidateInterviewCvFile?id=${uuid(1)}` },
    },
    gone: null,
    odd: null,
  })
})

test('a candidate is imported from FHU, even by a viewer who may not read candidates', async () => {
  const rest = services([row(1)]).on(candidateImportFhu, () => ({ candidateId: uuid(1), created: true }))
  const take =
    'mutation ($input: ImportFhuCandidateInput!) { importFhuCandidate(input: $input) { candidate { databaseId } isCreated } }'
  const input = { fhuCandidateId: 'F-1' }
  const both = await execute(take, {
    rest,
    viewer: viewerWith('FHU:ImportCandidate', 'Candidate:ReadCandidate'),
    variables: { input },
  })
  expect(both.data.importFhuCandidate).toEqual({ candidate: { databaseId: uuid(1) }, isCreated: true })
  expect(rest.calls[0]!.query).toEqual({ fhuCandidateId: 'F-1' })
  const only = await execute(take, { rest, viewer: viewerWith('FHU:ImportCandidate'), variables: { input } })
  expect(only).toMatchObject({
    errors: [],
    data: { importFhuCandidate: { candidate: { databaseId: uuid(1) }, isCreated: true } },
  })
})

test.each([
  [
    'query { candidateExtraction(path: "x") { characters } }',
    ['Candidate:CreateCandidate', 'Candidate:UpdateCandidate'],
  ],
  [
    'mutation { extractCandidateCv(input: { path: "x" }) { extraction { characters } } }',
    ['Candidate:CreateCandidate', 'Candidate:UpdateCandidate'],
  ],
  [
    `query { interviewCv(databaseId: "${uuid(1)}") { name } }`,
    ['JobRequest:InterviewFeedBackView', 'JobRequest:InterviewFeedBackSubmit', 'Candidate:ReadCandidate'],
  ],
  ['mutation { importFhuCandidate(input: { fhuCandidateId: "x" }) { isCreated } }', ['FHU:ImportCandidate']],
  [
    `mutation { deleteCandidateFile(input: { id: "${fileId(1)}" }) { deletedCandidateFileId } }`,
    ['Candidate:UpdateCandidate'],
  ],
])('%s requires a permission', async (document, requires) => {
  const rest = fakeRest()
  const { code, errors } = await execute(document, { rest, viewer: viewerWith('Reports:ViewReport') })
  expect([code, errors[0]!.extensions.requires, rest.calls]).toEqual(['FORBIDDEN', requires, []])
})

test('the background reading of a CV is followed by the id that the upload returned', async () => {
  const rest = fakeRest().on(candidateCvQueue, ({ params }) => {
    if (params.id !== uuid(1)) throw new RequestError('NOT_FOUND', 'none')
    return { id: uuid(1), status: 'failed' as const, filePath: 'cvs/1.pdf', error: 'It is encrypted' }
  })
  const read = async (databaseId: string, viewer = editor) =>
    execute(
      `{ candidateCvReading(databaseId: "${databaseId}") { databaseId state error file { path downloadUrl } } }`,
      { rest, viewer },
    )
  expect((await read(uuid(1))).data.candidateCvReading).toEqual({
    databaseId: uuid(1),
    state: 'FAILED',
    error: 'It is encrypted',
    file: { path: 'cvs/1.pdf', downloadUrl: '/download/commonsFile?path=cvs%2F1.pdf' },
  })
  expect((await read(uuid(2))).data.candidateCvReading).toBeNull()
  expect((await read(uuid(1), viewerWith('Candidate:ReadCandidate'))).code).toBe('FORBIDDEN')
  expect(rest.counts()).toEqual({ candidateCvQueue: 2 })
})
