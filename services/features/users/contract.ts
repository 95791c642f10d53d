import { Type } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, nullId, Nullable, withDefault, paged, paging } from '../../core/contract/shapes.ts'
import { IdFilter, Keyword, Ok, Standing, Text, UserDetail, UserSummary } from './userShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export {
  accountAddToRole,
  accountByUserNames,
  accountCreate,
  accountDelete,
  accountGet,
  accountList,
  accountPasswordLink,
  accountSignOut,
  accountUpdate,
  accountUpdateStatus,
  accountVerificationLink,
  accountVerifications,
} from './accountContract.ts'
export { avatarUpdate, passwordUpdate, passwordUpdateOf, profileUpdate } from './profileContract.ts'
export { verificationStates } from './userShapes.ts'
export type { EmailVerification, UserDetail, UserSummary } from './userShapes.ts'

const byId = Type.Object({ id: Id })
const manage = { service: 'accounts', origin: 'spec' } as const

export const updateActiveRole = operation({
  ...manage,
  id: 'updateActiveRole',
  method: 'POST',
  path: '/accounts/update-active-role',
  access: 'everyRole',
  effect: 'write',
  query: Type.Object({ roleName: Type.String({ minLength: 1, maxLength: 50 }) }),
  answer: Ok,
  doc: "Selects one of the caller's roles. The next renewal of the token carries it. Refused if the caller does not hold the role (any more).",
  place: '000/7/34, 000/4/14',
})

export const languageUpdate = operation({
  ...manage,
  id: 'languageUpdate',
  method: 'POST',
  path: '/accounts/update-language',
  access: 'everyRole',
  effect: 'write',
  origin: 'ours',
  query: Type.Object({ language: Type.Enum(languages) }),
  answer: Ok,
  doc: "Stores the caller's language for the product. Mails to them are written in it.",
  place: 'ours',
})

export const timeZoneUpdate = operation({
  ...manage,
  id: 'timeZoneUpdate',
  method: 'POST',
  path: '/accounts/update-time-zone',
  access: 'everyRole',
  effect: 'write',
  origin: 'ours',
  query: Type.Object({
    timeZone: Type.String({ minLength: 1, maxLength: 64, description: 'IANA name, such as Asia/Tokyo' }),
  }),
  answer: Ok,
  doc: "Stores the caller's time zone. Interviews are shown and announced in it.",
  place: 'ours',
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
    companyId: withDefault(Id, nullId),
    companyName: Type.String(),
    avatar: Nullable(Type.String({ description: 'the picture as a data URL' })),
  }),
  doc: "Returns the caller's profile with the picture.",
  place: '002/7.11/1, 000/7/38',
})

export const userAvatar = operation({
  ...manage,
  id: 'userAvatar',
  method: 'GET',
  path: '/accounts/{id}/avatar',
  access: 'everyRole',
  effect: 'read',
  origin: 'ours',
  transport: 'download',
  params: byId,
  query: Type.Object({
    version: Type.Optional(
      Type.String({ maxLength: 100, description: 'the avatarVersion, so that the address changes with the picture' }),
    ),
  }),
  answer: Type.String({ description: 'PNG or JPEG' }),
  doc: "Returns the picture of a user of the caller's company. External roles get only their own. 404 if there is no picture.",
  place: 'ours',
})

export const currentUserInfo = operation({
  id: 'currentUserInfo',
  method: 'GET',
  path: '/commons-sts/current-user-info',
  service: 'accounts',
  access: 'everyRole',
  effect: 'read',
  origin: 'spec',
  answer: Type.Object({
    ...UserSummary.properties,
    roles: Type.Array(Type.String()),
    currentRole: Type.String(),
    companyId: withDefault(Id, nullId),
    companyName: Type.String(),
    timeZone: Type.Optional(
      Nullable(Type.String({ description: "IANA name of the caller's time zone; null until it is set" })),
    ),
  }),
  doc: "Returns the caller's names, roles and company. A machine account has its own user record.",
  place: '002/7.12/25',
})

export const checkPermission = operation({
  id: 'checkPermission',
  method: 'GET',
  path: '/accounts/check-permission',
  service: 'accounts',
  access: 'everyRole',
  effect: 'read',
  origin: 'spec',
  answer: Standing,
  doc:
    'Checks permissions at session start: 401 if the account or its role no longer exists or the token is no ' +
    'longer valid. The other data shows whether the token is still up to date; it is left out if a foreign ' +
    'provider manages the roles.',
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
  doc: "Returns users of the caller's company by user name, in any order. Unknown names are left out.",
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
  doc: "Returns users of the caller's company by folded name, user name or e-mail, in name order (paged form of GET /commons-sts/users).",
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
  doc: "Returns active users of the caller's company by folded name, user name or e-mail, in name order; at most 1,000.",
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
  doc: 'Returns the same as the POST form of this path, by user names in the query.',
  place: '001/7.4/29',
})

export const usersByPermission = operation({
  ...manage,
  id: 'usersByPermission',
  method: 'GET',
  path: '/commons-sts/users-by-permission',
  access: 'signedIn',
  effect: 'read',
  query: Type.Object({ companyId: IdFilter, departmentId: IdFilter, module: Text(50), permission: Text(100) }),
  answer: Type.Array(UserSummary),
  doc:
    'Returns the active users one of whose roles holds the permission, in a department and those below it or in ' +
    'the entire company (null id), in name order; at most 1,000. Only administrators of the platform may query ' +
    'another company.',
  place: '000/7/33, 001/7.1/22, 002/7.12/17',
})

export const usersOfCompany = operation({
  ...manage,
  id: 'usersOfCompany',
  method: 'GET',
  path: '/commons-sts/users-of-company',
  access: 'signedIn',
  effect: 'read',
  query: Type.Object({ companyId: IdFilter }),
  answer: Type.Array(UserSummary),
  doc: "Returns active users of a company, by default the caller's, in name order; at most 1,000. Only platform administrators may name another company.",
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
  doc: "Returns a user of the caller's company by user name. 404 for all others.",
  place: '002/7.12/14',
})
