import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JobApproval } from '../../../services/features/requisitions/contract.ts'
import { requisitionDecide, requisitionWaitingList } from '../../../services/features/requisitions/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import JobRequestsPage from '../../../web/features/requisitions/JobRequestsPage.tsx'
import RequisitionSettingsPage from '../../../web/features/requisitions/settings/RequisitionSettingsPage.tsx'
import WaitingRequests from '../../../web/features/requisitions/WaitingRequests.tsx'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { approval, requisitionServices, step } from './requisitions.fixture.ts'

const given = (more: Partial<JobApproval> = {}) => ({
  approval: approval(1, more),
  isOn: false,
  approvers: ['manager'],
})
const keys = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest'] as const
function open(state = given(), path = '/job-requests') {
  const rest = requisitionServices(state)
  return { rest, calls: rest.callsOf, ...renderScreen(<JobRequestsPage />, { rest, path, keys: [...keys] }) }
}

test('waiting requests are listed; the drawer shows all rounds with deciders and comments', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'Porter 1' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Porter 1' }))
  expect(await drawer.findByText('Opens doors')).toBeTruthy()
  expect(drawer.getByText('Round 2: Waiting for approval')).toBeTruthy()
  expect(drawer.getByText('Round 1: Rejected')).toBeTruthy()
  expect(drawer.getByText('Too dear')).toBeTruthy()
  expect(drawer.getByText('Deciding now')).toBeTruthy()
  expect(drawer.getByText('Later')).toBeTruthy()
})

test('a rejection requires a comment, and is sent with it and the version that was read', async () => {
  const { user, calls } = open(given(), `/job-requests?job=${uuid(1)}`)
  const form = within(await screen.findByRole('form', { name: 'Your decision' }))
  await user.click(form.getByRole('button', { name: 'Reject' }))
  expect(await form.findByText('Say why you reject the job.')).toBeTruthy()
  expect(calls('requisitionDecide')).toEqual([])
  await user.type(form.getByLabelText(/^Comment/), 'Not this year')
  await user.click(form.getByRole('button', { name: 'Reject' }))
  expect(await toast('You have rejected the job.')).toBeTruthy()
  expect(calls('requisitionDecide')).toMatchObject([
    { params: { id: uuid(11) }, body: { decision: 'rejected', comment: 'Not this year', version: 4 } },
  ])
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})

test('an approval needs no comment; refusals of the services are shown', async () => {
  const { user, rest } = open(given(), `/job-requests?job=${uuid(1)}`)
  const form = within(await screen.findByRole('form', { name: 'Your decision' }))
  rest.on(requisitionDecide, () => {
    throw new RequestError('REFUSED', 'no', { errorCode: 'JOB_NOT_YOUR_TURN', params: { title: 'Porter 1' } })
  })
  await user.click(form.getByRole('button', { name: 'Approve' }))
  expect(await toast('Another approver decides on Porter 1 now.')).toBeTruthy()
  rest.on(requisitionDecide, () => approval(1, { status: 'approved', waitingId: null }))
  await user.click(form.getByRole('button', { name: 'Approve' }))
  expect(await toast('You have approved the job.')).toBeTruthy()
})

test('the owner withdraws the request and asks again', async () => {
  const rounds = [{ round: 1, status: 'pending' as const, steps: [step(11)] }]
  const { user, calls } = open(given({ waitingId: null, canWithdraw: true, rounds }), `/job-requests?job=${uuid(1)}`)
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
  expect(await toast('The request has been withdrawn.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Ask for approval again' }))
  expect(await toast('The approvers are asked again.')).toBeTruthy()
  expect([...calls('requisitionWithdraw'), ...calls('requisitionAsk')].map(({ params }) => params.jobId)).toEqual([
    uuid(1),
    uuid(1),
  ])
})

test('search terms and age filter the list; an empty result is reported', async () => {
  const { user, rest, search, calls } = open()
  await screen.findByRole('link', { name: 'Porter 1' })
  await user.click(screen.getByRole('button', { name: 'More than a week' }))
  await waitFor(() => expect(search()).toEqual({ long: '1' }))
  await waitFor(() => expect(calls('requisitionWaitingList').at(-1)!.body.askedTo).toBeTruthy())
  rest.on(requisitionWaitingList, () => pageOf([]))
  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy()
  expect(calls('requisitionWaitingList').at(-1)!.body.keyword).toBe('zzz')
})

test('the card counts waiting requests, and those that have waited long', async () => {
  const rest = requisitionServices(given())
  renderScreen(<WaitingRequests attempt={0} />, { rest, path: '/dashboards', keys: [...keys] })
  expect((await screen.findByRole('link', { name: 'Porter 1' })).getAttribute('href')).toBe(
    `/job-requests?job=${uuid(1)}`,
  )
  expect(screen.getByRole('link', { name: 'More than a week (1)' }).getAttribute('href')).toBe('/job-requests?long=1')
})

test('the switch is changed, and the approvers of a department are chosen in order', async () => {
  const state = given()
  const rest = requisitionServices(state)
  const { user } = renderScreen(<RequisitionSettingsPage />, {
    rest,
    path: '/requisition-settings',
    keys: ['Department:UpdateDepartment', 'CompanyProfile:UpdateCompanyProfile'],
  })
  const turn = await screen.findByRole('switch', { name: 'New jobs require approval' })
  await user.click(turn)
  expect(await toast('New jobs now require approval.')).toBeTruthy()
  expect([state.isOn, turn.getAttribute('aria-checked')]).toEqual([true, 'true'])

  expect(screen.getByText('Full manager')).toBeTruthy()
  expect(screen.getByText('Same as the parent department')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit: Approvers of Department 0' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approvers of Department 0' }))
  await user.type(dialog.getByRole('combobox', { name: 'Approvers' }), 'adm')
  await user.click(await screen.findByRole('option', { name: /Full admin/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Full manager → Full admin')).toBeTruthy()
  expect(rest.callsOf('departmentApproversSet').at(-1)).toMatchObject({
    params: { departmentId: uuid(800) },
    body: { approvers: ['manager', 'admin'] },
  })
})
