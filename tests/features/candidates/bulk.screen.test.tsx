import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidateFollow, jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { talentAddToCandidate } from '../../../services/features/talentCandidates/contract.ts'
import { userSearch } from '../../../services/features/users/contract.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { folderId, openList, people } from './candidates.fixture.tsx'

type Opened = ReturnType<typeof openList>

async function choose({ user }: Opened, ...names: string[]) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
}

test('chosen candidates are added to folders; failed ones are listed with the reason', async () => {
  const here = openList(people(3))
  const { user, rest, calls, searches } = here
  rest.on(talentAddToCandidate, ({ body }) =>
    body!.candidateIds.map((id) => ({
      id: String(id),
      ok: id !== uuid(2),
      message: id === uuid(2) ? 'It is gone' : null,
      messageDetails: id === uuid(2) ? [{ code: 'UNKNOWN_CANDIDATE', params: {} }] : null,
    })),
  )
  await choose(here, 'Person 3', 'Person 2')
  await user.click(screen.getByRole('button', { name: 'Add to folder' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add to folder: 2 candidates' })
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText('This field is required')).toBeTruthy()
  await user.click(within(dialog).getByRole('combobox', { name: /^Folders/ }))
  await user.click(await within(dialog).findByRole('option', { name: 'Java' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Remark' }), 'Good ones')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    '1 of 2 done. These were not:Person 2: There is no such candidate',
  )
  expect(calls('talentAddToCandidate')[0]?.body).toEqual({
    candidateIds: [uuid(3), uuid(2)],
    cateIds: [folderId],
    remark: 'Good ones',
  })
  const before = searches.length
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(searches.length).toBe(before + 1))
  expect(screen.getByText('2 selected')).toBeTruthy()
})

test('chosen candidates are added to an open job', async () => {
  const here = openList(people(2))
  const { user, rest, calls } = here
  const job: Job = {
    id: uuid(80),
    title: 'Backend developer',
    departmentId: null,
    jobCategoryId: null,
    jobRankId: null,
    priority: 'Normal',
    status: 0,
    types: [],
    skills: [],
    locations: [],
    owner: 'recruiter',
    openDate: '2026-01-01',
    dueDate: null,
    total: 1,
    submitted: 0,
    offer: 0,
    lack: 1,
    createdBy: 'recruiter',
    createdDate: '2026-01-01T00:00:00.000Z',
    updatedDate: '2026-01-01T00:00:00.000Z',
  }
  rest
    .on(jobList, () => pageOf([job]))
    .on(jobAddCandidate, ({ body }) => body!.candidateIds.map((id) => ({ id: String(id), ok: true, message: null })))
  await choose(here, 'Person 1')
  await user.click(screen.getByRole('button', { name: 'Add to job' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add to job: Person 1' })
  await user.click(within(dialog).getByRole('combobox', { name: /^Job/ }))
  await user.click(await within(dialog).findByRole('option', { name: 'Backend developer' }))
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await toast('Done for 1 candidate.')).toBeTruthy()
  expect(calls('jobAddCandidate')[0]).toMatchObject({ query: { jobID: uuid(80) }, body: { candidateIds: [uuid(1)] } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the viewer follows all chosen candidates; those that could not be followed are listed', async () => {
  const here = openList(people(3))
  const { user } = here
  await choose(here, 'Person 1', 'Person 3')
  const bar = within(screen.getByRole('region', { name: 'Chosen rows' }))
  await user.click(bar.getByRole('button', { name: 'Follow' }))
  expect(await toast('Done for 2 candidates.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Unfollow Person 1' })).toBeTruthy()
  here.rest.on(candidateFollow, ({ body }) =>
    body!.candidateIds.map((id) => ({ id: String(id), ok: false, message: null })),
  )
  await user.click(bar.getByRole('button', { name: 'Follow' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    '0 of 2 done. These were not:Person 1: No reason was given',
  )
})

test('colleagues are made followers', async () => {
  const here = openList(people(1))
  const { user, rest, calls } = here
  rest.on(userSearch, () => pageOf([{ id: uuid(7), userName: 'lan.pt', fullName: 'Phạm Thị Lan', email: null }]))
  await choose(here, 'Person 1')
  await user.click(screen.getByRole('button', { name: 'Assign followers' }))
  const dialog = await screen.findByRole('dialog', { name: 'Assign followers: Person 1' })
  await user.click(within(dialog).getByRole('combobox', { name: /^Followers/ }))
  await user.click(await within(dialog).findByRole('option', { name: /lan.pt/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
  expect(await toast('Done for 1 candidate.')).toBeTruthy()
  expect(calls('candidateFollow')[0]?.body).toEqual({ candidateIds: [uuid(1)], userNames: ['lan.pt'] })
})

test('only actions with permission are offered', async () => {
  const here = openList(people(1), '/candidates', {
    can: (key) => [key].flat().some((one) => one === 'Candidate:ListCandidate'),
  })
  await choose(here, 'Person 1')
  const buttons = within(screen.getByRole('region', { name: 'Chosen rows' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Follow', 'Clear selection'])
})
