import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { candidateDashboardFollow } from '../../../services/features/candidates/list/listContract.ts'
import {
  talentDeleteCsv,
  talentListCsv,
  talentQueue,
  talentRemoveFromFolder,
  type TalentImport,
} from '../../../services/features/talentCandidates/contract.ts'
import FollowedCandidates from '../../../web/features/candidates/FollowedCandidates.tsx'
import TalentFolderPage from '../../../web/features/candidates/folder/TalentFolderPage.tsx'
import type { Session } from '../../../web/shared/session/session.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { allKeys, candidateServices, folderId, people } from './candidates.fixture.tsx'

const importOf = (more: Partial<TalentImport> = {}): TalentImport => ({
  id: uuid(70),
  folderId,
  fileName: 'march.csv',
  status: 'importing',
  total: 10,
  totalCreated: 2,
  totalExisted: 1,
  totalFailed: 0,
  errors: [],
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  ...more,
})

function openFolder(imports: TalentImport[] = [], path = `/candidates/talent-management/view/${folderId}`) {
  const here = candidateServices(people(3))
  here.rest
    .on(talentListCsv, () => pageOf(imports.map((one) => ({ ...one }))))
    .on(talentQueue, () => ({ ...imports[0]! }))
  const request = vi.fn<Session['request']>(async () => Response.json({ id: uuid(70) }))
  const page = (
    <Routes>
      <Route path="/candidates/talent-management/view/:id" element={<TalentFolderPage />} />
    </Routes>
  )
  return { ...here, imports, request, ...renderScreen(page, { rest: here.rest, path, keys: allKeys, request }) }
}

