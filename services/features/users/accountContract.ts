import { Type } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, paged, paging } from '../../core/contract/shapes.ts'
import { EmailVerification, IdFilter, Keyword, Ok, Text, UserDetail, userStatuses } from './userShapes.ts'

const byId = Type.Object({ id: Id })
const editable = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  familyName: Text(100),
  fullName: Type.Optional(Text(200)),
  email: Nullable(Text(250)),
  phone: Type.Optional(Nullable(Text(30))),
  title: Type.Optional(Nullable(Text(100))),
  departmentId: Type.Optional(Nullable(Id)),
  language: Type.Optional(
    Nullable(Type.Enum(languages, { description: 'omitted: unchanged; null: English until they choose a language' })),
  ),
  timeZone: Type.Optional(Nullable(Text(64))),
  ext: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^[0-9*#]{2,20}$',
        description: 'extension of the telephone exchange; omitted: unchanged, null: no extension',
      }),
    ),
  ),
  extPassword: Type.Optional(
    Type.String({ maxLength: 100, description: 'password of the extension; required for a first extension' }),
  ),
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
    departmentId: IdFilter,
    hasExtension: Type.Optional(
      Type.Boolean({ description: 'ours: true: only users with a phone extension; false: only those without' }),
    ),
  }),
  answer: paged(UserDetail),
  doc: "Returns users of the caller's company by folded name, user name, e-mail or phone extension, status, role and department (including departments below it), in name order.",
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
  doc: "Returns one user of the caller's company.",
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
  doc: "Returns users of the caller's company by user name, with the data that only account managers see. Unknown names are left out.",
  place: 'ours',
})

// Does not accept an idempotency key, because a hash of the password would be stored. The user name already prevents
// adding a user twice.
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
    password: Type.Optional(Text(200)),
    roles: Type.Array(Text(50), { minItems: 1, maxItems: 50 }),
  }),
  answer: UserDetail,
  doc:
    'Creates a user. The user name is unique in the product; the password has 6+ characters with lower case, ' +
    'upper case, a digit and one of #$^+=!*()@%&. Without a password the user is invited by mail to set it (7 ' +
    'days), which requires an address. Callers cannot assign a role with permissions that they do not hold.',
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
  doc: 'Changes names, e-mail address and department. The address can be changed only by a caller who holds all permissions of the user. Refused with 599 if the record has changed since the caller read it.',
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
  doc: 'Deletes an account permanently and ends its sessions. Its user name stays taken, so that nobody inherits its records. Callers cannot delete their own account or the last administrator.',
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
  doc:
    'Enables or disables an account. A disabled account cannot sign in, and its sessions and tokens end at once. ' +
    '599 if the record has changed since the caller read it.',
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
  doc: 'Replaces the roles of a user. Tokens of a removed role end at once. Callers cannot assign a role with permissions that they do not hold, and at least one administrator must remain.',
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
    state: Type.Literal('waiting', { description: 'the mail is in the outbox; emailStatuses reports its progress' }),
  }),
  doc:
    "Creates a link (48 hours, valid once) that confirms the user's e-mail address, and puts the mail with it " +
    'into the outbox, from which it is sent afterwards.',
  place: '000/7/64',
})

export const accountVerifications = operation({
  ...manage,
  id: 'accountVerifications',
  method: 'POST',
  path: '/accounts/email-verifications',
  origin: 'ours',
  access: ['User:ListUser', 'User:ReadUser'],
  effect: 'read',
  body: Type.Object({ userIds: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(EmailVerification),
  doc:
    'Returns the latest link with which each of these users was asked to confirm their e-mail address, whether ' +
    'it was used, and the delivery status of its mail. Users without a link, users of another company, and links ' +
    'that expired more than a month ago are left out.',
  place: 'ours',
})

export const accountPasswordLink = operation({
  ...manage,
  id: 'accountPasswordLink',
  method: 'POST',
  path: '/accounts/send-password-link',
  origin: 'ours',
  access: 'User:ChangePassWordUser',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    userId: Id,
    kind: Type.Enum(['invitation', 'reset'], {
      description: 'the kind of mail: an invitation is valid for 7 days, a reset for an hour',
    }),
  }),
  answer: Type.Object({ mailId: Id, email: Type.String() }),
  doc:
    'Creates a link (valid once) with which a user sets a password, and puts the mail with it into the outbox; ' +
    "earlier links become invalid. Using it ends the user's sessions. Refused with NO_EMAIL and MAIL_OFF.",
  place: 'ours',
})

export const accountSignOut = operation({
  ...manage,
  id: 'accountSignOut',
  method: 'POST',
  path: '/accounts/sign-out',
  origin: 'ours',
  access: 'User:UpdateUser',
  effect: 'write',
  body: Type.Object({ userId: Id }),
  answer: Ok,
  doc: 'Ends the sessions of a user in every browser. They may sign in again.',
  place: 'ours',
})
