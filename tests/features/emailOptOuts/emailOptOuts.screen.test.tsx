import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/emailOptOuts/contract.ts'
import UnsubscribePage from '../../../web/features/emailOptOuts/UnsubscribePage.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen } from '../../support/screen.tsx'

function open(isUnsubscribed = false) {
  const answer = { companyName: 'Sông Hồng', mailHint: 'l•••@mail.example' }
  const rest = fakeRest()
    .on(contract.emailOptOut, () => ({ ...answer, isUnsubscribed }))
    .on(contract.emailOptOutSet, ({ body }) => ({ ...answer, isUnsubscribed: body.isUnsubscribed }))
  const page = (
    <Routes>
      <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
    </Routes>
  )
  return { rest, ...renderScreen(page, { rest, path: '/unsubscribe/secret' }) }
}

test('opening the page changes nothing; a click unsubscribes, another subscribes again', async () => {
  const { user, rest } = open()
  expect(await screen.findByRole('heading', { name: 'E-mails from Sông Hồng' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('l•••@mail.example')
  expect(rest.callsOf('emailOptOutSet')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('Sông Hồng will no longer send such e-mails to l•••@mail.example.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Subscribe again' }))
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeTruthy()
  expect(rest.callsOf('emailOptOutSet')).toMatchObject([
    { params: { token: 'secret' }, body: { isUnsubscribed: true } },
    { params: { token: 'secret' }, body: { isUnsubscribed: false } },
  ])
})

test('a reader who has already unsubscribed is told so; a failure is shown and changes nothing on the page', async () => {
  const { user, rest } = open(true)
  expect(await screen.findByText(/will no longer send such e-mails/)).toBeTruthy()
  rest.on(contract.emailOptOutSet, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  await user.click(screen.getByRole('button', { name: 'Subscribe again' }))
  expect(screen.getByText(/will no longer send such e-mails/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Subscribe again' })).toBeTruthy()
})
