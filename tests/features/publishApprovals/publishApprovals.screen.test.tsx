import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/publishApprovals/contract.ts'
import PublishApprovalsPage from '../../../web/features/publishApprovals/PublishApprovalsPage.tsx'
import WaitingPublications from '../../../web/features/publishApprovals/WaitingPublications.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'

const publication = (number: number, given: Partial<contract.PublishJobItem> = {}): contract.PublishJobItem => ({
  jobID: uuid(number),
  jobTitle: `Job ${number}`,
  companyId: uuid(50),
  companyName: 'Hotel',
  createdDate: '2026-11-01T00:00:00.000Z',
  publishStatus: 'Pending',
  canDecide: true,
  askedBy: 'lan',
  askedDate: '2026-11-02T00:00:00.000Z',
  ...given,
})
const detail: contract.PublishJobDetail = {
  title: 'Job 1',
  departmentName: 'Engineering',
  jobCategoryName: 'Hotels',
  quantity: 3,
  validThrough: '2026-12-24',
  salary: '900 – 1,000',
  salaryCurrency: 'VND',
  statusName: 'Open',
  description: '<p>Opens doors</p>',
  qualification: null,
  benefit: null,
}

function open(
  publications: contract.PublishJobItem[],
  path = '/publish-job-approval',
  can?: (key: unknown) => boolean,
) {
  const decide = (jobId: unknown, publishStatus: contract.PublishJobItem['publishStatus']) =>
    Object.assign(
      publications.find(({ jobID }) => jobID === jobId)!,
      { publishStatus },
    )
  const rest = fakeRest()
    .on(contract.publishApprovalList, ({ body }) =>
      pageOf(publications.filter(({ publishStatus }) => !body!.publishStatus || publishStatus === body!.publishStatus)),
    )
    .on(contract.publishApprovalCompanyList, () => [{ id: uuid(50), name: 'Hotel' }])
    .on(contract.publishApprovalGet, () => detail)
    .on(contract.publishApprovalApprove, ({ query }) => decide(query!.jobId, 'Approve'))
    .on(contract.publishApprovalReject, ({ query }) => decide(query!.jobId, 'Reject'))
  const opened = renderScreen(<PublishApprovalsPage />, {
    rest,
    path,
    ...(can && { can: can as never }),
    keys: [
      'PublishJobApproval:ListPublishJobApproval',
      'PublishJobApproval:ApprovePublishJobApproval',
      'PublishJobApproval:RejectPublishJobApproval',
    ],
  })
  return { ...opened, rest, calls: rest.callsOf }
}
const listed = (opened: ReturnType<typeof open>) =>
  opened.calls('publishApprovalList').map(({ body }) => body as Record<string, unknown>)

