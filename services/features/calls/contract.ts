import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, LocalTime, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { candidateReaders } from '../candidates/contract.ts'
import { Call, callOutcomes, callPhases, callResults, heartbeatMs, longestCallNote, mostWatched } from './callShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export { callPhases, mostWatched, type Call } from './callShapes.ts'

const userName = Type.String({ description: 'user name' })

const service = 'telephony' as const
const access = 'Phonenet:CallCandidate' as const
const supervisor = 'Phonenet:GetURLRecording' as const
/**
 * The permissions with which calls can be seen: those of callers, of supervisors, and of users who may read the
 * candidate of a call.
 */
export const callReaders = [access, supervisor, ...candidateReaders] as const
const read = { service, effect: 'read' } as const
const write = { service, effect: 'write', access } as const
const byId = Type.Object({ id: Id })

export const phonenetReadyUser = operation({
  ...read,
  id: 'phonenetReadyUser',
  method: 'GET',
  path: '/phonenet/ready-user',
  access,
  origin: 'spec',
  answer: Type.Object({
    id: Id,
    ext: Type.String(),
    extPassword: Type.String(),
    server: Type.Optional(
      Type.String({ description: 'ours: wss address; if left out, /sip at the address of the page' }),
    ),
    realm: Type.Optional(Type.String({ description: 'ours: the part after the @ of SIP addresses' })),
    iceServers: Type.Optional(
      Type.Array(
        Type.Object({
          urls: Type.Union([Type.String(), Type.Array(Type.String())]),
          username: Type.Optional(Type.String()),
          credential: Type.Optional(Type.String()),
        }),
        { description: 'ours: STUN and TURN servers; none if left out' },
      ),
    ),
  }),
  doc: 'The phone extension of the caller; 404 if they have none.',
  place: '000/7/43, 000/7/44, 001/7.6/16',
})

const Ready = Type.Object({ isReady: Type.Boolean() })
export const phonenetUserReady = operation({
  ...read,
  id: 'phonenetUserReady',
  method: 'GET',
  path: '/phonenet/user-ready',
  access,
  origin: 'spec',
  answer: Type.Object({ ...Ready.properties, callId: Type.Optional(Nullable(Id)) }),
  doc: 'Whether the caller may start a call. They may not while another call of theirs is in progress; callId (ours) is the id of that call.',
  place: '001/7.6/1, 001/7.6/2, 001/7.6/3',
})

export const phonenetUpdateUserStatus = operation({
  ...write,
  id: 'phonenetUpdateUserStatus',
  method: 'POST',
  path: '/phonenet/update-user-status',
  origin: 'spec',
  query: byId,
  answer: Ready,
  doc: 'Makes the caller, whose extension has this id, ready again: ends calls of theirs that a closed page has left open. 404 for another extension.',
  place: '001/7.6/4, 001/7.6/5, 001/7.6/6, 001/7.6/7, D-15',
})

export const phonenetCallDetail = operation({
  ...read,
  id: 'phonenetCallDetail',
  method: 'POST',
  path: '/phonenet/call-detail',
  access: [access, supervisor],
  origin: 'spec',
  query: Type.Object({
    candidateId: Id,
    fromCallId: Type.String({
      minLength: 1,
      maxLength: 250,
      description: 'id of the call, or Call-ID of its SIP session',
    }),
  }),
  answer: Call,
  doc: "A call of a candidate. Without GetURLRecording, only a call of the caller's own; 404 otherwise.",
  place: '001/7.6/8, 001/7.6/9, 001/7.6/10, 001/7.6/11, 000/7/45, D-15',
})

export const phonenetRecordingUrl = operation({
  ...read,
  id: 'phonenetRecordingUrl',
  method: 'POST',
  path: '/phonenet/recording-url',
  access: supervisor,
  origin: 'spec',
  query: Type.Object({ callId: Id }),
  answer: Type.Object({ url: Type.String({ description: '/media/file with the path of the recording' }) }),
  doc: 'The address of the recording of a call, which is read with the token; 404 if there is no recording.',
  place: '001/7.6/12, 001/7.6/13, 001/7.6/14, 001/7.6/15, D-15',
})

