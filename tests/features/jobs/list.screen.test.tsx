import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { jobDelete, jobEventList, jobList, type JobDetail } from '../../../services/features/jobs/contract.ts'
import JobsPage from '../../../web/features/jobs/list/JobsPage.tsx'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { jobRecord, jobServices } from './jobServices.ts'

interface Opened {
  jobs?: JobDetail[]
  path?: string
  can?: (key: string | readonly string[]) => boolean
  prepare?: (given: ReturnType<typeof jobServices>) => void
}
function open({ jobs = [jobRecord(1), jobRecord(2)], path = '/jobs', can, prepare }: Opened = {}) {
  const given = jobServices(jobs)
  prepare?.(given)
  return {
    ...given,
    ...renderScreen(<JobsPage />, {
      rest: given.rest,
      path,
      ...(can && { can: can as never }),
      keys: [
        'JobRequest:ListJobRequest',
        'JobRequest:ReadJobRequest',
        'JobRequest:UpdateJobRequest',
        'JobRequest:DeleteJobRequest',
        'JobRequest:PublishJobRequest',
      ],
    }),
    lists: () => given.calls('jobList').map(({ body }) => body as Record<string, unknown>),
  }
}
beforeEach(() => localStorage.clear())
const menu = async (user: ReturnType<typeof open>['user'], name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions: ${name}` }))
  await user.click(screen.getByRole('menuitem', { name: item }))
}

test('on a phone the title is the first column, which stays in view, followed by the ID', async () => {
  const matches = (query: string) => query === '(max-width: 767px)'
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  open()
  await screen.findByRole('link', { name: 'Job 1' })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(0, 3)).toEqual(['Title', 'ID', 'Job category'])
})

test('lists jobs with the counts before the longer columns, with separators, and with unknown values of the services', async () => {
  open({
    jobs: [jobRecord(1, { total: 1200, priority: 'Blocker' as never, status: 7 as never, publishStatus: 'Pending' })],
  })
  const row = (await screen.findByRole('link', { name: 'Job 1' })).closest('tr')!
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(2, 10)).toEqual(['Job category', 'Job rank', 'Priority', 'Status', 'T', 'S', 'O', 'L'])
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.slice(2, 14)).toEqual([
    'Hotels',
    'Senior',
    'Blocker',
    '7',
    '1,200',
    '12',
    '2',
    '3',
    'Pending',
    'Go',
    'Engineering',
    'Huế',
  ])
})

test('a job that awaits its approval cannot be opened or filled by hand', async () => {
  const { user } = open({ jobs: [jobRecord(1, { status: 2, approvalStatus: 'pending' })] })
  await screen.findByText('Awaits approval')
  await user.click(await screen.findByRole('button', { name: 'More actions: Job 1' }))
  expect(screen.getByRole('menuitem', { name: 'Close…' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Reopen' })).toBeNull()
  expect(screen.queryByRole('menuitem', { name: 'Mark as filled' })).toBeNull()
})

test('filters and order are in the address and are sent to the services', async () => {
  const { user, search, lists } = open()
  await screen.findByText('Job 1')
  expect(lists()[0]).not.toHaveProperty('status')
  await user.click(screen.getByRole('searchbox'))
  await user.paste('porter')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: /^Status Any/ }))
  await user.click(screen.getByRole('checkbox', { name: 'On Hold' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /^Department Any/ }))
  await user.click(await screen.findByRole('treeitem', { name: /Sales/ }))
  expect(await screen.findByRole('button', { name: 'Department Sales' })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job category' }), 'Hotels')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hashtags' }), '#night')
  await user.click(screen.getByRole('button', { name: 'My jobs' }))
  await user.click(within(screen.getByRole('columnheader', { name: 'L' })).getByRole('button'))
  await waitFor(() =>
    expect(search()).toEqual({
      q: 'porter',
      status: 'ON_HOLD',
      department: idOf('Department', 501),
      category: idOf('JobCategory', 300),
      hashtag: 'night',
      mine: '1',
      sort: '-lack',
    }),
  )
  await waitFor(() =>
    expect(lists().at(-1)).toMatchObject({
      keyword: 'porter',
      status: [2],
      departmentId: uuid(501),
      jobCategoryId: uuid(300),
      hashtag: 'night',
      member: 'recruiter',
      sortBy: 'lack',
      sortDirection: 'desc',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Clear: Department' }))
  await waitFor(() => expect(lists().at(-1)).not.toHaveProperty('departmentId'))
})

test('the address determines what is shown, and a tab starts at its first page', async () => {
  const { user, search, lists } = open({ path: `/jobs?tab=NEW&department=${idOf('Department', 500)}&archived=1` })
  await screen.findByText('Job 1')
  expect(lists()[0]).toMatchObject({ type: 'New', departmentId: uuid(500), isArchived: true })
  expect(screen.getByRole('button', { name: 'Department Engineering' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'New', selected: true })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Suggest' }))
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ type: 'Suggest' }))
  await user.click(screen.getByRole('tab', { name: 'All' }))
  await waitFor(() => expect(search()).not.toHaveProperty('tab'))
})

test('before the first job the list explains what it is for; filters without a match can be cleared', async () => {
  const first = open({ jobs: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Create job' })[0]!.getAttribute('href')).toBe('/jobs/create')
  await first.router.navigate('/jobs?status=CLOSED')
  await first.user.click(await within(screen.getByRole('table')).findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(first.search()).toEqual({}))
})

test('a forbidden list leads to the forbidden page; a list that cannot be read can be retried', async () => {
  const failing = (code: 'FORBIDDEN' | 'UPSTREAM_UNAVAILABLE') => () => {
    throw new RequestError(code, 'no')
  }
  const { user, rest, router } = open({ prepare: (given) => given.rest.on(jobList, failing('UPSTREAM_UNAVAILABLE')) })
  expect(await screen.findByText('Can not get list')).toBeTruthy()
  rest.on(jobList, failing('FORBIDDEN'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/forbidden'))
})

test('users who may only read have neither buttons for changes nor the pipeline; the title opens the drawer', async () => {
  const { user, search } = open({
    can: (key) => ['JobRequest:ListJobRequest', 'JobRequest:ReadJobRequest'].includes(String(key)),
  })
  expect(await screen.findByRole('button', { name: 'View job: Job 1' })).toBeTruthy()
  for (const name of [/^Edit/, /^Open pipeline/, /^Create job/, /^More actions/]) {
    expect(screen.queryByRole('link', { name })).toBeNull()
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  await user.click(screen.getByRole('link', { name: 'Job 1' }))
  expect(await screen.findByRole('dialog', { name: 'Job 1' })).toBeTruthy()
  expect(search()).toEqual({ job: uuid(1) })
})

test('a job is closed with a required reason', async () => {
  const { user, calls } = open()
  await menu(user, 'Job 1', 'Close…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Job 1' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  expect(calls('jobStatusChange')).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'No budget')
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Next year')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('jobStatusChange')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { status: 1, reason: 'budget', note: 'Next year' },
  })
  const row = screen.getByRole('link', { name: 'Job 1' }).closest('tr')!
  expect(await within(row).findByText('Closed')).toBeTruthy()
})

test('publication is requested, and the row shows that it is waiting', async () => {
  const { user, calls } = open()
  await menu(user, 'Job 2', 'Ask to publish')
  expect(await toast('The job is waiting for approval.')).toBeTruthy()
  const row = screen.getByRole('link', { name: 'Job 2' }).closest('tr')!
  expect(await within(row).findByText('Pending')).toBeTruthy()
  expect(calls('jobPublish')[0]!.body).toEqual({ jobId: uuid(2) })
})

test('a job with candidates cannot be deleted, and the reason is shown', async () => {
  const { user } = open({
    prepare: ({ rest }) =>
      rest.on(jobDelete, () => {
        throw new RequestError('REFUSED', 'no', { errorCode: 'JOB_HAS_CANDIDATES', params: {} })
      }),
  })
  await menu(user, 'Job 1', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await toast(/candidates/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Job 1' })).toBeTruthy()
})

test('the drawer shows all fields and events of a job, and closes to the list', async () => {
  const { user, search } = open({
    jobs: [jobRecord(1, { salaryTo: 1200, closeReason: 'budget', status: 1 })],
    path: `/jobs?job=${uuid(1)}`,
    prepare: ({ rest }) =>
      rest.on(jobEventList, () =>
        pageOf([
          {
            id: uuid(801),
            kind: 'closed' as const,
            note: 'Next year',
            userName: 'lan',
            date: '2026-11-03T00:00:00.000Z',
          },
          { id: uuid(802), kind: 'created' as const, note: null, userName: 'lan', date: '2026-11-01T00:00:00.000Z' },
        ]),
      ),
  })
  const drawer = within(await screen.findByRole('dialog', { name: 'Job 1' }))
  for (const text of ['Engineering', '900 – 1,200', 'No budget', 'Opens doors', 'Full lan closed the job', 'Next year'])
    expect(await drawer.findByText(text)).toBeTruthy()
  expect(drawer.getByText('5 wanted, 12 submitted, 2 offers, 3 still wanted')).toBeTruthy()
  expect(drawer.getByRole('link', { name: '#night' }).getAttribute('href')).toBe('/jobs?hashtag=night')
  expect(drawer.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/jobs/${uuid(1)}`)
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(search()).toEqual({}))
})

test('the drawer reports a job that no longer exists', async () => {
  open({ path: `/jobs?job=${uuid(9)}` })
  const drawer = within(await screen.findByRole('dialog', { name: 'Job' }))
  expect(await drawer.findByText('This job does not exist any more.')).toBeTruthy()
})
