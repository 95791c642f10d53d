import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Candidate } from '../../../services/features/candidates/contract.ts'
import { candidateMerge, candidateMergeUndo } from '../../../services/features/candidates/merge/mergeContract.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/dpsTasks/contract.ts'
import { startCandidates, type CandidatesHere } from '../candidates/candidates.fixture.ts'
import { itemBody } from './tasks.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

async function addTask() {
  const person = await here.create()
  const { type } = await here.ok('recruiter', contract.dpsAdd, { body: { name: 'Type', candidateIds: [person.id] } })
  const {
    data: [item],
  } = await here.ok('recruiter', contract.dpsList, { body: { type: type.id } })
  return { item: item!, person, type }
}
const save = (id: string, more: Record<string, unknown> = {}, userName = 'recruiter') =>
  here.send(userName, contract.dpsUpdate, { params: { id }, body: itemBody(more) })
const read = (id: string) => here.ok('recruiter', contract.dpsGet, { params: { id } })

test('a draft can be saved repeatedly, a DONE task never again', async () => {
  const { item } = await addTask()
  const { body } = await save(item.id, {
    name: ' Lê  Thị Quỳnh ',
    emails: ['A@dps.vn', 'a@dps.vn'],
    skills: ['Go', 'go', 'SQL'],
    languages: [{ language: 'English', level: 3 }],
    account: ' q ',
  })
  expect(body).toMatchObject({
    status: 'DRAFT',
    name: 'Lê Thị Quỳnh',
    emails: ['A@dps.vn'],
    skills: ['Go', 'SQL'],
    languages: [{ language: 'English', level: 3 }],
    account: 'q',
    version: 2,
    updatedBy: 'recruiter',
  })
  expect((await save(item.id, {}, 'recruiter2')).body).toMatchObject({
    status: 'DRAFT',
    version: 3,
    updatedBy: 'recruiter2',
  })
  const done = await save(item.id, { isSaveDraft: false, experienceYear: 70 })
  expect(done.body).toMatchObject({ status: 'DONE', experienceYear: 70 })
  for (const isSaveDraft of [true, false]) {
    const again = await save(item.id, { isSaveDraft, name: 'Another' }, 'recruiter2')
    expect([
      again.status,
      again.body.errorCode,
      again.body.message,
      again.body.paramValues?.updatedBy,
      again.body.paramValues?.status,
    ]).toEqual([400, '599', 'Already saved as DONE by recruiter', 'recruiter', 'DONE'])
  }
  expect(await read(item.id)).toEqual(done.body)
})

test('of two simultaneous editors one saves and the other is notified', async () => {
  const { item } = await addTask()
  const answers = await Promise.all([
    save(item.id, { isSaveDraft: false }),
    save(item.id, { isSaveDraft: false, name: 'Another' }, 'recruiter2'),
  ])
  expect(answers.map(({ status, body }) => [status, body.errorCode]).sort()).toEqual([
    [200, undefined],
    [400, '599'],
  ])
})

test('an editor with an older version of a draft is notified', async () => {
  const { item } = await addTask()
  expect((await save(item.id, { version: 1 }, 'recruiter2')).status).toBe(200)
  const late = await save(item.id, { version: 1 })
  expect([late.status, late.body.errorCode, late.body.message]).toEqual([400, '599', 'Changed meanwhile by recruiter2'])
  expect((await save(item.id, { version: 2 })).status).toBe(200)
})

test('a save repeated with the same idempotency key is done once', async () => {
  const { item } = await addTask()
  const sent = { params: { id: item.id }, body: itemBody({ isSaveDraft: false, version: 1 }), key: `save-${item.id}` }
  const [one, again] = [
    await here.send('recruiter', contract.dpsUpdate, sent),
    await here.send('recruiter', contract.dpsUpdate, sent),
  ]
  expect([one.status, again]).toEqual([200, one])
})

