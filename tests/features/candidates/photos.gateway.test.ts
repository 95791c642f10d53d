import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateCreate, candidateUpdate } from '../../../services/features/candidates/writes/writeContract.ts'
import { execute, viewerWith, type FakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { candidateId, detail, row, services } from './candidateRecords.ts'

const editor = viewerWith('Candidate:ReadCandidate', 'Candidate:CreateCandidate', 'Candidate:UpdateCandidate')
const id = candidateId(1)
const minimal = { name: 'Ánh', phones: [], emails: [], resume: {} }
const photo = { name: 'anh.png', base64: 'aGk=' }
const url = '/download/commonsFile?path=c%2Fnew.png'
const run = (name: string, input: object, rest: FakeRest) =>
  execute(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { candidate { photoUrl } } }`,
    { rest, viewer: editor, variables: { input } },
  )

test('candidates have the path of the photo, or null without one', async () => {
  const read = async (given: object) => {
    const { data } = await execute(`{ candidate(databaseId: "${uuid(1)}") { photoUrl } }`, {
      rest: services([row(1, given)]),
      viewer: editor,
    })
    return data.candidate.photoUrl as string | null
  }
  expect(await read({ photoPath: 'c/new.png' })).toBe(url)
  expect(await read({ photoPath: null })).toBeNull()
  // Services that do not support photos.
  expect(await read({})).toBeNull()
})

test('a new candidate is created with its photo', async () => {
  const rest = services().on(candidateCreate, () => detail(1, { photoPath: 'c/new.png' }))
  const { data } = await run('createCandidate', { ...minimal, photo }, rest)
  expect(data.createCandidate.candidate).toEqual({ photoUrl: url })
  expect(rest.calls[0]!.body).toMatchObject({ name: 'Ánh', photoBase64: 'aGk=', photoName: 'anh.png' })
})

test.each([
  [{}, {}],
  [{ removesPhoto: false }, {}],
  [{ photo }, { photoBase64: 'aGk=', photoName: 'anh.png' }],
  [
    { photo, removesPhoto: true },
    { photoBase64: 'aGk=', photoName: 'anh.png' },
  ],
  [{ removesPhoto: true }, { photoBase64: '' }],
])('a change with %j sends %j', async (input, sent) => {
  const rest = services().on(candidateUpdate, () => detail(1))
  const { data } = await run('updateCandidate', { ...minimal, id, version: 3, ...input }, rest)
  expect(data.updateCandidate.candidate).toEqual({ photoUrl: null })
  const { photoBase64, photoName } = rest.calls[0]!.body as Record<string, unknown>
  expect({ ...(photoBase64 !== undefined && { photoBase64 }), ...(photoName !== undefined && { photoName }) }).toEqual(
    sent,
  )
})

test('a merge sends the photo of the draft separately', async () => {
  const rest = services().on(candidateMerge, () => ({
    mergeId: uuid(9),
    candidate: detail(1, { photoPath: 'c/new.png' }),
  }))
  const { data } = await run('mergeCandidates', { targetId: id, version: 3, draft: minimal, photo }, rest)
  expect(data.mergeCandidates.candidate).toEqual({ photoUrl: url })
  expect(rest.calls[0]!.body).toMatchObject({ targetId: uuid(1), photoBase64: 'aGk=', photoName: 'anh.png' })
  expect((rest.calls[0]!.body as { draft: object }).draft).not.toHaveProperty('photoBase64')
})

test("errors about a photo are reported under the form's field", async () => {
  const rest = services().on(candidateUpdate, () => {
    throw new RequestError('BAD_INPUT', 'wrong', { fields: { photo: ['You can only upload JPG/PNG file!'] } })
  })
  const { errors } = await run('updateCandidate', { ...minimal, id, version: 3, photo }, rest)
  expect(rest.calls[0]!.fieldNames).toMatchObject({ photoBase64: 'photo', photoName: 'photo' })
  expect(errors[0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { photo: ['You can only upload JPG/PNG file!'] },
  })
})
