import { createMessage } from '../../../services/core/contract/messages.ts'
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

/** Records refer to users by user name, so users are loaded by it and the global id contains it. */
const UserNode = node<UserSummary>('User', {
  description:
    "A user of the viewer's company. Records may name users whom the users' service does not know or whom the caller may not read: these have only a user name, and zeros as `databaseId`.",
  loader: users,
  databaseId: (user) => user.id,
  key: (user) => user.userName,
  fields: (t) => ({
    userName: t.exposeString('userName', {
      description: 'Name for signing in, by which records refer to their owner.',
    }),
    fullName: t.exposeString('fullName', { description: 'The display name.' }),
    email: t.expose('email', { type: 'EmailAddress', nullable: true, description: 'E-mail address of the user.' }),
    title: t.string({ nullable: true, description: 'Position in the company.', resolve: ({ title }) => title ?? null }),
    isActive: t.boolean({
      description: 'Whether the account is in use; a disabled account cannot sign in.',
      // An unknown status of the services does not count as in use.
      resolve: ({ status }) => status === undefined || status === 'active',
    }),
    avatarUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'Path of the picture, to be requested with the bearer token; null if there is none. It changes with the picture.',
      resolve: ({ id, avatarVersion }) =>
        avatarVersion ? `/download/userAvatar?${new URLSearchParams({ id, version: avatarVersion })}` : null,
    }),
  }),
})

/** Returns a user of whom only the user name is known. */
const nameOnly = (userName: string): UserSummary => ({
  id: nullId,
  userName,
  fullName: userName,
  email: null,
  status: 'disabled',
})

const nameFields: ReadonlySet<string> = new Set(['__typename', 'id', 'userName'])

type Found = Promise<UserSummary> | UserSummary

function named(context: GatewayContext, userName: string, info: GraphQLResolveInfo): Found
function named(context: GatewayContext, userName: string | null, info: GraphQLResolveInfo): Found | null
function named(context: GatewayContext, userName: string | null, info: GraphQLResolveInfo): Found | null {
  if (!userName) return null
  // The record that refers to the user already has all the requested fields.
  if (selectsOnly(info, nameFields)) return nameOnly(userName)
  const user = UserNode.tryLoad(context, userName)
  return user instanceof Promise ? user.then((found) => found ?? nameOnly(userName)) : (user ?? nameOnly(userName))
}

export const User = Object.assign(UserNode, {
  /**
   * Returns the user to whom a record refers: with the name only if the service does not know them, and for external
   * roles.
   */
  named,
  /** Returns several users in the same way. */
  allNamed: (context: GatewayContext, userNames: readonly string[], info: GraphQLResolveInfo) =>
    Promise.all(userNames.map((userName) => named(context, userName, info))),
})

/** Data that only account managers and the users themselves may see. */
export const UserAccount = builder
  .objectRef<UserDetail>('UserAccount')
  .implement({
    description: 'The account of a user, for users who manage accounts.',
    fields: (t) => ({
      givenName: t.exposeString('name', { description: 'Given name of the user.' }),
      familyName: t.exposeString('familyName', { description: 'Family name of the user.' }),
      phone: t.exposeString('phone', { nullable: true, description: 'Phone number of the user.' }),
      roleCodes: t.exposeStringList('roles', { description: "Codes of the account's roles." }),
      activeRoleCode: t.exposeString('activeRole', { nullable: true, description: 'The role in the next token.' }),
      hasSecondFactor: t.boolean({
        description: 'Whether sign-in requires a code of an authenticator.',
        resolve: (user) => user.hasSecondFactor ?? false,
      }),
      isEmailVerified: t.exposeBoolean('emailVerified', {
        description: 'Whether the e-mail address has been confirmed.',
      }),
      language: t.field({
        type: Language,
        nullable: true,
        description: "The user's language in the product; null if not set.",
        resolve: ({ language }) => (language && isLanguage(language) ? language : null),
      }),
      timeZone: t.string({
        nullable: true,
        description: "IANA name of the user's time zone; null if not set.",
        resolve: ({ timeZone }) => timeZone ?? null,
      }),
      phoneExtension: t.string({
        nullable: true,
        description: 'Phone extension for their calls; null if they have none.',
        resolve: ({ ext }) => ext ?? null,
      }),
      version: t.exposeInt('version', {
        description: 'Increases with each change; a mutation passes the version that it read.',
      }),
      createdAt: t.expose('createdDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the account was created.',
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
    description: 'The account; null if it has been deleted.',
    // Lists of accounts and account mutations already provide it.
    resolve: (user, _args, context) =>
      'version' in user ? (user as UserDetail) : user.id === nullId ? null : accounts.load(context, user.userName),
  }),
)

const UserConnection = connectionOf(User)

/** Returns module and action of a permission key. Throws BAD_INPUT if the key does not exist. */
const partsOf = (key: string) => {
  const [module = '', permission = ''] = (permissionKeys as readonly string[]).includes(key) ? key.split(':') : []
  if (!module) throw badInput({ permission: createMessage('UNKNOWN_PERMISSIONS', { keys: key }) })
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
    description: "Users of the viewer's company with their accounts, including disabled ones, in name order.",
    args: {
      query: t.arg.string({ description: 'Part of the name, user name or e-mail, or a phone extension.' }),
      filter: t.arg({ type: UserFilter, description: 'Which accounts to return; all if omitted.' }),
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
    description: "One user of the viewer's company by user name; null if there is none.",
    args: { userName: t.arg.string({ required: true, description: 'The user name to look up.' }) },
    resolve: (_root, { userName }, context) => User.load(context, userName.toLowerCase()),
  }),
  usersByPermission: t.field({
    type: [User],
    operation: usersByPermission,
    description: 'Active users who hold a permission through one of their roles, in name order; at most 1,000.',
    args: {
      permission: t.arg({ type: 'Permission', required: true, description: 'Permission key: module, colon, action.' }),
      departmentId: t.arg.id({ description: 'Only users of this department (global id) and those below it.' }),
    },
    resolve: async (_root, { permission, departmentId }, { rest }) => {
      const department = departmentId ? { departmentId: idOf('Department', departmentId, 'departmentId') } : {}
      return rest.call(usersByPermission, { query: { ...partsOf(permission), ...department } })
    },
  }),
}))
