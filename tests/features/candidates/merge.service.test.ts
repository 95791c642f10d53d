import { afterAll, beforeAll, expect, test } from 'vitest'
import { Seeded } from '../../../services/demo/random.ts'
import { candidateFollow, jobAddCandidate, type Candidate } from '../../../services/features/candidates/contract.ts'
import { candidateMerge, candidateMergeUndo } from '../../../services/features/candidates/merge/mergeContract.ts'
import {
  candidateCreate,
  candidateDelete,
  candidateRestore,
  candidateUpdate,
} from '../../../services/features/candidates/writes/writeContract.ts'
import { candidateUpdateNotes } from '../../../services/features/candidateNotes/contract.ts'
import { newId } from '../../../services/core/ids.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import { readCandidates } from '../../../services/features/candidates/list/rows.ts'
import { talentAddToCandidate } from '../../../services/features/talentCandidates/contract.ts'
import { channelId, fieldsOf, full, ids, startCandidates, type CandidatesHere } from './candidates.fixture.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

const merge = (target: Candidate, more: object, userName = 'recruiter') =>
  here.send(userName, candidateMerge, { body: { targetId: target.id, version: target.version, ...more } })
const merged = async (target: Candidate, more: object) => {
  const { status, body } = await merge(target, more)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as unknown as { mergeId: string; candidate: Candidate }
}
const undo = (mergeId: string, userName = 'recruiter') =>
  here.send(userName, candidateMergeUndo, { params: { id: mergeId } })
const byId = async (id: string) =>
  (await readCandidates(here.db, { userName: 'recruiter', role: 'Recruiter', permissions: new Set() }, [id]))[0]
const addFile = (candidateId: string) =>
  here.db
    .insert('candidate_file', {
      id: newId(),
      candidate_id: candidateId,
      kind: 'cv',
      path: newId(),
      name: 'cv.pdf',
      content_type: 'application/pdf',
      size: 1,
      created_by: 'recruiter',
    })
    .execute()

test('the source completes the target and leads to it', async () => {
  const target = await here.create({
    name: 'Target',
    jobTitle: 'Engineer',
    nationalities: ['Vietnam'],
    phones: ['0912 100 001'],
    emails: ['target@merge.vn'],
    resume: { ...full().resume!, skills: [{ name: 'Go', level: 0 }], summary: '' },
  })
  const source = await here.create({
    ...full(),
    name: 'Source',
    jobTitle: 'Lead',
    gender: 0,
    phones: ['+84912100001', '0912 100 002'],
    emails: ['source@merge.vn'],
    ignoreDuplicates: true,
  })
  const { candidate } = await merged(target, { sourceId: source.id })
  expect(candidate).toMatchObject({
    id: target.id,
    name: 'Target',
    jobTitle: 'Engineer',
    gender: 0,
    owner: 'recruiter2',
    recChannelId: channelId,
    labelIds: [ids.label],
    birthday: '1990-02-28',
    phones: ['0912 100 001', '0912 100 002'],
    emails: ['target@merge.vn', 'source@merge.vn'],
    version: 2,
  })
  expect(candidate.resume.skills).toEqual([
    { name: 'Go', level: 4 },
    { name: 'SQL', level: 0 },
  ])
  expect(candidate.resume.work).toHaveLength(2)
  expect(candidate.resume.summary).toBe('Builds things.')
  expect(await byId(source.id)).toMatchObject({ mergedInto: target.id, canEdit: false })
  const keys = await here.db
    .from('candidate_contact')
    .select('candidate_id')
    .where('candidate_id', 'in', [target.id, source.id])
    .execute()
  expect(keys.map((row) => row.candidate_id)).toEqual(Array(4).fill(target.id))
  const event = (await here.eventsOf(target.id)).find(({ kind }) => kind === 'merged')
  expect(event).toMatchObject({ subject: 'Source', user_name: 'recruiter' })
  expect(event!.changes!.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['emails', 'owner', 'resume.skills']),
  )
  // Approving a row of the source changes the target.
  expect(await saveCandidate(here.db, { name: 'x', phones: [], emails: [], createdBy: 'x' }, source.id)).toMatchObject({
    id: target.id,
    created: false,
  })
})

test('named fields are taken from the source even if the target has values', async () => {
  const target = await here.create({ ...full(), name: 'Kept', phones: ['0912 100 011'], emails: ['kept@merge.vn'] })
  const source = await here.create({
    name: 'Taken',
    jobTitle: 'Lead',
    phones: ['0912 100 012'],
    extendProperties: '{"Account":"taken"}',
  })
  const { candidate, mergeId } = await merged(target, {
    sourceId: source.id,
    fields: ['name', 'jobTitle', 'phones', 'extendProperties'],
  })
  expect(candidate).toMatchObject({
    name: 'Taken',
    jobTitle: 'Lead',
    phones: ['0912 100 012'],
    address: '1 Tràng Tiền, Hà Nội',
  })
  expect(JSON.parse(candidate.extendProperties)).toMatchObject({ Account: 'taken', Notice: '30 days' })
  expect(await here.db.from('candidate_contact').select('key').where('key', '=', '0912100011').execute()).toEqual([])
  expect((await undo(mergeId)).status).toBe(200)
  expect(
    await here.db.from('candidate_contact').select('candidate_id').where('key', '=', '0912100011').execute(),
  ).toEqual([{ candidate_id: target.id }])
})

