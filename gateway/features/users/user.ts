import { say } from '../../../services/core/contract/messages.ts'
import type { GraphQLResolveInfo } from 'graphql'
import {
  accountByUserNames,
  accountList,
  userCommonList,
  userSearch,
  usersByPermission,
  usersByUserNames,
  type UserDetail,
  type UserSummary,
} from '../../../services/features/users/contract.ts'
import { isLanguage } from '../../../services/core/contract/languages.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { permissionKeys } from '../../../services/core/contract/permissionKeys.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { pageOf } from '../../core/rest/restPage.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { selectsOnly } from '../../core/graph/selection.ts'
import { Language } from '../translations/translation.ts'
import { conditionsOf, UserFilter } from './userFilter.ts'

const users = loader<UserSummary>({
  read: (userNames, { rest }) => rest.call(usersByUserNames, { body: [...userNames] }),
  key: (user) => user.userName,
  isLasting: true,
})

const accounts = loader<UserDetail>({
  read: (userNames, { rest }) =>
    orInstead(
      rest,
      accountByUserNames,
      () => rest.call(accountByUserNames, { body: [...userNames] }),
      async () => {
        const { data } = await rest.call(accountList, { body: { pageIndex: 0, pageSize: 1000 } })
        return data.filter(({ userName }) => userNames.includes(userName))
      },
    ),
  key: (user) => user.userName,
})

/** Records name people by user name, so that is what a user is loaded by, and what the global id carries. */
const UserNode = node<UserSummary>('User', {
  description:
    "Somebody of the viewer's company. Records may name people whom the users' service does not know, or who may not be read by the viewer: these have a user name only, and zeros as `databaseId`.",
  loader: users,
  databaseId: (user) => user.id,
  key: (user) => user.userName,
  fields: (t) => ({
    userName: t.exposeString('userName', { description: 'Name for signing in; records name their owner by it.' }),
    fullName: t.exposeString('fullName', { description: 'Name as people read it.' }),
    email: t.expose('email', { type: 'EmailAddress', nullable: true, description: 'E-mail address of the user.' }),
    title: t.string({ nullable: true, description: 'Position in the company.', resolve: ({ title }) => title ?? null }),
    isActive: t.boolean({
      description: 'The account is in use; a disabled one cannot sign in.',
      // A status that only the services have: nobody knows that it is in use.
      resolve: ({ status }) => status === undefined || status === 'active',
    }),
    avatarUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'Path of the picture, for a request with the bearer token; null without one. It changes with the picture.',
      resolve: ({ id, avatarVersion }) =>
        avatarVersion ? `/download/userAvatar?${new URLSearchParams({ id, version: avatarVersion })}` : null,
    }),
  }),
})

/** Of a name that is all that is known of somebody. */
const nameOnly = (userName: string): UserSummary => ({
  id: nullId,
  userName,
  fullName: userName,
  email: null,
  status: 'disabled',
})

const ofName: ReadonlySet<string> = new Set(['__typename', 'id', 'userName'])

type Found = Promise<UserSummary> | UserSummary

function named(context: GatewayContext, userName: string, info: GraphQLResolveInfo): Found
function named(context: GatewayContext, userName: string | null, info: GraphQLResolveInfo): Found | null
function named(context: GatewayContext, userName: string | null, info: GraphQLResolveInfo): Found | null {
  if (!userName) return null
  // The record that names somebody has told as much.
  if (selectsOnly(info, ofName)) return nameOnly(userName)
  const user = UserNode.tryLoad(context, userName)
  return user instanceof Promise ? user.then((found) => found ?? nameOnly(userName)) : (user ?? nameOnly(userName))
}

export const User = Object.assign(UserNode, {
  /** The user whom a record names: with the name alone where the service knows nobody, and for external roles. */
  named,
  /** The same for several. */
  allNamed: (context: GatewayContext, userNames: readonly string[], info: GraphQLResolveInfo) =>
    Promise.all(userNames.map((userName) => named(context, userName, info))),
})

