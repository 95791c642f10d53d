/**
 * The current call of this tab, outside of React: it goes on while the user moves from page to page. Only this small
 * part is there from the start; the code that makes calls (callStore.ts, the phone, the bar) is loaded with the first
 * one.
 */
import { useSyncExternalStore } from 'react'
import type { CallFault, CallPhase, CallResult, Quality } from './phone/phone.ts'
import type { CallOutcome } from './words.ts'

/** The person who is called: a candidate, or a row of verification. */
export interface CallSubject {
  candidateId?: string
  verificationCandidateId?: string
  name: string
}

export interface CurrentCall {
  subject: CallSubject
  /** The number as the candidate's record contains it. */
  phone: string
  phase: CallPhase
  result: CallResult | null
  fault: CallFault | null
  /** When the other side answered, in milliseconds of Date.now(). */
  talkingSince: number | null
  isMuted: boolean
  isHeld: boolean
  /** False once the server has refused to hold the call. */
  canHold: boolean
  quality: Quality
  isSilent: boolean
  /** Whether the microphone was unplugged and there is no other one. */
  isMicrophoneLost: boolean
}

/** A call that is over and whose outcome has not been noted yet. */
export interface EndedCall {
  id: string
  name: string
  phone: string
  /** The duration of the conversation; null if there was none. */
  seconds: number | null
  /** The outcome that is being noted. */
  outcome: CallOutcome | null
  note: string
}

interface Calls {
  current: CurrentCall | null
  unnoted: readonly EndedCall[]
}

let calls: Calls = { current: null, unnoted: [] }
const listeners = new Set<() => void>()

export const currentCalls = (): Calls => calls

export function changeCalls(change: Partial<Calls>): void {
  calls = { ...calls, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCalls = (): Calls => useSyncExternalStore(subscribe, currentCalls)

/** The id of the bar's element. */
export const barId = 'call-bar'

/** Whether there is a bar at the bottom of the page, for a call or for its outcome. */
export const useHasBar = (): boolean =>
  useSyncExternalStore(subscribe, () => calls.current !== null || calls.unnoted.length > 0)

/** Whether a call is being set up or in progress; false again as soon as it has ended. */
export const isCalling = (): boolean => calls.current !== null && calls.current.phase !== 'ended'
export const useIsCalling = (): boolean => useSyncExternalStore(subscribe, isCalling)