test('an unsaved draft completes the target, with its CV and folders; undo removes them', async () => {
  const target = await here.create({ name: 'Known', jobTitle: '', emails: ['known@merge.vn'] })
  const third = await here.create({ emails: ['third@merge.vn'] })
  const folder = await here.addFolder('recruiter')
  const path = `${newId()}.pdf`
  await here.addUpload('recruiter', path, 'new.pdf')
  const before = await here.state([target.id, third.id])
  const { candidate, mergeId } = await merged(target, {
    draft: fieldsOf({ name: 'Draft', jobTitle: 'Lead', emails: ['draft@merge.vn', 'third@merge.vn'] }),
    filePath: path,
    cateIds: [folder],
  })
  expect(candidate).toMatchObject({
    name: 'Known',
    jobTitle: 'Lead',
    cvPath: path,
    emails: ['known@merge.vn', 'draft@merge.vn', 'third@merge.vn'],
  })
  // The contact key of a third candidate stays with that candidate.
  expect(
    await here.db.from('candidate_contact').select('candidate_id').where('key', '=', 'third@merge.vn').execute(),
  ).toEqual([{ candidate_id: third.id }])
  expect((await undo(mergeId)).status).toBe(200)
  const { events: _events, ...after } = await here.state([target.id, third.id])
  const { events: _before, ...was } = before
  expect(after).toEqual(was)
  const again = await here.create({ filePath: path })
  expect(again.cvPath).toBe(path)
})

test.each([
  ['sourceId', () => ({})],
  ['sourceId', (other: Candidate) => ({ sourceId: other.id, draft: fieldsOf() })],
  ['fields', (other: Candidate) => ({ sourceId: other.id, fields: ['id'] })],
  ['name', () => ({ draft: fieldsOf({ name: ' ' }) })],
  ['cateIds', (other: Candidate) => ({ sourceId: other.id, cateIds: [newId()] })],
  ['filePath', (other: Candidate) => ({ sourceId: other.id, filePath: 'x' })],
  ['version', (other: Candidate) => ({ sourceId: other.id, version: 0 })],
] as [string, (other: Candidate) => object][])('a wrong %s is refused and changes nothing: %#', async (field, more) => {
  const [target, other] = [await here.create(), await here.create()]
  const before = await here.state([target.id, other.id])
  const { status, body } = await merge(target, more(other))
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  expect(await here.state([target.id, other.id])).toEqual(before)
})

test('a candidate cannot be merged with itself, with deleted, merged, unknown or foreign ones, or into a target that has changed', async () => {
  const [target, source, gone] = [await here.create(), await here.create(), await here.create()]
  const foreign = await here.create({}, 'admin@other')
  await here.ok('recruiter', candidateDelete, { params: { id: gone.id } })
  expect((await merge(target, { sourceId: target.id })).body.errors).toEqual({
    sourceId: ['A candidate cannot be merged with itself'],
  })
  for (const sourceId of [gone.id, newId(), foreign.id]) expect((await merge(target, { sourceId })).status).toBe(404)
  expect((await merge(target, { sourceId: source.id }, 'admin@other')).status).toBe(404)
  expect((await merge(target, { sourceId: source.id }, 'manager')).status).toBe(403)
  expect((await merge({ ...target, version: 7 }, { sourceId: source.id })).body).toMatchObject({
    errorCode: '599',
    paramValues: { updatedBy: 'recruiter' },
  })
  const { mergeId } = await merged(target, { sourceId: source.id })
  expect((await merge({ ...target, version: 2 }, { sourceId: source.id })).status).toBe(404)
  expect((await here.send('recruiter', candidateRestore, { params: { id: source.id } })).body.errorCode).toBe(
    'CANDIDATE_MERGED',
  )
  expect((await undo(mergeId, 'admin@other')).status).toBe(404)
  expect((await undo(mergeId, 'manager')).status).toBe(403)
  expect((await undo(newId())).status).toBe(404)
})

