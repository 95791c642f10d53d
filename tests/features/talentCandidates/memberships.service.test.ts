import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Candidate } from '../../../services/features/candidates/contract.ts'
import { candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateDelete } from '../../../services/features/candidates/writes/writeContract.ts'
import { newId } from '../../../services/core/ids.ts'
import {
  talentAddToCandidate,
  talentAllByCandidate,
  talentByCandidate,
  talentByCandidates,
  talentRemoveFromFolder,
  talentUpdateOnCandidate,
} from '../../../services/features/talentCandidates/contract.ts'
import { addFolder as addVerification } from '../verifications/verifications.fixture.ts'
import { startCandidates, type CandidatesHere } from '../candidates/candidates.fixture.ts'

let here: CandidatesHere
let folders: Record<'own' | 'second' | 'shared' | 'forAll' | 'hidden' | 'foreign', string>
beforeAll(async () => {
  here = await startCandidates()
  folders = {
    own: await here.addFolder('recruiter', { name: 'Own' }),
    second: await here.addFolder('recruiter', { name: 'Second' }),
    shared: await here.addFolder('recruiter2', { name: 'Shared', shareUsers: ['recruiter'] }),
    forAll: await here.addFolder('admin', { name: 'All', shareAll: true }),
    hidden: await here.addFolder('recruiter2', { name: 'Hidden' }),
    foreign: newId(),
  }
  await here.otherDb
    .insert('talent_folder', {
      id: folders.foreign,
      name: 'Foreign',
      search: 'foreign',
      user_name: 'admin@other',
      share_all: true,
    })
    .execute()
})
afterAll(() => here?.close())

const add = (candidateIds: string[], cateIds: string[], more: object = {}, userName = 'recruiter') =>
  here.send(userName, talentAddToCandidate, { body: { candidateIds, cateIds, ...more } })
const set = (candidate: Candidate, cateIds: string[], more: object = {}, userName = 'recruiter') =>
  here.send(userName, talentUpdateOnCandidate, { body: { candidateId: candidate.id, cateIds, ...more } })
const held = async (candidateId: string) =>
  (await here.db.from('talent_folder_candidate').select('folder_id').where('candidate_id', '=', candidateId).execute())
    .map((row) => row.folder_id)
    .sort()
const seen = async (candidateId: string, userName = 'recruiter') =>
  (await here.ok(userName, talentByCandidate, { query: { candiateId: candidateId } }))
    .map(({ folderId }) => folderId)
    .sort()
const kinds = async (candidateId: string) =>
  (await here.eventsOf(candidateId)).slice(1).map(({ kind, subject }) => [kind, subject])

test("candidates are added to the caller's own folders and to those shared with the caller", async () => {
  const [one, two, gone] = [await here.create(), await here.create(), await here.create()]
  await here.ok('recruiter', candidateDelete, { params: { id: gone.id } })
  const { body } = await add([one.id, two.id, gone.id, newId()], [folders.own, folders.shared, folders.forAll], {
    remark: ' Good ',
  })
  expect(body).toMatchObject([
    { id: one.id, ok: true },
    { id: two.id, ok: true },
    { ok: false, message: 'There is no such candidate', messageDetails: [{ code: 'UNKNOWN_CANDIDATE', params: {} }] },
    { ok: false },
  ])
  expect(await held(one.id)).toEqual([folders.own, folders.shared, folders.forAll].sort())
  expect((await add([one.id], [folders.own])).status).toBe(200)
  const [membership] = (await here.ok('recruiter', talentByCandidate, { query: { candiateId: one.id } })).filter(
    ({ folderId }) => folderId === folders.own,
  )
  expect(membership).toEqual({
    candidateId: one.id,
    folderId: folders.own,
    remark: 'Good',
    addedBy: 'recruiter',
    addedDate: expect.any(String),
  })
  expect((await kinds(one.id)).sort()).toEqual([
    ['addedToFolder', 'All'],
    ['addedToFolder', 'Own'],
    ['addedToFolder', 'Shared'],
  ])
})

