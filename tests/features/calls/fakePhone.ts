import { vi, type Mock } from 'vitest'
import type { Dial, Extension, PhoneCall, PhoneEvents, Target } from '../../../web/shared/calls/phone/phone.ts'

export interface DialledCall {
  extension: Extension
  target: Target
  events: PhoneEvents
  phone: { [K in keyof Omit<PhoneCall, 'closed'>]: Mock<PhoneCall[K]> }
}

/** Each call that was dialled, oldest first; the test plays the far side through its events. */
export const dialled: DialledCall[] = []

/** A telephone without a line: what hangs up ends at once, as the real one does. */
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