test('every rule of the form applies to drafts, too; an invalid one stores nothing', async () => {
  const { item } = await addTask()
  const said = async (more: Record<string, unknown>) => {
    const { status, body } = await save(item.id, more)
    return status === 200 ? 'saved' : body.errors
  }
  const required = ['This field is required']
  const wrong: [object, object][] = [
    [{ name: ' ' }, { name: required }],
    [{ phones: [] }, { 'phones.0': ['Please input number phone'] }],
    [{ phones: ['0912345678', ' '] }, { 'phones.1': ['Please input number phone'] }],
    ...['912345678', '091234567', '091234567890', '+84912345678', '0912 345 678', '０912345678'].map(
      (phone): [object, object] => [{ phones: [phone] }, { 'phones.0': ['The input is not valid phone'] }],
    ),
    [{ phones: ['84912345678'] }, { 'phones.0': ['Input can not enter entries starting with 84'] }],
    [{ emails: [] }, { 'emails.0': ['Please input email'] }],
    [{ emails: [''] }, { 'emails.0': ['Please input email'] }],
    [{ emails: ['a@b'] }, { 'emails.0': ['The input is not email address!'] }],
    [{ skills: [' '] }, { skills: required }],
    [{ note: ' \n ' }, { note: required }],
    [{ note: 'x'.repeat(2001) }, { note: ['Maximum length is 2000'] }],
    [{ experienceYear: -1 }, { experienceYear: expect.anything() }],
    [{ experienceYear: 70.5 }, { experienceYear: expect.anything() }],
    [{ experienceYear: '7' }, { experienceYear: expect.anything() }],
    [{ languages: [{ language: 'x'.repeat(222), level: 3 }] }, { languages: ['Maximum length is 225'] }],
    [{ languages: [{ language: ' ', level: 3 }] }, { 'languages.0.language': required }],
    [{ owner: 'nobody' }, { owner: ['Unknown user'] }],
    [{ folderId: newId() }, { folderId: ['Unknown folder'] }],
    [{ openJob: await here.addJob(1) }, { openJob: ['There is no such open job'] }],
    [{ openJob: await here.addJob(0, here.otherDb) }, { openJob: ['There is no such open job'] }],
  ]
  for (const isSaveDraft of [true, false])
    for (const [more, errors] of wrong) expect([more, await said({ isSaveDraft, ...more })]).toEqual([more, errors])
  expect(await read(item.id)).toEqual(item)
  for (const more of [
    { note: 'x'.repeat(2000) },
    { languages: [{ language: 'x'.repeat(221), level: 3 }] },
    { experienceYear: 0 },
    { phones: ['09123456789'] },
    { owner: 'RECRUITER2' },
  ])
    expect([more, await said(more)]).toEqual([more, 'saved'])
})

test('values that can no longer be chosen may stay; a folder must be visible to the editor', async () => {
  const { item } = await addTask()
  const [own, foreign] = [await here.addFolder('recruiter'), await here.addFolder('recruiter2')]
  const job = await here.addJob()
  expect((await save(item.id, { folderId: own, openJob: job })).body).toMatchObject({
    folderId: own,
    openJob: job,
    openJobTitle: 'Job 0',
  })
  expect((await save(item.id, { folderId: foreign, openJob: job })).body.errors).toEqual({
    folderId: ['Unknown folder'],
  })
  await here.db.update('job').set({ status: 1 }).where('id', '=', job).execute()
  expect((await save(item.id, { folderId: own, openJob: job }, 'recruiter2')).status).toBe(200)
})

test('a task is a record of the processing: the candidate is unchanged, and a deleted task is gone', async () => {
  const { item, person } = await addTask()
  const before = await here.state([person.id])
  expect((await save(item.id, { isSaveDraft: false })).status).toBe(200)
  expect((await here.send('recruiter', contract.dpsDelete, { params: { id: item.id } })).body).toEqual({ status: 'OK' })
  expect((await here.send('recruiter', contract.dpsDelete, { params: { id: item.id } })).status).toBe(404)
  expect((await save(item.id)).status).toBe(404)
  expect(await here.state([person.id])).toEqual(before)
})

test('tasks follow a merged candidate, and return with an undo', async () => {
  const { item, person } = await addTask()
  const target = await here.create()
  const { mergeId } = (await here.ok('recruiter', candidateMerge, {
    body: { targetId: target.id, sourceId: person.id, version: target.version },
  })) as { mergeId: string; candidate: Candidate }
  expect((await read(item.id)).candidateId).toBe(target.id)
  await here.ok('recruiter', candidateMergeUndo, { params: { id: mergeId } })
  expect((await read(item.id)).candidateId).toBe(person.id)
})
