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
    description: 'A STUN or TURN server, as browsers take it.',
    fields: (t) => ({
      urls: t.field({ type: ['URL'], description: 'Addresses of the server.', resolve: ({ urls }) => [urls].flat() }),
      username: t.string({
        nullable: true,
        description: 'User name there.',
        resolve: ({ username }) => username ?? null,
      }),
      credential: t.string({
        nullable: true,
        description: 'Password at the server.',
        resolve: ({ credential }) => credential ?? null,
      }),
    }),
  })

const PhoneExtension = builder
  .objectRef<Extension>('PhoneExtension')
  .implement({
    description: 'The phone extension by which the viewer calls.',
    fields: (t) => ({
      id: globalId(t, 'PhoneExtension'),
      ext: t.exposeString('ext', { description: 'Its number: the user of its SIP address.' }),
      password: t.exposeString('extPassword', { description: 'With which it registers.' }),
      server: t.string({
        nullable: true,
        description: 'wss address of the SIP server; null: /sip at the address of the page.',
        resolve: ({ server }) => server ?? null,
      }),
      realm: t.string({
        nullable: true,
        description: 'What stands behind the @ of SIP addresses; null: the host of the server.',
        resolve: ({ realm }) => realm ?? null,
      }),
      iceServers: t.field({
        type: [IceServer],
        description: 'STUN and TURN servers; without any, none is asked.',
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
      isReady: t.exposeBoolean('isReady', { description: 'No call of theirs goes on.' }),
      call: t.field({
        type: Call,
        nullable: true,
        description: 'Their call that goes on, perhaps in another window.',
        resolve: ({ callId }, _args, context) => Call.load(context, callId ?? null),
      }),
    }),
  })

builder.queryFields((t) => ({
  phoneExtension: t.field({
    type: PhoneExtension,
    nullable: true,
    operation: phonenetReadyUser,
    description: 'The phone extension by which the viewer calls; null without one.',
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
  call: t.field({ type: Call, description: 'The call as it is now.', resolve: ({ call }) => call }),
})

mutation('startCall', {
  description:
    'Writes down that the viewer begins to call, so that colleagues see it. REFUSED with CALL_BUSY while another call of theirs goes on.',
  operation: callStart,
  input: (t) => ({
    candidateId: t.id({ description: 'The candidate (global id); this, or verificationCandidateId.' }),
    verificationCandidateId: t.id({ description: 'The row of a verification folder (global id).' }),
    phone: t.string({ required: true, description: 'Which phone, as the record has it.' }),
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
    "Says how far a call of the viewer's is: at each phase, and every 5 s. One that is not heard of for 15 s has ended.",
  operation: callReport,
  input: (t) => ({
    id: t.id({ required: true, description: 'The call (global id).' }),
    phase: t.field({
      type: CallPhase,
      required: true,
      description: 'How far it is; an earlier phase than before changes nothing.',
    }),
    sessionId: t.string({ description: 'Call-ID of the SIP session, once it is known.' }),
    result: t.field({ type: CallResult, description: 'How it ended; with ENDED, and only then.' }),
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
  description: "Says what came of a call of the viewer's. What is left out stays; null removes.",
  operation: callNote,
  input: (t) => ({
    id: t.id({ required: true, description: 'The call (global id).' }),
    outcome: t.field({ type: CallOutcome, description: 'What came of it.' }),
    note: t.string({ description: 'At most 2,000 characters.' }),
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
  description: 'Makes the viewer ready again: what a closed page has left of their calls is ended.',
  operation: phonenetUpdateUserStatus,
  input: (t) => ({ extensionId: t.id({ required: true, description: "The viewer's phone extension (global id)." }) }),
  payload: (t: PayloadFields<Ready>) => ({
    phoneReady: t.field({ type: PhoneReady, description: 'How it is now.', resolve: (ready) => ready }),
  }),
  resolve: ({ extensionId }, { rest }) =>
    rest.call(phonenetUpdateUserStatus, { query: { id: idOf('PhoneExtension', extensionId, 'extensionId') } }),
})
