import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, paged, paging } from '../../core/contract/shapes.ts'

export const UserSummary = Type.Object({
  id: Id,
  userName: Type.String(),
  fullName: Type.String(),
  email: Nullable(Type.String()),
})
export type UserSummary = Static<typeof UserSummary>

export const currentUserInfo = operation({
  id: 'currentUserInfo',
  method: 'GET', path: '/commons-sts/current-user-info', service: 'accounts', access: 'signedIn', effect: 'read', origin: 'spec',
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
  method: 'GET', path: '/accounts/check-permission', service: 'accounts', access: 'signedIn', effect: 'read', origin: 'spec',
  answer: Type.Object({ ok: Type.Boolean() }),
  doc: 'Permission check at session start: 401 when the account or its role is gone or the token is no longer good.',
  place: '000/7/36, 000/4/11',
})

export const usersByUserNames = operation({
  id: 'usersByUserNames',
  method: 'POST', path: '/commons-sts/users-by-usernames', service: 'accounts', access: 'signedIn', effect: 'read', origin: 'spec',
  body: Type.Array(Type.String({ maxLength: 250 }), { maxItems: 1000 }),
  answer: Type.Array(UserSummary),
  doc: 'Users of the caller\'s company by user name, in any order; unknown names are left out.',
  place: '001/7.1/23, 002/7.12/18',
})

export const userSearch = operation({
  id: 'userSearch',
  method: 'POST', path: '/commons-sts/users-search', service: 'accounts', access: 'signedIn', effect: 'read', origin: 'ours',
  body: Type.Object({ ...paging(100), keyword: Type.Optional(Type.String({ maxLength: 200 })) }),
  answer: paged(UserSummary),
  doc: 'Users of the caller\'s company by folded name, user name or e-mail, in name order (paged form of GET /commons-sts/users).',
  place: '000/7/65, 001/7.1/24',
})
