import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, paged, paging } from '../../core/contract/shapes.ts'

export const userStatuses = ['active', 'disabled'] as const

/** What everyone in the company sees of a person. What is optional is ours; other services may leave it out. */
export const UserSummary = Type.Object({
  id: Id,
  userName: Type.String(),
  fullName: Type.String(),
  email: Nullable(Type.String()),
  title: Type.Optional(Nullable(Type.String({ description: 'ours: position in the company' }))),
  departmentId: Type.Optional(Nullable(Id)),
  status: Type.Optional(Type.Enum(userStatuses)),
  avatarVersion: Type.Optional(
    Nullable(Type.String({ description: 'ours: changes with the picture; null without one' })),
  ),
})
export type UserSummary = Static<typeof UserSummary>

/** A person as those who manage accounts see it; the bodies of these calls are not shown, so the members are ours. */
export const UserDetail = Type.Object({
  ...UserSummary.properties,
  name: Type.String({ description: 'given name' }),
  familyName: Type.String(),
  phone: Nullable(Type.String()),
  roles: Type.Array(Type.String(), { description: 'codes of the roles held' }),
  activeRole: Nullable(Type.String({ description: 'role that the next token carries' })),
  emailVerified: Type.Boolean(),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
  createdDate: Moment,
  updatedDate: Moment,
})
export type UserDetail = Static<typeof UserDetail>

const Text = (most: number) => Type.String({ maxLength: most })
const Ok = Type.Object({ ok: Type.Boolean() })
const byId = Type.Object({ id: Id })
const Department = Type.Optional(Nullable(Id))
const Keyword = Type.Optional(Text(200))
/** The null id or none: no condition. */
const Filter = Type.Optional(Id)
const editable = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  familyName: Text(100),
  fullName: Type.Optional(Text(200)),
  email: Nullable(Text(250)),
  phone: Type.Optional(Nullable(Text(30))),
  title: Type.Optional(Nullable(Text(100))),
  departmentId: Department,
}
const manage = { service: 'accounts', origin: 'spec' } as const

export const accountList = operation({
  ...manage,
  id: 'accountList',
  method: 'POST',
  path: '/accounts/list',
  access: 'User:ListUser',
  effect: 'read',
  body: Type.Object({
    ...paging(),
    keyword: Keyword,
    status: Type.Optional(Type.Enum(userStatuses)),
    roleCode: Type.Optional(Text(50)),
    departmentId: Filter,
  }),
  answer: paged(UserDetail),
  doc: "People of the caller's company by folded name, user name or e-mail, status, role and department (with those below it), in name order.",
  place: '000/7/61, 000/7/71',
})

export const accountGet = operation({
  ...manage,
  id: 'accountGet',
  method: 'GET',
  path: '/accounts/{id}',
  access: 'User:ReadUser',
  effect: 'read',
  params: byId,
  answer: UserDetail,
  doc: "One person of the caller's company.",
  place: '000/7/62',
})

export const accountByUserNames = operation({
  ...manage,
  id: 'accountByUserNames',
  method: 'POST',
  path: '/accounts/by-usernames',
  origin: 'ours',
  access: ['User:ListUser', 'User:ReadUser'],
  effect: 'read',
  body: Type.Array(Text(250), { maxItems: 1000 }),
  answer: Type.Array(UserDetail),
  doc: "People of the caller's company with what only account managers see, by user name; unknown names are left out.",
  place: 'ours',
})

// Not idempotent by a key, which would keep a hash of the password: the user name already lets a person be added once only.
export const accountCreate = operation({
  ...manage,
  id: 'accountCreate',
  method: 'POST',
  path: '/accounts/create',
  access: 'User:CreateUser',
  effect: 'write',
  body: Type.Object({
    ...editable,
    userName: Text(100),
    password: Text(200),
    roles: Type.Array(Text(50), { minItems: 1, maxItems: 50 }),
  }),
  answer: UserDetail,
  doc:
    'Adds a person. The user name is unique in the product; the password has 6+ characters with lower case, upper case, a digit and one ' +
    'of #$^+=!*()@%&. Nobody gives a role with permissions that they do not hold.',
  place: '000/7/63, 000/5/33',
})

