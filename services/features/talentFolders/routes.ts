import { notFound } from '../../core/http/errors.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { foldersByIds, listFolders, sharingKey } from './queries.ts'
import './tables.ts'
import { createFolder, deleteFolder, unfollowFolder, updateFolder } from './writes.ts'

export const routes: Route[] = [
  implement(contract.talentFolderList, ({ body }, { db, caller }) => listFolders(db, caller, body, body)),
  implement(contract.talentFolderListForCommon, async (_input, { db, caller }) => {
    const { data } = await listFolders(db, caller, { ownOnly: true }, { pageIndex: 0, pageSize: 1000, total: false })
    return data.map(({ id, name }) => ({ id, name }))
  }),
  implement(contract.talentFolderByIds, ({ body }, { db, caller }) => foldersByIds(db, caller, body.ids)),
  implement(contract.talentFolderGet, async ({ params }, { db, caller }) => {
    const [folder] = await foldersByIds(db, caller, [params.id])
    if (!folder) throw notFound()
    return folder
  }),
  implement(contract.talentFolderCreate, ({ body }, context) => createFolder(context, body)),
  implement(contract.talentFolderUpdate, ({ params, body }, context) => updateFolder(context, params.id, body)),
  implement(contract.talentFolderDelete, ({ params }, context) => deleteFolder(context, params.id)),
  implement(contract.talentFolderUnfollow, ({ params }, context) => unfollowFolder(context, params.id)),
  implement(contract.talentFolderShareableUsers, ({ body: { keyword, ...paging } }, { caller, directory }) =>
    directory.holders(sharingKey, { keyword, except: caller.userName }, paging),
  ),
]
