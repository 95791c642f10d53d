import type { StatusColor } from '../ui/StatusTag.tsx'

export type CallPhase = 'CALLING' | 'RINGING' | 'TALKING' | 'ENDED'
export const callResults = ['ANSWERED', 'UNAVAILABLE', 'BUSY', 'CANCELED', 'FAILED'] as const
export type CallResult = (typeof callResults)[number]
export const callOutcomes = ['INTERESTED', 'NOT_INTERESTED', 'CALL_BACK', 'WRONG_NUMBER', 'NO_ANSWER', 'OTHER'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** The keys of the texts in `calls`. */
export const phaseKeys = {
  CALLING: 'calling',
  RINGING: 'ringing',
  TALKING: 'talking',
  ENDED: 'ended',
} as const satisfies Record<CallPhase, string>
export const resultKeys = {
  ANSWERED: 'answered',
  UNAVAILABLE: 'unavailable',
  BUSY: 'busy',
  CANCELED: 'canceled',
  FAILED: 'failed',
} as const satisfies Record<CallResult, string>
export const outcomeKeys = {
  INTERESTED: 'interested',
  NOT_INTERESTED: 'notInterested',
  CALL_BACK: 'callBack',
  WRONG_NUMBER: 'wrongNumber',
  NO_ANSWER: 'noAnswer',
  OTHER: 'other',
} as const satisfies Record<CallOutcome, string>

export const phaseColors: Record<CallPhase, StatusColor> = {
  CALLING: 'blue',
  RINGING: 'blue',
  TALKING: 'green',
  ENDED: 'cyan',
}
export const resultColors: Record<CallResult, StatusColor> = {
  ANSWERED: 'green',
  UNAVAILABLE: 'orange',
  BUSY: 'orange',
  CANCELED: 'cyan',
  FAILED: 'red',
}
