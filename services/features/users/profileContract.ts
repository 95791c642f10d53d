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
    CurrentPassword: Type.Optional(Type.String({ maxLength: 1000, description: 'needed for another address' })),
  }),
  answer: UserDetail,
  doc: "Changes the caller's own names, address and phone; another address needs the password, and has yet to be confirmed. 599 when the record has changed since they saw it.",
  place: '002/7.11/2',
})

const Passwords = Type.Object({
  CurrentPassword: Type.String({ maxLength: 1000, description: 'the present password of the caller' }),
  NewPassword: Text(200),
})

// Neither is idempotent by a key, which would keep a hash of the passwords.
export const passwordUpdate = operation({
  ...manage,
  id: 'passwordUpdate',
  path: '/accounts/update-password',
  access: 'UserProfile:ChangePassword',
  body: Passwords,
  answer: Ok,
  doc:
    "Changes the caller's own password by the present one; what the account is signed in with ends in every browser. Wrong ones are counted as failed " +
    'sign-ins are: RATE_LIMITED after twenty in a quarter of an hour.',
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
    "Sets a user's password by the caller's own, never the user's; what the user is signed in with ends, and a mail tells them who did it. Not of " +
    'somebody with permissions that the caller does not hold.',
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
    imageBase64: Type.String({ maxLength: imageMaxBase64, description: 'base64 or a data URL; empty: none' }),
  }),
  answer: UserDetail,
  doc: 'Gives the caller another picture, or none (empty): JPG or PNG under 2 MB. Its address changes with it.',
  place: 'ours',
})
