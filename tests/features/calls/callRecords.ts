import type { Call } from '../../../services/features/calls/callShapes.ts'
import { uuid } from '../../support/records.ts'

/** Call number `number` with the candidate of the same number, one minute after the previous call. */
export const call = (number: number, more: Partial<Call> = {}): Call => ({
  id: uuid(number + 200),
  candidateId: uuid(number),
  verificationCandidateId: null,
  name: `Candidate ${number}`,
  phone: '0901 234 567',
  number: '0901234567',
  userName: 'sato',
  sessionId: null,
  phase: 'calling',
  startedAt: `2026-03-02T01:${String(number).padStart(2, '0')}:00.000Z`,
  ringingAt: null,
  answeredAt: null,
  endedAt: null,
  result: null,
  outcome: null,
  note: null,
  hasRecording: false,
  ...more,
})

export const ended = (number: number, more: Partial<Call> = {}): Call => {
  const { startedAt } = call(number)
  return call(number, {
    phase: 'ended',
    result: 'answered',
    ringingAt: startedAt,
    answeredAt: startedAt,
    endedAt: new Date(Date.parse(startedAt) + 83_000).toISOString(),
    ...more,
  })
}
