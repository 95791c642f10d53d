import {
  talentFolderGet,
  talentFolderByIds,
  talentFolderList,
  talentFolderShareableUsers,
  type TalentFolder as Row,
} from '../../../services/features/talentFolders/contract.ts'
import { usersByPermission } from '../../../services/features/users/contract.ts'
import { fold } from '../../../common/text.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { recordId } from '../../core/graph/ids.ts'
import { byIds, loader, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { isViewer, signedIn } from '../../core/graph/permission.ts'
import { orInstead } from '../../core/rest/instead.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { User } from '../users/user.ts'
import { permission, readingKeys } from './access.ts'

const folders = loader<Row>({
  read: byIds(
    talentFolderByIds,
    oneByOne((id, { rest }) => rest.call(talentFolderGet, { params: { id } })),
  ),
  key: (folder) => folder.id,
})

const manages = (context: GatewayContext) => signedIn(context).permissions.has(permission)
const ownsIt = ({ isShare }: Row, _args: object, context: GatewayContext) => !isShare && manages(context)

/** Those who manage talents, without the viewer, of services that do not search among them. */
async function managers(query: string, context: GatewayContext) {
  const [module = '', key = ''] = permission.split(':')
  const found = await context.rest.call(usersByPermission, { query: { module, permission: key } })
  const data = found.filter(
    ({ userName, fullName }) => !isViewer(context, userName) && fold(`${fullName} ${userName}`).includes(fold(query)),
  )
  return { data: data.slice(0, shownUsers) }
}

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
      const { rest } = context
      const { data } = await orInstead<{ data: readonly { userName: string }[] }>(
        rest,
        talentFolderShareableUsers,
        () =>
          rest.call(talentFolderShareableUsers, {
            fieldNames: { keyword: 'query' },
            body: { pageIndex: 0, pageSize: shownUsers, ...(query && { keyword: query }) },
          }),
        () => managers(query ?? '', context),
      )
      return (await Promise.all(data.map(({ userName }) => User.load(context, userName)))).filter(
        (user) => user !== null,
      )
    },
  }),
}))
