import { afterAll, beforeAll, expect, test } from 'vitest'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { candidateGet, type Candidate } from '../../../services/features/candidates/contract.ts'
import { candidateMerge, candidateMergeUndo } from '../../../services/features/candidates/merge/mergeContract.ts'
import {
  candidateCreate,
  candidateDelete,
  candidateRestore,
  candidateUpdate,
} from '../../../services/features/candidates/writes/writeContract.ts'
import { fieldsOf, startCandidates, type CandidatesHere } from './candidates.fixture.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

const png = avatarPng('one')
const other = avatarPng('two')
const inBase64 = (bytes: Buffer, name = 'an.png') => ({ photoBase64: bytes.toString('base64'), photoName: name })
const update = (candidate: Candidate, more: object, userName = 'recruiter') =>
  here.send(userName, candidateUpdate, {
    params: { id: candidate.id },
    body: {
      ...fieldsOf({ name: candidate.name, phones: candidate.phones, emails: candidate.emails }),
      version: candidate.version,
      ...more,
    },
  })
const updated = async (candidate: Candidate, more: object) => {
  const { status, body } = await update(candidate, more)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as unknown as Candidate
}
const read = (id: string) => here.ok('recruiter', candidateGet, { params: { id } })

async function picture(path: string | null | undefined, userName = 'recruiter') {
  const answer = await fetch(`${here.services.url}/commons/file?${new URLSearchParams({ path: path! })}`, {
    headers: { authorization: `Bearer ${await here.services.identity.issueAccessToken(userName)}` },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return answer.status === 200 ? bytes : answer.status
}
const merge = (target: Candidate, more: object) =>
  here.ok('recruiter', candidateMerge, { body: { targetId: target.id, version: target.version, ...more } })
const changesOf = async ({ id }: Candidate) => (await here.eventsOf(id)).at(-1)?.changes

test('a candidate is created with a photo, preserves it, gets another and loses it; the old files are deleted', async () => {
  const made = await here.create({ name: 'An', ...inBase64(png) })
  expect(made.photoPath).toMatch(/\.png$/)
  expect(await picture(made.photoPath)).toEqual(png)
  const renamed = await updated(made, { name: 'An 2' })
  expect(renamed.photoPath).toBe(made.photoPath)
  const another = await updated(renamed, { name: 'An 2', ...inBase64(other, 'new.png') })
  expect([another.version, another.photoPath === made.photoPath]).toEqual([3, false])
  expect(await changesOf(made)).toEqual([{ field: 'photo', before: 'an.png', after: 'new.png' }])
  expect([await picture(another.photoPath), await picture(made.photoPath)]).toEqual([other, 404])
  const without = await updated(another, { photoBase64: '' })
  expect((await read(made.id)).photoPath).toBeNull()
  expect(await picture(another.photoPath)).toBe(404)
  // There is no photo left to remove.
  expect((await updated(without, { photoBase64: '' })).version).toBe(without.version)
})

test('an invalid photo is refused by field and changes nothing', async () => {
  const made = await here.create({ name: 'Binh', ...inBase64(png) })
  const before = await here.state([made.id])
  const text = Buffer.from('no picture').toString('base64')
  const large = Buffer.concat([png, Buffer.alloc(2 * 1_048_576)]).toString('base64')
  for (const [photoBase64, message] of [
    [text, 'You can only upload JPG/PNG file!'],
    [large, 'Image must smaller than 2MB!'],
  ] as const) {
    const { status, body } = await update(made, { name: 'Other', photoBase64 })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)])
    expect(JSON.stringify(body)).toContain('photoBase64')
  }
  const count = await here.count()
  expect((await here.send('recruiter', candidateCreate, { body: fieldsOf({ photoBase64: text }) })).status).toBe(400)
  expect((await update(made, inBase64(other), 'interviewer')).status).toBe(403)
  expect((await update({ ...made, version: 9 }, inBase64(other))).body.errorCode).toBe('599')
  expect([await here.count(), await here.state([made.id])]).toEqual([count, before])
  expect(await picture(made.photoPath)).toEqual(png)
})

test('a photo is visible to users who can see the candidate, in the same company, until the candidate is deleted', async () => {
  const made = await here.create({ name: 'Chi', ...inBase64(png) })
  expect(await picture(made.photoPath, 'manager')).toEqual(png)
  expect(await picture(made.photoPath, 'finance')).toBe(404)
  expect(await picture(made.photoPath, 'admin@other')).toBe(404)
  await here.ok('recruiter', candidateDelete, { params: { id: made.id } })
  expect(await picture(made.photoPath)).toBe(404)
  await here.ok('recruiter', candidateRestore, { params: { id: made.id } })
  expect(await picture(made.photoPath)).toEqual(png)
})

test('a merge keeps the photo of the candidate that stays', async () => {
  const [target, source] = [
    await here.create({ name: 'Dung', ...inBase64(png) }),
    await here.create({ name: 'Dung', ...inBase64(other) }),
  ]
  const { mergeId, candidate } = await merge(target, { sourceId: source.id })
  expect(candidate.photoPath).toBe(target.photoPath)
  await here.ok('recruiter', candidateMergeUndo, { params: { id: mergeId } })
  expect([await picture(target.photoPath), await picture(source.photoPath)]).toEqual([png, other])
})

test("a candidate without a photo gets the other's in a merge, and loses it when the merge is undone", async () => {
  const [target, source] = [
    await here.create({ name: 'Em' }),
    await here.create({ name: 'Em', ...inBase64(other, 'em.png') }),
  ]
  const { mergeId, candidate } = await merge(target, { sourceId: source.id })
  expect(candidate.photoPath).toBe(source.photoPath)
  expect(await picture(source.photoPath)).toEqual(other)
  expect(await changesOf(target)).toContainEqual({ field: 'photo', before: null, after: 'em.png' })
  await here.ok('recruiter', candidateMergeUndo, { params: { id: mergeId } })
  expect([(await read(target.id)).photoPath, (await read(source.id)).photoPath]).toEqual([null, source.photoPath])
  expect(await picture(source.photoPath)).toEqual(other)
})

test('a draft adds its photo to a candidate without one; undoing the merge removes it', async () => {
  const target = await here.create({ name: 'Giang' })
  const draft = fieldsOf({ name: 'Giang' })
  const { mergeId, candidate } = await merge(target, { draft, ...inBase64(png) })
  expect(await picture(candidate.photoPath)).toEqual(png)
  const again = await merge(candidate, { draft, ...inBase64(other) })
  expect(again.candidate.photoPath).toBe(candidate.photoPath)
  await here.ok('recruiter', candidateMergeUndo, { params: { id: again.mergeId } })
  expect(await picture(candidate.photoPath)).toEqual(png)
  const later = await here.create({ name: 'Ha' })
  const last = await merge(later, { draft, ...inBase64(other) })
  await here.ok('recruiter', candidateMergeUndo, { params: { id: last.mergeId } })
  expect([(await read(later.id)).photoPath, await picture(last.candidate.photoPath)]).toEqual([null, 404])
  expect(mergeId).not.toBe(last.mergeId)
})
