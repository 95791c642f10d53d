import { expect, test } from 'vitest'
import * as contract from '../../../services/features/bookings/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, userId, uuid } from '../../support/records.ts'

const manager = viewerWith('JobRequest:InterviewManage')
const offer: contract.BookingOffer = {
  id: uuid(5),
  jobId: uuid(1),
  candidateId: uuid(2),
  title: 'Technical interview',
  state: 'open',
  interviewId: null,
  expiresDate: '2026-12-01T00:00:00.000Z',
  createdBy: 'recruiter',
  createdDate: '2026-11-24T00:00:00.000Z',
}
const input = `jobId: "${idOf('Job', 1)}", candidateId: "${idOf('Candidate', 2)}", title: "Technical interview", minutes: 60,
  zone: "Asia/Tokyo", interviewerIds: ["${userId('manager')}", "${userId('lan')}"], fromDay: "2026-11-26", toDay: "2026-11-27",
  weekdays: [1, 2], fromMinute: 540, toMinute: 720, days: 7`

test('a booking link is sent with one call, and the first of the panel leads', async () => {
  const rest = fakeRest().on(contract.bookingOfferMake, () => offer)
  const { data, errors } = await execute(
    `mutation { sendBookingLink(input: { ${input} }) { bookingOffer { id state title expiresAt } } }`,
    { rest, viewer: manager },
  )
  expect(errors).toEqual([])
  expect(data.sendBookingLink.bookingOffer).toMatchObject({ id: idOf('BookingOffer', 5), state: 'OPEN' })
  expect(rest.calls).toHaveLength(1)
  expect(rest.calls[0]!.body).toEqual({
    jobId: uuid(1),
    candidateId: uuid(2),
    plan: {
      title: 'Technical interview',
      minutes: 60,
      zone: 'Asia/Tokyo',
      seats: [
        { userName: 'manager', role: 'lead' },
        { userName: 'lan', role: 'member' },
      ],
    },
    hours: { fromDay: '2026-11-26', toDay: '2026-11-27', weekdays: [1, 2], fromMinute: 540, toMinute: 720 },
    days: 7,
  })
})

test('a user who may not manage interviews can neither send booking links nor see them', async () => {
  const rest = fakeRest()
  const sent = await execute(`mutation { sendBookingLink(input: { ${input} }) { bookingOffer { id } } }`, {
    rest,
    viewer: viewerWith('JobRequest:ReadJobRequest'),
  })
  expect(sent.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  const seen = await execute(`{ bookingOffers(candidateId: "${idOf('Candidate', 2)}") { id } }`, {
    rest,
    viewer: viewerWith(),
  })
  expect(seen.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(rest.calls).toEqual([])
})

test('the chosen time is sent to the services as a moment in time', async () => {
  const rest = fakeRest().on(contract.bookingChoose, ({ body }) => ({
    title: 'Technical interview',
    startDate: body.startDate,
    endDate: '2026-12-01T03:00:00.000Z',
    zone: 'Asia/Tokyo',
    room: null,
    place: null,
    link: null,
  }))
  const { data, errors } = await execute(
    `mutation { bookInterview(input: { token: "secret", startAt: "2026-12-01T09:00:00+07:00" }) { booked { startAt } } }`,
    { rest },
  )
  expect(errors).toEqual([])
  expect(data.bookInterview.booked.startAt).toBe('2026-12-01T02:00:00.000Z')
  expect(rest.calls).toMatchObject([{ params: { token: 'secret' }, body: { startDate: '2026-12-01T02:00:00.000Z' } }])
})
