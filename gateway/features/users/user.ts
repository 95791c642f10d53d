import {
  accountByUserNames,
  accountList,
  userSearch,
  usersByPermission,
  usersByUserNames,
  type UserDetail,
  type UserSummary,
} from '../../../services/features/users/contract.ts'
import { permissionKeys } from '../../../services/core/contract/permissionKeys.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import { idOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { RequestError } from '../../core/graph/requestError.ts'

const users = loader<UserSummary>({
  read: (userNames, { rest }) => rest.call(usersByUserNames, { body: [...userNames] }),
  key: (user) => user.userName,
  isLasting: true,
})

const accounts = loader<UserDetail>({
  read: (userNames, { rest }) => rest.call(accountByUserNames, { body: [...userNames] }),
  key: (user) => user.userName,
})

/** Records name people by user name, so that is what a user is loaded by, and what the global id carries. */
export const User = node<UserSummary>('User', {
  description: "Somebody of the viewer's company.",
  loader: users,
  databaseId: (user) => user.id,
  key: (user) => user.userName,
  fields: (t) => ({
    userName: t.exposeString('userName', { description: 'Name for signing in; records name their owner by it.' }),
    fullName: t.exposeString('fullName', { description: 'Name as people read it.' }),
    email: t.exposeString('email', { nullable: true, description: 'E-mail address of the user.' }),
    title: t.string({ nullable: true, description: 'Position in the company.', resolve: ({ title }) => title ?? null }),
    isActive: t.boolean({
      description: 'The account is in use; a disabled one cannot sign in.',
      resolve: ({ status }) => status !== 'disabled',
    }),
    avatarUrl: t.string({
      nullable: true,
      description:
        'Path of the picture, for a request with the bearer token; null without one. It changes with the picture.',
      resolve: ({ id, avatarVersion }) =>
        avatarVersion ? `/download/userAvatar?${new URLSearchParams({ id, version: avatarVersion })}` : null,
    }),
  }),
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
      isEmailVerified: t.exposeBoolean('emailVerified', { description: 'The e-mail address has been confirmed.' }),
      version: t.exposeInt('version', { description: 'Grows with each change; a change names the one that it saw.' }),
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the account was made.' }),
      updatedAt: t.expose('updatedDate', { type: 'DateTime', description: 'When the account was last changed.' }),
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
      'version' in user ? (user as UserDetail) : accounts.load(context, user.userName),
  }),
)

const UserConnection = connectionOf(User)

const UserFilter = builder.inputType('UserFilter', {
  description: 'Conditions on accounts; all of them must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the name, user name or e-mail.' }),
    isActive: t.boolean({ description: 'Only accounts in use, or only disabled ones.' }),
    roleCode: t.string({ description: 'Holds this role.' }),
    departmentId: t.id({ description: 'Works in this department (global id) or below it.' }),
  }),
})

/** Module and action of a key; throws BAD_INPUT for a text that is none. */
const partsOf = (key: string) => {
  const [module = '', permission = ''] = (permissionKeys as readonly string[]).includes(key) ? key.split(':') : []
  if (!module)
    throw new RequestError('BAD_INPUT', 'permission is no permission key', {
      fields: { permission: ['is no permission key'] },
    })
  return { module, permission }
}

builder.queryFields((t) => ({
  users: t.field({
    type: UserConnection,
    operation: userSearch,
    description: "Users of the viewer's company, in name order.",
    args: { search: t.arg.string({ description: 'Part of the name, user name or e-mail.' }), ...pageArgs },
    resolve: (_root, { search, ...args }, { rest }) =>
      readPages(args, (page) => rest.call(userSearch, { body: { ...page, ...(search && { keyword: search }) } })),
  }),
  userAccounts: t.field({
    type: UserConnection,
    operation: accountList,
    description: "Users of the viewer's company with their accounts, disabled ones too, in name order.",
    args: { filter: t.arg({ type: UserFilter, description: 'Conditions that the users meet.' }), ...pageArgs },
    resolve: (_root, { filter, ...args }, { rest }) => {
      const { search, isActive, roleCode, departmentId } = filter ?? {}
      const conditions = {
        ...(search && { keyword: search }),
        ...(isActive != null && { status: isActive ? ('active' as const) : ('disabled' as const) }),
        ...(roleCode && { roleCode }),
        ...(departmentId && { departmentId: idOf('Department', departmentId, 'departmentId') }),
      }
      return readPages<UserSummary>(args, (page) => rest.call(accountList, { body: { ...page, ...conditions } }))
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
      permission: t.arg.string({ required: true, description: 'Permission key: module, colon, action.' }),
      departmentId: t.arg.id({ description: 'Only those of this department (global id) and below it.' }),
    },
    resolve: async (_root, { permission, departmentId }, { rest }) => {
      const department = departmentId ? { departmentId: idOf('Department', departmentId, 'departmentId') } : {}
      return rest.call(usersByPermission, { query: { ...partsOf(permission), ...department } })
    },
  }),
}))
