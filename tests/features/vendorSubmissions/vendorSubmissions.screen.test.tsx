import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequestError as GatewayError } from '../../../gateway/core/graph/requestError.ts'
import * as requests from '../../../services/features/vendorRequests/contract.ts'
import * as contract from '../../../services/features/vendorSubmissions/contract.ts'
import { vendorList, type Vendor } from '../../../services/features/vendors/contract.ts'
import RequestsPage from '../../../web/features/vendorRequests/RequestsPage.tsx'
import { RequestError } from '../../../web/shared/requestError.ts'
import type { Session } from '../../../web/shared/session/session.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'

beforeEach(() => localStorage.clear())

const key = (verb: string) => `VendorRequest:${verb}VendorRequest`
const vendorKeys = ['List', 'Get', 'SubmitCV', 'ViewSubmittedList'].map(key)
const staffKeys = ['List', 'Get', 'Create', 'Update', 'ViewSubmitReport', 'ViewSubmittedList'].map(key)
const request = (id: number, status: 'Publish' | 'Unpublish' = 'Publish'): requests.VendorRequest => ({
  ...{ id: uuid(id), title: `Request ${id}`, description: '<p>Work</p>', location: [], status, vendorByLocation: [] },
  ...{ emailContent: '', sendMailDate: null },
})
const sakura: Vendor = {
  ...{ id: uuid(70), name: 'Sakura', address: 'Huế', status: 'Active', location: [], email: [] },
}
const submission = (id: number, more: Partial<contract.VendorSubmission> = {}): contract.VendorSubmission => ({
  ...{ id: uuid(id), vendorRequestId: uuid(1), vendorName: 'TalentBridge', candidateName: `Candidate ${id}` },
  ...{ candidateCV: `a/${id}.pdf`, candidatePhone: '0912345678', candidateEmail: 'a@x.example', status: 'received' },
  ...{ remark: '', jobTitle: 'Request 1', interviewStatus: null, createdDate: '2026-11-01T08:00:00.000Z' },
  ...{ progress: 'received', fileName: 'cv.pdf', title: 'A CV' },
  ...more,
})

function open(
  path: string,
  held: string[],
  answers: Record<string, unknown> = {},
  submissions: contract.VendorSubmission[] = [],
) {
  const all = [request(1), request(2, 'Unpublish')]
  const rest = fakeRest()
    .on(requests.vendorRequestList, ({ body }) => pageAt(all, body))
    .on(requests.vendorRequestByIds, ({ body }) => all.filter(({ id }) => body.ids.includes(id)))
    .on(requests.vendorRequestGet, ({ params }) => {
      const found = all.find(({ id }) => id === params!.id)
      if (!found) throw new GatewayError('NOT_FOUND', 'Not found', { status: 404 })
      return found
    })
    .on(contract.vendorSubmissionReport, ({ query }) =>
      pageAt(
        submissions.filter(({ candidateName }) => candidateName.includes(query!.input ?? '')),
        query! as never,
      ),
    )
    .on(contract.vendorSubmissionSubmitted, ({ query }) => pageAt(submissions, query! as never))
    .on(contract.vendorSubmissionByIds, ({ body }) => submissions.filter(({ id }) => body.ids.includes(id)))
    .on(contract.vendorSubmissionWithdraw, ({ params }) => submission(3, { id: params!.id, progress: 'withdrawn' }))
    .on(contract.vendorSubmissionRule, ({ params, body }) =>
      submission(3, {
        id: params!.id,
        status: 'new',
        ruling: body.ruling ?? null,
        shownReason: body.shownReason ?? '',
      }),
    )
    .on(vendorList, ({ body }) => pageAt([sakura], body))
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((one) => held.includes(one))
  const sent = vi.fn<Session['request']>(async (address) => {
    const answer = answers[address]
    if (answer instanceof RequestError) throw answer
    return Response.json(answer ?? {})
  })
  return {
    rest,
    sent,
    ...renderScreen(<RequestsPage />, {
      ...{ rest, path, can, request: sent, isExternal: held === vendorKeys },
      keys: held as 'VendorRequest:ListVendorRequest'[],
    }),
  }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)

