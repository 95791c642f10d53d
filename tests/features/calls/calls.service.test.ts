import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callList, callNote, callReport, callStart } from '../../../services/features/calls/contract.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import { newId } from '../../../services/core/ids.ts'
import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import { addFolder, channelId } from '../verifications/verifications.fixture.ts'
import { startCalls, type CallsHere } from './calls.fixture.ts'

let here: CallsHere
beforeAll(async () => {
  here = await startCalls()
})
afterAll(() => here?.close())
afterEach(async () => {
  await here.db.delete('phone_call').execute()
})

/** Adds a row to a verification folder and returns its id. */
async function addRow(folderId: string, createdBy: string, phone: string): Promise<string> {
  const id = newId()
  await here.db
    .insert('verification_candidate', {
      id,
      verification_id: folderId,
      import_id: null,
      import_row: null,
      import_from_file: null,
      name: 'Row',
      phones: [phone],
      emails: [],
      status: 'new',
      remark: null,
      info: null,
      cv_path: null,
      owner: null,
      rec_channel_id: null,
      candidate_proccess_id: null,
      existing_candidate_id: null,
      reviewed_by: null,
      reviewed_at: null,
      search: '',
      words: [],
      created_by: createdBy,
    })
    .execute()
  return id
}

const moment = expect.stringMatching(/^\d{4}-.*Z$/)
const refusal = async (userName: string, body: object) => {
  const answer = await here.send(userName, callStart, { body })
  return [answer.status, answer.body.errorCode ?? Object.keys(answer.body.errors ?? {})]
}

describe('a new call', () => {
  test("goes to a candidate on one of the candidate's own phones, and is published at once", async () => {
    const candidate = await here.create({ name: 'Trần Bình', phones: ['+84 912.345-678', '(028) 3822 1234'] })
    const call = await here.start(candidate)
    expect(call).toEqual({
      id: call.id,
      candidateId: candidate.id,
      verificationCandidateId: null,
      name: 'Trần Bình',
      phone: '+84 912.345-678',
      number: '0912345678',
      userName: 'recruiter',
      sessionId: null,
      phase: 'calling',
      startedAt: moment,
      ringingAt: null,
      answeredAt: null,
      endedAt: null,
      result: null,
      outcome: null,
      note: null,
      hasRecording: false,
    })
    expect(await here.told(call.id)).toEqual([call])
    await here.end(call)
    // The number may be written in any way; it is still the candidate's.
    const second = await here.ok('recruiter', callStart, { body: { candidateId: candidate.id, phone: '02838221234' } })
    expect([second.phone, second.number]).toEqual(['(028) 3822 1234', '02838221234'])
  })

  test("needs the candidate's own phone, and exactly one candidate or row", async () => {
    const candidate = await here.create({ phones: ['0912 000 222'] })
    const verificationCandidateId = newId()
    expect(await refusal('recruiter', { candidateId: candidate.id, phone: '0912 000 223' })).toEqual([400, ['phone']])
    expect(await refusal('recruiter', { candidateId: candidate.id })).toEqual([400, ['phone']])
    expect(await refusal('recruiter', { phone: '0912 000 222' })).toEqual([400, ['candidateId']])
    expect(
      await refusal('recruiter', { candidateId: candidate.id, verificationCandidateId, phone: '0912 000 222' }),
    ).toEqual([400, ['candidateId']])
    expect(await refusal('recruiter', { candidateId: newId(), phone: '0912 000 222' })).toEqual([404, []])
    expect(await refusal('admin@other', { candidateId: candidate.id, phone: '0912 000 222' })).toEqual([404, []])
    expect(await here.db.from('phone_call').select('id').execute()).toEqual([])
  })

  test('is the only one of its caller, even when two begin at once; a colleague may also call', async () => {
    const candidate = await here.create({ phones: ['0912 000 301'] })
    const body = { candidateId: candidate.id, phone: '0912 000 301' }
    const both = await Promise.all([refusal('recruiter', body), refusal('recruiter', body)])
    expect(both.map(([status]) => status).sort()).toEqual([200, 400])
    expect(both.find(([status]) => status === 400)).toEqual([400, 'CALL_BUSY'])
    expect(await refusal('recruiter', body)).toEqual([400, 'CALL_BUSY'])
    await here.start(candidate, 'recruiter2')
    expect(await here.db.from('phone_call').select('user_name').orderBy('user_name').execute()).toEqual([
      { user_name: 'recruiter' },
      { user_name: 'recruiter2' },
    ])
  })

  test('is the same one when the request is sent again with the same idempotency key', async () => {
    const candidate = await here.create({ phones: ['0912 000 401'] })
    const send = () =>
      here.ok('recruiter', callStart, { body: { candidateId: candidate.id, phone: '0912 000 401' }, key: 'call-1' })
    const call = await send()
    expect(await send()).toEqual(call)
  })

  test('may go to a row of a folder that the caller can see', async () => {
    const folderId = await addFolder(here.db, { createdBy: 'recruiter2' })
    const id = await addRow(folderId, 'recruiter2', '0912 000 501')
    const body = { verificationCandidateId: id, phone: '0912 000 501' }
    expect(await refusal('recruiter', body)).toEqual([404, []])
    const call = await here.ok('recruiter2', callStart, { body })
    expect(call).toMatchObject({ candidateId: null, verificationCandidateId: id, name: 'Row' })
    // There is no candidate with a timeline to contain it.
    expect(await here.end(call)).toMatchObject({ phase: 'ended', result: 'canceled' })
  })

  test('to a row is assigned to the candidate that the row becomes', async () => {
    const id = await addRow(await addFolder(here.db), 'recruiter', '0912 000 502')
    const call = () => here.ok('recruiter', callStart, { body: { verificationCandidateId: id, phone: '0912 000 502' } })
    const over = await here.end(await call())
    const ongoing = await call()
    await here.db
      .insert('recruitment_channel', { id: channelId, name: 'Careers' })
      .onConflict((on) => on.doNothing())
      .execute()
    const { candidateId } = await here.ok('recruiter', verificationCandidateApproval, {
      body: { id, status: 'approved', remark: 'Good', skill: 'Node.js', recChanel: channelId },
    })
    const log = await here.ok('recruiter', callList, { body: { candidateId: candidateId! } })
    expect(log.data.map((one) => one.id)).toEqual([ongoing.id, over.id])
    expect((await here.timeline(candidateId!)).map((one) => one.call_id)).toEqual([over.id])
    await here.end(ongoing)
    expect((await here.timeline(candidateId!)).map((one) => one.call_id)).toEqual([over.id, ongoing.id])
    expect((await here.told(ongoing.id)).map((one) => [one.phase, one.candidateId])).toEqual([
      ['calling', null],
      ['calling', candidateId],
      ['ended', candidateId],
    ])
  })
})

