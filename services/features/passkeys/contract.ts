import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

const Passkey = Type.Object({ id: Id, name: Type.String(), createdDate: Moment, lastUsedDate: Nullable(Moment) })
export type Passkey = Static<typeof Passkey>

export const Passkeys = Type.Object({
  isOffered: Type.Boolean({
    description: "false if another provider keeps the accounts, or if the product's address does not support passkeys",
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
  doc: "Returns the caller's passkeys, oldest first; at most twenty.",
})

// Does not accept an idempotency key, because codes and passwords would be stored.
export const passkeyBegin = operation({
  ...change,
  id: 'passkeyBegin',
  method: 'POST',
  path: '/accounts/passkeys/begin',
  body: Type.Object({
    code: Type.Optional(Type.String({ maxLength: 40, description: 'code of the authenticator, or a recovery code' })),
    password: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  answer: Type.Object({
    options: Type.String({ description: 'JSON of PublicKeyCredentialCreationOptions, as browsers parse it' }),
  }),
  doc:
    'Returns the options with which a browser creates a passkey within five minutes. A code or the password ' +
    "proves the caller's identity. PASSKEYS_OFF if the address of the product allows no passkeys, " +
    'IDENTITY_ELSEWHERE, PASSKEYS_MOST, RATE_LIMITED after too many wrong proofs.',
})

export const passkeyAdd = operation({
  ...change,
  id: 'passkeyAdd',
  method: 'POST',
  path: '/accounts/passkeys/add',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100 }),
    response: Type.String({ maxLength: 20_000, description: 'JSON of the credential that the browser created' }),
  }),
  answer: Passkeys,
  doc: 'Stores a passkey that a browser created, and notifies its owner by mail. It signs in without password and code. PASSKEY_WRONG if its creation was not begun.',
})

export const passkeyRemove = operation({
  ...change,
  id: 'passkeyRemove',
  method: 'DELETE',
  path: '/accounts/passkeys/{id}',
  params: Type.Object({ id: Id }),
  answer: Passkeys,
  doc: 'Removes a passkey of the caller. It no longer signs in, and the caller is notified by mail.',
})
