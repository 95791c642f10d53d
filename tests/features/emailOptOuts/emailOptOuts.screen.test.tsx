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

test('opening the page changes nothing; a click ends such mails, another lets them come again', async () => {
  const { user, rest } = open()
  expect(await screen.findByRole('heading', { name: 'E-mails of Sông Hồng' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('l•••@mail.example')
  expect(rest.callsOf('emailOptOutSet')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('Sông Hồng sends no more such e-mails to l•••@mail.example.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Get them again' }))
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeTruthy()
  expect(rest.callsOf('emailOptOutSet')).toMatchObject([
    { params: { token: 'secret' }, body: { isUnsubscribed: true } },
    { params: { token: 'secret' }, body: { isUnsubscribed: false } },
  ])
})

test('whoever has unsubscribed already is told so; a failure is told and changes nothing on the page', async () => {
  const { user, rest } = open(true)
  expect(await screen.findByText(/sends no more such e-mails/)).toBeTruthy()
  rest.on(contract.emailOptOutSet, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  await user.click(screen.getByRole('button', { name: 'Get them again' }))
  expect(screen.getByText(/sends no more such e-mails/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Get them again' })).toBeTruthy()
})
