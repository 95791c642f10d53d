import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { candidateNoteDelete, candidateUpdateNotes } from '../../../services/features/candidateNotes/contract.ts'
import { candidateFollow, candidateGet } from '../../../services/features/candidates/contract.ts'
import { candidateUpdate } from '../../../services/features/candidates/writes/writeContract.ts'
import { dpsAdd, dpsList, dpsUpdate } from '../../../services/features/dpsTasks/contract.ts'
import { candidateStatusList } from '../../../services/features/lookups/contract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import { talentFolderCreate, talentFolderUpdate } from '../../../services/features/talentFolders/contract.ts'
import { verificationFolderAdd, verificationFolderUpdate } from '../../../services/features/verifications/contract.ts'
import { fieldsOf, startCandidates, type CandidatesHere } from '../candidates/candidates.fixture.ts'
import { itemBody } from '../dpsTasks/tasks.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())
beforeEach(async () => {
  await here.db.delete('notification').execute()
})

/** The notifications of a user, oldest first. */
const told = async (userName: string) =>
  (await here.ok(userName, notificationList, { body: {} })).data
    .map(({ kind, params, path, createdBy }) => ({ kind, params, path, createdBy }))
    .reverse()

test('users who are made followers of candidates by somebody else are notified once for all of them', async () => {
  const [an, binh] = [await here.create({ name: 'An' }), await here.create({ name: 'Bình' })]
  const follow = (candidateIds: string[]) =>
    here.ok('admin', candidateFollow, { body: { candidateIds, userNames: ['recruiter2', 'admin'] } })
  await follow([an.id])
  await follow([an.id])
  const by = { createdBy: 'admin', kind: 'candidateToFollow' }
  expect(await told('recruiter2')).toEqual([{ ...by, params: { candidate: 'An' }, path: `/candidates/view/${an.id}` }])
  const chi = await here.create({ name: 'Chi' })
  await follow([an.id, binh.id, chi.id])
  expect((await told('recruiter2'))[1]).toEqual({
    ...by,
    params: { candidate: 'Bình', more: '1' },
    path: '/candidates?followed=1',
  })
  expect(await told('admin')).toEqual([])
})

test('users with whom a note is newly shared are notified; a note for everyone notifies nobody', async () => {
  const lan = await here.create({ name: 'Lan' })
  const save = (candidateNoteShares: string[], noteId: string | null = null) =>
    here.ok('recruiter', candidateUpdateNotes, {
      body: { id: lan.id, noteId, notes: 'Call back', candidateNoteShares },
    })
  await save([])
  const { id } = await save(['recruiter2'])
  await save(['recruiter2', 'admin'], id)
  const shared = {
    kind: 'noteShared',
    params: { candidate: 'Lan' },
    path: `/candidates/view/${lan.id}?tab=notes`,
    createdBy: 'recruiter',
  }
  expect([await told('recruiter2'), await told('admin')]).toEqual([[shared], [shared]])
  expect((await here.send('recruiter2', candidateNoteDelete, { params: { id } })).status).toBe(403)
})

test('the new owner of a candidate is notified, unless they made the change themselves', async () => {
  const an = await here.create({ name: 'An', owner: 'recruiter2' })
  await here.create({ name: 'Own', owner: 'recruiter' })
  const assigned = {
    kind: 'candidateAssigned',
    params: { candidate: 'An' },
    path: `/candidates/view/${an.id}`,
    createdBy: 'recruiter',
  }
  expect([await told('recruiter2'), await told('recruiter')]).toEqual([[assigned], []])
  const update = async (owner: string, skills: string[]) => {
    const { version } = await here.ok('recruiter', candidateGet, { params: { id: an.id } })
    const body = { ...fieldsOf({ name: 'An', owner, skills }), version }
    await here.ok('recruiter', candidateUpdate, { params: { id: an.id }, body })
  }
  await update('recruiter2', ['Go'])
  expect(await told('recruiter2')).toHaveLength(1)
  await update('admin', ['Go'])
  expect(await told('admin')).toEqual([assigned])
})

