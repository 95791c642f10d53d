import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  callByIds,
  callList,
  callMonitor,
  callOngoing,
  phonenetCallDetail,
  phonenetReadyUser,
  phonenetRecordingUrl,
} from '../../../services/features/calls/contract.ts'
import type { Call, CallResult } from '../../../services/features/calls/callShapes.ts'
import { keepRecording, type Recording } from '../../../services/features/calls/recordings.ts'
import { candidateActivities } from '../../../services/features/candidateNotes/contract.ts'
import type { Candidate } from '../../../services/features/candidates/contract.ts'
import { candidateMerge, candidateMergeUndo } from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateDelete } from '../../../services/features/candidates/writes/writeContract.ts'
import { newId } from '../../../services/core/ids.ts'
import { mediaFile } from '../../../services/features/media/contract.ts'
import { startCalls, type CallsHere } from './calls.fixture.ts'

let here: CallsHere
beforeAll(async () => {
  here = await startCalls()
})
afterAll(() => here?.close())
beforeEach(async () => {
  await here.db.delete('phone_call').execute()
})

/** A call that ended, with its start set to this hour of 2 March. */
const past = async (
  candidate: Candidate,
  hour: number,
  userName = 'recruiter',
  result: CallResult = 'answered',
): Promise<Call> => {
  const call = await here.start(candidate, userName)
  const ended = await here.end(call, result)
  await here.db
    .update('phone_call')
    .set({ started_at: `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z` })
    .where('id', '=', call.id)
    .execute()
  return ended
}
const listed = async (userName: string, body: object = {}) => {
  const { data, totalItem } = await here.ok(userName, callList, { body })
  return [data.map(({ id }) => id), totalItem]
}
const idsOf = (calls: readonly Call[]) => calls.map(({ id }) => id)

describe('the log', () => {
  test("shows one's own calls; for a candidate it shows everyone's; a supervisor sees all", async () => {
    const [one, two] = [await here.create(), await here.create()]
    const [a, b, c] = [
      await past(one, 1),
      await past(one, 2, 'recruiter2', 'busy'),
      await past(two, 3, 'recruiter2', 'unavailable'),
    ]
    expect(await listed('recruiter')).toEqual([[a.id], 1])
    expect(await listed('recruiter', { userNames: ['recruiter2'] })).toEqual([[], 0])
    expect(await listed('recruiter', { candidateId: one.id })).toEqual([[b.id, a.id], 2])
    expect(await listed('manager')).toEqual([[c.id, b.id, a.id], 3])
    expect(await listed('manager', { userNames: ['recruiter2'] })).toEqual([[c.id, b.id], 2])
    expect(await listed('manager', { results: ['busy', 'answered'] })).toEqual([[b.id, a.id], 2])
    expect(await listed('manager', { from: '2026-03-02T02:00:00.000', to: '2026-03-02T02:00:00.000' })).toEqual([
      [b.id],
      1,
    ])
    expect(await listed('manager', { pageSize: 2, pageIndex: 1 })).toEqual([[a.id], 3])
    expect(await listed('admin@other')).toEqual([[], 0])
    expect((await here.send('admin@other', callList, { body: { candidateId: one.id } })).status).toBe(404)
    expect((await here.send('manager', callList, { body: { from: '2026-13-41T00:00:00' } })).status).toBe(400)
    expect((await here.send('approver', callList, { body: {} })).status).toBe(403)
  })

  test("read by ids returns only visible calls: one's own, those of readable candidates, and all for a supervisor", async () => {
    const candidate = await here.create()
    const [own, foreign] = [await past(candidate, 1), await past(candidate, 2, 'recruiter2')]
    const orphan = newId()
    await here.db
      .insert('phone_call', {
        id: orphan,
        candidate_id: null,
        verification_candidate_id: null,
        name: 'x',
        phone: '1',
        number: '01',
        user_name: 'recruiter2',
        phase: 'ended',
        result: 'busy',
        ended_at: new Date(),
      })
      .execute()
    const ids = [own.id, foreign.id, orphan]
    const seen = async (userName: string) => idsOf(await here.ok(userName, callByIds, { body: { ids } })).sort()
    expect(await seen('recruiter')).toEqual([own.id, foreign.id].sort())
    expect(await seen('recruiter2')).toEqual([...ids].sort())
    expect(await seen('manager')).toEqual([...ids].sort())
    // May read candidates, but makes no calls.
    expect(await seen('approver')).toEqual([own.id, foreign.id].sort())
    expect(await seen('admin@other')).toEqual([])
    expect((await here.send('finance', callByIds, { body: { ids } })).status).toBe(403)
    await here.ok('admin', candidateDelete, { params: { id: candidate.id } })
    expect(await seen('approver')).toEqual([])
    expect(await seen('recruiter')).toEqual([own.id])
  })

  test('returns one call by its id or its session', async () => {
    const candidate = await here.create()
    const call = await here.start(candidate)
    await here.report(call, { phase: 'ringing', sessionId: 'sip-9' })
    const ask = (userName: string, fromCallId: string, candidateId = candidate.id) =>
      here.send(userName, phonenetCallDetail, { query: { candidateId, fromCallId } })
    expect((await ask('recruiter', call.id)).body).toMatchObject({ id: call.id, phase: 'ringing' })
    expect((await ask('manager', 'sip-9')).body).toMatchObject({ id: call.id })
    expect((await ask('recruiter2', call.id)).status).toBe(404)
    expect((await ask('admin@other', call.id)).status).toBe(404)
    expect((await ask('recruiter', call.id, (await here.create()).id)).status).toBe(404)
    expect((await ask('recruiter', '')).status).toBe(400)
    expect((await ask('approver', call.id)).status).toBe(403)
  })
})

