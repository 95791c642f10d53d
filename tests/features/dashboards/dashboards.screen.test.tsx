import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { jobDashboardList, type Job } from '../../../services/features/jobs/contract.ts'
import {
  verificationFolderByIds,
  verificationImportGet,
  verificationImportList,
} from '../../../services/features/verifications/contract.ts'
import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'
import DashboardsPage from '../../../web/features/dashboards/DashboardsPage.tsx'
import { jobs } from '../../../web/features/jobs/screens.ts'
import { verifications } from '../../../web/features/verifications/screens.ts'
import type { DashboardCard } from '../../../web/shared/shell.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { batch, folder } from '../verifications/records.ts'

const cards: DashboardCard[] = [...jobs.slots!.dashboard!, ...verifications.slots!.dashboard!]
const job = (number: number, given: Partial<Job> = {}): Job => ({
  id: uuid(number),
  title: `Job ${number}`,
  departmentId: null,
  jobCategoryId: null,
  jobRankId: null,
  priority: 'High',
  status: 0,
  types: [],
  skills: [],
  locations: [],
  owner: 'manager',
  openDate: '2025-03-01',
  dueDate: null,
  total: 5,
  submitted: 2,
  offer: 2,
  lack: 3,
  createdBy: 'admin',
  createdDate: '2025-03-01T00:00:00.000Z',
  updatedDate: '2025-03-01T00:00:00.000Z',
  ...given,
})
const running = () => batch({ processed: 250, totalRows: 1000, totalPolicyFailure: 0 })

interface Given {
  list?: Job[]
  total?: number
  imports?: VerificationImport[]
  shown?: DashboardCard[]
  entries?: { path: string; label: string; icon: null }[]
}

function open({
  list = [job(1)],
  imports = [running()],
  total = list.length,
  shown = cards,
  entries = [],
}: Given = {}) {
  const rest = fakeRest()
    .on(jobDashboardList, ({ body }) => ({ ...pageOf(list, total), pageSize: body!.pageSize }))
    .on(verificationImportList, () => pageOf(imports))
    .on(verificationImportGet, () => imports[0]!)
    .on(verificationFolderByIds, () => [folder()])
  const { live, emit } = screenLive()
  const page = renderScreen(<DashboardsPage />, {
    rest,
    live,
    path: '/dashboards',
    keys: ['JobRequest:DashboardForBUL', 'JobRequest:ListJobRequest', 'Candidate:CV-Verification'],
    shell: { cards: shown, entries },
  })
  return { rest, emit, ...page }
}
const card = (name: string) => screen.findByRole('region', { name })

test('the job card shows jobs with open positions, what is due, and the number of further jobs', async () => {
  const { rest } = open({
    list: [job(1, { title: 'Backend', status: 2, dueDate: '2025-04-30', lack: 1200, total: 1500 }), job(2)],
    total: 7,
    entries: [{ path: '/jobs', label: 'Jobs', icon: null }],
  })
  const found = within(await card('Jobs waiting for people'))
  expect((await found.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Backend1,200 of 1,500 open · Due: 30/04/2025On Hold',
    'Job 23 of 5 openOpen',
  ])
  expect(found.getByText('and 5 more')).toBeTruthy()
  expect(found.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/jobs')
  expect(rest.callsOf('jobDashboardList')[0]?.body).toMatchObject({ pageIndex: 0, pageSize: 5 })
})

test('a job with an unknown status and without counts is shown', async () => {
  open({ list: [job(1, { title: 'Backend', status: 'Parked' as unknown as 0, lack: null, total: null })] })
  const found = within(await card('Jobs waiting for people'))
  expect((await found.findByRole('listitem')).textContent).toMatch(/^Backend— of — open.*Parked$/)
})

test('the list of jobs is not linked while it is not in the menu, and the card says that no jobs are waiting', async () => {
  open({ list: [] })
  expect(await within(await card('Jobs waiting for people')).findByText('All jobs have enough people.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'All jobs' })).toBeNull()
})

test('running imports are followed, and their end is announced', async () => {
  const imports = [running()]
  const { emit } = open({ imports })
  const found = within(await card('Imports running'))
  expect((await found.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25')
  expect(found.getByText(/250 of 1,000/)).toBeTruthy()
  imports[0] = {
    ...running(),
    status: 'succeed',
    processed: 1000,
    result: '{"total":1000,"totalCanVerify":800,"totalExistedd":150,"totalFailed":50}',
    finishedDate: '2025-03-01T00:01:00.000Z',
  }
  await waitFor(async () => {
    await act(async () => emit('import.progress', imports[0]!.id, imports[0]))
    expect(found.queryByRole('progressbar')).toBeNull()
  })
  expect(found.getByRole('status').textContent).toBe('Total: 1,000, new: 800, existing: 150, failed: 50')
})

test('the card says that no import is running', async () => {
  open({ imports: [] })
  expect(await within(await card('Imports running')).findByText('No import is running.')).toBeTruthy()
})

test('a failing card does not affect the others, shows the reason, and can be retried', async () => {
  const faulty = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken: DashboardCard = {
    title: 'dashboards:title',
    load: async () => ({
      default: () => {
        throw new TypeError('a fault')
      },
    }),
  }
  const { rest, user } = open({ shown: [broken, ...cards] })
  let isAway = true
  rest.on(jobDashboardList, () => {
    if (isAway) throw new RequestError('UPSTREAM_UNAVAILABLE', 'The service is not available', { isStandIn: true })
    return pageOf([job(1)])
  })
  const found = within(await card('Jobs waiting for people'))
  expect((await found.findByRole('alert')).textContent).toContain(
    'The service is not available. Try again in a moment.',
  )
  expect(await within(await card('Dashboards')).findByRole('alert')).toBeTruthy()
  expect(await within(await card('Imports running')).findByRole('progressbar')).toBeTruthy()
  isAway = false
  await user.click(found.getByRole('button', { name: 'Try again' }))
  expect(await found.findByText('Job 1')).toBeTruthy()
  faulty.mockRestore()
})

test('a dashboard without cards and screens says so', async () => {
  open({ shown: [] })
  expect(await screen.findByText(/Your role does not give you access to any other pages yet/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Imports running' })).toBeNull()
})
