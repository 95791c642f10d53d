import { vi, type Mock } from 'vitest'
import type { Dial, Extension, PhoneCall, PhoneEvents, Target } from '../../../web/shared/calls/phone/phone.ts'

export interface DialledCall {
  extension: Extension
  target: Target
  events: PhoneEvents
  phone: { [K in keyof Omit<PhoneCall, 'closed'>]: Mock<PhoneCall[K]> }
}

/** The dialled calls, oldest first; the test plays the other side through their events. */
export const dialled: DialledCall[] = []

/** A telephone without a line. Hanging up ends a call at once, as with the real telephone. */
export const dial: Dial = (extension, target, events) => {
  let phase = 'calling'
  const watched: PhoneEvents = {
    ...events,
    onPhase: (next) => {
      phase = next
      events.onPhase(next)
    },
    onEnd: (...how) => {
      phase = 'ended'
      events.onEnd(...how)
    },
  }
  const phone = {
    hangUp: vi.fn<PhoneCall['hangUp']>(() => {
      if (phase !== 'ended') watched.onEnd(phase === 'talking' ? 'answered' : 'canceled')
    }),
    setMuted: vi.fn<PhoneCall['setMuted']>(),
    sendTone: vi.fn<PhoneCall['sendTone']>(),
    setHeld: vi.fn<PhoneCall['setHeld']>(async () => true),
    setMicrophone: vi.fn<PhoneCall['setMicrophone']>(async () => {}),
    setSpeaker: vi.fn<PhoneCall['setSpeaker']>(async () => {}),
    level: vi.fn<PhoneCall['level']>(async () => 0.5),
  }
  dialled.push({ extension, target, events: watched, phone })
  return { ...phone, closed: Promise.resolve() }
}