/** What only those see who manage accounts, and people of themselves. */
export const UserAccount = builder
  .objectRef<UserDetail>('UserAccount')
  .implement({
    description: 'The account of a user, for those who manage accounts.',
    fields: (t) => ({
      givenName: t.exposeString('name', { description: 'Given name of the user.' }),
      familyName: t.exposeString('familyName', { description: 'Family name of the user.' }),
      phone: t.exposeString('phone', { nullable: true, description: 'Phone number of the user.' }),
      roleCodes: t.exposeStringList('roles', { description: 'Codes of the roles that the account holds.' }),
      activeRoleCode: t.exposeString('activeRole', {
        nullable: true,
        description: 'The role that the next token carries.',
      }),
      hasSecondFactor: t.boolean({
        description: 'Sign-in asks them for a code of an authenticator.',
        resolve: (user) => user.hasSecondFactor ?? false,
      }),
      isEmailVerified: t.exposeBoolean('emailVerified', { description: 'The e-mail address has been confirmed.' }),
      language: t.field({
        type: Language,
        nullable: true,
        description: 'Language that they read the product in; null until they have told it.',
        resolve: ({ language }) => (language && isLanguage(language) ? language : null),
      }),
      timeZone: t.string({
        nullable: true,
        description: 'IANA name of the time zone that they live in; null until it was told.',
        resolve: ({ timeZone }) => timeZone ?? null,
      }),
      phoneExtension: t.string({
        nullable: true,
        description: 'Extension of the telephone exchange with which they call; null for none.',
        resolve: ({ ext }) => ext ?? null,
      }),
      version: t.exposeInt('version', { description: 'Grows with each change; a change names the one that it saw.' }),
      createdAt: t.expose('createdDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the account was made.',
      }),
      updatedAt: t.expose('updatedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the account was last changed.',
      }),
    }),
  })

builder.objectField(User, 'account', (t) =>
  t.field({
    type: UserAccount,
    nullable: true,
    permission: ['User:ListUser', 'User:ReadUser'],
    description: 'The account; null when it has been deleted.',
    // A list of accounts, or a change of one, brings it along.
    resolve: (user, _args, context) =>
      'version' in user ? (user as UserDetail) : user.id === nullId ? null : accounts.load(context, user.userName),
  }),
)

const UserConnection = connectionOf(User)

/** Module and action of a key; throws BAD_INPUT for a text that is none. */
const partsOf = (key: string) => {
  const [module = '', permission = ''] = (permissionKeys as readonly string[]).includes(key) ? key.split(':') : []
  if (!module) throw badInput({ permission: say('UNKNOWN_PERMISSIONS', { keys: key }) })
  return { module, permission }
}

builder.queryFields((t) => ({
  users: t.field({
    type: UserConnection,
    operation: userSearch,
    description: "Users of the viewer's company, in name order.",
    args: {
      query: t.arg.string({ description: 'Part of the name, user name or e-mail, or a phone extension.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, ...args }, { rest }) =>
      readPages(args, (page) =>
        orInstead(
          rest,
          userSearch,
          () =>
            rest.call(userSearch, {
              fieldNames: { keyword: 'query' },
              body: { ...page, ...(query && { keyword: query }) },
            }),
          async () => pageOf(await rest.call(userCommonList, { query: query ? { search: query } : {} }), page),
        ),
      ),
  }),
  userAccounts: t.field({
    type: UserConnection,
    operation: accountList,
    description: "Users of the viewer's company with their accounts, disabled ones too, in name order.",
    args: {
      query: t.arg.string({ description: 'Part of the name, user name or e-mail, or a phone extension.' }),
      filter: t.arg({ type: UserFilter, description: 'Which accounts; all without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, ...args }, { rest }) => {
      const conditions = { ...(query && { keyword: query }), ...conditionsOf(filter) }
      return readPages<UserSummary>(args, (page) =>
        rest.call(accountList, { fieldNames: { keyword: 'query' }, body: { ...page, ...conditions } }),
      )
    },
  }),
  user: t.field({
    type: User,
    nullable: true,
    signedIn: true,
    description: "One user of the viewer's company by user name; null when there is none.",
    args: { userName: t.arg.string({ required: true, description: 'User name to look for.' }) },
    resolve: (_root, { userName }, context) => User.load(context, userName.toLowerCase()),
  }),
  usersByPermission: t.field({
    type: [User],
    operation: usersByPermission,
    description: 'Active users who hold a permission through one of their roles, in name order; at most 1,000.',
    args: {
      permission: t.arg({ type: 'Permission', required: true, description: 'Permission key: module, colon, action.' }),
      departmentId: t.arg.id({ description: 'Only those of this department (global id) and below it.' }),
    },
    resolve: async (_root, { permission, departmentId }, { rest }) => {
      const department = departmentId ? { departmentId: idOf('Department', departmentId, 'departmentId') } : {}
      return rest.call(usersByPermission, { query: { ...partsOf(permission), ...department } })
    },
  }),
}))