describe('ongoing calls', () => {
  test('are visible to all who may read the candidate; a supervisor sees all of them', async () => {
    const [one, two] = [await here.create(), await here.create()]
    const [first, second] = [await here.start(one), await here.start(two, 'recruiter2')]
    await past(one, 1, 'multi')
    const seen = async (userName: string, candidateIds = [one.id, two.id]) =>
      idsOf(await here.ok(userName, callOngoing, { body: { candidateIds } }))
    expect(await seen('approver')).toEqual([first.id, second.id])
    expect(await seen('approver', [two.id])).toEqual([second.id])
    expect(await seen('admin@other')).toEqual([])
    expect(idsOf(await here.ok('manager', callMonitor))).toEqual([first.id, second.id])
    expect(await here.ok('admin@other', callMonitor)).toEqual([])
    expect((await here.send('recruiter', callMonitor)).status).toBe(403)
    expect((await here.send('finance', callOngoing, { body: { candidateIds: [one.id] } })).status).toBe(403)
    for (const candidateIds of [[], Array.from({ length: 101 }, newId), ['x']])
      expect((await here.send('recruiter', callOngoing, { body: { candidateIds } })).status).toBe(400)
    await here.end(first)
    expect(await seen('approver')).toEqual([second.id])
  })
})

describe('a merge', () => {
  test('takes calls along, including the ongoing one, and its undo returns them', async () => {
    const [target, source] = [await here.create(), await here.create()]
    const [own, theirs] = [await past(target, 1), await past(source, 2)]
    const ongoing = await here.start(source, 'recruiter2')
    const { mergeId, candidate } = await here.ok('recruiter', candidateMerge, {
      body: { targetId: target.id, version: target.version, sourceId: source.id },
    })
    expect(await listed('recruiter', { candidateId: candidate.id })).toEqual([[ongoing.id, theirs.id, own.id], 3])
    expect((await here.told(ongoing.id)).map(({ candidateId, phase }) => [candidateId, phase])).toEqual([
      [source.id, 'calling'],
      [target.id, 'calling'],
    ])
    // The old id leads to the same calls.
    expect(await listed('recruiter', { candidateId: source.id })).toEqual([[ongoing.id, theirs.id, own.id], 3])
    expect(await here.end(ongoing, 'busy')).toMatchObject({ candidateId: target.id })
    expect((await here.timeline(target.id)).map(({ call_id: id }) => id).sort()).toEqual(
      [own.id, theirs.id, ongoing.id].sort(),
    )
    await here.ok('recruiter', candidateMergeUndo, { params: { id: mergeId } })
    expect(await listed('recruiter', { candidateId: target.id })).toEqual([[own.id], 1])
    expect(await listed('recruiter', { candidateId: source.id })).toEqual([[ongoing.id, theirs.id], 2])
  })

  test('waits for the end of a call at the same time, and the other way round', async () => {
    for (let round = 0; round < 5; round++) {
      const [target, source] = [await here.create(), await here.create()]
      const call = await here.start(source)
      const [ended] = await Promise.all([
        here.end(call),
        here.ok('admin', candidateMerge, {
          body: { targetId: target.id, version: target.version, sourceId: source.id },
        }),
      ])
      expect(ended.phase).toBe('ended')
      expect(await listed('recruiter', { candidateId: target.id })).toEqual([[call.id], 1])
      expect((await here.timeline(target.id)).map(({ call_id: id }) => id)).toEqual([call.id])
    }
  })

  test('the timeline links to the call', async () => {
    const candidate = await here.create()
    const call = await past(candidate, 1)
    const { data } = await here.ok('recruiter', candidateActivities, { query: { candidateId: candidate.id } })
    expect(data[0]).toMatchObject({ kind: 'called', subject: call.number, callId: call.id, userName: 'recruiter' })
    expect(data.at(-1)).toMatchObject({ kind: 'created', callId: null })
  })
})

