import { talentFolderList, type TalentFolder as Row } from '../../../services/features/talentFolders/contract.ts'
import { builder } from '../../core/builder.ts'
import { connectionOf, pageArgs } from '../../core/connection.ts'
import { loader } from '../../core/loader.ts'
import { node } from '../../core/node.ts'
import { readPages } from '../../core/paging.ts'
import { User } from '../users/user.ts'

const permission = ['TalentManagement:TalentManagement', 'Candidate:CV-Verification'] as const
/** The services' largest page; a viewer's own folders nearly always fit into one. */
const pageSize = 1000
const mostPages = 10

/** The services read folders as a list only, so the list is searched until all are found. */
const folders = loader<Row>({
  read: async (ids, { rest }) => {
    const missing = new Set(ids)
    const found: Row[] = []
    for (let pageIndex = 0; missing.size > 0 && pageIndex < mostPages; pageIndex += 1) {
      const { data, totalItem } = await rest.call(talentFolderList, { body: { pageIndex, pageSize } })
      found.push(...data.filter((folder) => missing.delete(folder.id)))
      if (data.length === 0 || (pageIndex + 1) * pageSize >= totalItem) break
    }
    return found
  },
  key: (folder) => folder.id,
})

export const TalentFolder = node<Row>('TalentFolder', {
  description: 'A folder that candidates are kept in.',
  permission,
  loader: folders,
  databaseId: (folder) => folder.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the folder.' }),
    isSharedWithAll: t.exposeBoolean('shareAll', { description: 'Everyone of the company who manages talents sees it.' }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'Whose folder it is; null when that account is gone.',
      resolve: ({ userName }, _args, context) => User.load(context, userName),
    }),
  }),
})

const TalentFolderConnection = connectionOf(TalentFolder)

builder.queryField('talentFolders', (t) =>
  t.field({
    type: TalentFolderConnection,
    permission,
    description: 'The viewer\'s own candidate folders, in name order.',
    args: { search: t.arg.string({ description: 'Part of the name.' }), ...pageArgs },
    resolve: (_root, { search, ...args }, { rest }) =>
      readPages(args, (page) => rest.call(talentFolderList, { body: { ...page, ...(search && { keyword: search }) } })),
  }),
)
