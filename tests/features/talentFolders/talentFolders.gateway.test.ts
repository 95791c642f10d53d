import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  talentFolderByIds,
  talentFolderCreate,
  talentFolderDelete,
  talentFolderList,
  talentFolderShareableUsers,
  talentFolderUnfollow,
  talentFolderUpdate,
  type TalentFolder,
} from '../../../services/features/talentFolders/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { companyId, execute, fakeLive, fakeRest, mayWatch, viewerWith, watch } from '../../support/fakeRest.ts'
import { idOf, pageOf, userId, uuid } from '../../support/records.ts'

const folder = (number: number, more: Partial<TalentFolder> = {}): TalentFolder => ({
  id: uuid(number),
  type: 'candidate',
  name: `Folder ${number}`,
  shareAll: false,
  shareUsers: [],
  userName: 'recruiter',
  isShare: false,
  ...more,
})
const people = () =>
  fakeRest().on(usersByUserNames, ({ body }) =>
    body!.map((name) => ({ id: uuid(7), userName: String(name), fullName: `Full ${String(name)}`, email: null })),
  )
const viewer = viewerWith('TalentManagement:TalentManagement')
const id = idOf('TalentFolder', 1)
const input = { name: 'Java', isSharedWithAll: false, sharedUserIds: [userId('lan.pt')] }

test('folders are paged and searched, with owners and users of the sharing in one call', async () => {
  const rest = people().on(talentFolderList, () =>
    pageOf(
      [folder(1, { shareUsers: ['lan.pt', 'nam'] }), folder(2, { shareAll: true, isShare: true, userName: 'sato' })],
      2,
    ),
  )
  const { data } = await execute(
    `{
    talentFolders(query: "f", first: 50) {
      nodes { name isSharedWithAll isShared owner { userName fullName } sharedUsers { userName } canEdit canDelete canUnfollow }
    }
  }`,
    { rest, viewer },
  )
  expect(data.talentFolders.nodes).toEqual([
    {
      name: 'Folder 1',
      isSharedWithAll: false,
      isShared: false,
      owner: { userName: 'recruiter', fullName: 'Full recruiter' },
      sharedUsers: [{ userName: 'lan.pt' }, { userName: 'nam' }],
      canEdit: true,
      canDelete: true,
      canUnfollow: false,
    },
    {
      name: 'Folder 2',
      isSharedWithAll: true,
      isShared: true,
      owner: { userName: 'sato', fullName: 'Full sato' },
      sharedUsers: [],
      canEdit: false,
      canDelete: false,
      canUnfollow: true,
    },
  ])
  expect(rest.calls[0]!.body).toEqual({ pageIndex: 0, pageSize: 50, total: false, keyword: 'f' })
  expect(rest.counts()).toEqual({ talentFolderList: 1, usersByUserNames: 1 })
})

test('a reviewer without TalentManagement reads their own folders, but cannot change them', async () => {
  const rest = people().on(talentFolderList, () => pageOf([folder(1)]))
  const { data } = await execute(
    '{ talentFolders(filter: { isOwn: true }) { nodes { canEdit canDelete canUnfollow } } }',
    { rest, viewer: viewerWith('Candidate:CV-Verification') },
  )
  expect(data.talentFolders.nodes).toEqual([{ canEdit: false, canDelete: false, canUnfollow: false }])
  expect(rest.calls[0]!.body).toMatchObject({ ownOnly: true })
})

test('a folder is read by its global id and by its database id', async () => {
  const rest = people().on(talentFolderByIds, ({ body }) => [folder(1)].filter((one) => body!.ids.includes(one.id)))
  const { data } = await execute(
    `query ($id: ID!) { node(id: $id) { ... on TalentFolder { name } } here: talentFolder(databaseId: "${uuid(1)}") { id } gone: talentFolder(databaseId: "${uuid(2)}") { id } odd: talentFolder(databaseId: "x") { id } }`,
    { rest, viewer, variables: { id } },
  )
  expect(data).toEqual({ node: { name: 'Folder 1' }, here: { id }, gone: null, odd: null })
  expect(rest.counts()).toEqual({ talentFolderByIds: 1 })
})

test('shareable users are searched among those who manage talents', async () => {
  const rest = people().on(talentFolderShareableUsers, () => pageOf([{ userName: 'lan.pt', fullName: 'Phạm Thị Lan' }]))
  const { data } = await execute('{ talentFolderShareableUsers(query: "lan") { userName } }', { rest, viewer })
  expect(data.talentFolderShareableUsers).toEqual([{ userName: 'lan.pt' }])
  expect(rest.calls[0]!.body).toEqual({ pageIndex: 0, pageSize: 20, keyword: 'lan' })
})