test('a folder shows its candidates and its owner, and exports the candidates', async () => {
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:1')
  HTMLAnchorElement.prototype.click = vi.fn<() => void>()
  const { user, searches, request } = openFolder()
  expect(await screen.findByRole('link', { name: 'Person 1' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Java' })).toBeTruthy()
  expect(screen.getByText('you')).toBeTruthy()
  expect(searches.at(-1)).toMatchObject({ folderId })
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(request).toHaveBeenCalled())
  expect(request.mock.calls[0]![0]).toBe('/download/talentExport')
  expect(JSON.parse(String(request.mock.calls[0]![1]!.body))).toEqual({
    filters: [],
    folderId,
    sortBy: 'createdDate',
    sortDirection: 'desc',
  })
})

test('a folder that does not exist or is not shared shows a message', async () => {
  openFolder([], `/candidates/talent-management/view/${uuid(99)}`)
  expect(await screen.findByText('This folder does not exist, or it is not shared with you.')).toBeTruthy()
})

test('chosen candidates are removed from the folder after a question; removed ones are no longer selected', async () => {
  const { user, rest, calls } = openFolder()
  rest.on(talentRemoveFromFolder, ({ body }) =>
    body!.candidateIds.map((id) => ({
      id: String(id),
      ok: id !== uuid(2),
      message: id === uuid(2) ? 'Not in it' : null,
    })),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Remove from folder' }))
  expect(screen.getByText('Remove 3 candidates from Java?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect((await screen.findByRole('alert')).textContent).toContain('2 of 3 done. These were not:Person 2: Not in it')
  expect(calls('talentRemoveFromFolder')[0]?.body).toEqual({ folderId, candidateIds: [uuid(3), uuid(2), uuid(1)] })
  expect(screen.getByText('1 selected')).toBeTruthy()
})

test('a CSV is checked and sent with its folder, and a sample can be downloaded', async () => {
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:1')
  HTMLAnchorElement.prototype.click = vi.fn<() => void>()
  const { user, request, calls } = openFolder()
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import into Java' }))
  await user.click(dialog.getByRole('button', { name: 'Import CSV' }))
  expect(await dialog.findByText('Choose a file')).toBeTruthy()
  const csv = (text: string) => new File([text], 'rows.csv', { type: 'text/csv' })
  const file = dialog.getByLabelText('CSV file')
  await user.upload(file, csv('name'))
  expect(await dialog.findByText('The file has no rows.')).toBeTruthy()
  await user.upload(file, csv('name,colour\nAn,blue\n'))
  expect(await dialog.findByText('Unknown column: colour')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Import CSV' }))
  expect(request).not.toHaveBeenCalled()
  await user.upload(file, csv('name,phones,Experience year\nAn,0912000001,2\nBình,,many\n'))
  expect(await dialog.findByText('1 of 2 rows will fail:')).toBeTruthy()
  expect(within(dialog.getByRole('table')).getByText('Bình')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Download a sample' }))
  expect(request.mock.calls[0]![0]).toBe('/download/talentSampleCsv')
  request.mockRejectedValueOnce(new RequestError('REFUSED', 'No columns') as never)
  await user.click(dialog.getByRole('button', { name: 'Import CSV' }))
  expect(await toast('Import fail!')).toBeTruthy()
  const before = calls('talentListCsv').length
  await user.click(dialog.getByRole('button', { name: 'Import CSV' }))
  expect(await toast('Upload file successfully!')).toBeTruthy()
  const sent = request.mock.calls.at(-1)!
  expect(sent[0]).toBe('/upload/talentImportCsv')
  expect([...(sent[1]!.body as FormData).keys()]).toEqual(['folderId', 'file'])
  await waitFor(() => expect(calls('talentListCsv').length).toBeGreaterThan(before))
})

test('an import with unknown status and counts is neither running nor finished', async () => {
  const { status: _status, ...one } = importOf({ total: 10, totalCreated: null, totalExisted: null, totalFailed: null })
  openFolder([one])
  const card = within(await screen.findByRole('group', { name: 'Import of march.csv' }))
  expect(card.getByText('Status unknown')).toBeTruthy()
  expect(card.getByText('— of 10 rows: — new, — existing, — failed')).toBeTruthy()
  expect(card.queryByRole('progressbar')).toBeNull()
})

test('the queue polls a running import every two seconds until it has ended; then the rows are read again', async () => {
  const { user, imports, calls, rest } = openFolder([importOf()])
  const card = within(await screen.findByRole('group', { name: 'Import of march.csv' }))
  expect(card.getByText('3 of 10 rows: 2 new, 1 existing, 0 failed')).toBeTruthy()
  const before = calls('candidateList').length
  imports[0] = importOf({
    status: 'succeed',
    totalCreated: 7,
    totalFailed: 2,
    errors: [{ row: 4, message: 'The name is missing' }],
  })
  expect(await card.findByText('10 of 10 rows: 7 new, 1 existing, 2 failed')).toBeTruthy()
  expect(card.getByText('Row 4: The name is missing')).toBeTruthy()
  await waitFor(() => expect(calls('candidateList').length).toBeGreaterThan(before))
  const polled = calls('talentQueue').length
  await new Promise((done) => setTimeout(done, 2_500))
  expect(calls('talentQueue').length).toBe(polled)
  rest.on(talentDeleteCsv, () => {
    imports.length = 0
    return { status: 'OK' }
  })
  await user.click(card.getByRole('button', { name: 'Delete march.csv from the queue' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Imports' })).toBeNull())
})

test('the card on the landing page shows followed candidates, and unfollows them', async () => {
  const here = candidateServices(people(2))
  for (const one of here.rows) one.isFollowed = true
  here.rest.on(candidateDashboardFollow, () => pageOf(here.rows))
  const { user } = renderScreen(<FollowedCandidates attempt={0} />, { rest: here.rest, path: '/', keys: allKeys })
  expect((await screen.findByRole('link', { name: 'Person 1' })).getAttribute('href')).toBe(
    `/candidates/view/${uuid(1)}`,
  )
  await user.click(screen.getByRole('button', { name: 'Unfollow Person 1' }))
  expect(await screen.findByRole('button', { name: 'Follow Person 1' })).toBeTruthy()
  await waitFor(() => expect(here.calls('candidateUnfollow')).toHaveLength(1))
})
