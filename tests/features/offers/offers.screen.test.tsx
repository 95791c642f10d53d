import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/offers/contract.ts'
import { usersByPermission } from '../../../services/features/users/contract.ts'
import CandidateTabs from '../../../web/features/candidateDetails/CandidateTabs.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { all, openDetails } from '../candidateDetails/candidateDetails.fixture.tsx'
import { row } from '../candidates/candidateRecords.ts'
import { formContents, offer, step } from './offerRecords.ts'

const path = `/candidates/view/${uuid(1)}?tab=offers`
const manager = {
  id: uuid(70),
  userName: 'manager',
  fullName: 'Minh Tran',
  email: null,
  title: null,
  departmentId: null,
  status: 'active' as const,
  avatarVersion: null,
}

function open(offers: contract.Offer[], keys: readonly string[] = [...all, 'JobRequest:InterviewManage']) {
  const opened = openDetails([row(1)], { path, keys: keys as never })
  opened.rest
    .on(contract.offersOf, () => offers)
    .on(contract.offerForms, () => [
      {
        id: uuid(7),
        name: 'Offer letter',
        kind: 'offerLetter' as const,
        contents: formContents,
        needsApproval: true,
        attachmentName: null,
      },
    ])
    .on(usersByPermission, () => [manager])
    .on(contract.offerCreate, ({ body }) => {
      const made = offer(5, { answers: body.answers, subject: body.subject! })
      offers = [made, ...offers]
      return made
    })
    .on(contract.offerSubmit, ({ body }) => {
      const steps = body.approvers.map((userName, at) => step(20 + at, { userName }))
      offers = [offer(5, { state: 'pending', rounds: [{ round: 1, status: 'pending', steps }] })]
      return offers[0]!
    })
    .on(contract.offerSend, () => (offers = [offer(5, { state: 'sent', recipient: 'anh@example.com' })])[0]!)
    .on(contract.offerWithdraw, () => (offers = [offer(5, { state: 'withdrawn' })])[0]!)
  return opened
}
beforeEach(() => localStorage.clear())

test('an offer is written with its form, stored as a draft, and submitted for approval', async () => {
  const { user, rest } = open([])
  expect(await screen.findByText('Nothing was offered to this candidate yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New offer' }))
  const form = within(await screen.findByRole('region', { name: 'New offer' }))
  await user.type(await form.findByLabelText(/^Salary/), '2,000 USD')
  await user.click(form.getByRole('button', { name: 'Save draft' }))
  expect(await toast('The draft is saved.')).toBeTruthy()
  expect(rest.callsOf('offerCreate')).toMatchObject([
    {
      body: {
        candidateId: uuid(1),
        formId: uuid(7),
        answers: { salary: { value: '2,000 USD' } },
        subject: 'Our offer: Job_Title',
        message: expect.stringContaining('data-token="Candidate_Name"'),
      },
    },
  ])

  await user.click(await screen.findByRole('button', { name: 'Ask for approval' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for approval: Offer letter' }))
  await user.click(await dialog.findByRole('button', { name: 'Ask for approval' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  expect(rest.callsOf('offerSubmit')).toEqual([])
  await user.type(dialog.getByLabelText(/^Approvers/), 'minh')
  await user.click(await screen.findByRole('option', { name: 'manager — Minh Tran' }))
  await user.click(dialog.getByRole('button', { name: 'Ask for approval' }))
  expect(await toast('The offer is waiting for its approvers.')).toBeTruthy()
  expect(rest.callsOf('offerSubmit')).toMatchObject([
    { params: { id: uuid(5) }, body: { version: 3, approvers: ['manager'] } },
  ])
  const card = within(await screen.findByRole('article', { name: 'Porter' }))
  expect(await card.findByText('Waiting for approval')).toBeTruthy()
  expect(card.queryByRole('button', { name: 'Ask for approval' })).toBeNull()
})

test('an approved letter is sent after a confirmation, and withdrawn with a reason', async () => {
  const { user, rest } = open([offer(5, { state: 'approved' })])
  const card = within(await screen.findByRole('article', { name: 'Porter' }))
  await user.click(card.getByRole('button', { name: 'Send to the candidate' }))
  expect(rest.callsOf('offerSend')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await toast('The offer is on its way.')).toBeTruthy()
  expect(rest.callsOf('offerSend')).toMatchObject([{ params: { id: uuid(5) }, body: { version: 3 } }])
  await user.click(await card.findByRole('button', { name: 'Withdraw' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the offer?' }))
  expect(dialog.getByText('The candidate will be notified by e-mail.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Reason/), 'Budget')
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await toast('The offer is withdrawn.')).toBeTruthy()
  expect(rest.callsOf('offerWithdraw')).toMatchObject([{ body: { reason: 'Budget' } }])
})

test('refusals of the services are shown, and the offer stays unchanged', async () => {
  const { user, rest } = open([offer(5, { state: 'approved' })])
  rest.on(contract.offerSend, () => {
    throw new RequestError('REFUSED', 'no', { errorCode: 'OFFER_NOT_APPROVED' })
  })
  const card = within(await screen.findByRole('article', { name: 'Porter' }))
  await user.click(card.getByRole('button', { name: 'Send to the candidate' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await toast('The offer is not approved.')).toBeTruthy()
  expect(card.getByText('Approved')).toBeTruthy()
})

test('unfinished input is not lost without a question; errors of an answer name its question', async () => {
  const { user, rest } = open([offer(5)])
  await user.click(await screen.findByRole('button', { name: 'New offer' }))
  const form = within(await screen.findByRole('region', { name: 'New offer' }))
  await user.type(await form.findByLabelText(/^Salary/), '1')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(screen.queryByRole('region', { name: 'New offer' })).toBeNull()
  rest.on(contract.offerSubmit, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { 'answers.salary': ['This field is required'] } })
  })
  await user.click(screen.getByRole('button', { name: 'Ask for approval' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for approval: Offer letter' }))
  await user.type(await dialog.findByLabelText(/^Approvers/), 'minh')
  await user.click(await screen.findByRole('option', { name: 'manager — Minh Tran' }))
  await user.click(dialog.getByRole('button', { name: 'Ask for approval' }))
  expect(await toast('Salary: This field is required')).toBeTruthy()
})

test('users who neither create nor approve offers have no such tab', async () => {
  renderScreen(<CandidateTabs tab="profile" onTab={() => {}} />, { rest: fakeRest(), path: '/', can: () => false })
  expect(await screen.findByRole('tab', { name: 'Profile' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Offers' })).toBeNull()
})
