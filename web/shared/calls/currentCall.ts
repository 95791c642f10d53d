/**
 * The call that is on in this tab, outside of React: it goes on while one moves from page to page. Only this small part is there
 * from the start; what makes a call (callStore.ts, the phone, the bar) is loaded with the first one.
 */
import { useSyncExternalStore } from 'react'
import type { CallFault, CallPhase, CallResult, Quality } from './phone/phone.ts'
import type { CallOutcome } from './words.ts'

/** Who is called: a candidate, or a row of verification. */
export interface CallSubject {
  candidateId?: string
  verificationCandidateId?: string
  name: string
}

export interface CurrentCall {
  subject: CallSubject
  /** As it stands with the candidate. */
  phone: string
  phase: CallPhase
  result: CallResult | null
  fault: CallFault | null
  /** When the far side answered, in milliseconds of Date.now(). */
  talkingSince: number | null
  isMuted: boolean
  isHeld: boolean
  /** Not any more after the server has refused it. */
  canHold: boolean
  quality: Quality
  isSilent: boolean
  /** The microphone was unplugged, and there is no other. */
  isMicrophoneLost: boolean
}

/** A call that is over, with nothing said yet about what came of it. */
export interface EndedCall {
  id: string
  name: string
  phone: string
  /** Of the talk; null without one. */
  seconds: number | null
  /** What is being said about it. */
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

/** The element of the bar. */
export const barId = 'call-bar'

/** Something stands at the bottom of the page: a call, or what came of one. */
export const useHasBar = (): boolean =>
  useSyncExternalStore(subscribe, () => calls.current !== null || calls.unnoted.length > 0)

/** A call is being made or talked; false again as soon as it has ended. */
export const isCalling = (): boolean => calls.current !== null && calls.current.phase !== 'ended'
export const useIsCalling = (): boolean => useSyncExternalStore(subscribe, isCalling)