test.each(['hidden', 'foreign'] as const)('a %s folder is refused, and so is an empty list', async (name) => {
  const { id } = await here.create()
  expect((await add([id], [folders.own, folders[name]])).body.errors).toEqual({ cateIds: ['Unknown folder'] })
  expect((await add([id], [])).body.errors).toEqual({ cateIds: ['This field is required'] })
  expect(await held(id)).toEqual([])
  expect(
    (await here.send('recruiter', talentRemoveFromFolder, { body: { folderId: folders[name], candidateIds: [id] } }))
      .status,
  ).toBe(404)
})

test('each user sees only the folders that they have access to', async () => {
  const candidate = await here.create()
  await add([candidate.id], [folders.own, folders.shared, folders.forAll])
  await add([candidate.id], [folders.hidden], {}, 'recruiter2')
  expect(await seen(candidate.id, 'recruiter2')).toEqual([folders.shared, folders.forAll, folders.hidden].sort())
  expect(await seen(candidate.id, 'sato.kenta')).toEqual([folders.forAll])
  const all = await here.ok('recruiter', talentAllByCandidate, { params: { candidateId: candidate.id } })
  expect(all).toEqual([
    { folderId: folders.forAll, name: 'All', userName: 'admin' },
    { folderId: folders.own, name: 'Own', userName: 'recruiter' },
    { folderId: folders.shared, name: 'Shared', userName: 'recruiter2' },
  ])
  expect(
    (await here.ok('recruiter', talentByCandidates, { body: { candidateIds: [candidate.id, newId()] } }))
      .map(({ folderId }) => folderId)
      .sort(),
  ).toEqual(await seen(candidate.id))
  expect(await here.ok('admin@other', talentByCandidates, { body: { candidateIds: [candidate.id] } })).toEqual([])
  expect((await here.send('admin@other', talentByCandidate, { query: { candiateId: candidate.id } })).status).toBe(404)
  for (const operation of [talentByCandidates, talentAddToCandidate, talentRemoveFromFolder]) {
    expect(
      (
        await here.send('manager', operation, {
          body: { candidateIds: [candidate.id], cateIds: [], folderId: folders.own },
        })
      ).status,
    ).toBe(403)
  }
})

test('setting the folders of a candidate replaces those that the caller sees; the others stay', async () => {
  const candidate = await here.create()
  await add([candidate.id], [folders.own, folders.shared], { remark: 'Old' })
  await add([candidate.id], [folders.hidden], {}, 'recruiter2')
  expect((await set(candidate, [folders.own, folders.second], { remark: 'New' })).body).toEqual({ status: 'OK' })
  expect(await held(candidate.id)).toEqual([folders.own, folders.second, folders.hidden].sort())
  const remarks = await here.db
    .from('talent_folder_candidate')
    .select('remark')
    .where('candidate_id', '=', candidate.id)
    .where('folder_id', 'in', [folders.own, folders.second])
    .execute()
  expect(remarks).toEqual([{ remark: 'New' }, { remark: 'New' }])
  expect((await set(candidate, [])).status).toBe(200)
  expect(await held(candidate.id)).toEqual([folders.hidden])
  expect((await set(candidate, [folders.hidden])).body.errors).toEqual({ cateIds: ['Unknown folder'] })
  expect((await set({ ...candidate, id: newId() }, [])).status).toBe(404)
  expect((await set(candidate, [], {}, 'admin@other')).status).toBe(404)
  expect((await set(candidate, [], {}, 'manager')).status).toBe(403)
  expect(
    (await kinds(candidate.id))
      .filter(([kind]) => kind === 'removedFromFolder')
      .map(([, subject]) => subject)
      .sort(),
  ).toEqual(['Own', 'Second', 'Shared'])
})

