import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import * as contract from '../../../services/features/offers/contract.ts'
import ConfirmPage from '../../../web/features/offerLetters/ConfirmPage.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen } from '../../support/screen.tsx'

const letter: contract.OfferLetter = {
  companyName: 'Sông Hồng',
  candidateName: 'Lan Anh',
  jobTitle: 'Porter',
  validUntil: '2026-12-24T00:00:00.000Z',
  version: 3,
  document: { name: 'offer.docx', contentType: 'application/msword', sha256: 'abc123', content: 'AAAA' },
}

function open(given: Partial<contract.OfferLink> = {}) {
  let left = 5
  const rest = fakeRest()
    .on(contract.offerLink, () => ({
      companyName: 'Sông Hồng',
      mailHint: 'l•••@mail.example',
      isLocked: false,
      ...given,
    }))
    .on(contract.offerSendCode, () => ({ ok: true, seconds: 30 }))
    .on(contract.offerOpen, ({ body }): contract.OfferOpening => {
      if (body.code === '123456') return { result: 'opened', triesLeft: left, key: 'proof', letter }
      left -= 1
      return { result: left > 0 ? 'wrong' : 'locked', triesLeft: left, key: null, letter: null }
    })
    .on(contract.offerAnswer, ({ body }) => ({
      answer: body.answer,
      companyName: 'Sông Hồng',
      jobTitle: 'Porter',
      answeredDate: '2026-11-24T03:00:00.000Z',
      documentName: 'offer.docx',
      sha256: 'abc123',
    }))
  const page = (
    <Routes>
      <Route path="/confirmofferletter/:token" element={<ConfirmPage />} />
    </Routes>
  )
  return { rest, ...renderScreen(page, { rest, path: '/confirmofferletter/secret' }) }
}

test('nothing of the offer is shown before the code; a wrong code shows the remaining tries', async () => {
  const { user, rest } = open()
  expect(await screen.findByRole('heading', { name: 'Offer from Sông Hồng' })).toBeTruthy()
  expect(screen.getByText(/l•••@mail\.example/)).toBeTruthy()
  expect(screen.queryByText(/Porter/)).toBeNull()
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  const code = await screen.findByLabelText(/^Code/)
  await user.type(code, '12')
  await user.click(screen.getByRole('button', { name: 'Open the offer' }))
  expect(screen.getByText('The code has six digits.')).toBeTruthy()
  expect(rest.callsOf('offerOpen')).toEqual([])
  await user.type(code, '3457')
  await user.click(screen.getByRole('button', { name: 'Open the offer' }))
  expect(await screen.findByText('The code is wrong. You have 4 tries left.')).toBeTruthy()
})

test('five wrong codes lead to a page that says whom to contact', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Send code' }))
  for (let tries = 0; tries < 5; tries++) {
    await user.type(await screen.findByLabelText(/^Code/), '000000')
    await user.click(screen.getByRole('button', { name: 'Open the offer' }))
    await screen.findByText(/^The code is wrong|^Too many codes/)
  }
  expect(screen.getByText('Too many codes were wrong. Ask Sông Hồng for a new link.')).toBeTruthy()
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
})

test('an offer is declined in two steps with a reason, and the receipt shows the document’s hash', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Send code' }))
  await user.type(await screen.findByLabelText(/^Code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Open the offer' }))
  expect(await screen.findByText(/this is your offer for the position of Porter/)).toBeTruthy()
  expect(screen.getByText('SHA-256: abc123')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Decline the offer' }))
  await user.click(screen.getByRole('button', { name: 'Yes, decline' }))
  expect(screen.getByText('Please say why.')).toBeTruthy()
  expect(rest.callsOf('offerAnswer')).toEqual([])
  await user.type(screen.getByLabelText(/^Reason/), 'Too far')
  await user.click(screen.getByRole('button', { name: 'Yes, decline' }))
  expect(await screen.findByRole('heading', { name: 'You have declined the offer' })).toBeTruthy()
  expect(screen.getByText(/abc123/)).toBeTruthy()
  expect(rest.callsOf('offerAnswer')).toMatchObject([
    { params: { token: 'secret' }, body: { key: 'proof', answer: 'declined', reason: 'Too far', version: 3 } },
  ])
})
