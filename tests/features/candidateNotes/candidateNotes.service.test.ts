import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  candidateActivities,
  candidateLogs,
  candidateNoteDelete,
  candidateNoteList,
  candidateNoteShares,
  candidateUpdateNotes,
  talentNoteShares,
} from '../../../services/features/candidateNotes/contract.ts'
import type { Candidate } from '../../../services/features/candidates/contract.ts'
import { candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateDelete, candidateUpdate } from '../../../services/features/candidates/writes/writeContract.ts'
import { newId } from '../../../services/core/ids.ts'
import { startCandidates, type CandidatesHere } from '../candidates/candidates.fixture.ts'

let here: CandidatesHere
let candidate: Candidate
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

const save = (userName: string, notes: string, more: object = {}) =>
  here.send(userName, candidateUpdateNotes, { body: { id: candidate.id, notes, ...more } })
const note = async (userName: string, notes: string, more: object = {}) =>
  here.ok(userName, candidateUpdateNotes, { body: { id: candidate.id, notes, ...more } })
const seen = async (userName: string) =>
  (await here.ok(userName, candidateNoteList, { body: { candidateId: candidate.id } })).data.map(({ notes }) => notes)
const lastNote = async () =>
  (await here.db.from('candidate').select('last_note_at').where('id', '=', candidate.id).executeTakeFirstOrThrow())
    .last_note_at

test('a note is visible to its author and the users it names, or to all who read notes', async () => {
  candidate = await here.create()
  const shared = await note('recruiter', ' For two ', {
    candidateNoteShares: ['Recruiter2', 'recruiter', 'recruiter2'],
  })
  expect(shared).toEqual({
    id: expect.any(String),
    candidateId: candidate.id,
    notes: 'For two',
    candidateNoteShares: ['recruiter2'],
    createdBy: 'recruiter',
    createdDate: expect.any(String),
    updatedDate: expect.any(String),
    canEdit: true,
  })
  await note('recruiter', 'For all')
  await note('manager', 'To myself', { candidateNoteShares: ['manager'] })
  expect(await seen('recruiter')).toEqual(['For all', 'For two'])
  expect(await seen('recruiter2')).toEqual(['For all', 'For two'])
  expect(await seen('manager')).toEqual(['To myself', 'For all'])
  expect(await seen('admin')).toEqual(['For all'])
  for (const userName of ['finance', 'vendor', 'interviewer'])
    expect((await here.send(userName, candidateNoteList, { body: { candidateId: candidate.id } })).status).toBe(403)
  expect((await here.send('admin@other', candidateNoteList, { body: { candidateId: candidate.id } })).status).toBe(404)
  expect(
    (await here.send('admin@other', candidateUpdateNotes, { body: { id: candidate.id, notes: 'x' } })).status,
  ).toBe(404)
})

test.each([
  ['notes', '  \n', {}, 'This field is required'],
  ['notes', 'x'.repeat(2001), {}, 'Maximum length is 2000'],
  ['candidateNoteShares', 'x', { candidateNoteShares: ['finance'] }, 'cannot be shared with finance'],
  ['candidateNoteShares', 'x', { candidateNoteShares: ['recruiter2', 'nobody'] }, 'cannot be shared with nobody'],
  ['candidateNoteShares', 'x', { candidateNoteShares: ['admin@other'] }, 'cannot be shared with admin@other'],
])('wrong %s are refused and change nothing: %#', async (field, notes, more, message) => {
  candidate = await here.create()
  const { status, body } = await save('recruiter', notes, more)
  expect([status, body.errors]).toEqual([400, { [field]: [message] }])
  expect([await seen('recruiter'), await lastNote(), (await here.eventsOf(candidate.id)).length]).toEqual([[], null, 1])
})

test('2,000 characters are counted as users count them', async () => {
  candidate = await here.create()
  expect((await save('recruiter', '𠮷'.repeat(2000))).status).toBe(200)
  expect((await save('recruiter', 'ế'.normalize('NFD').repeat(2000))).status).toBe(200)
  expect((await save('recruiter', '𠮷'.repeat(2001))).status).toBe(400)
})

