import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import {
  callNote,
  callReport,
  callStart,
  phonenetReadyUser,
  phonenetUpdateUserStatus,
  phonenetUserReady,
  type Call as Row,
} from '../../../services/features/calls/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { globalId } from '../../core/graph/node.ts'
import { idOf } from '../../core/graph/ids.ts'
import { present } from '../../core/rest/json.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Call, CallOutcome, CallPhase, CallResult } from './call.ts'

type Extension = AnswerOf<typeof phonenetReadyUser>

const IceServer = builder
  .objectRef<NonNullable<Extension['iceServers']>[number]>('IceServer')
  .implement({
    description: 'A STUN or TURN server, in the form that browsers expect.',
    fields: (t) => ({
      urls: t.field({ type: ['URL'], description: 'Addresses of the server.', resolve: ({ urls }) => [urls].flat() }),
      username: t.string({
        nullable: true,
        description: 'The user name at the server.',
        resolve: ({ username }) => username ?? null,
      }),
      credential: t.string({
        nullable: true,
        description: 'The password at the server.',
        resolve: ({ credential }) => credential ?? null,
      }),
    }),
  })

const PhoneExtension = builder
  .objectRef<Extension>('PhoneExtension')
  .implement({
    description: 'The phone extension with which the viewer makes calls.',
    fields: (t) => ({
      id: globalId(t, 'PhoneExtension'),
      ext: t.exposeString('ext', { description: 'The number of the extension, which is the user of its SIP address.' }),
      password: t.exposeString('extPassword', { description: 'The password with which the extension registers.' }),
      server: t.string({
        nullable: true,
        description: 'The wss address of the SIP server. If null, use /sip at the address of the page.',
        resolve: ({ server }) => server ?? null,
      }),
      realm: t.string({
        nullable: true,
        description: 'The part after the @ of SIP addresses. If null, use the host of the server.',
        resolve: ({ realm }) => realm ?? null,
      }),
      iceServers: t.field({
        type: [IceServer],
        description: 'STUN and TURN servers. If the list is empty, none is used.',
        resolve: ({ iceServers }) => iceServers ?? [],
      }),
    }),
  })

interface Ready {
  isReady: boolean
  callId?: string | null
}

const PhoneReady = builder
  .objectRef<Ready>('PhoneReady')
  .implement({
    description: 'Whether the viewer may begin a call.',
    fields: (t) => ({
      isReady: t.exposeBoolean('isReady', { description: 'Whether no call of the viewer is in progress.' }),
      call: t.field({
        type: Call,
        nullable: true,
        description: "The viewer's call in progress, perhaps in another window.",
        resolve: ({ callId }, _args, context) => Call.load(context, callId ?? null),
      }),
    }),
  })

builder.queryFields((t) => ({
  phoneExtension: t.field({
    type: PhoneExtension,
    nullable: true,
    operation: phonenetReadyUser,
    description: 'The phone extension with which the viewer makes calls, or null if there is none.',
    extensions: { personal: true },
    resolve: (_root, _args, { rest }) => orNull(rest.call(phonenetReadyUser)),
  }),
  phoneReady: t.field({
    type: PhoneReady,
    operation: phonenetUserReady,
    description: 'Whether the viewer may begin a call.',
    extensions: { personal: true },
    resolve: (_root, _args, { rest }) => rest.call(phonenetUserReady),
  }),
}))

const payload = (t: PayloadFields<{ call: Row }>) => ({
  call: t.field({ type: Call, description: 'The call after the change.', resolve: ({ call }) => call }),
})

mutation('startCall', {
  description:
    'Records that the viewer begins a call, so colleagues can see it. REFUSED with CALL_BUSY while another call of the viewer is in progress.',
  operation: callStart,
  input: (t) => ({
    candidateId: t.id({ description: 'The candidate (global id). Pass either this or verificationCandidateId.' }),
    verificationCandidateId: t.id({ description: 'The row of a verification folder (global id).' }),
    phone: t.string({ required: true, description: 'The phone number as it is in the record.' }),
  }),
  payload,
  resolve: async ({ candidateId, verificationCandidateId, phone }, { rest }) => ({
    call: await rest.call(callStart, {
      body: {
        phone,
        ...(candidateId && { candidateId: idOf('Candidate', candidateId, 'candidateId') }),
        ...(verificationCandidateId && {
          verificationCandidateId: idOf('VerificationCandidate', verificationCandidateId, 'verificationCandidateId'),
        }),
      },
    }),
  }),
})

mutation('updateCallState', {
  description:
    'Reports the phase of a call of the viewer, at each change and every 5 s. A call that is not reported for 15 s counts as ended.',
  operation: callReport,
  input: (t) => ({
    id: t.id({ required: true, description: 'The call (global id).' }),
    phase: t.field({
      type: CallPhase,
      required: true,
      description: 'The phase of the call. A phase earlier than the current one changes nothing.',
    }),
    sessionId: t.string({ description: 'The Call-ID of the SIP session, once it is known.' }),
    result: t.field({
      type: CallResult,
      description: 'The result of the call. Only allowed with ENDED, and required there.',
    }),
  }),
  payload,
  resolve: async ({ id, phase, sessionId, result }, { rest }) => ({
    call: await rest.call(callReport, {
      params: { id: idOf('Call', id) },
      body: { phase, ...present({ sessionId, result }) },
    }),
  }),
})

mutation('addCallNote', {
  description: 'Reports the outcome of a call of the viewer. Omitted fields stay as they are, and null clears a field.',
  operation: callNote,
  input: (t) => ({
    id: t.id({ required: true, description: 'The call (global id).' }),
    outcome: t.field({ type: CallOutcome, description: 'The outcome of the call.' }),
    note: t.string({ description: 'The note, at most 2,000 characters.' }),
  }),
  payload,
  resolve: async ({ id, outcome, note }, { rest }) => ({
    call: await rest.call(callNote, {
      params: { id: idOf('Call', id) },
      body: { ...(outcome !== undefined && { outcome }), ...(note !== undefined && { note }) },
    }),
  }),
})

mutation('resetPhone', {
  description: 'Makes the viewer ready for calls again by ending the calls that a closed page has left in progress.',
  operation: phonenetUpdateUserStatus,
  input: (t) => ({ extensionId: t.id({ required: true, description: "The viewer's phone extension (global id)." }) }),
  payload: (t: PayloadFields<Ready>) => ({
    phoneReady: t.field({ type: PhoneReady, description: 'The state after the reset.', resolve: (ready) => ready }),
  }),
  resolve: ({ extensionId }, { rest }) =>
    rest.call(phonenetUpdateUserStatus, { query: { id: idOf('PhoneExtension', extensionId, 'extensionId') } }),
})
