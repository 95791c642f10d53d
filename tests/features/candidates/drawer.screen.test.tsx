import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidateNoteList } from '../../../services/features/candidateNotes/contract.ts'
import { talentByCandidates } from '../../../services/features/talentCandidates/contract.ts'
import { readRecent } from '../../../web/shared/recent.ts'
import { uuid } from '../../support/records.ts'
import { row } from './candidateRecords.ts'
import { allKeys, openList, people } from './candidates.fixture.tsx'

const drawer = () => screen.findByRole('dialog')

test('the address opens the summary of a candidate, with links to more', async () => {
  const { rest } = openList(people(3), `/candidates?candidateId=${uuid(2)}`, {
    prepare: (here) =>
      here.rest
        .on(talentByCandidates, () => [
          {
            candidateId: uuid(2),
            folderId: uuid(60),
            remark: null,
            addedBy: 'sato',
            addedDate: '2026-11-01T00:00:00.000Z',
          },
        ])
        .on(candidateNoteList, () => ({
          data: [
            {
              id: uuid(90),
              candidateId: uuid(2),
              notes: 'Call again',
              candidateNoteShares: [],
              createdBy: 'lan.pt',
              createdDate: '2026-11-01T00:00:00.000Z',
              updatedDate: '2026-11-01T00:00:00.000Z',
              canEdit: false,
            },
          ],
          totalItem: 1,
          pageIndex: 0,
          pageSize: 3,
        })),
  })
  const dialog = within(await drawer())
  expect(await dialog.findByText('anh@example.com')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Java' }).getAttribute('href')).toBe(
    `/candidates/talent-management/view/${uuid(60)}`,
  )
  expect(dialog.getByText('Call again')).toBeTruthy()
  expect(dialog.getByRole('link', { name: /Open CV/ }).getAttribute('href')).toBe(
    '/view-file-cv?filePathKey=cv%2F1.pdf',
  )
  expect(dialog.getByRole('link', { name: 'Open full view' }).getAttribute('href')).toBe(`/candidates/view/${uuid(2)}`)
  expect(dialog.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/candidates/${uuid(2)}`)
  expect(Object.keys(rest.counts())).not.toContain('candidateDetailByIds')
  await waitFor(() =>
    expect(readRecent('recruiter', 'candidates')).toEqual([
      { path: `/candidates?candidateId=${uuid(2)}`, label: 'Person 2' },
    ]),
  )
})

test('next and previous move through the page, and Esc closes', async () => {
  const { user, search } = openList(people(3), `/candidates?candidateId=${uuid(3)}`)
  await screen.findByRole('dialog', { name: /Person 3.*1 of 3/ })
  expect(screen.getByRole('button', { name: 'Previous candidate' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Next candidate' }))
  await waitFor(() => expect(search()).toEqual({ candidateId: uuid(2) }))
  await screen.findByRole('dialog', { name: /Person 2/ })
  await user.keyboard('j')
  await screen.findByRole('dialog', { name: /Person 1/ })
  await user.keyboard('k')
  await screen.findByRole('dialog', { name: /Person 2/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(search()).toEqual({}))
})

test('a merged candidate leads to the remaining one, with a message', async () => {
  const rows = [...people(2), row(9, { name: 'Twice', mergedInto: uuid(1) })]
  const { search } = openList(rows, `/candidates?candidateId=${uuid(9)}`)
  expect(await screen.findByText('Twice was merged into this candidate.')).toBeTruthy()
  await waitFor(() => expect(search()).toEqual({ candidateId: uuid(1) }))
  expect(await screen.findByRole('dialog', { name: /Person 1/ })).toBeTruthy()
})

test('an unknown id shows a message', async () => {
  openList(people(1), `/candidates?candidateId=${uuid(77)}`)
  expect(
    await within(await drawer()).findByText('This candidate does not exist, or you do not have access to it.'),
  ).toBeTruthy()
})

test('an address without an id shows a message', async () => {
  openList(people(1), '/candidates?candidateId=nonsense')
  expect(
    await within(await drawer()).findByText('This candidate does not exist, or you do not have access to it.'),
  ).toBeTruthy()
})

test('a user who may only list sees no notes, folders, edit or full view', async () => {
  const keys = allKeys.filter((key) => key === 'Candidate:ListCandidate')
  const { rest } = openList(people(1), `/candidates?candidateId=${uuid(1)}`, {
    keys,
    can: (key) => [key].flat().includes('Candidate:ListCandidate'),
  })
  const dialog = within(await drawer())
  expect(await dialog.findByText('anh@example.com')).toBeTruthy()
  expect(dialog.queryByRole('link', { name: /Edit|Open full view|Open CV/ })).toBeNull()
  expect(dialog.queryByText('Last notes')).toBeNull()
  expect(Object.keys(rest.counts()).filter((operation) => /note|talent/i.test(operation))).toEqual([])
})
