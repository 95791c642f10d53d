import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentCompanyInfo, companyByIds } from '../../../services/features/companies/contract.ts'
import { firstStepList, stepKeys } from '../../../services/features/firstSteps/contract.ts'
import { currentCompanyStatusSetting, skipGuideline } from '../../../services/features/settings/contract.ts'
import { currentUserInfo, usersByUserNames } from '../../../services/features/users/contract.ts'
import FirstStepsPage from '../../../web/features/firstSteps/FirstStepsPage.tsx'
import { accessFaults } from '../../support/axe.ts'
import { companyId, fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { companyRow } from '../companies/companies.fixture.ts'
import { summary } from '../users/people.ts'

function open(done: readonly string[]) {
  const company = companyRow(companyId)
  let status = {
    status: 'Active' as const,
    isSkipGuideline: false,
    skippedBy: null as string | null,
    skippedDate: null as string | null,
  }
  const rest = fakeRest()
    .on(firstStepList, () => stepKeys.map((key) => ({ key, isDone: done.includes(key) })))
    .on(currentCompanyStatusSetting, () => status)
    .on(skipGuideline, () => {
      status = {
        ...status,
        isSkipGuideline: true,
        skippedBy: summary(1).userName,
        skippedDate: '2026-11-20T03:00:00.000Z',
      }
      return status
    })
    .on(usersByUserNames, () => [summary(1)])
    .on(currentCompanyInfo, () => company)
    .on(companyByIds, () => [company])
    .on(currentUserInfo, () => ({
      id: uuid(7),
      userName: 'admin',
      fullName: 'A',
      email: null,
      roles: ['Administrator'],
      currentRole: 'Administrator',
      companyId,
      companyName: company.name,
    }))
  return {
    rest,
    ...renderScreen(<FirstStepsPage />, { rest, path: '/first-steps', keys: ['CompanyProfile:UpdateCompanyProfile'] }),
  }
}

test('each step shows whether it is done and links to its page; the steps are skipped once', async () => {
  const { user, rest } = open(['people', 'jobs'])
  expect(await screen.findByText('2 of 8 steps are done.')).toBeTruthy()
  const items = screen.getAllByRole('listitem')
  expect(items.filter((item) => within(item).queryByText('Done:')).length).toBe(2)
  expect(screen.getByRole('link', { name: 'Invite your colleagues' }).getAttribute('href')).toBe('/users')
  expect(await accessFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Skip the first steps' }))
  expect(await screen.findByText(/^Skipped by /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Skip the first steps' })).toBeNull()
  expect(rest.callsOf('skipGuideline')).toHaveLength(1)
})

test('a user who has completed all steps is told so', async () => {
  open(stepKeys)
  expect(await screen.findByText('All steps are done.')).toBeTruthy()
})
