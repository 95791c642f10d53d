import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

const Text = (most: number) => Type.String({ maxLength: most })
const Ok = Type.Object({ ok: Type.Boolean() })

export const offers = ['here', 'elsewhere', 'off'] as const
/**
 * The state of a user's second factor. The specification does not show the bodies of these calls, so the properties are
 * ours.
 */
export const SecondFactor = Type.Object({
  isEnabled: Type.Boolean({ description: 'whether sign-in asks for a code' }),
  isPending: Type.Boolean({ description: 'whether a secret was created that no code has confirmed yet' }),
  recoveryCodesLeft: Type.Integer(),
  serverTime: Moment,
  period: Type.Integer({ description: 'the number of seconds for which a code is valid' }),
  digits: Type.Integer({ description: 'the number of digits of a code' }),
  offered: Type.Optional(
    Type.Enum(offers, {
      description:
        'ours: elsewhere: another provider keeps the accounts; off: the services have no key for sealing secrets',
    }),
  ),
  dueDate: Type.Optional(
    Nullable({
      ...Moment,
      description: 'ours: until when their roles let them sign in without one; null: no role requires it',
    }),
  ),
})
export type SecondFactor = Static<typeof SecondFactor>

const RecoveryCodes = Type.Array(Type.String(), {
  description: 'shown only once; each of them replaces an authenticator code for one sign-in',
})

/** The proof of the user's identity: a code of the authenticator, a recovery code, or the password. */
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
  doc: "Returns the state of the caller's second factor. Despite the name of the path, it never returns codes.",
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
    sharedKey: Type.String({ description: 'base32 in groups of four, for manual entry' }),
    authenticatorUri: Type.String({ description: 'an otpauth: address, for a QR code' }),
  }),
  doc:
    'Creates a new secret for an authenticator, which becomes active when a code confirms it within ten minutes. ' +
    'An earlier pending secret becomes invalid. SECOND_FACTOR_ON if one is already active, SECOND_FACTOR_OFF, ' +
    'IDENTITY_ELSEWHERE.',
  place: '002/7.11/5, 002/7.11/11',
})

// None of the following accepts an idempotency key, because codes and passwords would be stored.
export const authenticatorVerify = operation({
  ...change,
  id: 'authenticatorVerify',
  path: '/accounts/verify-authenticator',
  body: Type.Object({ code: Text(40), password: Type.Optional(Text(1000)) }),
  answer: Type.Object({ succeeded: Type.Boolean(), recoveryCodes: RecoveryCodes }),
  doc: `Activates the pending secret with one of its codes and the caller's password, and notifies the caller by mail. From then on, sign-in asks for a code. ${counted}`,
  place: '002/7.11/7',
})

export const authenticatorReset = operation({
  ...change,
  id: 'authenticatorReset',
  path: '/accounts/reset-authenticator',
  body: Type.Object(proof),
  answer: Ok,
  doc: `Removes the caller's second factor, so that another authenticator can be set up. Recovery codes become invalid, other sessions end, and the caller is notified by mail. ${counted}`,
  place: '002/7.11/8',
})

export const authenticatorDisable = operation({
  ...change,
  id: 'authenticatorDisable',
  path: '/accounts/disable-2fa',
  body: Type.Object(proof),
  answer: Ok,
  doc: `Disables the caller's second factor permanently. SECOND_FACTOR_REQUIRED if one of their roles requires one. ${counted}`,
  place: '002/7.11/9',
})

export const recoveryCodesGenerate = operation({
  ...change,
  id: 'recoveryCodesGenerate',
  path: '/accounts/generate-recovery-codes',
  body: Type.Object(proof),
  answer: Type.Object({ recoveryCodes: RecoveryCodes }),
  doc: `Creates ten new recovery codes. The old ones become invalid, and the caller is notified by mail. ${counted}`,
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
    'Removes the second factor of a user who has lost it, ends their sessions, and notifies them who did it and ' +
    "why. Not for the caller's own second factor, nor for users with permissions that the caller does not hold. " +
    'NO_SECOND_FACTOR if there is none.',
  place: 'ours',
})
