import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/interviews/contract.ts'
import { at, startInterviews, type InterviewsHere } from './interviews.fixture.ts'

let here: InterviewsHere
let jobId: string
let ids: string[]
beforeAll(async () => {
  here = await startInterviews()
})
afterAll(() => here?.close())
beforeEach(async () => {
  await here.db.delete('interview').execute()
  ;({ jobId, ids } = await here.jobWith(2))
})

const plan = (given: object = {}, candidate = 0) => here.plan(jobId, ids[candidate]!, given)
const planned = async (given: object = {}, candidate = 0): Promise<contract.Interview> => {
  const { status, body } = await here.make(plan(given, candidate))
  expect(body).toMatchObject({ state: expect.any(String) })
  expect(status).toBe(200)
  return body
}
const byIds = (userName: string, ...asked: string[]) =>
  here.as(userName).ok(contract.interviewsByIds, { body: { ids: asked } })
const change = ({ id, version }: contract.Interview, given: object = {}, userName = 'recruiter') => {
  const { jobId: _job, candidateId: _candidate, ...body } = plan()
  return here.as(userName).raw(contract.interviewChange, { params: { id }, body: { ...body, version, ...given } })
}
const cancel = ({ id, version }: contract.Interview) =>
  here.as().raw(contract.interviewCancel, { params: { id }, body: { version } })
const close = ({ id, version }: contract.Interview, state: string) =>
  here.as().raw(contract.interviewClose, { params: { id }, body: { state, version } })

test('an interview is planned with its panel, room and link, and read by ids and by its candidate', async () => {
  const roomId = await here.room()
  const made = await planned({
    title: ' Technical ',
    roomId,
    link: 'https://meet.example.com/x',
    notes: 'Ask for the notice period',
    seats: [
      { userName: 'Manager', role: 'lead' },
      { userName: 'interviewer', role: 'shadow' },
    ],
  })
  expect(made).toMatchObject({
    jobId,
    candidateId: ids[0],
    title: 'Technical',
    startDate: `${at(3, 9)}.000Z`,
    endDate: `${at(3, 10)}.000Z`,
    zone: 'Asia/Ho_Chi_Minh',
    roomId,
    link: 'https://meet.example.com/x',
    place: null,
    notes: 'Ask for the notice period',
    candidateResponse: 'needsAction',
    sequence: 0,
    version: 1,
    createdBy: 'recruiter',
    seats: [
      { userName: 'manager', role: 'lead', response: 'needsAction' },
      { userName: 'interviewer', role: 'shadow' },
    ],
  })
  expect(await byIds('recruiter', made.id, newId())).toEqual([made])
  expect(await here.as().ok(contract.interviewsOf, { body: { candidateIds: ids } })).toEqual([made])
  expect((await here.holds()).map(({ resource }) => resource).sort()).toEqual(
    [`candidate:${ids[0]}`, 'person:interviewer', 'person:manager', `room:${roomId}`].sort(),
  )
})

test('errors are reported at their fields, and nothing is planned', async () => {
  const wrong = {
    title: ' ',
    startDate: at(-1, 9),
    zone: '+07:00',
    link: 'javascript:alert(1)',
    roomId: newId(),
    kitId: newId(),
    formId: newId(),
    seats: [
      { userName: 'nobody', role: 'lead' },
      { userName: 'admin@other', role: 'member' },
      { userName: 'manager', role: 'member' },
      { userName: 'manager', role: 'shadow' },
    ],
  }
  expect((await here.make(plan(wrong))).body.errors).toMatchObject({
    title: ['This field is required'],
    startDate: ['must not be in the past'],
    zone: ['is not a time zone'],
    link: ['The input is not valid link'],
    roomId: ['There is no such active room'],
    kitId: ['There is no such interview kit'],
    formId: ['There is no such active feedback form'],
    seats: ['appears twice', 'These users are not active in the company: nobody, admin@other'],
  })
  for (const [field, given] of Object.entries({
    seats: { seats: [] },
    minutes: { minutes: 4 },
    zone: { zone: 'Mars/Olympus' },
    candidateId: { candidateId: newId() },
    jobId: { jobId: newId() },
  }))
    expect((await here.make(plan(given))).body.errors).toHaveProperty(field)
  expect((await here.make(plan({ minutes: 721 }))).status).toBe(400)
  expect(await here.holds()).toEqual([])
})

test('no interview is planned for a rejected candidate or for a job that has ended', async () => {
  await here.db
    .update('job_candidate')
    .set({ rejected_at: new Date() })
    .where('job_candidate.candidate_id', '=', ids[0]!)
    .where('job_candidate.job_id', '=', jobId)
    .execute()
  expect((await here.make(plan())).body.errors).toHaveProperty('candidateId')
  await here.db.update('job').set({ status: 1 }).where('job.id', '=', jobId).execute()
  expect((await here.make(plan({}, 1))).body.errorCode).toBe('JOB_ENDED')
})

test('a disabled user cannot be in a panel', async () => {
  const setStatus = (status: 'active' | 'disabled') =>
    here.services.db.updateTable('app_user').set({ status }).where('user_name', '=', 'manager').execute()
  await setStatus('disabled')
  expect((await here.make(plan())).body.errors).toHaveProperty('seats')
  await setStatus('active')
  expect((await here.make(plan())).status).toBe(200)
})

