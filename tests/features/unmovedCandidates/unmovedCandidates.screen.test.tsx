import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { myUnmovedCandidates } from '../../../services/features/unmovedCandidates/contract.ts'
import UnmovedCandidates from '../../../web/features/unmovedCandidates/UnmovedCandidates.tsx'
import { pageOf } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { job, place, services } from '../pipelines/pipelineRecords.ts'

const keys: PermissionKey[] = ['JobRequest:InterviewManage', 'JobRequest:ReadJobRequest']

test('the card shows unmoved candidates with stage and days, and how many more there are; the number of days can be chosen', async () => {
  const asked: unknown[] = []
  const rest = services().on(myUnmovedCandidates, ({ body }) => {
    asked.push(body!.leastDays)
    return body!.leastDays === 30
      ? pageOf([], 0)
      : pageOf(
          [2001, 2002, 2003, 2004, 2005].map((number) => place(number)),
          7,
        )
  })
  const { user } = renderScreen(<UnmovedCandidates attempt={0} />, { rest, path: '/dashboards', keys })
  const [first] = await screen.findAllByRole('link')
  expect(first!.getAttribute('href')).toMatch(new RegExp(`^/jobs/interview/${job.id}\\?keyword=`))
  expect(screen.getAllByText('Developer · New')).toHaveLength(5)
  expect(screen.getByText('2 more candidates')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Not moved for' }), '30 days')
  expect(await screen.findByText('All candidates in your open jobs have moved within 30 days.')).toBeTruthy()
  expect(asked).toEqual([14, 30])
})

test('the number of days is in the address', async () => {
  const rest = services().on(myUnmovedCandidates, () => pageOf([], 0))
  renderScreen(<UnmovedCandidates attempt={0} />, { rest, path: '/dashboards?unmoved=7', keys })
  await waitFor(() =>
    expect(rest.calls.find(({ operation }) => operation === 'myUnmovedCandidates')?.body).toMatchObject({
      leastDays: 7,
    }),
  )
})
