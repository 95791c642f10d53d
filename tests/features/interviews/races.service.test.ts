import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/interviews/contract.ts'
import { at, startInterviews, type InterviewsHere } from './interviews.fixture.ts'

/** The number of users who plan the same hour in the same second. */
const many = 20

let here: InterviewsHere
beforeAll(async () => {
  here = await startInterviews()
})
afterAll(() => here?.close())

const settled = (answers: { status: number; body: any }[]) => ({
  won: answers.filter(({ status }) => status === 200),
  lost: answers.filter(({ status }) => status !== 200),
})

test('when many plan the same person at the same time, exactly one gets the hour', async () => {
  const [one, other] = [await here.jobWith(many / 2), await here.jobWith(many / 2)]
  const places = [one, other].flatMap(({ jobId, ids }) => ids.map((id) => [jobId, id] as const))
  const { won, lost } = settled(
    await Promise.all(
      places.map(([jobId, id], index) =>
        here.make(here.plan(jobId, id, { startDate: at(3, 9, index) }), index % 2 ? 'recruiter' : 'manager'),
      ),
    ),
  )
  expect(won).toHaveLength(1)
  for (const { status, body } of lost) {
    expect(status).toBe(400)
    expect(body.errorDetails).toMatchObject({ seats: [{ code: 'PERSON_TAKEN' }] })
  }
  const planned = await here.db
    .from('interview')
    .select('interview.id')
    .where('interview.job_id', 'in', [one.jobId, other.jobId])
    .execute()
  expect(planned.map(({ id }) => id)).toEqual([won[0]!.body.id])
})

test('when many plan the same room with different people, exactly one gets it', async () => {
  const { jobId, ids } = await here.jobWith(4)
  const roomId = await here.room('Hanoi')
  const panel = ['recruiter', 'interviewer', 'finance', 'approver']
  const { won, lost } = settled(
    await Promise.all(
      ids.map((id, index) =>
        here.make(
          here.plan(jobId, id, { startDate: at(5, 9), roomId, seats: [{ userName: panel[index]!, role: 'lead' }] }),
        ),
      ),
    ),
  )
  expect(won).toHaveLength(1)
  for (const { body } of lost) expect(body.errorDetails).toMatchObject({ roomId: [{ code: 'ROOM_TAKEN' }] })
})

test('two interviews that swap their hours at once cause no error, and no hour is taken twice', async () => {
  const { jobId, ids } = await here.jobWith(2)
  const [first, second] = [
    (await here.make(here.plan(jobId, ids[0]!, { startDate: at(6, 9) }))).body,
    (await here.make(here.plan(jobId, ids[1]!, { startDate: at(6, 11) }))).body,
  ]
  const change = ({ id, version }: contract.Interview, startDate: string) => {
    const { jobId: _job, candidateId: _candidate, ...body } = here.plan(jobId, ids[0]!)
    return here.as().raw(contract.interviewChange, { params: { id }, body: { ...body, version, startDate } })
  }
  const answers = await Promise.all([change(first, at(6, 11)), change(second, at(6, 9))])
  for (const { status } of answers) expect([200, 400]).toContain(status)
  const starts = (await here.as().ok(contract.interviewList, { body: { jobId } })).data.map((one) => one.startDate)
  expect(new Set(starts).size).toBe(2)
})

test('the same request sent twice plans one interview', async () => {
  const { jobId, ids } = await here.jobWith(1)
  const body = here.plan(jobId, ids[0]!, { startDate: at(7, 9) })
  const send = () => here.as().raw(contract.interviewPlan, { body, key: 'once' })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
})
