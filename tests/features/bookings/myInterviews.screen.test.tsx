import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as contract from '../../../services/features/bookings/contract.ts'
import MyInterviews from '../../../web/features/bookings/mine/MyInterviews.tsx'
import { showZone } from '../../../web/shared/session/timeZone.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'

const path = '/dashboards?interviewDay=2026-12-02'
beforeEach(() => showZone('Asia/Tokyo'))
afterEach(() => showZone(null))

const interview = (number: number, startDate: string): contract.MyInterview => ({
  interview: {
    id: uuid(number),
    jobId: uuid(1),
    jobTitle: 'Porter',
    candidateId: uuid(2),
    candidateName: 'Lan Pham',
    kitId: null,
    formId: null,
    title: `Interview ${number}`,
    state: 'invited',
    startDate,
    endDate: new Date(Date.parse(startDate) + 3_600_000).toISOString(),
    zone: 'Asia/Ho_Chi_Minh',
    roomId: null,
    link: 'https://meet.example.com/x',
    place: null,
    notes: '',
    candidateResponse: 'accepted',
    candidateRespondedDate: null,
    sequence: 0,
    version: 1,
    createdBy: 'manager',
    createdDate: '2026-11-02T00:00:00.000Z',
    seats: [{ id: uuid(number + 50), userName: 'recruiter', role: 'lead', response: 'accepted', respondedDate: null }],
  },
  uid: `${uuid(number)}@hire.test`,
  candidateName: 'Lan Pham',
  jobTitle: 'Porter',
  room: 'Blue room',
  kitTitle: null,
  focus: ['Team work'],
  preparation: '',
})

function open(
  rows = [interview(11, '2026-11-30T16:00:00.000Z'), interview(12, '2026-12-01T01:00:00.000Z')],
  at = path,
) {
  let since: string | null = null
  const rest = fakeRest()
    .on(contract.myInterviews, () => rows)
    .on(contract.calendarState, () => ({ createdDate: since }))
    .on(contract.calendarRenew, () => {
      since = '2026-11-24T00:00:00.000Z'
      return { url: 'https://hire.test/calendar/secret.ics' }
    })
    .on(contract.calendarEnd, () => {
      since = null
      return { ok: true }
    })
  return { rest, ...renderScreen(<MyInterviews attempt={0} />, { rest, path: at }) }
}

test("a week shows its interviews by day in the user's own zone, with candidate, place and answer", async () => {
  const { rest } = open()
  // 16:00 UTC on Monday is Tuesday in Tokyo.
  const day = within(await screen.findByRole('region', { name: /Tuesday,? 1 December 2026/ }))
  expect(day.getByText('01:00–02:00')).toBeTruthy()
  expect(day.getByText('10:00–11:00')).toBeTruthy()
  expect(day.getAllByRole('link', { name: 'Lan Pham' })[0]!.getAttribute('href')).toBe(`/candidates/view/${uuid(2)}`)
  expect(day.getAllByText('Porter · Blue room · Accepted')).toHaveLength(2)
  // The week begins on Monday, at midnight in Tokyo; the request sends local times.
  expect(rest.callsOf('myInterviews')).toHaveLength(1)
  expect(String(rest.callsOf('myInterviews')[0]!.body.from)).toBe('2026-11-29T22:00:00.000')
})

test('the day and the "earlier" and "later" steps are in the address, and work with the keyboard', async () => {
  const { user, rest } = open([])
  expect(await screen.findByText('You have no interviews in this period.')).toBeTruthy()
  const day = screen.getByRole('button', { name: 'Day' })
  day.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Wednesday,? 2 December 2026/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Day' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(await screen.findByText(/Thursday,? 3 December 2026/)).toBeTruthy()
  expect(rest.callsOf('myInterviews')).toHaveLength(3)
})

test('the calendar address is created, shown once, and revoked', async () => {
  const { user, rest } = open([])
  await user.click(await screen.findByText('Calendar address'))
  await user.click(await screen.findByRole('button', { name: 'Create address' }))
  expect(await screen.findByText('https://hire.test/calendar/secret.ics')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Delete address' }))
  expect(await screen.findByRole('button', { name: 'Create address' })).toBeTruthy()
  expect(screen.queryByText('https://hire.test/calendar/secret.ics')).toBeNull()
  expect(rest.counts()).toMatchObject({ calendarRenew: 1, calendarEnd: 1 })
})