test('candidates are removed from a folder', async () => {
  const [one, two] = [await here.create(), await here.create()]
  await add([one.id, two.id], [folders.own])
  const results = await here.ok('recruiter', talentRemoveFromFolder, {
    body: { folderId: folders.own, candidateIds: [one.id, newId()] },
  })
  expect(results.map(({ ok }) => ok)).toEqual([true, false])
  expect([await held(one.id), await held(two.id)]).toEqual([[], [folders.own]])
  expect((await kinds(one.id)).at(-1)).toEqual(['removedFromFolder', 'Own'])
})

let rows = 0
async function addRow(
  candidate: Candidate,
  {
    owner = null as string | null,
    isLinked = false,
    status = 'existed' as 'existed' | 'new' | 'approved',
    createdBy = 'recruiter',
  } = {},
) {
  const verificationId = await addVerification(here.db, { createdBy, shareAll: true })
  const id = newId()
  await here.db
    .insert('verification_candidate', {
      id,
      verification_id: verificationId,
      import_id: null,
      import_row: ++rows,
      import_from_file: null,
      name: candidate.name,
      phones: candidate.phones,
      emails: candidate.emails,
      status,
      remark: null,
      info: null,
      cv_path: null,
      owner,
      rec_channel_id: null,
      candidate_proccess_id: isLinked ? candidate.id : null,
      existing_candidate_id: candidate.id,
      reviewed_by: null,
      reviewed_at: null,
      search: '',
      words: [],
      created_by: createdBy,
    })
    .execute()
  return id
}

test('an existing row is saved into folders according to decision D-01, and is removed from none', async () => {
  const candidate = await here.create()
  await add([candidate.id], [folders.second])
  const owned = await addRow(candidate, { owner: 'recruiter2' })
  expect((await set(candidate, [], { id: owned })).status).toBe(200)
  expect(await held(candidate.id)).toEqual([folders.second])
  expect((await set(candidate, [folders.own], { id: owned, remark: 'Again' })).status).toBe(200)
  expect(await held(candidate.id)).toEqual([folders.own, folders.second].sort())
  const linked = await addRow(candidate, { isLinked: true })
  expect((await set(candidate, [], { id: linked })).body.errors).toEqual({ cateIds: ['This field is required'] })
  expect((await set(candidate, [folders.shared], { id: linked })).status).toBe(200)
  expect(await held(candidate.id)).toEqual([folders.own, folders.second, folders.shared].sort())
})

test('other rows cannot be saved, and only their reviewers can save rows', async () => {
  const [candidate, other] = [await here.create(), await here.create()]
  for (const row of [
    {},
    { owner: 'x', isLinked: true },
    { owner: 'x', status: 'new' as const },
    { isLinked: true, status: 'approved' as const },
  ]) {
    expect((await set(candidate, [folders.own], { id: await addRow(candidate, row) })).body.errorCode).toBe(
      'VERIFICATION_ROW_CLOSED',
    )
  }
  const good = await addRow(candidate, { owner: 'x' })
  expect((await set(other, [folders.own], { id: good })).body.errors).toEqual({
    candidateId: ['is not the candidate of the row'],
  })
  expect((await set(candidate, [folders.forAll], { id: good }, 'recruiter2')).status).toBe(403)
  expect((await set(candidate, [folders.own], { id: newId() })).status).toBe(404)
  expect((await set(candidate, [folders.own], { id: good }, 'manager')).status).toBe(403)
  expect(await held(candidate.id)).toEqual([])
  await here.ok('recruiter', candidateMerge, { body: { targetId: other.id, sourceId: candidate.id, version: 1 } })
  expect((await set(other, [folders.own], { id: good })).status).toBe(200)
})

test('a repeat with the same key adds candidates once', async () => {
  const { id } = await here.create()
  const body = { candidateIds: [id], cateIds: [folders.own] }
  const [first, second] = [
    await here.send('recruiter', talentAddToCandidate, { body, key: 'put-1' }),
    await here.send('recruiter', talentAddToCandidate, { body, key: 'put-1' }),
  ]
  expect(second).toEqual(first)
  expect(await kinds(id)).toHaveLength(1)
})
