import { Type } from 'typebox'
import { imageMaxBase64 } from '../../core/contract/images.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable } from '../../core/contract/shapes.ts'
import { Ok, Text, UserDetail } from './userShapes.ts'

const manage = { service: 'accounts', origin: 'spec', method: 'POST', effect: 'write' } as const

export const profileUpdate = operation({
  ...manage,
  id: 'profileUpdate',
  path: '/accounts/update-profile',
  access: 'UserProfile:UpdateUserProfile',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100 }),
    familyName: Text(100),
    fullName: Type.Optional(Text(200)),
    email: Nullable(Text(250)),
    phone: Type.Optional(Nullable(Text(30))),
    version: Type.Integer({ minimum: 1 }),
    CurrentPassword: Type.Optional(
      Type.String({ maxLength: 1000, description: 'required for changing the e-mail address' }),
    ),
  }),
  answer: UserDetail,
  doc: "Changes the caller's names, e-mail address and phone. A new address requires the password and must be confirmed. Refused with 599 if the record has changed since the caller read it.",
  place: '002/7.11/2',
})

const Passwords = Type.Object({
  CurrentPassword: Type.String({ maxLength: 1000, description: 'the current password of the caller' }),
  NewPassword: Text(200),
})

// Neither accepts an idempotency key, because a hash of the passwords would be stored.
export const passwordUpdate = operation({
  ...manage,
  id: 'passwordUpdate',
  path: '/accounts/update-password',
  access: 'UserProfile:ChangePassword',
  body: Passwords,
  answer: Ok,
  doc:
    "Changes the caller's own password after checking the current one, and ends the account's sessions in every " +
    'browser. Wrong passwords are counted like failed sign-ins: RATE_LIMITED after twenty in a quarter of an ' +
    'hour.',
  place: '002/7.11/3, D-68',
})

export const passwordUpdateOf = operation({
  ...manage,
  id: 'passwordUpdateOf',
  method: 'PUT',
  path: '/accounts/update-user-password/{id}',
  access: 'User:ChangePassWordUser',
  params: Type.Object({ id: Id }),
  body: Passwords,
  answer: Ok,
  doc:
    "Sets a user's password after checking the caller's own password, never the user's. Ends the user's sessions " +
    'and notifies them by mail who did it. Not for users with permissions that the caller does not hold.',
  place: '002/7.11/4, D-68, D-117',
})

export const avatarUpdate = operation({
  ...manage,
  origin: 'ours',
  id: 'avatarUpdate',
  path: '/accounts/update-avatar',
  access: 'UserProfile:UpdateUserProfile',
  idempotent: true,
  maxBytes: imageMaxBase64 + 65_536,
  body: Type.Object({
    imageBase64: Type.String({ maxLength: imageMaxBase64, description: 'base64 or a data URL; empty: no picture' }),
  }),
  answer: UserDetail,
  doc: "Replaces the caller's picture, or removes it (empty). JPG or PNG under 2 MB. Its address changes with it.",
  place: 'ours',
})
