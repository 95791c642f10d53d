import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as approvals from '../../../services/features/approvals/contract.ts'
import * as delegations from '../../../services/features/delegations/contract.ts'
import * as contract from '../../../services/features/offers/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import ApprovalsPage from '../../../web/features/approvals/ApprovalsPage.tsx'
import WaitingOffers from '../../../web/features/approvals/WaitingOffers.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { offer, step } from './offerRecords.ts'

const keys = ['JobRequest:ApproveSalaryOffer', 'JobRequest:ApproveOfferLetter'] as const
const waiting: approvals.WaitingDecision = {
  id: uuid(9),
  kind: 'offerLetter',
  jobId: uuid(1),
  offerId: uuid(5),
  candidateId: uuid(1),
  askedDate: '2026-11-01T00:00:00.000Z',
  insteadOf: null,
}

function services() {
  let rows = [waiting]
  let shown = offer(5, {
    state: 'pending',
    rounds: [{ round: 1, status: 'pending', steps: [step(9)] }],
    waitingId: uuid(9),
  })
  return fakeRest()
    .on(approvals.waitingDecisionList, () => pageOf(rows))
    .on(contract.offersByIds, () => [shown])
    .on(contract.offerDecide, ({ body }) => {
      rows = []
      return (shown = { ...shown, waitingId: null, state: body.decision === 'approved' ? 'approved' : 'rejected' })
    })
    .on(usersByUserNames, ({ body }) =>
      body.map((userName, at) => ({
        id: uuid(60 + at),
        userName,
        fullName: userName,
        email: null,
        title: null,
        departmentId: null,
        status: 'active' as const,
        avatarVersion: null,
      })),
    )
    .on(delegations.delegationGet, () => ({ deputy: null, standsInFor: ['lan'] }))
}
function open(path = '/approvals') {
  const rest = services()
  return { rest, ...renderScreen(<ApprovalsPage />, { rest, path, keys: [...keys] }) }
}

test('pending approvals are listed with their subjects; the drawer decides', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('link', { name: 'Lan Anh' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Lan Anh · Porter' }))
  expect(await drawer.findByText('2,000 USD')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Reject' }))
  expect(await drawer.findByText('Say why you reject it')).toBeTruthy()
  expect(rest.callsOf('offerDecide')).toEqual([])
  await user.type(drawer.getByLabelText(/^Comment/), 'Too much')
  await user.click(drawer.getByRole('button', { name: 'Reject' }))
  expect(await toast('Rejected')).toBeTruthy()
  expect(rest.callsOf('offerDecide')).toMatchObject([
    { params: { id: uuid(9) }, body: { decision: 'rejected', comment: 'Too much', version: 3 } },
  ])
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Reject' })).toBeNull())
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})

test('a filter in the address selects some kinds only', async () => {
  const { rest } = open('/approvals?kinds=JOB,SALARY_OFFER')
  await screen.findByRole('link', { name: 'Lan Anh' })
  expect(rest.callsOf('waitingDecisionList').at(-1)!.body).toMatchObject({ kinds: ['job', 'salaryOffer'] })
})

test('the page names the users for whom the reader is deputy, and requires a complete deputy', async () => {
  const { user, rest } = open()
  expect(await screen.findByText(/^You are deputy for:/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Set a deputy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who approves while you are away' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThan(0)
  expect(rest.callsOf('delegationSet')).toEqual([])
})

test('the card of the dashboard shows the longest waiting first', async () => {
  renderScreen(<WaitingOffers attempt={0} />, { rest: services(), path: '/dashboards', keys: [...keys] })
  const link = await screen.findByRole('link', { name: 'Lan Anh · Offer letter' })
  expect(link.getAttribute('href')).toBe(`/approvals?offer=${uuid(5)}`)
})
