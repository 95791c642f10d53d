import {
  authenticatorDisable,
  authenticatorReset,
  authenticatorSetUp,
  authenticatorState,
  authenticatorVerify,
  recoveryCodesGenerate,
  type SecondFactor as State,
} from '../../../services/features/secondFactors/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { SecondFactor } from './secondFactor.ts'

type Types = typeof builder.$inferSchemaTypes

/** The viewer's proof of identity. */
const proofFields = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => ({
  code: t.string({ description: 'A code of the authenticator, or a recovery code.' }),
  password: t.string({ description: 'The password, instead of a code.' }),
})
const toProofBody = ({ code, password }: { code?: string | null; password?: string | null }) => ({
  ...(code && { code }),
  ...(password && { password }),
})

const readState = ({ rest }: GatewayContext): Promise<State> => rest.call(authenticatorState)
const statePayload = (t: PayloadFields<{ secondFactor: State }>) => ({
  secondFactor: t.expose('secondFactor', { type: SecondFactor, description: 'The second factor after the change.' }),
})

interface Codes {
  recoveryCodes: string[]
  secondFactor: State
}
const codesPayload = (t: PayloadFields<Codes>) => ({
  recoveryCodes: t.exposeStringList('recoveryCodes', {
    description: 'Recovery codes, each of which replaces the authenticator once at sign-in. They are shown only once.',
  }),
  secondFactor: t.expose('secondFactor', { type: SecondFactor, description: 'The second factor after the change.' }),
})

mutation('setUpAuthenticator', {
  description:
    'Creates a new authenticator secret, which takes effect once verifyAuthenticator has confirmed it within ten minutes. It replaces an earlier unconfirmed one.',
  operation: authenticatorSetUp,
  input: (t) => ({
    isKeyOnly: t.boolean({ description: 'Whether to leave out the URI for a QR code; false by default.' }),
  }),
  payload: (t: PayloadFields<{ sharedKey: string; authenticatorUri: string | null }>) => ({
    sharedKey: t.exposeString('sharedKey', { description: 'The secret in groups of four characters, for typing.' }),
    authenticatorUri: t.exposeString('authenticatorUri', {
      nullable: true,
      description: 'The otpauth: URI for a QR code.',
    }),
  }),
  resolve: async ({ isKeyOnly }, { rest }) => {
    const { sharedKey, authenticatorUri } = await rest.call(authenticatorSetUp)
    return { sharedKey, authenticatorUri: isKeyOnly ? null : authenticatorUri }
  },
})

mutation('verifyAuthenticator', {
  description:
    'Turns the second factor on with a code of the new authenticator and the password; the viewer is notified by e-mail.',
  operation: authenticatorVerify,
  input: (t) => ({
    code: t.string({ required: true, description: 'The code shown by the authenticator.' }),
    password: t.string({ required: true, description: 'The password of the viewer.' }),
  }),
  payload: codesPayload,
  resolve: async ({ code, password }, context) => {
    const { succeeded, recoveryCodes } = await context.rest.call(authenticatorVerify, { body: { code, password } })
    assertAccepted(succeeded, 'The authenticator was not confirmed')
    return { recoveryCodes, secondFactor: await readState(context) }
  },
})

mutation('resetAuthenticator', {
  description:
    "Ends the viewer's second factor, so that another authenticator can be set up; other sessions end, and the viewer is notified by e-mail.",
  operation: authenticatorReset,
  input: proofFields,
  payload: statePayload,
  resolve: async (proof, context) => {
    const { ok } = await context.rest.call(authenticatorReset, { body: toProofBody(proof) })
    assertAccepted(ok, 'The second factor was not reset')
    return { secondFactor: await readState(context) }
  },
})

mutation('disableSecondFactor', {
  description: "Turns the viewer's second factor off permanently; refused if a role requires one.",
  operation: authenticatorDisable,
  input: proofFields,
  payload: statePayload,
  resolve: async (proof, context) => {
    const { ok } = await context.rest.call(authenticatorDisable, { body: toProofBody(proof) })
    assertAccepted(ok, 'The second factor was not turned off')
    return { secondFactor: await readState(context) }
  },
})

mutation('generateRecoveryCodes', {
  description: 'Creates ten new recovery codes; the old ones become invalid.',
  operation: recoveryCodesGenerate,
  input: proofFields,
  payload: codesPayload,
  resolve: async (proof, context) => {
    const { recoveryCodes } = await context.rest.call(recoveryCodesGenerate, { body: toProofBody(proof) })
    return { recoveryCodes, secondFactor: await readState(context) }
  },
})
