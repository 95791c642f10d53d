import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../../services/features/bookings/contract.ts'
import { dayAfter, startBookings, type BookingsHere } from './bookings.fixture.ts'

let here: BookingsHere
let jobId: string
let ids: string[]
beforeAll(async () => {
  here = await startBookings()
})
afterAll(() => here?.close())
beforeEach(async () => {
  for (const table of ['booking_offer', 'interview', 'link'] as const) await here.db.delete(table).execute()
  ;({ jobId, ids } = await here.jobWith(2))
  for (const [at, id] of ids.entries())
    await here.db
      .update('candidate')
      .set({ emails: [`candidate${at}@example.com`] })
      .where('candidate.id', '=', id)
      .execute()
})

const offer = (given = {}, plan = {}, candidate = 0) => here.offer(jobId, ids[candidate]!, given, plan)
const gone = [404, { errorCode: 'LINK_GONE' }]
const asked = async (token: string) => {
  const { status, body } = await here.seen(token)
  return [status, body]
}
const interviews = () => here.db.from('interview').select(['interview.id', 'interview.starts_at']).execute()

test('a candidate gets a link, sees only names and free times, and books one', async () => {
  const { made, mail, token } = await here.offered(offer())
  expect(made).toMatchObject({ state: 'open', title: 'Technical interview', interviewId: null, createdBy: 'recruiter' })
  expect(mail).toMatchObject({ recipient: 'candidate0@example.com' })
  const { body } = await here.seen(token)
  // 09:00 to 12:00 in Ho Chi Minh City are 02:00 to 05:00 of the same day in UTC.
  expect(body.slots).toEqual(
    [3, 4].flatMap((days) => ['02', '03', '04'].map((hour) => `${dayAfter(days)}T${hour}:00:00.000Z`)),
  )
  expect(body).toMatchObject({
    title: 'Technical interview',
    minutes: 60,
    zone: 'Asia/Ho_Chi_Minh',
    people: [expect.any(String)],
  })
  expect(JSON.stringify(body)).not.toContain('manager')

  const { status, body: booked } = await here.choose(token, body.slots[1])
  expect([status, booked]).toMatchObject([200, { startDate: body.slots[1], title: 'Technical interview' }])
  const [interview] = await here.as().ok(contract.bookingOffersOf, { body: { candidateIds: [ids[0]!] } })
  expect(interview).toMatchObject({ state: 'booked', interviewId: (await interviews())[0]!.id })
  const told = await here.db
    .from('notification')
    .select('notification.kind')
    .where('kind', '=', 'interviewBooked')
    .execute()
  expect(told).toHaveLength(1)
  // The link worked once.
  expect(await asked(token)).toMatchObject(gone)
  expect(await here.choose(token, body.slots[2])).toMatchObject({ status: 404 })
  expect(await interviews()).toHaveLength(1)
})

test('times at which any interviewer of the panel is busy are not offered', async () => {
  await here.make(here.plan(jobId, ids[1]!, { startDate: `${dayAfter(3)}T02:30:00` }))
  const { token } = await here.offered(offer())
  const { body } = await here.seen(token)
  expect(body.slots.slice(0, 2)).toEqual([`${dayAfter(3)}T04:00:00.000Z`, `${dayAfter(4)}T02:00:00.000Z`])
})

test('when two candidates choose the same hour in the same second, one gets it; the other can still use the link and sees what is free', async () => {
  const one = await here.offered(offer())
  const other = await here.offered(offer({}, {}, 1))
  const slot = `${dayAfter(3)}T02:00:00.000Z`
  const answers = await Promise.all([here.choose(one.token, slot), here.choose(other.token, slot)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)!.body).toMatchObject({ errorCode: 'SLOT_TAKEN' })
  expect(await interviews()).toHaveLength(1)
  const loser = answers[0]!.status === 400 ? one : other
  const { status, body } = await here.seen(loser.token)
  expect(status).toBe(200)
  expect(body.slots).not.toContain(slot)
  expect((await here.choose(loser.token, body.slots[0])).status).toBe(200)
  expect(await interviews()).toHaveLength(2)
})

test('using the same link twice at once books only one interview', async () => {
  const { token } = await here.offered(offer())
  const slots = [`${dayAfter(3)}T02:00:00.000Z`, `${dayAfter(3)}T03:00:00.000Z`]
  const answers = await Promise.all(slots.map((slot) => here.choose(token, slot)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await interviews()).toHaveLength(1)
})

test('times that were not offered cannot be booked', async () => {
  const { token } = await here.offered(offer())
  for (const slot of [`${dayAfter(3)}T02:30:00.000Z`, `${dayAfter(9)}T02:00:00.000Z`, `${dayAfter(-1)}T02:00:00.000Z`])
    expect(await here.choose(token, slot)).toMatchObject({ status: 400, body: { errorCode: 'SLOT_TAKEN' } })
  expect(await interviews()).toEqual([])
})

test('a new link ends the previous one; expired and revoked links show the same page', async () => {
  const first = await here.offered(offer())
  const second = await here.offered(offer())
  expect(await asked(first.token)).toMatchObject(gone)
  expect((await here.seen(second.token)).status).toBe(200)
  await here.as().ok(contract.bookingOfferRevoke, { params: { id: second.made.id } })
  expect(await asked(second.token)).toMatchObject(gone)
  const third = await here.offered(offer())
  await here.db
    .update('link')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect(await asked(third.token)).toMatchObject(gone)
  expect(await asked('x'.repeat(43))).toMatchObject(gone)
})

test('an offer that is no longer valid is refused without a reason', async () => {
  const { token } = await here.offered(offer())
  await here.db.update('job').set({ status: 1 }).where('job.id', '=', jobId).execute()
  expect(await here.choose(token, `${dayAfter(3)}T02:00:00.000Z`)).toMatchObject({
    status: 400,
    body: { errorCode: 'BOOKING_CLOSED' },
  })
  expect(await interviews()).toEqual([])
})

test.each([
  ['days that end before they begin', { hours: { toDay: dayAfter(1) } }, {}, 'hours.toDay'],
  ['days too far ahead', { hours: { toDay: dayAfter(90) } }, {}, 'hours.toDay'],
  ['hours shorter than the interview', { hours: { toMinute: 9 * 60 + 30 } }, {}, 'hours.toMinute'],
  ['no such zone', {}, { zone: 'Nowhere/Town' }, 'plan.zone'],
  ['nobody in the panel', {}, { seats: [] }, 'seats'],
  ['days long past', { hours: { fromDay: dayAfter(-3), toDay: dayAfter(-2) } }, {}, 'hours.weekdays'],
])('wrong input sends nothing: %s', async (_, { hours }: { hours?: object }, plan, field) => {
  const right = offer({}, plan)
  const { status, body } = await here
    .as()
    .raw(contract.bookingOfferMake, { body: { ...right, hours: { ...right.hours, ...hours } } })
  expect([status, body]).toMatchObject([400, { errorDetails: { [field]: [{ code: expect.any(String) }] } }])
  expect(await here.db.from('booking_offer').select('booking_offer.id').execute()).toEqual([])
})

test('only a user who manages interviews sends links, and a candidate without an e-mail address gets none', async () => {
  expect((await here.as('interviewer').raw(contract.bookingOfferMake, { body: offer() })).status).toBe(403)
  await here.db.update('candidate').set({ emails: [] }).where('candidate.id', '=', ids[0]!).execute()
  const { status, body } = await here.as().raw(contract.bookingOfferMake, { body: offer() })
  expect([status, body]).toMatchObject([400, { errorCode: 'NO_EMAIL' }])
})
