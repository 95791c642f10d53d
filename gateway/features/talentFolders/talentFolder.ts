import {
  talentFolderByIds,
  talentFolderList,
  talentFolderShareableUsers,
  type TalentFolder as Row,
} from '../../../services/features/talentFolders/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, wantedOf } from '../../core/graph/connection.ts'
import { recordId } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { signedIn } from '../../core/graph/permission.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { User } from '../users/user.ts'
import { permission, readingKeys } from './access.ts'

const folders = loader<Row>({
  read: (ids, { rest }) => rest.call(talentFolderByIds, { body: { ids: [...ids] } }),
  key: (folder) => folder.id,
})

const manages = (context: GatewayContext) => signedIn(context).permissions.has(permission)
const ownsIt = ({ isShare }: Row, _args: object, context: GatewayContext) => !isShare && manages(context)

export const TalentFolder = node<Row>('TalentFolder', {
  description: 'A folder that candidates are kept in.',
  permission: readingKeys,
  isByRecord: true,
  loader: folders,
  databaseId: (folder) => folder.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the folder.' }),
    isSharedWithAll: t.exposeBoolean('shareAll', {
      description: 'Everyone of the company who manages talents sees it.',
    }),
    isShared: t.exposeBoolean('isShare', {
      description: "Another user's folder, which the viewer sees because it is shared.",
      extensions: { personal: true },
    }),
    sharedUsers: t.field({
      type: [User],
      mayFailAlone: true,
      description: 'Users whom the folder is shared with by name.',
      resolve: async ({ shareUsers }, _args, context) =>
        (await Promise.all(shareUsers.map((userName) => User.load(context, userName)))).filter((user) => user !== null),
    }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'Whose folder it is; null when that account is gone.',
      resolve: ({ userName }, _args, context) => User.load(context, userName),
    }),
    ownerUserName: t.exposeString('userName', { description: 'User name of the owner.' }),
    canEdit: t.boolean({ description: 'The viewer may change name and sharing.', resolve: ownsIt }),
    canDelete: t.boolean({ description: 'The viewer may delete the folder.', resolve: ownsIt }),
    canUnfollow: t.boolean({
      description: 'The viewer may stop seeing the folder.',
      resolve: ({ isShare }, _args, context) => isShare && manages(context),
    }),
  }),
})

const TalentFolderConnection = connectionOf(TalentFolder)

/** People that a picker shows at once; typing narrows them. */
const shownUsers = 20

builder.queryFields((t) => ({
  talentFolders: t.field({
    type: TalentFolderConnection,
    operation: talentFolderList,
    description: 'Folders that the viewer may see: own, shared with the viewer, shared with all; in name order.',
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      ownOnly: t.arg.boolean({
        description: "Only the viewer's own: the choices when a candidate is put into folders.",
      }),
      ...pageArgs,
    },
    resolve: async (_root, { search, ownOnly, ...args }, context, info) => {
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(talentFolderList, {
            body: { ...part, ...(search && { keyword: search }), ...(ownOnly && { ownOnly }) },
          }),
        wantedOf(info),
      )
      folders.prime(context, page.rows)
      return page
    },
  }),
  talentFolder: t.field({
    type: TalentFolder,
    nullable: true,
    permission,
    description: 'One folder by the id that addresses carry; null when there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => TalentFolder.load(context, recordId(databaseId)),
  }),
  talentFolderShareableUsers: t.field({
    type: [User],
    operation: talentFolderShareableUsers,
    description: `Up to ${shownUsers} users whom the viewer may share a folder with, in name order: those who manage talents, without the viewer.`,
    args: { search: t.arg.string({ description: 'Part of the name, user name or e-mail.' }) },
    resolve: async (_root, { search }, context) => {
      const { data } = await context.rest.call(talentFolderShareableUsers, {
        body: { pageIndex: 0, pageSize: shownUsers, ...(search && { keyword: search }) },
      })
      return (await Promise.all(data.map(({ userName }) => User.load(context, userName)))).filter(
        (user) => user !== null,
      )
    },
  }),
}))