export const callStart = operation({
  ...write,
  id: 'callStart',
  method: 'POST',
  path: '/phonenet/calls',
  origin: 'ours',
  idempotent: true,
  body: Type.Object({
    candidateId: Type.Optional(Id),
    verificationCandidateId: Type.Optional(Id),
    phone: Type.String({ minLength: 1, maxLength: 254, description: 'one of the phone numbers of the record' }),
  }),
  answer: Call,
  doc:
    'Records that the caller starts a call to a candidate, or to a row of a verification folder that they can ' +
    'see. Exactly one of the two must be sent. errorCode CALL_BUSY while another call of theirs is in progress.',
  place: 'ours, 001/4/20, 001/4/22',
})

export const callReport = operation({
  ...write,
  id: 'callReport',
  method: 'PUT',
  path: '/phonenet/calls/{id}',
  origin: 'ours',
  params: byId,
  body: Type.Object({
    phase: Type.Enum(callPhases),
    sessionId: Type.Optional(Type.String({ minLength: 1, maxLength: 250 })),
    result: Type.Optional(
      Type.Enum(callResults, { description: 'required with the phase ended, and not allowed otherwise' }),
    ),
  }),
  answer: Call,
  doc:
    "Reports the phase of the caller's own call. Phases only go forward: an earlier phase changes nothing, and " +
    `the same phase reports that the call is still in progress. Without a report for ${heartbeatMs / 1000} s the ` +
    'call ends. An ended call is returned unchanged.',
  place: 'ours, 001/4/20, 001/4/21',
})

export const callNote = operation({
  ...write,
  id: 'callNote',
  method: 'PUT',
  path: '/phonenet/calls/{id}/note',
  origin: 'ours',
  params: byId,
  body: Type.Object({
    outcome: Type.Optional(Nullable(Type.Enum(callOutcomes))),
    note: Type.Optional(
      Nullable(Type.String({ maxLength: 10_000, description: `at most ${longestCallNote} characters` })),
    ),
  }),
  answer: Call,
  doc: "Stores the outcome of the caller's own call, during the call or after it. Fields that are left out are not changed; null removes the value.",
  place: 'ours, D-55',
})

const candidateIds = Type.Array(Id, { minItems: 1, maxItems: mostWatched })
export const callOngoing = operation({
  ...read,
  id: 'callOngoing',
  method: 'POST',
  path: '/phonenet/calls/ongoing',
  access: callReaders,
  origin: 'ours',
  body: Type.Object({ candidateIds }),
  answer: Type.Array(Call),
  doc: 'The calls in progress with these candidates, oldest first.',
  place: 'ours',
})

export const callMonitor = operation({
  ...read,
  id: 'callMonitor',
  method: 'GET',
  path: '/phonenet/calls/ongoing',
  access: supervisor,
  origin: 'ours',
  answer: Type.Array(Call),
  doc: 'All calls of the company that are in progress, oldest first; at most 1,000.',
  place: 'ours',
})

export const callList = operation({
  ...read,
  id: 'callList',
  method: 'POST',
  path: '/phonenet/calls/list',
  access: [access, supervisor],
  origin: 'ours',
  body: Type.Object({
    ...rowsPaging(100),
    candidateId: Type.Optional(Id),
    userNames: Type.Optional(Type.Array(userName, { maxItems: 100, description: 'user names of the callers' })),
    results: Type.Optional(Type.Array(Type.Enum(callResults), { maxItems: callResults.length })),
    from: Type.Optional(LocalTime),
    to: Type.Optional(LocalTime),
  }),
  answer: pagedRows(Call),
  doc: "Calls, newest first. With GetURLRecording, all calls; without it, those of the requested candidate, or otherwise the caller's own. from and to are inclusive.",
  place: 'ours, D-55',
})

export const callByIds = operation({
  ...read,
  id: 'callByIds',
  method: 'POST',
  path: '/phonenet/calls/by-ids',
  access: callReaders,
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Call),
  doc: 'The calls with these ids that the caller may see, in any order: their own, those with candidates whom they may read, and all calls with GetURLRecording.',
  place: 'ours',
})
