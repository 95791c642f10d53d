import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { newId } from '../../../services/core/ids.ts'
import { jobRankList, recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import {
  verificationCandidateByIds,
  verificationCandidateList,
  verificationFolderByIds,
  verificationFolderList,
  verificationImportList,
} from '../../../services/features/verifications/contract.ts'
import { visibleFolders } from '../../../services/features/verifications/folders/folders.ts'
import { addFolder, channelId, otherChannelId, startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
let ids: Record<string, string>
beforeAll(async () => {
  here = await startVerifications()
  const { db, otherDb } = here
  ids = {
    own: await addFolder(db, { name: 'Đức của tôi', createdBy: 'recruiter' }),
    mail: await addFolder(db, {
      name: 'E-mail',
      importType: 1,
      createdBy: 'recruiter',
      shareUsers: ['multi', 'recruiter2'],
    }),
    shared: await addFolder(db, { name: 'dung', createdBy: 'recruiter2', shareUsers: ['recruiter'] }),
    all: await addFolder(db, {
      name: 'An',
      createdBy: 'sato.kenta',
      shareAll: true,
      config: [{ name: 'skill', displayName: 'Skill', type: 'text' }],
    }),
    vendor: await addFolder(db, { name: '日本', code: 'Vendor', createdBy: 'admin', shareAll: true }),
    hidden: await addFolder(db, { name: 'Hidden', createdBy: 'recruiter2' }),
    other: await addFolder(otherDb, { name: 'Other', createdBy: 'admin@other', shareAll: true }),
  }
})
afterAll(() => here?.close())

const listed = async (userName: string, body: object = {}) =>
  (await here.as(userName).ok(verificationFolderList, { body: { pageSize: 1000, ...body } })).data

test('a folder is seen by its creator, by the users it is shared with, and by all when it is shared with all, in name order', async () => {
  expect((await listed('recruiter')).map(({ name }) => name)).toEqual(['An', 'Đức của tôi', 'dung', 'E-mail', '日本'])
  expect((await listed('recruiter2')).map(({ name }) => name)).toEqual(['An', 'dung', 'E-mail', 'Hidden', '日本'])
  expect((await listed('sato.kenta')).map(({ name }) => name)).toEqual(['An', '日本'])
  expect((await listed('admin')).map(({ name }) => name)).toEqual(['An', '日本'])
  expect((await listed('admin@other')).map(({ name }) => name)).toEqual(['Other'])
})

test('users who may verify but have no permission for talent management see folders shared with them, but not those shared with all', async () => {
  const { db } = here
  const visible = async (...keys: PermissionKey[]) => {
    const caller = { userName: 'recruiter', permissions: new Set(keys) }
    const rows = await visibleFolders(db, caller).select('name').orderBy('name').execute()
    return rows.map(({ name }) => name).sort()
  }
  expect(await visible('Candidate:CV-Verification')).toEqual(['E-mail', 'dung', 'Đức của tôi'])
  expect(await visible('TalentManagement:TalentManagement')).toEqual(['An', 'E-mail', 'dung', 'Đức của tôi', '日本'])
})

test('a folder has the fields that decide the rights of the caller', async () => {
  const rights = async (userName: string, id: string) => {
    const { canEdit, canImport, canReview } = (await listed(userName)).find((folder) => folder.id === id)!
    return [canEdit, canImport, canReview]
  }
  expect(await rights('recruiter', ids.own!)).toEqual([true, true, true])
  expect(await rights('recruiter', ids.mail!)).toEqual([true, false, true])
  expect(await rights('recruiter', ids.shared!)).toEqual([false, false, false])
  expect(await rights('recruiter', ids.vendor!)).toEqual([false, false, true])
  const all = (await listed('recruiter')).find(({ id }) => id === ids.all)
  expect(all).toEqual({
    id: ids.all,
    code: 'F',
    name: 'An',
    importType: 0,
    mailAddress: null,
    shareAll: true,
    shareUsers: [],
    createdBy: 'sato.kenta',
    createdDate: expect.stringMatching(/Z$/),
    config: '[{"name":"skill","type":"text","displayName":"Skill"}]',
    rules: [],
    candidateCount: 0,
    canEdit: false,
    canImport: false,
    canReview: false,
  })
  expect((await listed('recruiter')).find(({ id }) => id === ids.mail)?.shareUsers).toEqual(['multi', 'recruiter2'])
})

test('folders are found by name without regard to accents, and paged', async () => {
  expect((await listed('recruiter', { keyword: 'DUC toi' })).map(({ id }) => id)).toEqual([ids.own])
  expect((await listed('recruiter', { keyword: '日' })).map(({ id }) => id)).toEqual([ids.vendor])
  expect(await listed('recruiter', { keyword: '%' })).toEqual([])
  const page = await here.as('recruiter').ok(verificationFolderList, { body: { pageIndex: 1, pageSize: 2 } })
  expect(page).toMatchObject({ totalItem: 5, pageIndex: 1, pageSize: 2 })
  expect(page.data.map(({ name }) => name)).toEqual(['dung', 'E-mail'])
})

test('folders by ids leave out those that the caller may not see', async () => {
  const found = await here
    .as('recruiter')
    .ok(verificationFolderByIds, { body: { ids: [...Object.values(ids), newId()] } })
  expect(found.map(({ id }) => id).sort()).toEqual([ids.own, ids.mail, ids.shared, ids.all, ids.vendor].sort())
  expect(await here.as('recruiter').ok(verificationFolderByIds, { body: { ids: [] } })).toEqual([])
})

test('without the permission all operations are refused', async () => {
  for (const operation of [
    verificationFolderList,
    verificationFolderByIds,
    verificationImportList,
    verificationCandidateList,
    verificationCandidateByIds,
  ]) {
    expect((await here.as('manager').raw(operation, { body: { ids: [], verificationId: ids.all } })).status).toBe(403)
  }
})

test('rows and imports of a folder without access are not found', async () => {
  for (const id of [ids.hidden!, ids.other!, newId()]) {
    expect((await here.as('recruiter').raw(verificationCandidateList, { body: { verificationId: id } })).status).toBe(
      404,
    )
    expect(await here.as('recruiter').ok(verificationImportList, { body: { verificationId: id } })).toMatchObject({
      data: [],
      totalItem: 0,
    })
  }
})

test("channels come in name order and ranks from the most junior, of the caller's company only", async () => {
  const more = ['Zalo', 'Ấn Độ', 'facebook'].map((name) => ({ id: newId(), name }))
  await here.db.insert('recruitment_channel', more).execute()
  await here.db
    .insert(
      'job_rank',
      [
        ['Senior', 2],
        ['Junior', 1],
      ].map(([name, position]) => ({ id: newId(), name: String(name), position: Number(position) })),
    )
    .execute()
  const found = await here.as('interviewer').ok(recruitmentChannelList)
  expect(found.map(({ name }) => name)).toEqual(['Ấn Độ', 'facebook', 'TopCV', 'Zalo'])
  expect(found[2]).toEqual({ id: channelId, name: 'TopCV' })
  expect((await here.as('interviewer').ok(jobRankList)).map(({ name }) => name)).toEqual(['Junior', 'Senior'])
  expect(await here.as('admin@other').ok(recruitmentChannelList)).toEqual([{ id: otherChannelId, name: 'Elsewhere' }])
  expect(await here.as('admin@other').ok(jobRankList)).toEqual([])
})
