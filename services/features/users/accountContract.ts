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
    Nullable(Type.Enum(languages, { description: 'not given: as it is; null: English until they tell it' })),
  ),
  timeZone: Type.Optional(Nullable(Text(64))),
  ext: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^[0-9*#]{2,20}$',
        description: 'extension of the telephone exchange; not given: as it is, null: none',
      }),
    ),
  ),
  extPassword: Type.Optional(Type.String({ maxLength: 100, description: 'its password; needed for a first one' })),
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
    hasExtension: Type.Optional(Type.Boolean({ description: 'ours: only those with a phone extension, or without' })),
  }),
  answer: paged(UserDetail),
  doc: "People of the caller's company by folded name, user name, e-mail or phone extension, status, role and department (with those below it), in name order.",
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
    password: Type.Optional(Text(200)),
    roles: Type.Array(Text(50), { minItems: 1, maxItems: 50 }),
  }),
  answer: UserDetail,
  doc:
    'Adds a person. The user name is unique in the product; the password has 6+ characters with lower case, upper case, a digit and one ' +
    'of #$^+=!*()@%&. Without one the person is invited by mail to set it (7 days), for which they need an address. Nobody gives a role with ' +
    'permissions that they do not hold.',
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
  doc: 'Changes names, address and department; another address only by who holds all that the person may do. 599 when the record has changed since the caller saw it.',
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
  doc: 'Ends an account for good, and what it is signed in with; its user name stays taken, so that nobody inherits its records. Not the own one, nor the last administrator.',
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
    'Enables or disables an account: a disabled one cannot sign in, and its sessions and tokens end at once. 599 when the record has ' +
    'changed since the caller saw it.',
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
  doc: 'The roles of a person become these; tokens of a role that goes end at once. Nobody gives a role with permissions that they do not hold; an administrator always remains.',
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
    state: Type.Literal('waiting', { description: 'the mail is in the outbox; emailStatuses says what becomes of it' }),
  }),
  doc:
    "Makes a link (48 hours, once) that confirms the person's e-mail address and puts the mail with it into the outbox, from which it is sent " +
    'afterwards.',
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
    'The link that was last made for each of these people to confirm their e-mail address, whether it was used, and what has become of its mail. ' +
    'Left out: people without one, of another company, and links that ended more than a month ago.',
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
    kind: Type.Enum(['invitation', 'reset'], { description: 'what the mail says: good for 7 days, or for an hour' }),
  }),
  answer: Type.Object({ mailId: Id, email: Type.String() }),
  doc:
    'Makes a link (once) by which a person sets a password, and puts the mail with it into the outbox; earlier ones end. What they are signed in ' +
    'with ends when they use it. Refused with NO_EMAIL and MAIL_OFF.',
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
  doc: 'Ends what a person is signed in with, in every browser; they may sign in again.',
  place: 'ours',
})
