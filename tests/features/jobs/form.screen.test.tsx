import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { departmentByIds } from '../../../services/features/departments/contract.ts'
import JobCreatePage from '../../../web/features/jobs/form/JobCreatePage.tsx'
import JobEditPage from '../../../web/features/jobs/form/JobEditPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { departments, jobRecord, jobServices } from './jobServices.ts'

const pages = (
  <Routes>
    <Route path="/jobs/create" element={<JobCreatePage />} />
    <Route path="/jobs/:id" element={<JobEditPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)
const open = (given: ReturnType<typeof jobServices>, path: string) => ({
  ...given,
  ...renderScreen(pages, {
    rest: given.rest,
    path,
    keys: ['JobRequest:ReadJobRequest', 'JobRequest:CreateJobRequest', 'JobRequest:UpdateJobRequest'],
  }),
})
const editPath = `/jobs/${uuid(1)}`

test.each([
  ['is changed', editPath],
  ['is copied', `/jobs/create?copy=${uuid(1)}`],
])('a job whose department cannot be read just now opens no form when it %s', async (_what, path) => {
  const given = jobServices([jobRecord(1)])
  given.rest.on(departmentByIds, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  const { user } = open(given, path)
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  given.rest.on(departmentByIds, () => departments)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Department: Engineering' })).toBeTruthy()
})
