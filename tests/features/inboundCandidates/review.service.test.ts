import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { candidateStatuses } from '../../../services/features/reviews/contract.ts'
import {
  collectedCandidateApproval,
  collectedCandidateList,
  greetingModule,
} from '../../../services/features/inboundCandidates/contract.ts'
import { roleSettingsSave } from '../../../services/features/roles/contract.ts'
import { channelId, otherChannelId, type Failure } from '../verifications/verifications.fixture.ts'
import { approval, person, rejection, startInbound, type InboundHere } from './inbound.fixture.ts'

let here: InboundHere
beforeAll(async () => {
  here = await startInbound()
})
afterAll(() => here?.close())
afterEach(() => here.db.delete('role_setting').execute())

const send = (body: object, userName = 'recruiter') => here.as(userName).raw(collectedCandidateApproval, { body })
const rule = (roleCode: string, value = 0, active = true) =>
  here.as('admin').ok(roleSettingsSave, { body: [{ module: greetingModule, roleCode, value, active }] })
const mayOf = async (id: string, userName = 'recruiter') => (await here.row(id, userName))?.canApprove

test('approving creates the candidate for its owner, and notifies those who watch', async () => {
  const id = await here.add({ phones: ['+84 977 654 486'] })
  const answer = await send(
    approval(id, {
      owner: 'recruiter2',
      experienceYear: 3,
      companyName: 'Sông Pay',
      position: 'Engineer',
      languages: [{ language: 'Japanese', level: 2 }],
    }),
  )
  expect(answer).toMatchObject({ status: 200, body: { status: 'OK', candidateId: expect.any(String) } })
  const { candidateId } = answer.body as unknown as { candidateId: string }
  const candidate = await here.db
    .from('candidate')
    .selectAll()
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst()
  expect(candidate).toMatchObject({
    phones: ['+84 977 654 486'],
    owner: 'recruiter2',
    skills: ['Node.js'],
    rec_channel_id: channelId,
    experiences: [{ companyName: 'Sông Pay', position: 'Engineer' }],
    created_by: 'recruiter',
  })
  expect(await here.row(id)).toMatchObject({
    status: 'approved',
    remark: 'Good',
    candidateProccessId: candidateId,
    owner: 'recruiter2',
    reviewedBy: 'recruiter',
    canApprove: false,
  })
  const event = await here.db
    .from('event')
    .selectAll()
    .where('type', '=', 'list.changed')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(event).toMatchObject({ subject_id: here.db.companyId, data: { list: 'COLLECTED_CANDIDATES', rowId: id } })
})

test.each([
  ['owner', { owner: undefined }],
  ['owner', { owner: '' }],
  ['owner', { owner: 'nobody' }],
  ['owner', { owner: 'admin@other' }],
  ['recChanel', { recChanel: undefined }],
  ['recChanel', { recChanel: otherChannelId }],
  ['skill', { skill: undefined }],
  ['skill', { skill: ' , ' }],
  ['remark', { remark: ' ' }],
  ['remark', { remark: 'x'.repeat(2001) }],
  ['experienceYear', { experienceYear: 71 }],
  ['status', { status: 'new' }],
] as const)('an approval with a wrong %s is refused and changes nothing: %#', async (field, change) => {
  const id = await here.add()
  const { status, body } = await send(approval(id, change))
  expect([status, Object.keys((body as Failure).errors ?? {})]).toEqual([400, [field]])
  expect(await here.row(id)).toMatchObject({ status: 'new', reviewedBy: null })
})

test('owner, channel and skill are required together; rejecting requires only a remark', async () => {
  const id = await here.add()
  const { body } = await send({ id, status: 'approved', remark: 'Good' })
  expect(Object.keys((body as Failure).errors ?? {}).sort()).toEqual(['owner', 'recChanel', 'skill'])
  expect(await send(rejection(id))).toMatchObject({ status: 200, body: { status: 'OK', candidateId: null } })
  expect(await here.row(id)).toMatchObject({
    status: 'rejected',
    remark: 'No',
    reviewedBy: 'recruiter',
    canApprove: false,
  })
})

test.each(candidateStatuses)('a row that is %s can be reviewed as its status allows', async (status) => {
  const done = status === 'approved' || status === 'rejected'
  for (const make of [approval, rejection]) {
    const id = await here.add()
    await here.db
      .update('collected_candidate')
      .set({ status, ...(done && { reviewed_by: 'multi', reviewed_at: '2026-11-20T08:00:00.000Z' }) })
      .where('id', '=', id)
      .execute()
    const answer = await send(make(id))
    if (done)
      expect(answer).toMatchObject({
        status: 400,
        body: {
          errorCode: '599',
          message: `Already ${status} by multi`,
          paramValues: { status, reviewedBy: 'multi', reviewedDate: '2026-11-20T08:00:00.000Z' },
        },
      })
    else if (status.includes('fail'))
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'VERIFICATION_ROW_FAILED' } })
    else expect(answer.status).toBe(200)
  }
})