test('waiting requests are shown by default; the address can choose another status, title and company', async () => {
  const opened = open([publication(1), publication(2, { publishStatus: 'Approve' })])
  const { user, search } = opened
  expect(await screen.findByRole('link', { name: 'Job 1' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Job 2' })).toBeNull()
  expect(listed(opened)[0]).toMatchObject({ publishStatus: 'Pending', pageSize: 10 })
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Publish status' })
  expect(status.selectedOptions[0]!.text).toBe('Pending')
  await user.selectOptions(status, 'All')
  expect(await screen.findByRole('link', { name: 'Job 2' })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), 'Hotel')
  await user.click(screen.getByRole('searchbox'))
  await user.paste('job')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(search()).toEqual({ status: 'ALL', company: uuid(50), q: 'job' }))
  await waitFor(() => expect(listed(opened).at(-1)).toMatchObject({ companyId: uuid(50), jobTitle: 'job' }))
  expect(listed(opened).at(-1)).not.toHaveProperty('publishStatus')
})

test('only possible decisions have a button: both for waiting requests, then the opposite, and none for other companies', async () => {
  open(
    [
      publication(1),
      publication(2, { publishStatus: 'Approve' }),
      publication(3, { publishStatus: 'Reject' }),
      publication(4, { canDecide: false }),
    ],
    '/publish-job-approval?status=ALL',
  )
  await screen.findByRole('link', { name: 'Job 4' })
  const buttons = screen
    .getAllByRole('button', { name: /^(Approve|Reject): / })
    .map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual(['Approve: Job 1', 'Reject: Job 1', 'Reject: Job 2', 'Approve: Job 3'])
})

test.each([
  ['Approve', 'Job 1 will be public.', 'Approve successfully!', 'publishApprovalApprove'],
  ['Reject', 'Job 1 will not be public.', 'Reject successfully!', 'publishApprovalReject'],
] as const)(
  '%s asks for confirmation; then the job leaves the waiting requests',
  async (label, about, done, operation) => {
    const { user, calls } = open([publication(1), publication(2)])
    await user.click(await screen.findByRole('button', { name: `${label}: Job 1` }))
    const first = within(await screen.findByRole('dialog', { name: 'Are you sure?' }))
    expect(first.getByText(about)).toBeTruthy()
    await user.click(first.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(operation)).toEqual([])
    await user.click(screen.getByRole('button', { name: `${label}: Job 1` }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Yes' }),
    )
    expect(await toast(done)).toBeTruthy()
    expect(calls(operation).map(({ query }) => query)).toEqual([{ jobId: uuid(1) }])
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull())
    expect(screen.getByRole('link', { name: 'Job 2' })).toBeTruthy()
  },
)

test('a decision that somebody else has already made is reported, and the list is reloaded', async () => {
  const publications = [publication(1)]
  const { user, rest } = open(publications)
  rest.on(contract.publishApprovalApprove, () => {
    publications.length = 0
    throw new RequestError('NOT_FOUND', 'Nobody asks for it any more')
  })
  await user.click(await screen.findByRole('button', { name: 'Approve: Job 1' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Yes' }),
  )
  expect(await toast(/Nobody asks for it any more/)).toBeTruthy()
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})

test('the drawer shows what would be published, and decides after a second click', async () => {
  const { user, search, calls } = open([publication(1)])
  await user.click(await screen.findByRole('link', { name: 'Job 1' }))
  expect(search()).toEqual({ job: uuid(1) })
  const drawer = within(await screen.findByRole('dialog', { name: 'Job 1' }))
  for (const text of ['Engineering', 'Hotels', '3', '24/12/2026', '900 – 1,000', 'VND', 'Open', 'Opens doors'])
    expect(await drawer.findByText(text)).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Approve' }))
  expect(calls('publishApprovalApprove')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await toast('Approve successfully!')).toBeTruthy()
  await waitFor(() => expect(search()).toEqual({}))
})

test('users who may only see the queue cannot decide', async () => {
  const { user } = open([publication(1)], '/publish-job-approval', (key) =>
    String(key).endsWith('ListPublishJobApproval'),
  )
  await user.click(await screen.findByRole('link', { name: 'Job 1' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Job 1' }))
  expect(await drawer.findByText('Opens doors')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Approve|Reject/ })).toBeNull()
})

test('a queue without requests of the status says so; a forbidden queue leads to the forbidden page', async () => {
  const { rest, user, router } = open([], '/publish-job-approval?status=REJECTED')
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  rest.on(contract.publishApprovalList, () => {
    throw new RequestError('FORBIDDEN', 'no')
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Publish status' }), 'All')
  await waitFor(() => expect(router.state.location.pathname).toBe('/forbidden'))
})

test('the dashboard shows the longest waiting requests, each with a link', async () => {
  const rest = fakeRest().on(contract.publishApprovalList, ({ body }) =>
    pageOf(body!.oldestFirst ? [publication(1), publication(2)] : [], 7),
  )
  renderScreen(<WaitingPublications attempt={0} />, {
    rest,
    path: '/dashboards',
    keys: ['PublishJobApproval:ListPublishJobApproval'],
  })
  expect((await screen.findByRole('link', { name: 'Job 1' })).getAttribute('href')).toBe(
    `/publish-job-approval?job=${uuid(1)}`,
  )
  expect(screen.getByRole('link', { name: 'Publish job approval (7)' })).toBeTruthy()
})
