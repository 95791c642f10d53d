import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import * as contract from '../../../services/features/vendorConsents/contract.ts'
import ConsentPage from '../../../web/features/vendorConsents/ConsentPage.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen } from '../../support/screen.tsx'

function open(isGiven: boolean | null = null) {
  const about = { companyName: 'Sông Hồng', vendorName: 'TalentBridge', candidateName: 'An', jobTitle: 'Java' }
  const rest = fakeRest()
    .on(contract.vendorConsent, () => ({ ...about, isGiven }))
    .on(contract.vendorConsentSet, ({ body }) => ({ ...about, isGiven: body.isGiven }))
  const page = (
    <Routes>
      <Route path="/vendor-consent/:token" element={<ConsentPage />} />
    </Routes>
  )
  return { rest, ...renderScreen(page, { rest, path: '/vendor-consent/secret' }) }
}

test('opening the page changes nothing; a candidate agrees, and may withdraw the consent after a confirmation', async () => {
  const { user, rest } = open()
  expect(await screen.findByRole('heading', { name: 'Your CV at Sông Hồng' })).toBeTruthy()
  expect(screen.getByText('TalentBridge has sent the CV of An to Sông Hồng for “Java”.')).toBeTruthy()
  expect(rest.callsOf('vendorConsentSet')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'I agree' }))
  expect(await screen.findByText(/You have agreed/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I do not agree any more' }))
  const question = within(await screen.findByRole('dialog', { name: 'I do not agree' }))
  await user.click(question.getByRole('button', { name: 'I do not agree' }))
  expect(await screen.findByText(/You have not agreed/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(rest.callsOf('vendorConsentSet')).toMatchObject([
    { params: { token: 'secret' }, body: { isGiven: true } },
    { params: { token: 'secret' }, body: { isGiven: false } },
  ])
})

test('a candidate who has already agreed is told so', async () => {
  open(true)
  expect(await screen.findByText(/You have agreed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull()
})
