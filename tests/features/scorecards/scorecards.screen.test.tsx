import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import * as contract from '../../../services/features/scorecards/contract.ts'
import ComparisonPage from '../../../web/features/scorecards/ComparisonPage.tsx'
import FeedbackDue from '../../../web/features/scorecards/FeedbackDue.tsx'
import OwedPage from '../../../web/features/scorecards/OwedPage.tsx'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { services } from '../pipelines/pipelineRecords.ts'
import { comparisonOf, owedRow, person } from './scorecardRecords.ts'

const keys: PermissionKey[] = [
  'JobRequest:InterviewFeedBackView',
  'JobRequest:InterviewManage',
  'JobRequest:ReadJobRequest',
  'Candidate:ReadCandidate',
]
const route = '/scorecards/:jobId/:candidateId'
const path = `/scorecards/${uuid(1)}/${uuid(2)}`

afterEach(() => vi.restoreAllMocks())

function open(found: ReturnType<typeof comparisonOf>, search = '') {
  const rest = services().on(contract.scorecardCompare, () => found)
  return renderScreen(<ComparisonPage />, {
    rest,
    path: `${path}${search}`,
    routes: () => [{ path: route, element: <ComparisonPage /> }],
    keys,
  })
}
const rowOf = (grid: ReturnType<typeof within>, name: string) =>
  [...grid.getByRole('rowheader', { name }).closest('tr')!.querySelectorAll('td')].map(({ textContent }) => textContent)

test('everybody has a column and every question a row; users who owe an answer are named below', async () => {
  open(comparisonOf([person(1), person(2), person(3, false)]))
  const grid = within(await screen.findByRole('table', { name: 'Feedback on Mai' }))
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Question',
    'User user120/11/2026',
    'User user220/11/2026',
  ])
  expect(rowOf(grid, 'Recommendation')).toEqual(['Yes', 'Strong no'])
  expect(rowOf(grid, 'Points')).toEqual(['7 of 10', '7 of 10'])
  expect(rowOf(grid, 'Question 0')).toEqual(['Good10 pointsBecause of 1', 'Poor0 pointsBecause of 2'])
  expect(rowOf(grid, 'Question 1')).toEqual(['3 / 5', '4 / 5'])
  const others = within(screen.getByRole('region', { name: 'No answer here' }))
  expect(others.getByText('User user3')).toBeTruthy()
  expect(others.getByRole('link').getAttribute('href')).toBe(`/scorecards?job=${uuid(1)}`)
})

test('differences alone are shown on demand, and the address says so', async () => {
  const { user, router } = open(comparisonOf([person(1), person(3)]))
  const grid = within(await screen.findByRole('table', { name: 'Feedback on Mai' }))
  expect(grid.queryByRole('rowheader', { name: 'Question 0' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Only questions with different answers' }))
  await waitFor(() => expect(grid.queryByRole('rowheader', { name: 'Question 0' })).toBeNull())
  expect(grid.getByRole('rowheader', { name: 'Question 2' })).toBeTruthy()
  expect(router.state.location.search).toBe('?differ=1')
})

test('users who still owe an answer see who has answered, but no answers', async () => {
  const hidden = person(1, false)
  open(
    comparisonOf([{ ...hidden, request: { ...hidden.request, state: 'submitted' } }, person(2, false)], {
      isHidden: true,
    }),
  )
  expect(await screen.findByRole('note')).toBeTruthy()
  expect(screen.getByText('has answered; hidden until you submit yours')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('a phone shows one person at a time, who is named in the address', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('640px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { user, router } = open(comparisonOf([person(1), person(2)]), `?person=${uuid(102)}`)
  expect(await screen.findByRole('region', { name: 'User user2' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Previous interviewer' }))
  const shown = within(await screen.findByRole('region', { name: 'User user1' }))
  expect(shown.getByText('Summary of 1')).toBeTruthy()
  expect(router.state.location.search).toBe(`?person=${uuid(101)}`)
  vi.unstubAllGlobals()
})

test("the comparison is printed with everybody's answers below each question", async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = open(comparisonOf([person(1), person(2)]))
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const dialog = within(await screen.findByRole('dialog'))
  const paper = dialog.getByRole('article', { name: 'Feedback on Mai' })
  expect(paper.textContent).toContain('Question 2User user1Said by 1 on 2User user2Said by 2 on 2')
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('users who owe feedback are reminded, or the last reminder is shown with sender and time', async () => {
  const rows = [owedRow(5), owedRow(6, { userName: 'anh', dueDate: '2020-01-02T00:00:00.000Z', state: 'asked' })]
  const rest = services()
    .on(contract.scorecardOwedList, () => pageOf(rows, 2))
    .on(contract.scorecardRemind, ({ body }) =>
      body!.ids.map((id) => ({
        id,
        outcome: id === uuid(6) ? ('reminded' as const) : ('tooSoon' as const),
        remindedBy: 'minh',
        remindedDate: '2026-11-24T01:00:00.000Z',
      })),
    )
  const { user } = renderScreen(<OwedPage />, { rest, path: `/scorecards?job=${uuid(1)}`, keys })
  await user.click(await screen.findByRole('button', { name: 'Remind: User anh, Mai' }))
  expect(await toast('1 person is reminded.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remind: User lan, Mai' }))
  expect(await toast(/^User minh already reminded them on /)).toBeTruthy()
  expect(rest.calls.find(({ operation }) => operation === 'scorecardOwedList')!.body).toMatchObject({ jobId: uuid(1) })
})

test('the card lists the feedback that the viewer owes, with links', async () => {
  const rest = services().on(contract.scorecardOwnDue, () => pageOf([owedRow(5)], 1))
  renderScreen(<FeedbackDue attempt={0} />, { rest, path: '/dashboards', keys })
  const link = await screen.findByRole('link', { name: 'Mai' })
  expect(link.getAttribute('href')).toBe(`/feedback/feedback/${uuid(5)}`)
  expect(screen.getByText('Developer · draft')).toBeTruthy()
})

test('40 answers to 60 questions are one grid and cost one call', async () => {
  const people = Array.from({ length: 40 }, (_one, at) => person(at, true, 60))
  const rest = services().on(contract.scorecardCompare, () => comparisonOf(people, {}, 60))
  renderScreen(<ComparisonPage />, { rest, path, routes: () => [{ path: route, element: <ComparisonPage /> }], keys })
  const grid = await screen.findByRole('region', { name: 'Feedback on Mai' }, { timeout: 15_000 })
  expect(grid.querySelectorAll('thead th')).toHaveLength(41)
  expect(grid.querySelectorAll('tbody:not(:first-of-type) td')).toHaveLength(40 * 60)
  expect(rest.calls.map(({ operation }) => operation).sort()).toEqual(['scorecardCompare', 'usersByUserNames'])
}, 30_000)
