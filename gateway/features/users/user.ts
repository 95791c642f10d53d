import { userSearch, usersByUserNames, type UserSummary } from '../../../services/features/users/contract.ts'
import { builder } from '../../core/builder.ts'
import { connectionOf, pageArgs } from '../../core/connection.ts'
import { loader } from '../../core/loader.ts'
import { node } from '../../core/node.ts'
import { readPages } from '../../core/paging.ts'

const users = loader<UserSummary>({
  read: (userNames, { rest }) => rest.call(usersByUserNames, { body: [...userNames] }),
  key: (user) => user.userName,
  isLasting: true,
})

/** Records name people by user name, so that is what a user is loaded by, and what the global id carries. */
export const User = node<UserSummary>('User', {
  description: 'Somebody of the viewer\'s company.',
  loader: users,
  databaseId: (user) => user.id,
  key: (user) => user.userName,
  fields: (t) => ({
    userName: t.exposeString('userName', { description: 'Name for signing in; records name their owner by it.' }),
    fullName: t.exposeString('fullName', { description: 'Name as people read it.' }),
    email: t.exposeString('email', { nullable: true, description: 'E-mail address.' }),
  }),
})

const UserConnection = connectionOf(User)

builder.queryField('users', (t) =>
  t.field({
    type: UserConnection,
    signedIn: true,
    description: 'Users of the viewer\'s company, in name order.',
    args: { search: t.arg.string({ description: 'Part of the name, user name or e-mail.' }), ...pageArgs },
    resolve: (_root, { search, ...args }, { rest }) =>
      readPages(args, (page) => rest.call(userSearch, { body: { ...page, ...(search && { keyword: search }) } })),
  }),
)
