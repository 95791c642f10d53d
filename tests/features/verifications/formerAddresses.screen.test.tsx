import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedViewGet, savedViewList } from '../../../services/features/savedViews/contract.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { screenServices } from './screenServices.ts'

const path = `/cv-verification?folder=${uuid(1)}`
const lastList = (bodies: (operation: string) => any[]) => bodies('verificationCandidateList').at(-1)

test('an address of an earlier version still selects its statuses', async () => {
  const { rest, bodies } = screenServices()
  renderScreen(<VerificationsPage />, { rest, path: `${path}&status=EXISTED,POLICYFAILURE,EXISTING` })
  await waitFor(() => expect(lastList(bodies)?.status).toEqual(['existed', 'policyfailure']))
})

test('a saved view of an earlier version opens, and does not count as changed', async () => {
  const { rest, bodies } = screenServices()
  const view = {
    id: uuid(3),
    list: 'verificationCandidates',
    name: 'Known already',
    query: 'status=EXISTED',
    userName: 'recruiter',
    isShared: false,
    updatedDate: '2026-11-01T00:00:00.000Z',
  }
  rest.on(savedViewList, () => [view]).on(savedViewGet, () => view)
  const { search } = renderScreen(<VerificationsPage />, { rest, path: `${path}&view=${view.id}` })
  await waitFor(() => expect(lastList(bodies)?.status).toEqual(['existed']))
  expect(search()).toMatchObject({ status: 'EXISTING', view: view.id })
  expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
  expect(screen.queryByText(/unsaved changes/)).toBeNull()
})