test('the taken person or room and the time are reported in the zone of the interview', async () => {
  const roomId = await here.room('Saigon')
  await planned({ roomId })
  const other = { seats: [{ userName: 'interviewer', role: 'lead' }] }
  const day = at(3, 16).slice(0, 10)
  const when = `${day} 16:00–17:00`
  expect((await here.make(plan({ startDate: at(3, 9, 30) }, 1))).body).toMatchObject({
    errorDetails: { seats: [{ code: 'PERSON_TAKEN', params: { name: expect.any(String), when } }] },
  })
  expect((await here.make(plan({ ...other, roomId, startDate: at(3, 8, 30) }, 1))).body).toMatchObject({
    errors: { roomId: [`Saigon is taken: ${when}`] },
  })
  expect((await here.make(plan(other))).body).toMatchObject({
    errorDetails: { startDate: [{ code: 'CANDIDATE_TAKEN', params: { when } }] },
  })
  // An interview that starts when the other one ends does not overlap it.
  await planned({ roomId, startDate: at(3, 10) }, 1)
})

test('a change of time asks everybody again and frees the old time; a change of text does not', async () => {
  const made = await planned()
  await here.db.update('interview').set({ candidate_response: 'accepted' }).execute()
  await here.db.update('interview_seat').set({ response: 'accepted' }).execute()
  const renamed = await change(made, { title: 'Second interview' })
  expect(renamed.body).toMatchObject({
    title: 'Second interview',
    sequence: 0,
    version: 2,
    candidateResponse: 'accepted',
    seats: [{ id: made.seats[0]!.id, response: 'accepted' }],
  })
  // An interview does not conflict with itself.
  const moved = await change(renamed.body, { startDate: at(3, 9, 30) })
  expect(moved.body).toMatchObject({
    sequence: 1,
    version: 3,
    candidateResponse: 'needsAction',
    seats: [{ id: made.seats[0]!.id, response: 'needsAction' }],
  })
  const stale = await change(made, { title: 'Late' })
  expect(stale.body).toMatchObject({ errorCode: '599', paramValues: { userName: 'recruiter' } })
  await planned({ startDate: at(3, 8, 30) }, 1)
  expect((await change(moved.body, { startDate: at(3, 9) })).body.errors).toHaveProperty('seats')
  expect((await byIds('recruiter', made.id))[0]).toMatchObject({ version: 3, startDate: `${at(3, 9, 30)}.000Z` })
})

test('a cancelled interview occupies nobody, and cannot be changed', async () => {
  const made = await planned()
  const cancelled = await cancel(made)
  expect(cancelled.body).toMatchObject({ state: 'cancelled', sequence: 1, version: 2 })
  expect((await cancel(made)).body).toEqual(cancelled.body)
  expect(await here.holds()).toEqual([])
  expect((await change(cancelled.body)).body.errorCode).toBe('INTERVIEW_OVER')
  expect((await close(cancelled.body, 'done')).body.errorCode).toBe('INTERVIEW_OVER')
  await planned({}, 1)
})

test('an interview can be closed once it has begun, as held or not, and then no longer be cancelled', async () => {
  const made = await planned()
  expect((await close(made, 'done')).body.errorCode).toBe('INTERVIEW_TO_COME')
  await here.begin(made.id)
  const done = await close(made, 'done')
  expect(done.body).toMatchObject({ state: 'done', version: 2 })
  expect((await close(made, 'noShow')).body.errorCode).toBe('599')
  expect((await close(done.body, 'noShow')).body).toMatchObject({ state: 'noShow', version: 3 })
  expect(
    (await here.as().raw(contract.interviewCancel, { params: { id: made.id }, body: { version: 3 } })).body,
  ).toMatchObject({ errorCode: 'INTERVIEW_OVER' })
})

test('interviews are listed by job, candidate, person and time span, in the order of time', async () => {
  const late = await planned({ startDate: at(5, 9) })
  const early = await planned({ startDate: at(4, 9), seats: [{ userName: 'interviewer', role: 'member' }] }, 1)
  const list = async (body: object) => (await here.as().ok(contract.interviewList, { body })).data.map(({ id }) => id)
  expect(await list({ jobId })).toEqual([early.id, late.id])
  expect(await list({ jobId, newestFirst: true, pageSize: 1 })).toEqual([late.id])
  expect(await list({ candidateId: ids[0] })).toEqual([late.id])
  expect(await list({ userName: 'Interviewer' })).toEqual([early.id])
  expect(await list({ from: at(4, 9, 59), to: at(5, 8) })).toEqual([early.id])
  expect(await list({ from: at(4, 10), to: at(5, 9) })).toEqual([late.id])
  await cancel(late)
  expect(await list({ jobId, states: ['cancelled'] })).toEqual([late.id])
})

test('free and busy times of people and rooms leave out the interview that is being changed', async () => {
  const roomId = await here.room()
  const made = await planned({ roomId })
  const ask = (body: object) =>
    here
      .as()
      .raw(contract.interviewFreeBusy, {
        body: { userNames: ['manager', 'interviewer'], roomIds: [roomId], from: at(3, 0), to: at(4, 0), ...body },
      })
  const busy = [{ from: made.startDate, to: made.endDate }]
  expect((await ask({})).body).toEqual({
    people: [
      { userName: 'manager', busy },
      { userName: 'interviewer', busy: [] },
    ],
    rooms: [{ roomId, busy }],
  })
  expect((await ask({ exceptId: made.id })).body.rooms).toEqual([{ roomId, busy: [] }])
  expect((await ask({ to: at(2, 0) })).body.errors).toHaveProperty('to')
  expect((await ask({ to: at(60, 0) })).body.errors).toHaveProperty('to')
})

test('users who may not read jobs see the interviews in whose panel they are; other companies see none', async () => {
  const [own, other] = [
    await planned({ seats: [{ userName: 'finance', role: 'member' }] }),
    await planned({ startDate: at(4, 9) }, 1),
  ]
  expect((await byIds('finance', own.id, other.id)).map(({ id }) => id)).toEqual([own.id])
  expect(await byIds('admin@other', own.id, other.id)).toEqual([])
  expect((await here.make(plan({}, 1), 'interviewer')).status).toBe(403)
})
