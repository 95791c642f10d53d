import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { candidate } from './records.ts'
import { screenServices } from './screenServices.ts'

/** Opens the list of a folder and selects these rows. */
async function choose(names: readonly string[], services = screenServices({ rows })) {
  const page = renderScreen(<VerificationsPage />, { rest: services.rest, path: `/cv-verification?folder=${uuid(1)}` })
  for (const name of names) await page.user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
  const bar = within(screen.getByRole('region', { name: 'Chosen rows' }))
  return { ...services, ...page, bar }
}
const rows = [
  candidate({ id: uuid(101), name: 'Ann', info: '{"Position":"Tester","Company":"Alpha","Skills":"SQL, Go"}' }),
  candidate({ id: uuid(102), name: 'Ben' }),
  candidate({ id: uuid(103), name: 'Cai', status: 'approved', data: { canApprove: false } }),
]

test('rows are approved in turn with shared values, and each shows its result', async () => {
  const { rest, user, bar, bodies } = await choose(['Ann', 'Ben', 'Cai'])
  let isFull = true
  rest.on(verificationCandidateApproval, ({ body }) => {
    if (body.id === uuid(102) && isFull) throw new RequestError('REFUSED', 'The limit of today is reached')
    return { status: 'OK', candidateId: uuid(900) }
  })
  await user.click(bar.getByRole('button', { name: 'Approve selected' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve selected: 2 rows' }))
  expect(dialog.getByText(/^1 selected row is left out because it was already reviewed/)).toBeTruthy()
  // Fields that belong to one person are not requested.
  expect(dialog.queryByLabelText('Company')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Approve 2 rows' }))
  expect(bodies('verificationCandidateApproval')).toEqual([])
  await user.type(dialog.getByLabelText(/^Skill/), 'Go,')
  await user.selectOptions(dialog.getByLabelText(/^Recruitment channel/), 'LinkedIn')
  await user.type(dialog.getByLabelText(/^Remark/), 'Fair')
  await user.click(dialog.getByRole('button', { name: 'Approve 2 rows' }))
  expect(await dialog.findByText('1 of 2 done')).toBeTruthy()
  const results = () =>
    within(dialog.getByRole('list', { name: 'Results' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(results()).toEqual(['Ann: approved', 'Ben: The limit of today is reached']))
  expect(bodies('verificationCandidateApproval')).toEqual(
    // Each with the data that is known of that person only.
    [
      { id: uuid(101), skill: 'Go,SQL', position: 'Tester', companyName: 'Alpha' },
      { id: uuid(102), skill: 'Go,Java', experienceYear: 5 },
    ].map((own) => expect.objectContaining({ status: 'approved', remark: 'Fair', ...own })),
  )
  isFull = false
  await user.click(dialog.getByRole('button', { name: 'Retry failed rows' }))
  await waitFor(() => expect(results()).toEqual(['Ann: approved', 'Ben: approved']))
  expect(bodies('verificationCandidateApproval')).toHaveLength(3)
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  // Finished rows are no longer selected.
  expect(await screen.findByText('1 selected')).toBeTruthy()
})

test('rows are rejected with one remark; nothing is sent when the dialog is closed', async () => {
  const { rest, user, bar, bodies } = await choose(['Ann', 'Ben'])
  rest.on(verificationCandidateApproval, () => ({ status: 'OK', candidateId: null }))
  await user.click(bar.getByRole('button', { name: 'Reject selected' }))
  const first = within(await screen.findByRole('dialog', { name: 'Reject selected: 2 rows' }))
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(bar.getByRole('button', { name: 'Reject selected' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject selected: 2 rows' }))
  await user.type(dialog.getByLabelText(/^Remark/), 'Not now')
  await user.click(dialog.getByRole('button', { name: 'Reject 2 rows' }))
  expect(await dialog.findByText('2 of 2 done')).toBeTruthy()
  expect(bodies('verificationCandidateApproval')).toEqual(
    [101, 102].map((id) => expect.objectContaining({ id: uuid(id), status: 'rejected', remark: 'Not now' })),
  )
})