test('a folder is created and changed; a folder shared with all names no users', async () => {
  const rest = people()
    .on(talentFolderCreate, ({ body }) =>
      folder(1, { name: body!.name as string, shareUsers: body!.shareUsers as string[] }),
    )
    .on(talentFolderUpdate, ({ body }) => folder(1, { name: body!.name as string, shareAll: body!.shareAll ?? false }))
  const made = await execute(
    'mutation ($input: CreateTalentFolderInput!) { createTalentFolder(input: $input) { talentFolder { id name sharedUsers { userName } } } }',
    { rest, viewer, variables: { input } },
  )
  expect(made.data.createTalentFolder.talentFolder).toEqual({ id, name: 'Java', sharedUsers: [{ userName: 'lan.pt' }] })
  const changed = await execute(
    'mutation ($input: UpdateTalentFolderInput!) { updateTalentFolder(input: $input) { talentFolder { isSharedWithAll } } }',
    { rest, viewer, variables: { input: { ...input, id, isSharedWithAll: true } } },
  )
  expect(changed.data.updateTalentFolder.talentFolder).toEqual({ isSharedWithAll: true })
  const [create, update] = rest.calls.filter(({ operation }) => operation.startsWith('talentFolder'))
  expect(create!.body).toEqual({ type: 'candidate', name: 'Java', shareAll: false, shareUsers: ['lan.pt'] })
  expect(update).toMatchObject({
    params: { id: uuid(1) },
    body: { shareAll: true, shareUsers: [] },
    fieldNames: { shareUsers: 'sharedUserIds' },
  })
})

test('a folder is deleted or unfollowed by its global id; a refusal is an error', async () => {
  const rest = fakeRest()
    .on(talentFolderDelete, () => ({ status: 'OK' }))
    .on(talentFolderUnfollow, () => ({ status: 'OK' }))
  const remove =
    'mutation ($input: DeleteTalentFolderInput!) { deleteTalentFolder(input: $input) { deletedTalentFolderId } }'
  expect((await execute(remove, { rest, viewer, variables: { input: { id } } })).data.deleteTalentFolder).toEqual({
    deletedTalentFolderId: id,
  })
  const unfollow =
    'mutation ($input: UnfollowTalentFolderInput!) { unfollowTalentFolder(input: $input) { unfollowedTalentFolderId } }'
  expect((await execute(unfollow, { rest, viewer, variables: { input: { id } } })).data.unfollowTalentFolder).toEqual({
    unfollowedTalentFolderId: id,
  })
  expect(rest.calls.map(({ params }) => params)).toEqual([{ id: uuid(1) }, { id: uuid(1) }])

  rest.on(talentFolderDelete, () => ({ status: 'NO' }))
  expect((await execute(remove, { rest, viewer, variables: { input: { id } } })).code).toBe('REFUSED')
  rest.on(talentFolderDelete, () => {
    throw new RequestError('FORBIDDEN', 'Only the owner of a folder may change it')
  })
  expect((await execute(remove, { rest, viewer, variables: { input: { id } } })).code).toBe('FORBIDDEN')
  expect(
    (await execute(remove, { rest, viewer, variables: { input: { id: idOf('VerificationFolder', 1) } } })).code,
  ).toBe('BAD_INPUT')
})

test('users who manage talents are notified that folders of the company have changed, and of nothing else', async () => {
  const live = fakeLive()
  const events = await watch('subscription { talentFoldersChanged { at } }', { live, viewer })
  expect((await events.next()).value.data.talentFoldersChanged.at).toMatch(/Z$/)
  expect(live.watched).toEqual([{ companyId, type: 'list.changed', subjectId: companyId }])
  live.emit({
    type: 'list.changed',
    subjectId: companyId,
    data: { list: 'CANDIDATES' },
    at: '2026-11-02T02:00:00.000Z',
  })
  live.emit({
    type: 'list.changed',
    subjectId: companyId,
    data: { list: 'TALENT_FOLDERS', rowId: uuid(1) },
    at: '2026-11-02T03:00:00.000Z',
  })
  expect((await events.next()).value.data).toEqual({ talentFoldersChanged: { at: '2026-11-02T03:00:00.000Z' } })
  await events.return?.(undefined)
  await expect(
    mayWatch('talentFoldersChanged', {}, { viewer: viewerWith('Candidate:CV-Verification') }),
  ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
