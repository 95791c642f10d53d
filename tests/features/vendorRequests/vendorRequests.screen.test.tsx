import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { locationsByCompany } from '../../../services/features/departments/contract.ts'
import { emailTemplateByType } from '../../../services/features/emailTemplates/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { vendorConfigsByLocation, vendorsByLocation } from '../../../services/features/vendors/contract.ts'
import * as contract from '../../../services/features/vendorRequests/contract.ts'
import RequestsPage from '../../../web/features/vendorRequests/RequestsPage.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'

beforeEach(() => localStorage.clear())

const all = ['List', 'Get', 'Create', 'Update'].map((verb) => `VendorRequest:${verb}VendorRequest`)
const request = (id: number, more: Partial<contract.VendorRequest>): contract.VendorRequest => ({
  ...{
    id: uuid(id),
    title: `Request ${id}`,
    description: '<p>Much to do</p>',
    location: ['Hà Nội'],
    status: 'Publish',
  },
  ...{ vendorByLocation: ['emma@tb.example'], sendMailDate: null, version: 2 },
  emailContent: JSON.stringify({
    subject: 'Job_Title',
    emailTemplate: '<p>See Job_Link</p>',
    emailToVendor: ['emma@tb.example'],
  }),
  ...more,
})
const person = (userName: string) => ({
  ...{ id: uuid(70), userName, fullName: 'Lan Phạm', email: 'Lan@company.example', title: null },
  ...{ departmentId: null, status: 'active' as const, avatarVersion: null },
})

function open({ path = '/vendor-request', held = all }: { path?: string; held?: string[] } = {}) {
  const requests = [request(1, { title: 'Java developers' }), request(2, { title: 'Testers', status: 'Unpublish' })]
  const rest = fakeRest()
    .on(contract.vendorRequestList, ({ body }) =>
      pageAt(
        requests.filter(
          ({ title, status }) => title.includes(body.input ?? '') && (!body.status || body.status.includes(status)),
        ),
        body,
      ),
    )
    .on(contract.vendorRequestByIds, ({ body }) => requests.filter(({ id }) => body.ids.includes(id)))
    .on(contract.vendorRequestGet, ({ params }) => requests.find(({ id }) => id === params!.id)!)
    .on(contract.vendorRequestMails, ({ body }) =>
      pageAt(
        body.vendorRequestId === uuid(1)
          ? [
              {
                id: uuid(9),
                subject: 'S',
                recipients: ['emma@tb.example'],
                sentBy: 'lan',
                sentDate: '2026-11-01T08:00:00.000Z',
              },
            ]
          : [],
        body,
      ),
    )
    .on(contract.vendorRequestCreate, () => ({ isSuccess: true, vendorRequestId: uuid(1) }))
    .on(contract.vendorRequestUpdate, () => ({ isSuccess: true, vendorRequestId: uuid(1) }))
    .on(locationsByCompany, () => [{ id: uuid(80), name: 'Hà Nội', address: null, city: 'Hà Nội', country: 'VN' }])
    .on(emailTemplateByType, () => {
      throw new Error('There is none')
    })
    .on(vendorsByLocation, () => [{ id: uuid(3), name: 'TalentBridge', email: ['Emma@tb.example', 'jobs@tb.example'] }])
    .on(vendorConfigsByLocation, () => [
      {
        id: uuid(4),
        name: 'North',
        userName: 'lan',
        status: 'Active' as const,
        location: ['Hà Nội'],
        email: 'Lan@company.example',
      },
    ])
    .on(usersByUserNames, ({ body }) => body.map(person))
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return {
    rest,
    ...renderScreen(<RequestsPage />, { rest, path, keys: held as 'VendorRequest:ListVendorRequest'[], can }),
  }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('an unpublished request is marked; its detail shows the work, and when it was mailed', async () => {
  const { user } = open()
  const testers = within(await screen.findByRole('row', { name: /Testers/ }))
  expect(testers.getByText('This request is unpublish, cannot submit CV!!!')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'View detail: Java developers' }))
  const view = await dialog('Request to vendors')
  expect(await view.findByText('Much to do')).toBeTruthy()
  await user.click(view.getByRole('tab', { name: 'Email History' }))
  expect(await view.findByText('emma@tb.example')).toBeTruthy()
})

test('the address opens a request; users who cannot create requests see no history, and nobody sees a request of others', async () => {
  open({ path: `/vendor-request?detail=${uuid(2)}`, held: all.slice(0, 2) })
  const view = await dialog('Request to vendors')
  expect(await view.findByText('Much to do')).toBeTruthy()
  expect(view.queryByRole('tab', { name: 'Email History' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create Request|Edit)/ })).toBeNull()
})

test('a request is changed and mailed to the vendors of its locations, and to the users in charge of them', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: Java developers' }))
  const form = await dialog('Edit Request')
  // The recipients stay the same until other locations are chosen.
  expect(form.getByText('The e-mail will be sent to emma@tb.example.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: /Location$/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Hà Nội' }))
  await user.click(screen.getByRole('checkbox', { name: 'Hà Nội' }))
  await user.keyboard('{Escape}')
  // Vendors are looked up one second after the last change.
  expect(await form.findByText(/emma@tb.example, lan@company.example/, {}, { timeout: 4000 })).toBeTruthy()
  await user.click(form.getByRole('button', { name: /Vendor e-mails$/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'jobs@tb.example — TalentBridge' }))
  await user.keyboard('{Escape}')
  await user.selectOptions(form.getByRole('combobox', { name: /^Status/ }), 'Unpublish')
  expect(form.getByRole('button', { name: 'Save and send mail' })).toHaveProperty('disabled', true)
  await user.selectOptions(form.getByRole('combobox', { name: /^Status/ }), 'Publish')
  await user.click(form.getByRole('button', { name: 'Save and send mail' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  const { params, body } = rest.callsOf('vendorRequestUpdate')[0]! as { params: object; body: any }
  expect(params).toEqual({ id: uuid(1) })
  expect(body).toMatchObject({ isSendMail: true, title: 'Java developers', status: 'Publish', version: 2 })
  expect(body.vendorByLocation).toEqual(['emma@tb.example', 'jobs@tb.example'])
  expect(JSON.parse(body.emailContent)).toEqual({
    ...{ subject: 'Job_Title', emailTemplate: '<p>See Job_Link</p>' },
    emailToVendor: ['emma@tb.example', 'jobs@tb.example', 'lan@company.example'],
  })
})

test('an error on one click of the mail button does not affect the next click', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: Java developers' }))
  const form = await dialog('Edit Request')
  const title = form.getByRole('textbox', { name: /^Job title/ })
  await user.clear(title)
  await user.click(form.getByRole('button', { name: 'Save and send mail' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.type(title, 'Java leads')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('vendorRequestUpdate')[0]!.body).toMatchObject({ isSendMail: false, title: 'Java leads' })
})

test('the address filters; a new request needs a title and a description', async () => {
  const { user, rest } = open({ path: '/vendor-request?status=UNPUBLISHED' })
  await screen.findByRole('row', { name: /Testers/ })
  expect(screen.queryByText('Java developers')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create Request' }))
  const form = await dialog('Create Request')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getAllByText('This field is required')).toHaveLength(2))
  expect(rest.callsOf('vendorRequestCreate')).toHaveLength(0)
})
