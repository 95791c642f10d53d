import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

/** How far a call is; it only goes forward. */
export const callPhases = ['calling', 'ringing', 'talking', 'ended'] as const
export type CallPhase = (typeof callPhases)[number]
/** How a call ended: the bar shows Call End, Canceled, Candidate Busy, Unavailable, Call failed. */
export const callResults = ['answered', 'canceled', 'busy', 'unavailable', 'failed'] as const
export type CallResult = (typeof callResults)[number]
/** What came of it, as the caller says. */
export const callOutcomes = ['interested', 'notInterested', 'callBack', 'wrongNumber', 'noAnswer', 'other'] as const
export type CallOutcome = (typeof callOutcomes)[number]
/** Longest note on a call. */
export const longestCallNote = 2000
/** Most candidates whose calls are asked for at once. */
export const mostWatched = 100
/** A call whose caller has not been heard of for so long has ended. */
export const heartbeatMs = 15_000

export const Call = Type.Object({
  id: Id,
  candidateId: Nullable(Id),
  verificationCandidateId: Nullable(Id),
  name: Type.String({ description: 'of who is called, as it was then' }),
  phone: Type.String({ description: 'as the record has it' }),
  number: Type.String({ description: 'as it was dialled (decision D-54)' }),
  userName: Type.String({ description: 'who calls' }),
  sessionId: Nullable(Type.String({ description: 'Call-ID of the SIP session' })),
  phase: Type.Enum(callPhases),
  startedAt: Moment,
  ringingAt: Nullable(Moment),
  answeredAt: Nullable(Moment),
  endedAt: Nullable(Moment),
  result: Nullable(Type.Enum(callResults, { description: 'null while it goes on' })),
  outcome: Nullable(Type.Enum(callOutcomes)),
  note: Nullable(Type.String()),
  hasRecording: Type.Boolean(),
})
export type Call = Static<typeof Call>
