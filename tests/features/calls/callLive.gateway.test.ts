import { describe, expect, test } from 'vitest'
import { createLiveHub } from '../../../gateway/core/live/liveHub.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { callMonitor, callOngoing } from '../../../services/features/calls/contract.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import { companyId, fakeLive, mayWatch, subscribe, viewerWith, watch } from '../../support/fakeRest.ts'
import { candidateId, services } from '../candidates/candidateRecords.ts'
import { uuid } from '../../support/records.ts'
import { call, ended } from './callRecords.ts'

const reader = viewerWith('Candidate:ListCandidate')
const supervisor = viewerWith('Phonenet:GetURLRecording')
const status =
  'subscription ($ids: [ID!]!) { candidateCallsChanged(candidateIds: $ids) { calls { candidate { id } phase user { fullName } } } }'
const all = 'subscription { ongoingCallsChanged { calls { name phase } } }'
const variables = { ids: [candidateId(2), candidateId(1), candidateId(2)] }
const change = (data: Call) => ({ type: 'call.changed', subjectId: companyId, at: '2026-03-02T02:00:00.000Z', data })
const shown = async (stream: AsyncGenerator<any>) =>
  (await stream.next()).value.data.candidateCallsChanged.calls.map(
    (one: any) => `${one.candidate.id === candidateId(1) ? 1 : 2} ${one.phase}`,
  )

describe('candidateCallsChanged', () => {
  const start = async (now: Call[] = []) => {
    const rest = services().on(callOngoing, () => now)
    const live = fakeLive()
    return { rest, live, stream: await watch(status, { rest, live, viewer: reader, variables }) }
  }

  test('sends the ongoing calls first and all of them again after each change, without a REST call', async () => {
    const { rest, live, stream } = await start([call(1)])
    expect(live.watched).toEqual([
      { companyId, type: 'call.changed', subjectId: companyId, part: `${uuid(1)} ${uuid(2)}` },
    ])
    expect(await shown(stream)).toEqual(['1 CALLING'])
    live.emit(change(call(2, { phase: 'ringing' })))
    expect(await shown(stream)).toEqual(['1 CALLING', '2 RINGING'])
    live.emit(change(call(1, { phase: 'talking' })))
    expect(await shown(stream)).toEqual(['1 TALKING', '2 RINGING'])
    live.emit(change(ended(1)))
    expect(await shown(stream)).toEqual(['2 RINGING'])
    expect(rest.counts()).toEqual({ callOngoing: 1, usersByUserNames: 1 })
    expect(rest.calls[0]!.body).toEqual({ candidateIds: [uuid(1), uuid(2)] })
  })

  test('sends no calls of other candidates, and ignores changes that are outdated or final', async () => {
    const { live, stream } = await start([call(1, { phase: 'talking' })])
    await stream.next()
    live.emit(change(call(3, { phase: 'ringing' })))
    live.emit(change(call(4, { candidateId: null, verificationCandidateId: uuid(9) })))
    live.emit(change(call(1, { phase: 'ringing' })))
    live.emit(change(ended(2, { note: 'written later' })))
    live.emit(change(call(2)))
    expect(await shown(stream)).toEqual(['1 TALKING', '2 CALLING'])
  })

  test('sends only their own calls to users who may only make calls', async () => {
    const rest = services().on(callOngoing, () => [call(1, { userName: 'recruiter' })])
    const live = fakeLive()
    const stream = await watch(status, { rest, live, viewer: viewerWith('Phonenet:CallCandidate'), variables })
    expect(live.watched[0]!.part).toBe(`of recruiter: ${uuid(1)} ${uuid(2)}`)
    expect(await shown(stream)).toEqual(['1 CALLING'])
    live.emit(change(call(2, { userName: 'somebody', phase: 'ringing' })))
    live.emit(change(call(1, { userName: 'recruiter', phase: 'talking' })))
    expect(await shown(stream)).toEqual(['1 TALKING'])
  })

  test('follows a candidate that is merged while it is called', async () => {
    const { live, stream } = await start([call(1)])
    await stream.next()
    live.emit(change(call(1, { candidateId: uuid(30), phase: 'talking' })))
    expect(await shown(stream)).toEqual([])
  })

  test('reads again after a reset', async () => {
    const now = [call(1)]
    const { live, stream } = await start(now)
    await stream.next()
    now.splice(0, 1, call(2, { phase: 'ringing' }))
    live.emit('reset')
    expect(await shown(stream)).toEqual(['2 RINGING'])
  })

  test('polls the services if there is no stream', async () => {
    const now = [call(1)]
    const { live, stream } = await start(now)
    await stream.next()
    const [poll] = live.polls
    expect(await poll!()).toEqual([call(1)])
    expect(await poll!()).toBeNull()
    now.splice(0, 1, call(2))
    live.emit(change((await poll!()) as Call))
    expect(await shown(stream)).toEqual(['2 CALLING'])
  })

  test("requires the permission to read candidates, uses the viewer's own token, and accepts only candidates", async () => {
    const rest = services().on(callOngoing, () => [])
    expect(await subscribe(status, { rest, viewer: viewerWith('JobRequest:ListJobRequest'), variables })).toMatchObject(
      { code: 'FORBIDDEN' },
    )
    await expect(
      mayWatch('candidateCallsChanged', { candidateIds: variables.ids }, { rest, viewer: viewerWith() }),
    ).rejects.toThrow('Needs the permission')
    expect(rest.calls).toEqual([])
    await mayWatch('candidateCallsChanged', { candidateIds: variables.ids }, { rest, viewer: reader })
    expect(rest.counts()).toEqual({ callOngoing: 1 })
    const refuses = services().on(callOngoing, () => {
      throw new RequestError('FORBIDDEN', 'Forbidden')
    })
    await expect(
      mayWatch('candidateCallsChanged', { candidateIds: variables.ids }, { rest: refuses, viewer: reader }),
    ).rejects.toThrow('Forbidden')
    for (const ids of [[], [uuid(1)], Array.from({ length: 101 }, (_, at) => candidateId(at + 1))]) {
      expect(await subscribe(status, { rest, viewer: reader, variables: { ids } })).toMatchObject({ code: 'BAD_INPUT' })
    }
  })
})

