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

/** By what the viewer proves who they are. */
const proofFields = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => ({
  code: t.string({ description: 'A code of the authenticator, or a recovery code.' }),
  password: t.string({ description: 'The password, instead of a code.' }),
})
const proofOf = ({ code, password }: { code?: string | null; password?: string | null }) => ({
  ...(code && { code }),
  ...(password && { password }),
})

const stateNow = ({ rest }: GatewayContext): Promise<State> => rest.call(authenticatorState)
const statePayload = (t: PayloadFields<{ secondFactor: State }>) => ({
  secondFactor: t.expose('secondFactor', { type: SecondFactor, description: 'The second factor as it is now.' }),
})

interface Codes {
  recoveryCodes: string[]
  secondFactor: State
}
const codesPayload = (t: PayloadFields<Codes>) => ({
  recoveryCodes: t.exposeStringList('recoveryCodes', {
    description: 'Each lets the viewer in once without the authenticator. They are shown this once.',
  }),
  secondFactor: t.expose('secondFactor', { type: SecondFactor, description: 'The second factor as it is now.' }),
})

mutation('setUpAuthenticator', {
  description:
    'Makes a new secret for an authenticator, in force once verifyAuthenticator has confirmed it within ten minutes. An earlier one that waits ends.',
  operation: authenticatorSetUp,
  input: (t) => ({ isKeyOnly: t.boolean({ description: 'Leaves the address for a QR code out; false by default.' }) }),
  payload: (t: PayloadFields<{ sharedKey: string; authenticatorUri: string | null }>) => ({
    sharedKey: t.exposeString('sharedKey', { description: 'The secret in groups of four, for who types it.' }),
    authenticatorUri: t.exposeString('authenticatorUri', {
      nullable: true,
      description: 'What a QR code carries to the authenticator (otpauth:).',
    }),
  }),
  resolve: async ({ isKeyOnly }, { rest }) => {
    const { sharedKey, authenticatorUri } = await rest.call(authenticatorSetUp)
    return { sharedKey, authenticatorUri: isKeyOnly ? null : authenticatorUri }
  },
})

mutation('verifyAuthenticator', {
  description: 'Turns the second factor on, by a code of the new authenticator and the password; a mail tells of it.',
  operation: authenticatorVerify,
  input: (t) => ({
    code: t.string({ required: true, description: 'The code that the authenticator shows.' }),
    password: t.string({ required: true, description: 'The password of the viewer.' }),
  }),
  payload: codesPayload,
  resolve: async ({ code, password }, context) => {
    const { succeeded, recoveryCodes } = await context.rest.call(authenticatorVerify, { body: { code, password } })
    assertAccepted(succeeded, 'The authenticator was not confirmed')
    return { recoveryCodes, secondFactor: await stateNow(context) }
  },
})

mutation('resetAuthenticator', {
  description:
    "Ends the viewer's second factor, so that another authenticator can be set up; other sessions end, and a mail tells of it.",
  operation: authenticatorReset,
  input: proofFields,
  payload: statePayload,
  resolve: async (proof, context) => {
    const { ok } = await context.rest.call(authenticatorReset, { body: proofOf(proof) })
    assertAccepted(ok, 'The second factor was not reset')
    return { secondFactor: await stateNow(context) }
  },
})

mutation('disableSecondFactor', {
  description: "Turns the viewer's second factor off for good; refused where a role requires one.",
  operation: authenticatorDisable,
  input: proofFields,
  payload: statePayload,
  resolve: async (proof, context) => {
    const { ok } = await context.rest.call(authenticatorDisable, { body: proofOf(proof) })
    assertAccepted(ok, 'The second factor was not turned off')
    return { secondFactor: await stateNow(context) }
  },
})

mutation('generateRecoveryCodes', {
  description: 'Makes ten new recovery codes; the old ones are void.',
  operation: recoveryCodesGenerate,
  input: proofFields,
  payload: codesPayload,
  resolve: async (proof, context) => {
    const { recoveryCodes } = await context.rest.call(recoveryCodesGenerate, { body: proofOf(proof) })
    return { recoveryCodes, secondFactor: await stateNow(context) }
  },
})
