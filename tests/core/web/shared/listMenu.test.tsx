import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import JobsPage from '../../../../web/features/jobs/list/JobsPage.tsx'
import { jobRecord, jobServices } from '../../../features/jobs/jobServices.ts'
import { uuid } from '../../../support/records.ts'
import { renderScreen } from '../../../support/screen.tsx'

afterEach(() => vi.restoreAllMocks())

const open = (can?: (key: string | readonly string[]) => boolean) => {
  const given = jobServices([jobRecord(1), jobRecord(2, { status: 1 })])
  return {
    ...given,
    ...renderScreen(<JobsPage />, {
      rest: given.rest,
      path: '/jobs',
      keys: ['JobRequest:ListJobRequest', 'JobRequest:ReadJobRequest', 'JobRequest:UpdateJobRequest'],
      ...(can && { can: can as never }),
    }),
  }
}
const menuOf = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions: ${name}` }))
  return within(screen.getByRole('menu', { name: `More actions: ${name}` }))
}
const labels = (menu: Awaited<ReturnType<typeof menuOf>>) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent)

test('less frequent actions are in the menu of the row, as far as they apply to it', async () => {
  const { user } = open()
  expect(await screen.findByRole('button', { name: 'View job: Job 1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy: Job 1' })).toBeNull()
  expect(labels(await menuOf(user, 'Job 1'))).toEqual([
    'Copy',
    'Ask to publish',
    'Show under Hot',
    'Put on hold',
    'Mark as filled',
    'Close…',
    'Delete',
  ])
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions: Job 1' }))
  expect(labels(await menuOf(user, 'Job 2'))).toEqual(['Copy', 'Show under Hot', 'Reopen', 'Archive', 'Delete'])
})

test('an action of the menu is chosen with the keyboard, and the menu closes', async () => {
  const { user, calls } = open()
  ;(await screen.findByRole('button', { name: 'More actions: Job 1' })).focus()
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByText('On Hold', { selector: 'td *' })).toBeTruthy()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(calls('jobStatusChange')[0]).toMatchObject({ params: { id: uuid(1) }, body: { status: 2 } })
})

test('a row without such actions has no menu', async () => {
  open((key) => key === 'JobRequest:ReadJobRequest' || key === 'JobRequest:ListJobRequest')
  expect(await screen.findByRole('button', { name: 'View job: Job 1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull()
})

test('an action that opens a new tab is a link', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Open pipeline: Job 1' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/jobs/interview/${uuid(1)}`, '_blank'])
})
