import { expect, test } from 'vitest'
import { talentFolderList } from '../../../services/features/talentFolders/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { execute, fakeRest } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../verifications/records.ts'

const folder = (number: number) => ({ id: uuid(number), type: 'candidate', name: `Folder ${number}`, shareAll: number % 2 === 0, userName: 'recruiter' })
const owners = () =>
  fakeRest().on(usersByUserNames, ({ body }) => body!.map((name) => ({ id: uuid(7), userName: String(name), fullName: 'Lê Vân', email: null })))

test('talent folders page by search, with their owners in one call', async () => {
  const rest = owners().on(talentFolderList, () => pageOf([folder(1), folder(2)], 2))
  const { data } = await execute('{ talentFolders(search: "f", first: 50) { nodes { name isSharedWithAll owner { fullName } } } }', { rest })
  expect(data.talentFolders.nodes[1]).toEqual({ name: 'Folder 2', isSharedWithAll: true, owner: { fullName: 'Lê Vân' } })
  expect(rest.calls[0]!.body).toEqual({ pageIndex: 0, pageSize: 50, keyword: 'f' })
  expect(rest.counts()).toEqual({ talentFolderList: 1, usersByUserNames: 1 })
})

test('a single one is looked for in the list, page by page until it is found', async () => {
  const all = Array.from({ length: 2500 }, (_, number) => folder(number + 1))
  const rest = fakeRest().on(talentFolderList, ({ body }) => {
    const { pageIndex, pageSize } = body!
    return { ...pageOf(all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), all.length) }
  })
  const read = async (number: number) =>
    (await execute('query ($id: ID!) { node(id: $id) { ... on TalentFolder { name } } }', { rest, variables: { id: idOf('TalentFolder', number) } })).data.node
  expect(await read(1500)).toEqual({ name: 'Folder 1500' })
  expect(rest.calls).toHaveLength(2)
  expect(await read(9999)).toBeNull()
  expect(rest.calls).toHaveLength(5)
})