test('only the author changes or deletes a note; the last note is the newest existing one', async () => {
  candidate = await here.create()
  const first = await note('recruiter', 'First')
  const firstAt = await lastNote()
  const second = await note('recruiter', 'Second', { candidateNoteShares: ['recruiter2'] })
  expect((await lastNote())!.getTime()).toBeGreaterThanOrEqual(firstAt!.getTime())
  const secret = await note('manager', 'Secret', { candidateNoteShares: ['manager'] })
  expect((await save('recruiter2', 'Mine now', { noteId: second.id })).status).toBe(403)
  expect((await save('recruiter2', 'Mine now', { noteId: secret.id })).status).toBe(404)
  expect((await here.send('recruiter2', candidateNoteDelete, { params: { id: second.id } })).status).toBe(403)
  expect((await here.send('recruiter2', candidateNoteDelete, { params: { id: secret.id } })).status).toBe(404)
  expect((await here.send('admin@other', candidateNoteDelete, { params: { id: first.id } })).status).toBe(404)
  const other = await here.create()
  expect(
    (await here.send('recruiter', candidateUpdateNotes, { body: { id: other.id, noteId: second.id, notes: 'x' } }))
      .status,
  ).toBe(404)
  const changed = await note('recruiter', 'Changed', { noteId: second.id, candidateNoteShares: ['manager'] })
  expect(changed).toMatchObject({
    id: second.id,
    notes: 'Changed',
    candidateNoteShares: ['manager'],
    createdDate: second.createdDate,
  })
  expect(await seen('recruiter2')).toEqual(['First'])
  for (const [userName, { id }] of [
    ['recruiter', changed],
    ['manager', secret],
  ] as const)
    expect(await here.ok(userName, candidateNoteDelete, { params: { id } })).toEqual({ status: 'OK' })
  expect(await lastNote()).toEqual(firstAt)
  expect((await here.eventsOf(candidate.id)).map(({ kind, subject }) => [kind, subject]).slice(1)).toEqual([
    ['noted', null],
    ['noted', null],
    ['noted', null],
    ['noteChanged', null],
    ['noteDeleted', null],
    ['noteDeleted', null],
  ])
  expect(
    (await here.db.from('candidate').select('version').where('id', '=', candidate.id).executeTakeFirst())?.version,
  ).toBe(1)
})

test('users whom a note already names may stay even if they can no longer be chosen', async () => {
  candidate = await here.create()
  const { id } = await note('recruiter', 'Old', { candidateNoteShares: ['recruiter2'] })
  await here.db.insert('candidate_note_share', { note_id: id, user_name: 'gone' }).execute()
  expect(
    (await note('recruiter', 'New', { noteId: id, candidateNoteShares: ['gone', 'recruiter2'] })).candidateNoteShares,
  ).toEqual(['gone', 'recruiter2'])
})

test("a new note suggests the readers of the caller's latest note, under both names", async () => {
  candidate = await here.create()
  const query = { candidateId: candidate.id }
  expect(await here.ok('recruiter', candidateNoteShares, { query })).toEqual([])
  await note('recruiter', 'One', { candidateNoteShares: ['admin'] })
  await note('recruiter', 'Two', { candidateNoteShares: ['recruiter2', 'manager'] })
  const shares = [
    { userName: 'recruiter2', fullName: 'Lê Hoàng Nam' },
    { userName: 'manager', fullName: 'Phạm Đức Anh' },
  ]
  for (const operation of [candidateNoteShares, talentNoteShares])
    expect(await here.ok('recruiter', operation, { query })).toEqual(shares)
  expect(await here.ok('recruiter2', candidateNoteShares, { query })).toEqual([])
  expect((await here.send('recruiter', candidateNoteShares, { query: { candidateId: newId() } })).status).toBe(404)
})

test('activities show what happened, logs show what changed', async () => {
  candidate = await here.create({ jobTitle: 'Engineer' })
  await here.ok('recruiter2', candidateUpdate, {
    params: { id: candidate.id },
    body: { ...candidate, jobTitle: 'Lead' },
  })
  await note('manager', 'Good')
  const { data, totalItem } = await here.ok('manager', candidateActivities, {
    query: { candidateId: candidate.id, pageSize: '2' },
  })
  expect([totalItem, data.map(({ kind, userName }) => [kind, userName])]).toEqual([
    3,
    [
      ['noted', 'manager'],
      ['updated', 'recruiter2'],
    ],
  ])
  expect(data[1]).not.toHaveProperty('changes')
  const logs = await here.ok('recruiter', candidateLogs, {
    body: { candidateId: candidate.id, pageIndex: 0, pageSize: 20 },
  })
  expect(logs.data.map(({ changes }) => changes)).toEqual([
    [],
    [{ field: 'jobTitle', before: 'Engineer', after: 'Lead' }],
    [],
  ])
  expect((await here.send('manager', candidateLogs, { body: { candidateId: candidate.id } })).status).toBe(403)
  for (const id of [newId(), candidate.id])
    expect((await here.send('admin@other', candidateActivities, { query: { candidateId: id } })).status).toBe(404)
})

test('notes and history of a merged candidate are at the remaining one; a deleted candidate shows none', async () => {
  const [target, source] = [await here.create(), await here.create()]
  candidate = source
  await note('recruiter', 'Of the source')
  await here.ok('recruiter', candidateMerge, { body: { targetId: target.id, sourceId: source.id, version: 1 } })
  expect(await seen('recruiter')).toEqual(['Of the source'])
  candidate = target
  expect(await seen('recruiter')).toEqual(['Of the source'])
  expect(await lastNote()).not.toBeNull()
  await here.ok('recruiter', candidateDelete, { params: { id: target.id } })
  for (const { id } of [target, source])
    expect((await here.send('recruiter', candidateNoteList, { body: { candidateId: id } })).status).toBe(404)
  expect((await save('recruiter', 'x')).status).toBe(404)
})

test('a repetition with the same idempotency key creates only one note', async () => {
  candidate = await here.create()
  const body = { id: candidate.id, notes: 'Once' }
  const [first, second] = [
    await here.send('recruiter', candidateUpdateNotes, { body, key: 'note-1' }),
    await here.send('recruiter', candidateUpdateNotes, { body, key: 'note-1' }),
  ]
  expect(second).toEqual(first)
  expect(await seen('recruiter')).toEqual(['Once'])
})
