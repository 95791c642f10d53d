import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import * as contract from '../../../services/features/bookings/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import BookingPage from '../../../web/features/bookings/BookingPage.tsx'
import InvitationPage from '../../../web/features/bookings/InvitationPage.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen } from '../../support/screen.tsx'

// The browser is in Tokyo.
const { resolvedOptions } = Intl.DateTimeFormat.prototype
beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Tokyo' }
  })
})

const place = { room: 'Blue room, 3rd floor', place: null, link: 'https://meet.example.com/x' }
const invitation: contract.Invitation = {
  readerName: 'Lan',
  isCandidate: true,
  title: 'Technical interview',
  companyName: 'Hireloom Demo',
  jobTitle: 'Porter',
  candidateName: 'Lan',
  people: ['Minh Tran'],
  startDate: '2026-12-01T02:00:00.000Z',
  endDate: '2026-12-01T03:00:00.000Z',
  zone: 'Asia/Ho_Chi_Minh',
  ...place,
  state: 'invited',
  isOpen: true,
  response: 'needsAction',
  sequence: 2,
}
const refused = (code: 'REFUSED' | 'CONFLICT', errorCode: string) => new RequestError(code, 'no', { errorCode })

function openInvitation(path = '/interview-reply/secret', given: Partial<contract.Invitation> = {}) {
  let now = { ...invitation, ...given }
  const rest = fakeRest()
    .on(contract.invitationGet, () => now)
    .on(contract.invitationReply, ({ body }) => (now = { ...now, response: body.response }))
  const page = (
    <Routes>
      <Route path="/interview-reply/:token" element={<InvitationPage />} />
    </Routes>
  )
  return { rest, change: (more: object) => (now = { ...now, ...more }), ...renderScreen(page, { rest, path }) }
}

test('an invitation shows the time in both zones, the place and the people; it is answered with a button and a confirmation', async () => {
  const { user, rest } = openInvitation()
  expect(await screen.findByRole('heading', { name: 'Technical interview' })).toBeTruthy()
  expect(screen.getByText(/11:00–12:00/)).toBeTruthy()
  expect(screen.getByText(/09:00–10:00/)).toBeTruthy()
  expect(screen.getByText('Minh Tran')).toBeTruthy()
  expect(screen.getByRole('link', { name: place.link })).toHaveProperty('rel', 'noreferrer noopener')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(rest.callsOf('invitationReply')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, I will come' }))
  expect(await screen.findByText('You have accepted.')).toBeTruthy()
  expect(rest.callsOf('invitationReply')).toMatchObject([
    { params: { token: 'secret' }, body: { response: 'accepted', sequence: 2 } },
  ])
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.click(screen.getByRole('button', { name: 'Yes, decline' }))
  expect(await screen.findByText('You have declined.')).toBeTruthy()
})

test('an address that contains the answer only prepares it', async () => {
  const { rest } = openInvitation('/interview-reply/secret?response=declined')
  expect(await screen.findByRole('button', { name: 'Yes, decline' })).toBeTruthy()
  expect(rest.counts()).toEqual({ invitationGet: 1 })
})

test('an interview that has moved since the page was opened shows its new time and asks again', async () => {
  const { user, rest, change } = openInvitation()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  change({ sequence: 3, startDate: '2026-12-01T05:00:00.000Z', endDate: '2026-12-01T06:00:00.000Z' })
  rest.on(contract.invitationReply, () => {
    throw refused('CONFLICT', '599')
  })
  await user.click(screen.getByRole('button', { name: 'Yes, I will come' }))
  expect(await screen.findByText(/14:00–15:00/)).toBeTruthy()
  expect(screen.getByText('The interview has a new time or place. Please answer again.')).toBeTruthy()
})

test('a cancelled interview says so and cannot be answered', async () => {
  openInvitation(undefined, { state: 'cancelled', isOpen: false })
  expect(await screen.findByText('This interview is cancelled.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

const booking: contract.Booking = {
  title: 'Technical interview',
  companyName: 'Hireloom Demo',
  jobTitle: 'Porter',
  candidateName: 'Lan',
  people: ['Minh Tran'],
  minutes: 60,
  zone: 'Asia/Ho_Chi_Minh',
  ...place,
  expiresDate: '2026-12-08T02:00:00.000Z',
  slots: ['2026-12-01T02:00:00.000Z', '2026-12-01T03:00:00.000Z', '2026-12-02T02:00:00.000Z'],
}

function openBooking(given: Partial<contract.Booking> = {}) {
  const now = { ...booking, ...given }
  const rest = fakeRest()
    .on(contract.bookingGet, () => now)
    .on(contract.bookingChoose, ({ body }) => ({
      title: now.title,
      startDate: body.startDate,
      endDate: '2026-12-01T04:00:00.000Z',
      zone: now.zone,
      ...place,
    }))
  const page = (
    <Routes>
      <Route path="/booking/:token" element={<BookingPage />} />
    </Routes>
  )
  return { rest, now, ...renderScreen(page, { rest, path: '/booking/secret' }) }
}

test('free times are shown by day in the zone of the browser; one is chosen, confirmed and booked', async () => {
  const { user, rest } = openBooking()
  const day = within(await screen.findByRole('region', { name: /Tuesday,? 1 December 2026/ }))
  expect(day.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['11:00', '12:00'])
  await user.click(day.getByRole('button', { name: '12:00' }))
  expect(rest.callsOf('bookingChoose')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Book this time' }))
  expect(await screen.findByRole('heading', { name: 'Your interview is booked' })).toBeTruthy()
  expect(rest.callsOf('bookingChoose')).toMatchObject([
    { params: { token: 'secret' }, body: { startDate: '2026-12-01T03:00:00.000Z' } },
  ])
  expect(rest.counts().bookingGet).toBe(1)
})

test('a candidate whose time was just taken is told so, and chooses from the times that are still free', async () => {
  const { user, rest, now } = openBooking()
  rest.on(contract.bookingChoose, () => {
    throw refused('REFUSED', 'SLOT_TAKEN')
  })
  await user.click(await screen.findByRole('button', { name: '12:00' }))
  now.slots = now.slots.filter((slot) => slot !== '2026-12-01T03:00:00.000Z')
  await user.click(screen.getByRole('button', { name: 'Book this time' }))
  expect(await screen.findByText(/This time has just been taken/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '12:00' })).toBeNull()
  expect(screen.getAllByRole('button', { name: '11:00' })).toHaveLength(2)
})

test('an offer with no free times left says so', async () => {
  openBooking({ slots: [] })
  expect(await screen.findByText(/There are no free times left/)).toBeTruthy()
})
