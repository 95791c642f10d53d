import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startServices } from '../../../services/core/app.ts'
import { runPeriodic, startPeriodic } from '../../../services/core/jobs/periodic.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { phonenetUpdateUserStatus, phonenetUserReady } from '../../../services/features/calls/contract.ts'
import { heartbeatMs, type Call } from '../../../services/features/calls/callShapes.ts'
import { callExpiry, expireCalls } from '../../../services/features/calls/expiry.ts'
import { newId } from '../../../services/core/ids.ts'
import { startCalls, type CallsHere } from './calls.fixture.ts'

let here: CallsHere
beforeAll(async () => {
  here = await startCalls()
})
afterAll(() => here?.close())
afterEach(async () => {
  await here.db.delete('phone_call').execute()
})

/** Sets the last heartbeat of the caller to this long ago. */
const silence = async (call: Call, ms: number) => {
  const at = new Date(Date.now() - ms)
  await here.db.update('phone_call').set({ heartbeat_at: at }).where('id', '=', call.id).execute()
  return at
}
const phaseOf = async (call: Call) =>
  here.db.from('phone_call').select(['phase', 'result', 'ended_at']).where('id', '=', call.id).executeTakeFirstOrThrow()

test("a call ends when its caller has been silent for 15 s; it ends at the caller's last heartbeat", async () => {
  const [quiet, lively] = [await here.start(await here.create()), await here.start(await here.create(), 'recruiter2')]
  const at = await silence(quiet, heartbeatMs + 1000)
  await silence(lively, heartbeatMs - 5000)
  expect(await expireCalls(here.db, heartbeatMs)).toBe(1)
  expect(await phaseOf(quiet)).toMatchObject({ phase: 'ended', result: 'failed', ended_at: at })
  expect(await phaseOf(lively)).toMatchObject({ phase: 'calling', result: null })
  expect(await here.timeline(quiet.candidateId!)).toMatchObject([{ user_name: 'recruiter', call_id: quiet.id }])
  // The next one may begin.
  expect(await here.start(await here.create())).toMatchObject({ phase: 'calling' })
})

test('an expired call that had been answered ends as answered', async () => {
  const call = await here.start(await here.create())
  await here.report(call, { phase: 'talking' })
  await silence(call, 20_000)
  await expireCalls(here.db, heartbeatMs)
  expect(await phaseOf(call)).toMatchObject({ phase: 'ended', result: 'answered' })
  // A later report of the browser comes too late.
  expect(await here.report(call, { phase: 'ended', result: 'failed' })).toMatchObject({ result: 'answered' })
})

test('several instances that sweep at once end each call and report it only once', async () => {
  const calls = [
    await here.start(await here.create()),
    await here.start(await here.create(), 'recruiter2'),
    await here.start(await here.create(), 'multi'),
  ]
  for (const call of calls) await silence(call, 60_000)
  const counts = await Promise.all([1, 2, 3].map(() => expireCalls(here.db, heartbeatMs)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  for (const call of calls) {
    expect((await here.told(call.id)).map(({ phase }) => phase)).toEqual(['calling', 'ended'])
    expect(await here.timeline(call.candidateId!)).toHaveLength(1)
  }
})

test('a report of the caller that coincides with the sweep is published only once', async () => {
  const call = await here.start(await here.create())
  await silence(call, 60_000)
  await Promise.all([here.end(call), expireCalls(here.db, heartbeatMs)])
  expect((await here.told(call.id)).map(({ phase }) => phase)).toEqual(['calling', 'ended'])
  expect(await here.timeline(call.candidateId!)).toHaveLength(1)
})

test('the sweep covers every company', async () => {
  const call = await here.start(await here.create())
  await silence(call, 60_000)
  const other = {
    id: newId(),
    candidate_id: null,
    verification_candidate_id: null,
    name: 'x',
    phone: '1',
    number: '01',
    user_name: 'admin@other',
    phase: 'ringing' as const,
    heartbeat_at: new Date(Date.now() - 60_000),
  }
  await here.otherDb.insert('phone_call', other).execute()
  await runPeriodic(here.services.db, callExpiry())
  expect(await phaseOf(call)).toMatchObject({ phase: 'ended' })
  expect(await here.otherDb.from('phone_call').select(['phase', 'result']).execute()).toEqual([
    { phase: 'ended', result: 'failed' },
  ])
  expect(await here.db.from('event').select('data').where('type', '=', 'call.changed').execute()).not.toContainEqual({
    data: expect.objectContaining({ id: other.id }),
  })
})

test('the running services sweep on their own', async () => {
  const call = await here.start(await here.create())
  await silence(call, 60_000)
  const sweep = callExpiry(heartbeatMs, 20)
  // A second instance on the same database; the embedded database has room for only one.
  const close =
    here.database.kind === 'pglite'
      ? startPeriodic(here.services.db, [sweep], here.services.log, { publicUrl: '' })
      : (
          await startServices(
            readSettings({ ...here.database.env, SERVICES_PORT: '0', DEMO: '0', LOG_LEVEL: 'error' }),
            { routes: [], queues: [], periodic: [sweep] },
          )
        ).close
  try {
    await vi.waitFor(async () => expect(await phaseOf(call)).toMatchObject({ phase: 'ended' }), {
      timeout: 5000,
      interval: 20,
    })
  } finally {
    await close()
  }
})

test('a caller who returns ends their unfinished call and is ready', async () => {
  await here.db
    .insert('phone_extension', { id: newId(), user_name: 'recruiter', ext: '7001', ext_password: 'secret' })
    .execute()
  const { id } = await here.db.from('phone_extension').select('id').executeTakeFirstOrThrow()
  const reset = (userName: string, extensionId: string) =>
    here.send(userName, phonenetUpdateUserStatus, { query: { id: extensionId } })
  expect(await here.ok('recruiter', phonenetUserReady)).toEqual({ isReady: true, callId: null })
  const call = await here.start(await here.create())
  expect(await here.ok('recruiter', phonenetUserReady)).toEqual({ isReady: false, callId: call.id })
  expect(await here.ok('recruiter2', phonenetUserReady)).toEqual({ isReady: true, callId: null })
  expect((await reset('recruiter', newId())).status).toBe(404)
  expect((await reset('recruiter2', id)).status).toBe(404)
  expect((await reset('recruiter', 'x')).status).toBe(400)
  expect(await phaseOf(call)).toMatchObject({ phase: 'calling' })
  expect(await reset('recruiter', id)).toEqual({ status: 200, body: { isReady: true } })
  expect(await phaseOf(call)).toMatchObject({ phase: 'ended', result: 'failed' })
  expect(await reset('recruiter', id)).toEqual({ status: 200, body: { isReady: true } })
})