describe('ongoingCallsChanged', () => {
  test('sends all calls of the company to supervisors', async () => {
    const rest = services().on(callMonitor, () => [call(1)])
    const live = fakeLive()
    const stream = await watch(all, { rest, live, viewer: supervisor })
    expect((await stream.next()).value.data.ongoingCallsChanged.calls).toEqual([
      { name: 'Candidate 1', phase: 'CALLING' },
    ])
    live.emit(change(call(7, { candidateId: null, verificationCandidateId: uuid(9) })))
    expect((await stream.next()).value.data.ongoingCallsChanged.calls).toHaveLength(2)
    live.emit(change(ended(1)))
    expect((await stream.next()).value.data.ongoingCallsChanged.calls).toEqual([
      { name: 'Candidate 7', phase: 'CALLING' },
    ])
    expect(rest.counts()).toEqual({ callMonitor: 1 })
  })

  test('refuses all others', async () => {
    const rest = services()
    for (const viewer of [reader, viewerWith('Phonenet:CallCandidate')]) {
      expect(await subscribe(all, { rest, viewer })).toMatchObject({ code: 'FORBIDDEN' })
      await expect(mayWatch('ongoingCallsChanged', {}, { rest, viewer })).rejects.toThrow('Needs the permission')
    }
    expect(rest.calls).toEqual([])
  })
})

describe('the hub', () => {
  const topic = (part: string, of = companyId) => ({ companyId: of, type: 'call.changed', subjectId: of, part })

  test('delivers a change to every part of its subject, and to no other company', async () => {
    const hub = createLiveHub(10)
    const other = hub.changes(topic('one', uuid(99)))
    const parts = [hub.changes(topic('one')), hub.changes(topic('two')), hub.changes({ ...topic(''), part: undefined })]
    expect(hub.topics).toBe(4)
    hub.publish({ id: '1', companyId, ...change(call(1)) })
    for (const items of parts) expect((await items.next()).value).toMatchObject({ data: { id: uuid(201) } })
    expect([parts.map(({ offered }) => offered), other.offered]).toEqual([[1, 1, 1], 0])
    for (const items of [...parts, other]) await items.return!()
    expect(hub.topics).toBe(0)
  })

  test("polls each part separately and notifies only that part's watchers", async () => {
    const hub = createLiveHub(5)
    hub.setPolling(true)
    const [one, two] = ['one', 'two'].map((part) => hub.changes(topic(part), { poll: async () => part }))
    expect([(await one!.next()).value, (await two!.next()).value]).toMatchObject([{ data: 'one' }, { data: 'two' }])
    expect([(await one!.next()).value, (await two!.next()).value]).toMatchObject([{ data: 'one' }, { data: 'two' }])
    hub.close()
  })
})
