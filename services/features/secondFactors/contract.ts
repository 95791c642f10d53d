import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

const Text = (most: number) => Type.String({ maxLength: most })
const Ok = Type.Object({ ok: Type.Boolean() })

export const offers = ['here', 'elsewhere', 'off'] as const
/** What somebody has of a second factor. The bodies of these calls are not shown; the members are ours. */
export const SecondFactor = Type.Object({
  isEnabled: Type.Boolean({ description: 'sign-in asks for a code' }),
  isPending: Type.Boolean({ description: 'a secret was made that no code has confirmed yet' }),
  recoveryCodesLeft: Type.Integer(),
  serverTime: Moment,
  period: Type.Integer({ description: 'seconds that a code is good for' }),
  digits: Type.Integer({ description: 'digits of a code' }),
  offered: Type.Optional(
    Type.Enum(offers, {
      description:
        'ours: elsewhere: a foreign provider keeps the accounts; off: the services have no key to seal secrets with',
    }),
  ),
  dueDate: Type.Optional(
    Nullable({
      ...Moment,
      description: 'ours: until when a role of theirs lets them sign in without one; null: none requires it',
    }),
  ),
})
export type SecondFactor = Static<typeof SecondFactor>

const RecoveryCodes = Type.Array(Type.String(), {
  description: 'shown once: each lets in once without an authenticator',
})

/** By what somebody proves who they are: a code of the authenticator, a recovery code, or the password. */
const proof = { code: Type.Optional(Text(40)), password: Type.Optional(Text(1000)) }
const counted = 'Wrong proofs are counted: RATE_LIMITED after five codes, or twenty passwords, in a quarter of an hour.'
const spec = { service: 'accounts', origin: 'spec' } as const
const change = { ...spec, method: 'POST', access: 'UserProfile:ChangePassword', effect: 'write' } as const

export const authenticatorState = operation({
  ...spec,
  id: 'authenticatorState',
  method: 'GET',
  path: '/accounts/valid-authenticator-codes',
  access: 'UserProfile:ReadUserProfile',
  effect: 'read',
  answer: SecondFactor,
  doc: "What the caller has of a second factor; never its codes, whatever the path's name promises.",
  place: '002/7.11/6, D-110',
})

export const authenticatorSetUp = operation({
  ...spec,
  id: 'authenticatorSetUp',
  method: 'GET',
  path: '/accounts/setup-authenticator',
  access: 'UserProfile:ChangePassword',
  effect: 'write',
  answer: Type.Object({
    sharedKey: Type.String({ description: 'base32 in groups of four, for who types it' }),
    authenticatorUri: Type.String({ description: 'otpauth: address, for a QR code' }),
  }),
  doc:
    'A new secret for an authenticator, in force once a code has confirmed it within ten minutes; an earlier pending one ends. Refused with ' +
    'SECOND_FACTOR_ON while there is one in force, SECOND_FACTOR_OFF and IDENTITY_ELSEWHERE.',
  place: '002/7.11/5, 002/7.11/11',
})

// None of the following is idempotent by a key, which would keep codes and passwords.
export const authenticatorVerify = operation({
  ...change,
  id: 'authenticatorVerify',
  path: '/accounts/verify-authenticator',
  body: Type.Object({ code: Text(40), password: Type.Optional(Text(1000)) }),
  answer: Type.Object({ succeeded: Type.Boolean(), recoveryCodes: RecoveryCodes }),
  doc: `Puts the pending secret in force by a code of it and the caller's password, and tells them by mail; sign-in asks for a code from then on. ${counted}`,
  place: '002/7.11/7',
})

export const authenticatorReset = operation({
  ...change,
  id: 'authenticatorReset',
  path: '/accounts/reset-authenticator',
  body: Type.Object(proof),
  answer: Ok,
  doc: `Ends the caller's second factor, so that another authenticator can be set up: recovery codes are void, other sessions end, a mail tells of it. ${counted}`,
  place: '002/7.11/8',
})

export const authenticatorDisable = operation({
  ...change,
  id: 'authenticatorDisable',
  path: '/accounts/disable-2fa',
  body: Type.Object(proof),
  answer: Ok,
  doc: `The same for good; SECOND_FACTOR_REQUIRED when a role of theirs requires one. ${counted}`,
  place: '002/7.11/9',
})

export const recoveryCodesGenerate = operation({
  ...change,
  id: 'recoveryCodesGenerate',
  path: '/accounts/generate-recovery-codes',
  body: Type.Object(proof),
  answer: Type.Object({ recoveryCodes: RecoveryCodes }),
  doc: `Ten new recovery codes; the old ones are void, and a mail tells of it. ${counted}`,
  place: '002/7.11/10',
})

export const accountResetSecondFactor = operation({
  service: 'accounts',
  origin: 'ours',
  id: 'accountResetSecondFactor',
  method: 'POST',
  path: '/accounts/reset-second-factor',
  access: 'User:ResetSecondFactor',
  effect: 'write',
  body: Type.Object({ userId: Id, reason: Type.String({ minLength: 1, maxLength: 500 }) }),
  answer: Ok,
  doc:
    'Removes the second factor of somebody who has lost theirs, ends what they are signed in with, and tells them who did it and why. Not the own ' +
    'one, nor that of somebody with permissions that the caller does not hold; NO_SECOND_FACTOR where there is none.',
  place: 'ours',
})
