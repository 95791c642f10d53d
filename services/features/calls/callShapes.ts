import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

/** The phases of a call, in order; a call never goes back to an earlier phase. */
export const callPhases = ['calling', 'ringing', 'talking', 'ended'] as const
export type CallPhase = (typeof callPhases)[number]
/** The results of a call. The call bar shows them as Call End, Canceled, Candidate Busy, Unavailable, Call failed. */
export const callResults = ['answered', 'canceled', 'busy', 'unavailable', 'failed'] as const
export type CallResult = (typeof callResults)[number]
/** The outcome of a call, as entered by the caller. */
export const callOutcomes = ['interested', 'notInterested', 'callBack', 'wrongNumber', 'noAnswer', 'other'] as const
export type CallOutcome = (typeof callOutcomes)[number]
/** The maximum length of a note on a call. */
export const longestCallNote = 2000
/** The maximum number of candidates whose calls are requested at once. */
export const mostWatched = 100
/** A call ends when its caller has sent no report for this long. */
export const heartbeatMs = 15_000

export const Call = Type.Object({
  id: Id,
  candidateId: Nullable(Id),
  verificationCandidateId: Nullable(Id),
  name: Type.String({ description: 'name of the person who is called, at the time of the call' }),
  phone: Type.String({ description: 'as stored in the record' }),
  number: Type.String({ description: 'as it was dialled (decision D-54)' }),
  userName: Type.String({ description: 'user name of the caller' }),
  sessionId: Nullable(Type.String({ description: 'Call-ID of the SIP session' })),
  phase: Type.Enum(callPhases),
  startedAt: Moment,
  ringingAt: Nullable(Moment),
  answeredAt: Nullable(Moment),
  endedAt: Nullable(Moment),
  result: Nullable(Type.Enum(callResults, { description: 'null while the call is in progress' })),
  outcome: Nullable(Type.Enum(callOutcomes)),
  note: Nullable(Type.String()),
  hasRecording: Type.Boolean(),
})
export type Call = Static<typeof Call>
