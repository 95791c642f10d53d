import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import CandidateImportsPage from '../../../web/features/candidateImports/CandidateImportsPage.tsx'
import CandidateImportPage from '../../../web/features/candidateImports/one/CandidateImportPage.tsx'
import { RequestError } from '../../../web/shared/requestError.ts'
import type { Session } from '../../../web/shared/session/session.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { importId, importServices } from './imports.fixture.ts'

beforeEach(() => localStorage.clear())

const keys = [
  'Candidate:CreateCandidate',
  'Candidate:DeleteCandidate',
  'Candidate:UpdateCandidate',
  'Candidate:ReadCandidate',
] as const

function open(path: string, given: Parameters<typeof importServices>[0] = {}, answers: Record<string, unknown> = {}) {
  const services = importServices(given)
  const request = vi.fn<Session['request']>(async (address) => {
    const answer = answers[address]
    if (answer instanceof RequestError) throw answer
    return Response.json(answer ?? {})
  })
  const pages = (
    <Routes>
      <Route path="/candidate-imports" element={<CandidateImportsPage />} />
      <Route path="/candidate-imports/:id" element={<CandidateImportPage />} />
    </Routes>
  )
  const options = {
    rest: services.rest,
    path,
    request,
    keys: [...keys],
    can: (key: unknown) => [key].flat().some((one) => keys.includes(one as never)),
  }
  return { ...services, request, ...renderScreen(pages, options as never) }
}
const one = `/candidate-imports/${importId}`

test('a chosen CSV becomes an import, and its page opens', async () => {
  const { user, request } = open('/candidate-imports', {}, { '/upload/candidateImportUpload': { id: importId } })
  await user.click(await screen.findByRole('button', { name: 'New import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import candidates from another tracker' }))
  await user.click(dialog.getByRole('button', { name: 'Next' }))
  expect(dialog.getByRole('alert').textContent).toBe('Choose a CSV file first')
  await user.upload(
    dialog.getByLabelText('CSV of candidates'),
    new File(['Name'], 'greenhouse.csv', { type: 'text/csv' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'Import of candidates' })).toBeTruthy()
  expect(request.mock.calls.map(([address]) => address)).toEqual(['/upload/candidateImportUpload'])
})

test('the columns are assigned, the rows are checked and imported, and the import is undone', async () => {
  const { user, rest } = open(one)
  expect(await screen.findByText('Columns to be confirmed')).toBeTruthy()
  const mail = screen.getByRole('combobox', { name: 'Mail' })
  expect(mail).toHaveProperty('value', 'EMAIL')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'NOTE')
  await user.click(screen.getByRole('switch', { name: /Fill in missing data/ }))
  await user.type(screen.getByRole('textbox', { name: 'Source' }), 'Greenhouse')
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  expect(await screen.findByText('Ready to import')).toBeTruthy()
  expect(rest.callsOf('candidateImportCheck')[0]!.body).toMatchObject({
    columns: [{ field: 'name' }, { field: 'email' }, { field: 'note' }],
    completesExisting: true,
    source: 'Greenhouse',
  })
  expect(await screen.findByText('The name is missing')).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Rows of the file' })
  expect(within(table).getByText('chi.pdf')).toBeTruthy()
  expect(within(table).getByRole('link', { name: 'Dan Ito' }).getAttribute('href')).toMatch(/^\/candidates\/view\//)
  await user.click(screen.getByRole('button', { name: 'Import 2 candidates' }))
  expect(await screen.findByText('Imported')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo the import' }))
  const question = within(await screen.findByRole('dialog', { name: 'Undo the import' }))
  await user.click(question.getByRole('button', { name: 'Undo the import' }))
  const counts = await screen.findByRole('group', { name: 'Results' })
  expect(await within(counts).findByText('Undone')).toBeTruthy()
})

test('an import that failed half-way can be undone, and its columns can no longer change', async () => {
  open(one, { status: 'failed', processed: 2, totalCreated: 2, errors: [{ message: 'Import fail!' }] })
  expect(await screen.findByRole('button', { name: 'Undo the import' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Import fail!')
  expect(screen.queryByRole('button', { name: 'Check the rows' })).toBeNull()
})

test('errors in the columns are shown above them', async () => {
  const { user } = open(one)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Candidate' }), '')
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose the column with the name')
})

test('the rows are filtered by outcome, and the filter is in the address', async () => {
  const { rest } = open(`${one}?outcome=FAILED`, { status: 'checked', totalFailed: 1 })
  expect(await screen.findByText('The name is missing')).toBeTruthy()
  expect(screen.queryByText('Chi Lê')).toBeNull()
  expect(rest.callsOf('candidateImportRows')[0]!.body).toMatchObject({ outcomes: ['failed'] })
})

test('a deleted import shows a message; an empty list explains imports', async () => {
  open('/candidate-imports/5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0009')
  expect(await screen.findByText(/This import does not exist/)).toBeTruthy()
})

test('an import is deleted after a confirmation, and none remains', async () => {
  const { user, kept } = open('/candidate-imports', { status: 'succeeded' })
  await user.click(await screen.findByRole('button', { name: 'Delete: greenhouse.csv' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete' }))
  expect(question.getByText(/can no longer be undone/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  expect(kept.isThere).toBe(false)
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