test('of two simultaneous merges of a pair only one succeeds', async () => {
  const [one, two] = [await here.create(), await here.create()]
  const answers = await Promise.all([merge(one, { sourceId: two.id }), merge(two, { sourceId: one.id })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('a merge can be undone once, and only while the target is unchanged', async () => {
  const [target, source] = [await here.create(), await here.create({ jobTitle: 'Lead' })]
  const first = await merged(target, { sourceId: source.id })
  const back = (await undo(first.mergeId)).body as unknown as Candidate
  expect(back).toEqual({ ...target, version: 3 })
  expect((await undo(first.mergeId)).body.errorCode).toBe('599')
  const second = await merged(back, { sourceId: source.id })
  await here.ok('recruiter2', candidateUpdate, {
    params: { id: target.id },
    body: { ...second.candidate, address: 'Elsewhere' },
  })
  expect((await undo(second.mergeId)).body).toMatchObject({
    errorCode: '599',
    paramValues: { updatedBy: 'recruiter2' },
  })
  expect((await byId(source.id))?.mergedInto).toBe(target.id)
})

test('additions after a merge stay when it is undone: a newer CV, a note, a follower', async () => {
  const [target, source] = [await here.create(), await here.create()]
  const { mergeId } = await merged(target, { sourceId: source.id })
  const path = newId()
  await here.db
    .insert('candidate_file', {
      id: newId(),
      candidate_id: target.id,
      kind: 'cv',
      path,
      name: 'later.pdf',
      content_type: 'application/pdf',
      size: 1,
      created_by: 'recruiter',
    })
    .execute()
  await here.ok('recruiter', candidateUpdateNotes, { body: { id: target.id, notes: 'Later' } })
  await here.ok('manager', candidateFollow, { body: { candidateIds: [target.id] } })
  expect((await undo(mergeId)).body).toMatchObject({
    cvPath: path,
    lastNoteDate: expect.any(String),
    followers: ['manager'],
  })
  expect(await byId(source.id)).toMatchObject({ cvPath: null, lastNoteDate: null, followers: [] })
})

test('an id leads to the result of several merges, and back', async () => {
  const [a, b, c] = [await here.create(), await here.create(), await here.create()]
  await merged(b, { sourceId: a.id })
  const { mergeId } = await merged(c, { sourceId: b.id })
  expect((await byId(a.id))?.mergedInto).toBe(c.id)
  expect((await undo(mergeId)).status).toBe(200)
  expect([(await byId(a.id))?.mergedInto, (await byId(b.id))?.mergedInto]).toEqual([b.id, null])
})

test('a repetition with the same idempotency key merges once', async () => {
  const [target, source] = [await here.create(), await here.create()]
  const body = { targetId: target.id, sourceId: source.id, version: 1 }
  const [first, second] = [
    await here.send('recruiter', candidateMerge, { body, key: 'merge-1' }),
    await here.send('recruiter', candidateMerge, { body, key: 'merge-1' }),
  ]
  expect([first.status, second.body]).toEqual([200, first.body])
})

test('whatever two candidates have, merge and undo restore every row', { timeout: 120_000 }, async () => {
  const random = new Seeded(7)
  const [jobs, folders] = [
    [await here.addJob(), await here.addJob()],
    [await here.addFolder('recruiter'), await here.addFolder('recruiter')],
  ]
  const users = ['recruiter', 'recruiter2', 'manager', 'multi']
  const draw = (list: readonly string[]) => random.some(list, random.whole(0, list.length))
  const dress = async (candidate: Candidate) => {
    const candidateIds = [candidate.id]
    const [followers, inFolders] = [draw(users), draw(folders)]
    if (followers.length > 0)
      await here.ok('recruiter', candidateFollow, { body: { candidateIds, userNames: followers } })
    if (inFolders.length > 0)
      await here.ok('recruiter', talentAddToCandidate, {
        body: { candidateIds, cateIds: inFolders, remark: random.chance(0.5) ? 'Good' : null },
      })
    for (const jobID of draw(jobs))
      await here.ok('recruiter', jobAddCandidate, { query: { jobID }, body: { candidateIds } })
    for (const userName of draw(users))
      await here.ok(userName, candidateUpdateNotes, {
        body: { id: candidate.id, notes: 'Note', candidateNoteShares: draw(['recruiter', 'admin']) },
      })
    for (let files = random.whole(0, 2); files > 0; files--) await addFile(candidate.id)
  }
  const make = async () => {
    const everything = full()
    const some = Object.fromEntries(Object.entries(everything).filter(() => random.chance(0.5)))
    const phones = random.some(['0912 200 001', '0912 200 002', '+84912200003'], random.whole(0, 3))
    return await here.ok('recruiter', candidateCreate, { body: fieldsOf({ ...some, phones, ignoreDuplicates: true }) })
  }
  for (let round = 0; round < 12; round++) {
    const [target, source] = [await make(), await make()]
    await dress(target)
    await dress(source)
    const before = await here.state([target.id, source.id])
    const fields = random.some(
      ['name', 'jobTitle', 'phones', 'emails', 'resume', 'labelIds', 'extendProperties', 'birthday'],
      random.whole(0, 4),
    )
    const { mergeId, candidate } = await merged(target, { sourceId: source.id, fields })
    expect(candidate.version).toBe(target.version + 1)
    expect((await undo(mergeId)).status).toBe(200)
    const after = await here.state([target.id, source.id])
    const ours = (event: string) => !/"kind": "merge(d|Undone)"/.test(event)
    expect({ ...after, events: after.events.filter(ours) }).toEqual(before)
    await Promise.all([target, source].map(({ id }) => here.ok('recruiter', candidateDelete, { params: { id } })))
  }
})