describe('a recording', () => {
  const keep = (given: Partial<Recording>, db = here.db) =>
    keepRecording(db, here.services.files, {
      stream: Readable.from([Buffer.from('RIFF-echo')]),
      contentType: 'audio/wav',
      name: 'echo.wav',
      ...given,
    })
  const hear = async (userName: string, url: string) => {
    const token = await here.services.identity.issueAccessToken(userName)
    const answer = await fetch(here.services.url + url, { headers: { authorization: `Bearer ${token}` } })
    return [answer.status, answer.headers.get('content-type'), answer.ok ? await answer.text() : null]
  }

  test('is stored once per call, published, and available only to supervisors of the company', async () => {
    const call = await here.start(await here.create())
    await here.report(call, { phase: 'talking', sessionId: 'sip-77' })
    const address = (userName: string) => here.send(userName, phonenetRecordingUrl, { query: { callId: call.id } })
    expect((await address('manager')).status).toBe(404)
    expect(await keep({ sessionId: 'sip-77' })).toBe(true)
    expect(await keep({ callId: call.id, stream: Readable.from(['another']) })).toBe(false)
    expect((await here.told(call.id)).at(-1)).toMatchObject({ hasRecording: true })
    const { url } = (await address('manager')).body as unknown as { url: string }
    expect(url.startsWith(`${mediaFile.path}?filePath=`)).toBe(true)
    expect(await hear('manager', url)).toEqual([200, 'audio/wav', 'RIFF-echo'])
    expect((await address('recruiter')).status).toBe(403)
    expect((await address('admin@other')).status).toBe(404)
    for (const userName of ['recruiter', 'approver', 'admin@other'])
      expect(await hear(userName, url)).toEqual([404, expect.anything(), null])
  })

  test('of an unknown call is not stored', async () => {
    const call = await here.start(await here.create())
    for (const given of [{}, { callId: newId() }, { sessionId: 'nowhere' }]) expect(await keep(given)).toBe(false)
    expect(await keep({ callId: call.id }, here.otherDb)).toBe(false)
    const broken = new Readable({
      read() {
        this.destroy(new Error('the line broke'))
      },
    })
    await expect(keep({ callId: call.id, stream: broken })).rejects.toThrow('the line broke')
    expect(await here.db.from('stored_file').select('id').where('owner_id', '=', call.id).execute()).toEqual([])
    expect(
      await here.db.from('phone_call').select('recording_path').where('id', '=', call.id).executeTakeFirst(),
    ).toEqual({ recording_path: null })
  })
})

test('an extension is visible only to its holder', async () => {
  const id = newId()
  await here.db.insert('phone_extension', { id, user_name: 'recruiter', ext: '7002', ext_password: 'secret' }).execute()
  expect(await here.ok('recruiter', phonenetReadyUser)).toEqual({
    id,
    ext: '7002',
    extPassword: 'secret',
    realm: 'hireloom',
    iceServers: [],
  })
  expect((await here.send('recruiter2', phonenetReadyUser)).status).toBe(404)
  expect((await here.send('admin@other', phonenetReadyUser)).status).toBe(404)
  expect((await here.send('manager', phonenetReadyUser)).status).toBe(403)
})