export const accountUpdate = operation({
  ...manage,
  id: 'accountUpdate',
  method: 'PUT',
  path: '/accounts/{id}',
  access: 'User:UpdateUser',
  effect: 'write',
  params: byId,
  body: Type.Object({ ...editable, version: Type.Integer({ minimum: 1 }) }),
  answer: UserDetail,
  doc: 'Changes names, address and department. 599 when the record has changed since the caller saw it.',
  place: '000/7/62',
})

export const accountDelete = operation({
  ...manage,
  id: 'accountDelete',
  method: 'DELETE',
  path: '/accounts/{id}',
  access: 'User:DeleteUser',
  effect: 'write',
  params: byId,
  answer: Ok,
  doc: 'Ends an account for good; its user name stays taken, so that nobody inherits its records. Not the own one, nor the last administrator.',
  place: '000/7/62',
})

export const accountUpdateStatus = operation({
  ...manage,
  id: 'accountUpdateStatus',
  method: 'PUT',
  path: '/accounts/update-status',
  access: 'User:UpdateUser',
  effect: 'write',
  query: Type.Object({ userId: Id, status: Type.Enum(userStatuses), version: Type.Integer({ minimum: 1 }) }),
  answer: UserDetail,
  doc: 'Enables or disables an account: a disabled one cannot sign in or renew. 599 when the record has changed since the caller saw it.',
  place: '000/7/66',
})

export const accountAddToRole = operation({
  ...manage,
  id: 'accountAddToRole',
  method: 'PUT',
  path: '/accounts/{id}/add-to-role',
  access: 'User:UpdateUser',
  effect: 'write',
  params: byId,
  body: Type.Object({ roles: Type.Array(Text(50), { minItems: 1, maxItems: 50 }) }),
  answer: UserDetail,
  doc: 'The roles of a person become these. Nobody gives a role with permissions that they do not hold; an administrator always remains.',
  place: '000/7/67',
})

export const accountVerificationLink = operation({
  ...manage,
  id: 'accountVerificationLink',
  method: 'GET',
  path: '/accounts/send-email-verification-link',
  access: 'User:SendEmailVerificationLink',
  effect: 'write',
  idempotent: true,
  query: Type.Object({ userId: Id }),
  answer: Type.Object({
    mailId: Id,
    email: Type.String(),
    state: Type.Literal('recorded', { description: 'the mail waits in the outbox; it has not been sent' }),
  }),
  doc:
    "Makes a link (48 hours, once) that confirms the person's e-mail address and records the mail with it in the outbox. It is not sent from " +
    'here: the answer says `recorded`.',
  place: '000/7/64',
})

export const updateActiveRole = operation({
  ...manage,
  id: 'updateActiveRole',
  method: 'POST',
  path: '/accounts/update-active-role',
  access: 'signedIn',
  effect: 'write',
  query: Type.Object({ roleName: Type.String({ minLength: 1, maxLength: 50 }) }),
  answer: Ok,
  doc: "Chooses one of the caller's own roles: the next renewal of the token carries it. Refused when the role is not held (any more).",
  place: '000/7/34, 000/4/14',
})

export const profileDetail = operation({
  ...manage,
  id: 'profileDetail',
  method: 'GET',
  path: '/accounts/profile',
  access: 'UserProfile:ReadUserProfile',
  effect: 'read',
  answer: Type.Object({
    ...UserDetail.properties,
    companyId: Id,
    companyName: Type.String(),
    avatar: Nullable(Type.String({ description: 'the picture as a data URL' })),
  }),
  doc: "The caller's own profile with the picture.",
  place: '002/7.11/1, 000/7/38',
})

export const userAvatar = operation({
  ...manage,
  id: 'userAvatar',
  method: 'GET',
  path: '/accounts/{id}/avatar',
  access: 'signedIn',
  effect: 'read',
  origin: 'ours',
  transport: 'download',
  params: byId,
  query: Type.Object({
    version: Type.Optional(
      Type.String({ maxLength: 100, description: 'avatarVersion, so that addresses change with pictures' }),
    ),
  }),
  answer: Type.String({ description: 'PNG or JPEG' }),
  doc: "The picture of a person of the caller's company; 404 without one.",
  place: 'ours',
})

