import { checkPermission, currentUserInfo, profileDetail } from '../../../services/features/users/contract.ts'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { isPermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { builder } from '../../core/graph/builder.ts'
import type { Viewer as ViewerShape } from '../../core/graph/context.ts'
import { recordId } from '../../core/graph/ids.ts'
import { once } from '../../core/graph/loader.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { RequestError } from '../../core/graph/requestError.ts'
import { Company } from '../companies/company.ts'
import { User, UserAccount } from './user.ts'

/** Names come from the services; the data in the access token needs no call. */
const currentUser = once(({ rest }) => rest.call(currentUserInfo))

const isSame = (some: Iterable<string>, others: Iterable<string>) =>
  [...new Set(some)].sort().join(' ') === [...new Set(others)].sort().join(' ')

const Profile = builder
  .objectRef<AnswerOf<typeof profileDetail>>('Profile')
  .implement({
    description: "The viewer's own data.",
    fields: (t) => ({
      user: t.field({ type: User, description: 'The user record.', resolve: (profile) => profile }),
      account: t.field({ type: UserAccount, description: 'Account of the user.', resolve: (profile) => profile }),
      company: t.field({
        type: Company,
        mayFailAlone: true,
        description: 'Company of the user.',
        resolve: ({ companyId, companyName }) => ({ id: companyId, name: companyName }),
      }),
      avatar: t.exposeString('avatar', { nullable: true, description: 'The picture as a data URL.' }),
    }),
  })

export const Viewer = builder.objectRef<ViewerShape>('Viewer').implement({
  description: 'The viewer: the account of the access token.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: "The viewer's own user record.",
      resolve: async (_viewer, _args, context) => {
        const {
          roles: _roles,
          currentRole: _role,
          companyId: _id,
          companyName: _name,
          timeZone: _zone,
          ...user
        } = await currentUser(context)
        return user
      },
    }),
    company: t.field({
      type: Company,
      description: "The viewer's company.",
      resolve: async (viewer, _args, context) => {
        const { companyId, companyName } = await currentUser(context)
        return { id: recordId(companyId) ?? viewer.companyId, name: companyName }
      },
    }),
    timeZone: t.string({
      nullable: true,
      mayFailAlone: true,
      description: "IANA name of the viewer's time zone; null if not set.",
      resolve: async (_viewer, _args, context) => (await currentUser(context)).timeZone ?? null,
    }),
    profile: t.field({
      type: Profile,
      permission: 'UserProfile:ReadUserProfile',
      description: "The viewer's own profile.",
      resolve: (_viewer, _args, { rest }) => rest.call(profileDetail),
    }),
    hasCurrentToken: t.boolean({
      description:
        'The permission check at the start of a session: UNAUTHENTICATED if the account or its role no longer ' +
        'exists; false if roles or permissions have changed since the access token was issued, so that a renewed ' +
        'token would differ.',
      resolve: async ({ roles, permissions, isExternal }, _args, { rest }) => {
        const { ok, ...now } = await rest.call(checkPermission)
        if (!ok) throw new RequestError('UNAUTHENTICATED', 'The permission check failed')
        return (
          (!now.roles || isSame(roles, now.roles)) &&
          (!now.permissions || isSame(permissions, now.permissions.filter(isPermissionKey))) &&
          (now.isExternal ?? isExternal) === isExternal
        )
      },
    }),
    roles: t.stringList({ description: 'Codes of all roles of the account.', resolve: ({ roles }) => roles }),
    currentRole: t.exposeString('currentRole', { description: "The viewer's current role." }),
    permissions: t.field({
      type: ['Permission'],
      description: 'Permission keys that the viewer holds.',
      resolve: ({ permissions }) => [...permissions],
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    everyRole: true,
    description: 'The user to whom the access token belongs.',
    resolve: (_root, _args, context) => signedIn(context),
  }),
)