describe('the phases', () => {
  const begin = async (): Promise<Call> => here.start(await here.create())

  test('go forward, each with its time, and are published once each', async () => {
    const call = await begin()
    expect(await here.report(call, { phase: 'ringing', sessionId: 'sip-1' })).toMatchObject({
      phase: 'ringing',
      sessionId: 'sip-1',
      ringingAt: moment,
      answeredAt: null,
    })
    expect(await here.report(call, { phase: 'talking' })).toMatchObject({
      phase: 'talking',
      sessionId: 'sip-1',
      answeredAt: moment,
    })
    const ended = await here.report(call, { phase: 'ended', result: 'answered' })
    expect(ended).toMatchObject({ phase: 'ended', result: 'answered', endedAt: moment })
    expect(Date.parse(ended.endedAt!)).toBeGreaterThanOrEqual(Date.parse(ended.answeredAt!))
    expect((await here.told(call.id)).map(({ phase }) => phase)).toEqual(['calling', 'ringing', 'talking', 'ended'])
    expect(await here.timeline(call.candidateId!)).toEqual([
      { id: expect.any(String), user_name: 'recruiter', subject: call.number, call_id: call.id },
    ])
  })

  test('that arrive late or twice change nothing; a report after the end returns the ended call', async () => {
    const call = await begin()
    const talking = await here.report(call, { phase: 'talking', sessionId: 'sip-2' })
    expect(await here.report(call, { phase: 'talking', sessionId: 'another' })).toEqual(talking)
    expect(await here.report(call, { phase: 'ringing' })).toEqual(talking)
    expect(await here.report(call, { phase: 'calling' })).toEqual(talking)
    const ended = await here.report(call, { phase: 'ended', result: 'failed' })
    for (const again of [
      { phase: 'ended', result: 'answered' },
      { phase: 'talking' },
      { phase: 'ended', result: 'busy' },
    ] as const)
      expect(await here.report(call, again)).toEqual(ended)
    expect((await here.told(call.id)).map(({ phase }) => phase)).toEqual(['calling', 'talking', 'ended'])
    expect(await here.timeline(call.candidateId!)).toHaveLength(1)
  })

  test('count as a heartbeat of the caller', async () => {
    const call = await begin()
    const longAgo = new Date(Date.now() - 60_000)
    await here.db.update('phone_call').set({ heartbeat_at: longAgo }).where('id', '=', call.id).execute()
    await here.report(call, { phase: 'calling' })
    const { heartbeat_at: at } = await here.db.from('phone_call').select('heartbeat_at').executeTakeFirstOrThrow()
    expect(at.getTime()).toBeGreaterThan(longAgo.getTime() + 30_000)
  })

  test.each(['answered', 'canceled', 'busy', 'unavailable', 'failed'] as const)(
    'end with the result: %s',
    async (result) => {
      expect(await here.end(await begin(), result)).toMatchObject({ phase: 'ended', result })
    },
  )

  test('are unchanged by invalid input, by colleagues and by another company', async () => {
    const call = await begin()
    const statusOf = async (body: object, userName = 'recruiter') =>
      (await here.send(userName, callReport, { params: { id: call.id }, body })).status
    expect(await statusOf({ phase: 'ended' })).toBe(400)
    expect(await statusOf({ phase: 'ringing', result: 'busy' })).toBe(400)
    expect(await statusOf({ phase: 'humming' })).toBe(400)
    expect(await statusOf({ phase: 'ringing' }, 'recruiter2')).toBe(404)
    expect(await statusOf({ phase: 'ringing' }, 'admin@other')).toBe(404)
    await here.report(call, { phase: 'talking' })
    // A call that was answered cannot end as busy.
    expect(await statusOf({ phase: 'ended', result: 'busy' })).toBe(400)
    expect(await here.db.from('phone_call').select(['phase', 'result']).execute()).toEqual([
      { phase: 'talking', result: null },
    ])
  })

  test('reported many times at once are applied to the call only once each', async () => {
    const call = await begin()
    const phases = ['ringing', 'talking', 'ringing', 'ended', 'talking', 'ended', 'ringing'] as const
    const answers = await Promise.all(
      phases.map((phase) => here.report(call, { phase, ...(phase === 'ended' && { result: 'answered' as const }) })),
    )
    expect(answers.filter(({ phase }) => phase === 'ended').length).toBeGreaterThan(0)
    const told = (await here.told(call.id)).map(({ phase }) =>
      ['calling', 'ringing', 'talking', 'ended'].indexOf(phase),
    )
    expect(told).toEqual([...new Set(told)].sort())
    expect(await here.timeline(call.candidateId!)).toHaveLength(1)
  })
})

describe('a note', () => {
  test('and an outcome can only be added by the caller, during the call and after it', async () => {
    const call = await here.start(await here.create())
    const note = (body: object, userName = 'recruiter') =>
      here.send(userName, callNote, { params: { id: call.id }, body })
    expect((await note({ outcome: 'interested' })).body).toMatchObject({ outcome: 'interested', note: null })
    await here.end(call)
    expect((await note({ note: '  Gọi lại thứ Hai.  ' })).body).toMatchObject({
      outcome: 'interested',
      note: 'Gọi lại thứ Hai.',
    })
    expect((await note({ outcome: null, note: ' ' })).body).toMatchObject({ outcome: null, note: null })
    expect((await note({ note: '😀'.repeat(2000) })).status).toBe(200)
    expect(await note({ note: 'x'.repeat(2001) })).toMatchObject({
      status: 400,
      body: { errors: { note: ['Maximum length is 2000'] } },
    })
    expect((await note({ outcome: 'delighted' })).status).toBe(400)
    expect((await note({ note: 'x' }, 'recruiter2')).status).toBe(404)
    expect((await note({ note: 'x' }, 'admin@other')).status).toBe(404)
  })
})
