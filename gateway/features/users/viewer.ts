import { currentUserInfo } from '../../../services/features/users/contract.ts'
import { builder } from '../../core/builder.ts'
import type { Viewer as ViewerShape } from '../../core/context.ts'
import { once } from '../../core/loader.ts'
import { signedIn } from '../../core/permission.ts'
import { User } from './user.ts'

/** Names come from the services; what the access token says needs no call. */
const currentUser = once(({ rest }) => rest.call(currentUserInfo))

const Company = builder.objectRef<{ id: string; name: string }>('Company').implement({
  description: 'The company that the viewer works in; everything read belongs to it.',
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The id that the services use.' }),
    name: t.exposeString('name', { description: 'Name of the company.' }),
  }),
})

const Viewer = builder.objectRef<ViewerShape>('Viewer').implement({
  description: 'Who asks: the account of the access token.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The viewer\'s own user record.',
      resolve: async (_viewer, _args, context) => {
        const { id, userName, fullName, email } = await currentUser(context)
        return { id, userName, fullName, email }
      },
    }),
    company: t.field({
      type: Company,
      description: 'The viewer\'s company.',
      resolve: async (_viewer, _args, context) => {
        const { companyId, companyName } = await currentUser(context)
        return { id: companyId, name: companyName }
      },
    }),
    roles: t.stringList({ description: 'All roles of the account.', resolve: ({ roles }) => roles }),
    currentRole: t.exposeString('currentRole', { description: 'The role that the viewer works in now.' }),
    permissions: t.stringList({ description: 'Permission keys that the viewer holds.', resolve: ({ permissions }) => [...permissions] }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    signedIn: true,
    description: 'Who asks.',
    resolve: (_root, _args, context) => signedIn(context),
  }),
)
