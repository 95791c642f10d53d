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

const managesTalents = (context: GatewayContext) => signedIn(context).permissions.has(permission)
const ownsFolder = ({ isShare }: Row, _args: object, context: GatewayContext) => !isShare && managesTalents(context)

/** Returns the users who manage talents, without the viewer, for services that have no search for them. */
async function managers(query: string, context: GatewayContext) {
  const [module = '', key = ''] = permission.split(':')
  const found = await context.rest.call(usersByPermission, { query: { module, permission: key } })
  const data = found.filter(
    ({ userName, fullName }) => !isViewer(context, userName) && fold(`${fullName} ${userName}`).includes(fold(query)),
  )
  return { data: data.slice(0, shownUsers) }
}

export const TalentFolder = node<Row>('TalentFolder', {
  description: 'A folder of candidates.',
  permission: readingKeys,
  isByRecord: true,
  loader: folders,
  databaseId: (folder) => folder.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the folder.' }),
    isSharedWithAll: t.exposeBoolean('shareAll', {
      description: 'Whether it is shared with everyone in the company who manages talents.',
    }),
    isShared: t.exposeBoolean('isShare', {
      description: 'Whether it is a folder of another user that is shared with the viewer.',
      extensions: { personal: true },
    }),
    sharedUsers: t.field({
      type: [User],
      mayFailAlone: true,
      description: 'Users with whom the folder is shared by name.',
      resolve: ({ shareUsers }, _args, context, info) => User.allNamed(context, shareUsers, info),
    }),
    owner: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The owner of the folder.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    canEdit: t.boolean({ description: 'Whether the viewer may change the name and sharing.', resolve: ownsFolder }),
    canDelete: t.boolean({ description: 'Whether the viewer may delete the folder.', resolve: ownsFolder }),
    canUnfollow: t.boolean({
      description: 'Whether the viewer may stop seeing the folder.',
      resolve: ({ isShare }, _args, context) => isShare && managesTalents(context),
    }),
  }),
})

const TalentFolderConnection = connectionOf(TalentFolder)

const TalentFolderFilter = builder.inputType('TalentFolderFilter', {
  description: 'Conditions on talent folders. All conditions must hold.',
  fields: (t) => ({
    isOwn: t.boolean({ description: "true: only the viewer's own folders, to which candidates can be added." }),
  }),
})

/** Number of users that a picker shows at once; typing narrows them down. */
const shownUsers = 20

builder.queryFields((t) => ({
  talentFolders: t.field({
    type: TalentFolderConnection,
    operation: talentFolderList,
    description:
      'Folders that the viewer may see, in name order: their own, those shared with them and those shared with everyone.',
    args: {
      query: t.arg.string({ description: 'Part of the name.' }),
      filter: t.arg({ type: TalentFolderFilter, description: 'Which folders to return; all if omitted.' }),
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
    description: 'One folder by the id used in URLs; null if there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    resolve: (_root, { databaseId }, context) => TalentFolder.load(context, recordId(databaseId)),
  }),
  talentFolderShareableUsers: t.field({
    type: [User],
    operation: talentFolderShareableUsers,
    description: `Up to ${shownUsers} users with whom the viewer may share a folder, in name order: those who manage talents, without the viewer.`,
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