export const currentUserInfo = operation({
  id: 'currentUserInfo',
  method: 'GET',
  path: '/commons-sts/current-user-info',
  service: 'accounts',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Object({
    ...UserSummary.properties,
    roles: Type.Array(Type.String()),
    currentRole: Type.String(),
    companyId: Id,
    companyName: Type.String(),
  }),
  doc: 'The caller: names, roles, company. A machine account has a user record of its own.',
  place: '002/7.12/25',
})

export const checkPermission = operation({
  id: 'checkPermission',
  method: 'GET',
  path: '/accounts/check-permission',
  service: 'accounts',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Object({
    ...Ok.properties,
    roles: Type.Optional(
      Type.Array(Type.String(), { description: 'ours: codes of the roles that the account holds now' }),
    ),
    permissions: Type.Optional(
      Type.Array(Type.String(), { description: 'ours: keys that the role of the token gives now' }),
    ),
  }),
  doc:
    'Permission check at session start: 401 when the account or its role is gone or the token is no longer good. Roles and permissions let the ' +
    'caller see whether the token still says the truth; left out where a foreign provider keeps the accounts.',
  place: '000/7/36, 000/4/11',
})

export const usersByUserNames = operation({
  id: 'usersByUserNames',
  method: 'POST',
  path: '/commons-sts/users-by-usernames',
  service: 'accounts',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  body: Type.Array(Type.String({ maxLength: 250 }), { maxItems: 1000 }),
  answer: Type.Array(UserSummary),
  doc: "Users of the caller's company by user name, in any order; unknown names are left out.",
  place: '001/7.1/23, 002/7.12/18',
})

export const userSearch = operation({
  id: 'userSearch',
  method: 'POST',
  path: '/commons-sts/users-search',
  service: 'accounts',
  access: 'signedIn',
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ...paging(100), keyword: Type.Optional(Type.String({ maxLength: 200 })) }),
  answer: paged(UserSummary),
  doc: "Users of the caller's company by folded name, user name or e-mail, in name order (paged form of GET /commons-sts/users).",
  place: '000/7/65, 001/7.1/24',
})

export const userCommonList = operation({
  ...manage,
  id: 'userCommonList',
  method: 'GET',
  path: '/commons-sts/users',
  access: 'signedIn',
  effect: 'read',
  query: Type.Object({ search: Keyword }),
  answer: Type.Array(UserSummary),
  doc: "Active users of the caller's company by folded name, user name or e-mail, in name order; at most 1,000.",
  place: '000/7/65, 001/7.1/24',
})

export const usersByUserNamesGet = operation({
  ...manage,
  id: 'usersByUserNamesGet',
  method: 'GET',
  path: '/commons-sts/users-by-usernames',
  access: 'signedIn',
  effect: 'read',
  query: Type.Object({
    userNames: Type.String({ maxLength: 20_000, description: 'separated by commas', default: '' }),
  }),
  answer: Type.Array(UserSummary),
  doc: 'The same as the POST form of this path, by user names in the query.',
  place: '001/7.4/29',
})

export const usersByPermission = operation({
  ...manage,
  id: 'usersByPermission',
  method: 'GET',
  path: '/commons-sts/users-by-permission',
  access: 'signedIn',
  effect: 'read',
  query: Type.Object({ companyId: Filter, departmentId: Filter, module: Text(50), permission: Text(100) }),
  answer: Type.Array(UserSummary),
  doc:
    'Active users one of whose roles holds the permission, of a department and those below it or of the whole company (null id), in name ' +
    'order; at most 1,000. Another company only for administrators of the platform.',
  place: '000/7/33, 001/7.1/22, 002/7.12/17',
})

export const usersOfCompany = operation({
  ...manage,
  id: 'usersOfCompany',
  method: 'GET',
  path: '/commons-sts/users-of-company',
  access: 'signedIn',
  effect: 'read',
  query: Type.Object({ companyId: Filter }),
  answer: Type.Array(UserSummary),
  doc: "Active users of a company, by default the caller's, in name order; at most 1,000. Another one only for administrators of the platform.",
  place: '002/7.12/43',
})

export const userInfo = operation({
  ...manage,
  id: 'userInfo',
  method: 'GET',
  path: '/commons-sts/user-info',
  access: 'signedIn',
  effect: 'read',
  query: Type.Object({ userName: Text(250) }),
  answer: UserSummary,
  doc: "A user of the caller's company by user name; 404 for every other.",
  place: '002/7.12/14',
})