test('the link in a mail accepts a CV: one file, of the right kind and size', async () => {
  const answers = { '/upload/vendorSubmissionCreate': { isSuccess: true, id: uuid(5) } }
  const { user, sent, search } = open(`/vendor-request?id=${uuid(1)}`, vendorKeys, answers)
  const form = await dialog('Upload CV: Request 1')
  const input = form.getByLabelText('CV file')
  await user.click(form.getByRole('button', { name: 'Submit' }))
  expect(await form.findByText('File can not be empty!')).toBeTruthy()
  await user.upload(input, file('cv.pdf', 3 * 1024 * 1024 + 1))
  expect(await form.findByText('File must smaller than 3MB!')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  await user.upload(input, file('cv.pdf', 3 * 1024 * 1024))
  await user.click(form.getByRole('button', { name: 'Submit' }))
  expect(await toast('Import successful!')).toBeTruthy()
  const [[address, { body }]] = sent.mock.calls as unknown as [[string, { body: FormData }]]
  expect([address, body.get('VendorRequestId'), body.get('title')]).toEqual([
    '/upload/vendorSubmissionCreate',
    uuid(1),
    'Request 1',
  ])
  await waitFor(() => expect(search()).not.toHaveProperty('id'))
})

test.each([
  ['an unpublished request', 2, vendorKeys, 'This request is unpublish, cannot submit CV!!!'],
  ['no permission', 1, staffKeys, 'You have no permission to submit'],
  ['no such request', 7, vendorKeys, 'This request does not exist'],
])('the link explains why nothing can be sent: %s', async (_name, id, held, text) => {
  open(`/vendor-request?id=${uuid(id)}`, held)
  const shown = within(await screen.findByRole('dialog'))
  expect(await shown.findByText(text)).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Submit' })).toBeNull()
})

test('a refusal of the services is shown in the form', async () => {
  const answers = { '/upload/vendorSubmissionCreate': new RequestError('FORBIDDEN', 'No', { status: 403 } as never) }
  const { user } = open(`/vendor-request?id=${uuid(1)}`, vendorKeys, answers)
  const form = await dialog('Upload CV: Request 1')
  await user.upload(form.getByLabelText('CV file'), file('cv.docx'))
  await user.click(form.getByRole('button', { name: 'Submit' }))
  expect(await form.findByText('You have no permission to submit')).toBeTruthy()
})

test('a user of the company names the vendor of the CV', async () => {
  const answers = { '/upload/vendorSubmissionCreate': { isSuccess: true, id: uuid(5) } }
  const { user, sent } = open(
    `/vendor-request?id=${uuid(1)}`,
    [...vendorKeys, ...staffKeys, 'Vendor:ListVendor'],
    answers,
  )
  const form = await dialog('Upload CV: Request 1')
  await user.type(form.getByRole('combobox', { name: 'Vendor' }), 'sak')
  await user.click(await screen.findByRole('option', { name: 'Sakura' }))
  await user.upload(form.getByLabelText('CV file'), file('cv.pdf'))
  await user.click(form.getByRole('button', { name: 'Submit' }))
  expect(await toast('Import successful!')).toBeTruthy()
  const [[, { body }]] = sent.mock.calls as unknown as [[string, { body: FormData }]]
  expect(body.get('vendorId')).toBe(uuid(70))
})

test('the list of CVs of an unknown request says so', async () => {
  open(`/vendor-request?submitted=${uuid(7)}`, vendorKeys)
  expect(await (await dialog('View Submited CV')).findByText('This request does not exist')).toBeTruthy()
})

test('a vendor sees the progress of its CVs, and withdraws one', async () => {
  const rows = [submission(3), submission(4, { progress: 'rejected', remark: 'More years are asked.' })]
  const { user, rest } = open('/vendor-request', vendorKeys, {}, rows)
  await user.click(await screen.findByRole('button', { name: 'View Submited CV: Request 1' }))
  const list = await dialog('View Submited CV')
  const rejected = within(await list.findByRole('row', { name: /Candidate 4/ }))
  expect(rejected.getByText('Rejected')).toBeTruthy()
  expect(rejected.getByText('More years are asked.')).toBeTruthy()
  expect(rejected.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
  expect(list.queryByRole('columnheader', { name: 'Vendor' })).toBeNull()
  expect(list.queryByRole('button', { name: /^Rule/ })).toBeNull()
  // Views are for users of the company.
  expect(screen.queryByRole('button', { name: 'Views', hidden: true })).toBeNull()
  await user.click(list.getByRole('button', { name: 'Withdraw the CV of Candidate 3' }))
  await user.click((await dialog('Withdraw CV')).getByRole('button', { name: 'Withdraw CV' }))
  expect(await toast('The CV was withdrawn')).toBeTruthy()
  expect(rest.callsOf('vendorSubmissionWithdraw')[0]).toMatchObject({ params: { id: uuid(3) } })
})

test('staff search the report, see the first sender of a candidate, and decide', async () => {
  const earlier = { vendorName: 'Sakura', submittedBy: 'vendor2' }
  const rows = [
    submission(3, { status: 'new', standing: 'duplicate', firstId: uuid(4) }),
    submission(4, {
      ...earlier,
      status: 'approved',
      progress: 'interviewing',
      interviewStatus: { name: 'Second round', color: '#123456' },
    }),
  ]
  const { user, rest } = open('/vendor-request', staffKeys, {}, rows)
  await user.click(await screen.findByRole('button', { name: 'View Report Status: Request 1' }))
  const report = await dialog('View Report Status')
  expect(screen.getByRole('button', { name: 'Views', hidden: true })).toBeTruthy()
  expect(await report.findByText(/^First sent by Sakura/)).toBeTruthy()
  expect(report.getByText('Second round')).toBeTruthy()
  await user.click(report.getByRole('button', { name: 'Rule on Candidate 3' }))
  const form = await dialog('Rule')
  await user.selectOptions(form.getByRole('combobox', { name: /^Entitled/ }), 'The vendor is not entitled')
  await user.type(form.getByRole('textbox', { name: /^Rejection reason shown/ }), 'Known already')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(rest.callsOf('vendorSubmissionRule')[0]).toMatchObject({
      params: { id: uuid(3) },
      body: { ruling: 'notEligible', shownReason: 'Known already' },
    }),
  )
  await user.type(report.getByRole('searchbox', { name: 'Search by name' }), 'Candidate 4')
  await waitFor(() => expect(report.queryByText('Candidate 3')).toBeNull())
  expect(rest.callsOf('vendorSubmissionReport').at(-1)).toMatchObject({ query: { input: 'Candidate 4', pageSize: 10 } })
})