test('owner and followers are notified of a new status of their candidate, and of no other change', async () => {
  const statuses = await here.ok('recruiter', candidateStatusList)
  const an = await here.create({ name: 'An', owner: 'recruiter2' })
  await here.ok('admin', candidateFollow, { body: { candidateIds: [an.id] } })
  await here.db.delete('notification').execute()
  const update = async (statusId: string | null, skills: string[], userName = 'recruiter') => {
    const { version } = await here.ok('recruiter', candidateGet, { params: { id: an.id } })
    const body = { ...fieldsOf({ name: 'An', owner: 'recruiter2', statusId, skills }), version }
    await here.ok(userName, candidateUpdate, { params: { id: an.id }, body })
  }
  await update(statuses[0]!.id, [])
  await update(statuses[0]!.id, ['Go'])
  const changed = {
    kind: 'candidateStatusChanged',
    params: { candidate: 'An', status: statuses[0]!.name },
    path: `/candidates/view/${an.id}`,
    createdBy: 'recruiter',
  }
  expect([await told('recruiter2'), await told('admin'), await told('recruiter')]).toEqual([[changed], [changed], []])
  await update(null, ['Go'], 'recruiter2')
  expect(await told('recruiter2')).toEqual([changed])
  expect((await told('admin'))[1]).toMatchObject({ params: { status: '—' } })
})

test('users with whom a talent folder is newly shared are notified', async () => {
  const body = { name: 'Java', shareAll: false, shareUsers: ['recruiter2'] }
  const { id } = await here.ok('recruiter', talentFolderCreate, { body })
  const update = (shareUsers: string[]) =>
    here.ok('recruiter', talentFolderUpdate, { params: { id }, body: { ...body, shareUsers } })
  await update(['recruiter2', 'admin'])
  const shared = {
    kind: 'folderShared',
    params: { folder: 'Java' },
    path: `/candidates/talent-management/view/${id}`,
    createdBy: 'recruiter',
  }
  expect([await told('recruiter2'), await told('admin')]).toEqual([[shared], [shared]])
})

test('users with whom an import folder is newly shared are notified', async () => {
  const body = {
    code: 'c',
    name: 'March',
    importType: 0,
    shareAll: false,
    shareUsers: ['recruiter2'],
    config: '[]',
    rules: [],
  }
  const { id } = await here.ok('recruiter', verificationFolderAdd, { body })
  await here.ok('recruiter', verificationFolderUpdate, { params: { id }, body })
  expect(await told('recruiter2')).toEqual([
    {
      kind: 'folderShared',
      params: { folder: 'March' },
      path: `/cv-verification?folder=${id}`,
      createdBy: 'recruiter',
    },
  ])
})

test('the new owner of a DPS task is notified while it is a draft', async () => {
  await here.create({ name: 'An Zz1' })
  const { type } = await here.ok('recruiter', dpsAdd, {
    body: { name: 'Type', searchBox: 'Zz1', sortBy: 'name', sortDirection: 'asc' },
  })
  const [task] = (await here.ok('recruiter', dpsList, { body: { type: type.id } })).data
  const save = (isSaveDraft: boolean, owner: string) =>
    here.ok('recruiter', dpsUpdate, {
      params: { id: task!.id },
      body: itemBody({ name: 'An Zz1', isSaveDraft, owner }),
    })
  await save(true, 'recruiter2')
  await save(true, 'recruiter2')
  await save(false, 'admin')
  expect(await told('recruiter2')).toEqual([
    {
      kind: 'dpsTaskAssigned',
      params: { candidate: 'An Zz1' },
      path: `/dps-task?task=${task!.id}`,
      createdBy: 'recruiter',
    },
  ])
  expect(await told('admin')).toEqual([])
})
