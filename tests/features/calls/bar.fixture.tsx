import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import {
  callNote,
  callReport,
  callStart,
  phonenetReadyUser,
  phonenetUpdateUserStatus,
} from '../../../services/features/calls/contract.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import CallBar from '../../../web/features/calls/bar/CallBar.tsx'
import CallControl from '../../../web/shared/calls/CallControl.tsx'
import { changeCalls, useHasBar } from '../../../web/shared/calls/currentCall.ts'
import { waits } from '../../../web/shared/calls/phone/phone.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen } from '../../support/screen.tsx'
import { idOf, uuid } from '../../support/records.ts'
import { dialled } from './fakePhone.ts'

export const number = '0912345678'
export const record = (given: Partial<Call> = {}): Call => ({
  id: uuid(900),
  candidateId: uuid(1),
  verificationCandidateId: null,
  name: 'Nguyễn Văn Đức',
  phone: '0912 345 678',
  number,
  userName: 'recruiter',
  sessionId: null,
  phase: 'calling',
  startedAt: '2026-11-22T00:00:00.000Z',
  ringingAt: null,
  answeredAt: null,
  endedAt: null,
  result: null,
  outcome: null,
  note: null,
  hasRecording: false,
  ...given,
})

/** Shows the bar as the shell does. */
function Bar() {
  return useHasBar() && <CallBar />
}

/** Opens the bar with two candidates that can be called, and with REST services that store the call. */
export function openBar() {
  Object.assign(waits, { hide: 500, heartbeat: 50 })
  dialled.length = 0
  changeCalls({ current: null, unnoted: [] })
  let call = record()
  let started = 0
  const rest = fakeRest()
    .on(phonenetReadyUser, () => ({ id: uuid(800), ext: '101', extPassword: 'secret', realm: 'hireloom' }))
    .on(
      callStart,
      ({ body }) => (call = record({ id: uuid(900 + started++), candidateId: null, ...(body as Partial<Call>) })),
    )
    .on(callReport, ({ params, body }) => {
      const told = body as Partial<Call>
      const times = told.phase === 'ended' && {
        answeredAt: '2026-11-22T00:00:10.000Z',
        endedAt: '2026-11-22T00:01:33.000Z',
      }
      return (call = { ...call, id: params!.id, ...times, ...told })
    })
    .on(callNote, ({ params, body }) => ({ ...call, id: params!.id, ...(body as Partial<Call>) }))
    .on(phonenetUpdateUserStatus, () => ({ isReady: true }))
  const page = (
    <>
      <Routes>
        <Route path="/other" element={<h1>Other page</h1>} />
        <Route
          path="*"
          element={
            <>
              <CallControl
                subject={{ candidateId: idOf('Candidate', 1), name: 'Nguyễn Văn Đức' }}
                phone="0912 345 678"
              />
              <CallControl
                subject={{ verificationCandidateId: idOf('VerificationCandidate', 2), name: 'Sato Kenta' }}
                phone="0912 345 679"
              />
            </>
          }
        />
      </Routes>
      <Bar />
    </>
  )
  const rendered = renderScreen(page, { rest, path: '/', keys: ['Phonenet:CallCandidate'] })
  const calls = (operation: string) => rest.calls.filter((one) => one.operation === operation)
  return {
    ...rendered,
    rest,
    calls,
    /** The phases that were reported to the services, without repetitions. */
    told: () =>
      calls('callReport')
        .map(({ body }) => [body.phase, body.result].filter(Boolean).join(' '))
        .filter((one, at, all) => one !== all[at - 1]),
    press: async (name: string) => rendered.user.click(await screen.findByRole('button', { name })),
    callDuc: () => rendered.user.click(screen.getByRole('button', { name: 'Call Nguyễn Văn Đức, 0912 345 678' })),
  }
}