test('when two reviewers act at once, one wins and the other is told who was first', async () => {
  const id = await here.add()
  const answers = await Promise.all([send(approval(id)), send(rejection(id), 'recruiter2')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const winner = answers[0]!.status === 200 ? 'recruiter' : 'recruiter2'
  expect(answers.find(({ status }) => status === 400)!.body).toMatchObject({
    errorCode: '599',
    paramValues: { reviewedBy: winner },
  })
})

test('an existing person is linked to their candidate, and two rows of one person make one candidate', async () => {
  const phones = ['0988 000 111']
  const [one, two] = [await here.add({ phones }), await here.add({ phones })]
  expect((await here.row(two))?.status).toBe('existed')
  const first = (await send(approval(one))).body as unknown as { candidateId: string }
  expect((await send(approval(two, { owner: 'multi' }))).body).toEqual({ status: 'OK', candidateId: first.candidateId })
  expect((await here.row(two))?.owner).toBe('recruiter')
})

test('without an active rule everyone who sees the list may review; with one, only its roles may, up to its number a day', async () => {
  const id = await here.add()
  expect(await mayOf(id)).toBe(true)
  await rule('HiringManager')
  expect(await mayOf(id)).toBe(false)
  expect(await send(rejection(id))).toMatchObject({ status: 403, body: { errorCode: 'REVIEW_NO_RULE' } })
  await rule('HiringManager', 0, false)
  expect(await mayOf(id)).toBe(true)
  await rule('Recruiter', 0)
  expect(await mayOf(id)).toBe(true)
  expect(await mayOf(id, 'admin')).toBe(false)
  // Reviews of other users and of other days do not count.
  await here.db
    .update('collected_candidate')
    .set({ reviewed_at: '2026-01-05T08:00:00.000Z' })
    .where('reviewed_by', 'is not', null)
    .execute()
  await rule('Recruiter', 2)
  const more = [id, await here.add(), await here.add()]
  expect((await send(rejection(more[0]!))).status).toBe(200)
  expect((await send(approval(more[1]!))).status).toBe(200)
  expect(await mayOf(more[2]!)).toBe(false)
  expect(await send(rejection(more[2]!))).toMatchObject({ status: 400, body: { errorCode: 'REVIEW_LIMIT' } })
  expect(await mayOf(more[2]!, 'recruiter2')).toBe(true)
})

test('a stale row is reported as stale even when the rules no longer allow a review', async () => {
  const id = await here.add()
  await send(rejection(id), 'recruiter2')
  await rule('HiringManager')
  expect(await send(rejection(id))).toMatchObject({ status: 400, body: { errorCode: '599' } })
})

test('a company sees and reviews only its own candidates; other roles have no access', async () => {
  const id = await here.add()
  expect(await here.row(id, 'admin@other')).toBeUndefined()
  expect((await here.list({}, 'admin@other')).totalItem).toBe(0)
  expect((await send(rejection(id), 'admin@other')).status).toBe(404)
  expect((await send(rejection(newId()))).status).toBe(404)
  for (const name of ['manager', 'finance']) {
    expect((await send(rejection(id), name)).status).toBe(403)
    expect((await here.as(name).raw(collectedCandidateList, { body: {} })).status).toBe(403)
  }
})

test('the list is filtered by keyword, status, channel, source and creation date, and paged', async () => {
  const one = person({ name: 'Đặng Thị Ngân', recChannelId: channelId })
  const id = (await here.send([one], 'Fair'))[0]!.id
  const failed = (await here.send([{ name: 'Trần Văn Lỗi', phones: ['x'], emails: [] }], 'Fair'))[0]!.id
  await here.db
    .update('collected_candidate')
    .set({ created_at: '2026-03-04T17:30:00.000Z' })
    .where('id', '=', id)
    .execute()
  const ids = async (body: object, offset?: number) =>
    (await here.list({ pageSize: 100, ...body }, 'recruiter', offset)).data.map((row) => row.id)
  expect(await ids({ keyword: 'ngan dang' })).toEqual([id])
  expect(await ids({ input: one.emails![0] })).toEqual([id])
  expect(await ids({ keyword: one.phones![0]!.replace(/^0/, '+84 ') })).toEqual([id])
  expect(await ids({ collectFrom: 'Fair' })).toEqual([failed, id])
  expect(await ids({ collectFrom: 'Fair', status: ['failed'] })).toEqual([failed])
  expect(await ids({ collectFrom: 'Fair', recChannelIds: [channelId] })).toEqual([id])
  expect(await ids({ status: ['unheard'] })).toEqual([])
  // Half past midnight on the fifth in Hà Nội.
  expect(
    await ids({ collectFrom: 'Fair', fromDate: '2026-03-05T00:00:00', toDate: '2026-03-05T00:30:00' }, -420),
  ).toEqual([id])
  expect(await ids({ collectFrom: 'Fair', toDate: '2026-03-05T00:29:59.999' }, -420)).toEqual([])
  expect((await here.as('recruiter').raw(collectedCandidateList, { body: { fromDate: 'today' } })).status).toBe(400)
  const { data, totalItem } = await here.list({ collectFrom: 'Fair', pageIndex: 1, pageSize: 1 })
  expect([data.map((row) => row.id), totalItem]).toEqual([[id], 2])
})
