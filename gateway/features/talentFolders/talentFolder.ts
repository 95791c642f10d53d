import {
  talentFolderByIds,
  talentFolderList,
  talentFolderShareableUsers,
  type TalentFolder as Row,
} from '../../../services/features/talentFolders/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
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
      resolve: ({ shareUsers }, _args, context, info) => User.allNamed(context, shareUsers, info),
    }),
    owner: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Whose folder it is.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    canEdit: t.boolean({ description: 'The viewer may change name and sharing.', resolve: ownsIt }),
    canDelete: t.boolean({ description: 'The viewer may delete the folder.', resolve: ownsIt }),
    canUnfollow: t.boolean({
      description: 'The viewer may stop seeing the folder.',
      resolve: ({ isShare }, _args, context) => isShare && manages(context),
    }),
  }),
})

const TalentFolderConnection = connectionOf(TalentFolder)

const TalentFolderFilter = builder.inputType('TalentFolderFilter', {
  description: 'Conditions on talent folders; all of them must hold.',
  fields: (t) => ({
    isOwn: t.boolean({ description: "true: only the viewer's own, which candidates can be put into." }),
  }),
})

/** People that a picker shows at once; typing narrows them. */
const shownUsers = 20

builder.queryFields((t) => ({
  talentFolders: t.field({
    type: TalentFolderConnection,
    operation: talentFolderList,
    description: 'Folders that the viewer may see: own, shared with the viewer, shared with all; in name order.',
    args: {
      query: t.arg.string({ description: 'Part of the name.' }),
      filter: t.arg({ type: TalentFolderFilter, description: 'Which folders; all without it.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, filter, ...args }, context, info) => {
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(talentFolderList, {
            fieldNames: { keyword: 'query' },
            body: { ...part, ...(query && { keyword: query }), ...(filter?.isOwn && { ownOnly: true }) },
          }),
        pageSelectionOf(info),
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
    args: { query: t.arg.string({ description: 'Part of the name, user name or e-mail.' }) },
    resolve: async (_root, { query }, context) => {
      const { data } = await context.rest.call(talentFolderShareableUsers, {
        fieldNames: { keyword: 'query' },
        body: { pageIndex: 0, pageSize: shownUsers, ...(query && { keyword: query }) },
      })
      return (await Promise.all(data.map(({ userName }) => User.load(context, userName)))).filter(
        (user) => user !== null,
      )
    },
  }),
}))
