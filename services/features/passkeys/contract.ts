import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

const Passkey = Type.Object({ id: Id, name: Type.String(), createdDate: Moment, lastUsedDate: Nullable(Moment) })
export type Passkey = Static<typeof Passkey>

export const Passkeys = Type.Object({
  isOffered: Type.Boolean({
    description: 'false where a foreign provider keeps the accounts, and where the address of the product allows none',
  }),
  passkeys: Type.Array(Passkey),
})
export type Passkeys = Static<typeof Passkeys>

const ours = { service: 'accounts', origin: 'ours', place: 'ours' } as const
const change = { ...ours, access: 'UserProfile:ChangePassword', effect: 'write' } as const

export const passkeyList = operation({
  ...ours,
  id: 'passkeyList',
  method: 'GET',
  path: '/accounts/passkeys',
  access: 'UserProfile:ReadUserProfile',
  effect: 'read',
  answer: Passkeys,
  doc: "The caller's passkeys, the oldest first, at most twenty.",
})

// Not idempotent by a key, which would keep codes and passwords.
export const passkeyBegin = operation({
  ...change,
  id: 'passkeyBegin',
  method: 'POST',
  path: '/accounts/passkeys/begin',
  body: Type.Object({
    code: Type.Optional(Type.String({ maxLength: 40, description: 'of the authenticator, or a recovery code' })),
    password: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  answer: Type.Object({
    options: Type.String({ description: 'JSON of PublicKeyCredentialCreationOptions, as browsers parse it' }),
  }),
  doc:
    'What a browser makes a passkey by, within five minutes; a code or the password proves who asks. PASSKEYS_OFF where there can be none, ' +
    'IDENTITY_ELSEWHERE, PASSKEYS_MOST, RATE_LIMITED after too many wrong proofs.',
})

export const passkeyAdd = operation({
  ...change,
  id: 'passkeyAdd',
  method: 'POST',
  path: '/accounts/passkeys/add',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100 }),
    response: Type.String({ maxLength: 20_000, description: 'JSON of what the browser has made' }),
  }),
  answer: Passkeys,
  doc: 'Keeps the passkey that a browser has made, and tells its owner by mail: it signs in without password and code. PASSKEY_WRONG for one that was not begun.',
})

export const passkeyRemove = operation({
  ...change,
  id: 'passkeyRemove',
  method: 'DELETE',
  path: '/accounts/passkeys/{id}',
  params: Type.Object({ id: Id }),
  answer: Passkeys,
  doc: 'Removes a passkey of the caller, who is told by mail; nobody signs in with it any more.',
})
