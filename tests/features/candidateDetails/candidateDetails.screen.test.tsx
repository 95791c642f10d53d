import { cleanup, renderHook, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { callByIds, callOngoing } from '../../../services/features/calls/contract.ts'
import { candidateLogs, candidateNoteList } from '../../../services/features/candidateNotes/contract.ts'
import { useRememberCandidates } from '../../../web/shared/candidates/lastCandidates.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { call, ended } from '../calls/callRecords.ts'
import { row } from '../candidates/candidateRecords.ts'
import { all, openDetails } from './candidateDetails.fixture.tsx'

const tab = (name: string) => screen.findByRole('tab', { name })

test('the header shows name, contacts and status; the profile shows the record and the resume', async () => {
  openDetails([row(1, { name: 'Nguyễn Văn An', canDelete: true, inBlackList: true, phones: ['+84 912 345 678'] })])
  expect(await screen.findByRole('heading', { level: 1, name: 'Nguyễn Văn An' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '0912 345 678' }).getAttribute('href')).toBe('tel:0912345678')
  expect(screen.getByRole('link', { name: 'anh@example.com' }).getAttribute('href')).toBe('mailto:anh@example.com')
  for (const text of [
    'Interviewing',
    'Hot',
    'Black list',
    'TopCV',
    'Việt Nam',
    'Tax code',
    '123',
    'Builds things.',
    'Sông Pay',
    'Payments',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText(/Expert/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/candidates/${uuid(1)}`)
})

test('an applicant from the public site shows the job, the letter, the answers and the consent', async () => {
  openDetails([row(1)])
  const card = (await screen.findByRole('heading', { name: 'Application' })).parentElement!
  const lines = within(card)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent])
  expect(lines).toEqual([
    ['Job', 'Tester'],
    ['Applied', expect.stringContaining('20/11/2026')],
    ['Applied through the link of', 'facebook'],
    ['Message', 'Hello'],
    ['Notice period', 'Later'],
    ['Start', '01/02/2027'],
    ['May be kept for other jobs', 'Yes'],
  ])
})

test('a user who may call has a button for each phone instead of the link', async () => {
  openDetails([row(1, { name: 'Nguyễn Văn An', phones: ['+84 912 345 678', '0912 345 679'] })], { mayCall: true })
  expect((await screen.findByRole('button', { name: 'Call Nguyễn Văn An, 0912 345 678' })).textContent).toBe(
    '0912 345 678',
  )
  expect(screen.getByRole('button', { name: 'Call Nguyễn Văn An, 0912 345 679' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '0912 345 678' })).toBeNull()
})

test('actions without permission are not offered', async () => {
  openDetails([row(1, { canEdit: false, canDelete: false })], { keys: ['Candidate:ReadCandidate'] })
  await screen.findByRole('heading', { level: 1, name: 'Candidate 1' })
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.queryByText('Add a CV')).toBeNull()
})

test('arrow keys move through the tabs, and the open tab is in the address', async () => {
  const { user, search } = openDetails([row(1)])
  ;(await tab('Profile')).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect((await tab('Notes')).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement?.textContent).toBe('Notes')
  expect(search()).toEqual({ tab: 'notes' })
  await user.keyboard('{Home}')
  expect(search()).toEqual({})
})

test('j and k open the next and previous candidate of the list, and the tab stays', async () => {
  renderHook(() => useRememberCandidates([3, 1, 2].map((number) => ({ databaseId: uuid(number) }))))
  const { user, at, search } = openDetails([row(1), row(2), row(3)])
  await user.click(await tab('Notes'))
  expect(screen.getByText('2 of 3 on this page')).toBeTruthy()
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('j')
  expect(await screen.findByRole('heading', { level: 1, name: 'Candidate 2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next candidate' }).getAttribute('aria-disabled')).toBe('true')
  expect([at(), search()]).toEqual([`/candidates/view/${uuid(2)}`, { tab: 'notes' }])
  await user.keyboard('kk')
  expect(await screen.findByRole('heading', { level: 1, name: 'Candidate 3' })).toBeTruthy()
  cleanup()
  renderHook(() => useRememberCandidates([{ databaseId: uuid(9) }]))
  openDetails([row(1)])
  await screen.findByRole('heading', { level: 1, name: 'Candidate 1' })
  expect(screen.queryByRole('button', { name: 'Next candidate' })).toBeNull()
})

test('a merged candidate leads to the remaining one; an unknown one is not found', async () => {
  const { at } = openDetails([row(1, { name: 'Old', mergedInto: uuid(2) }), row(2, { name: 'Now' })])
  expect(await screen.findByRole('heading', { level: 1, name: 'Now' })).toBeTruthy()
  expect(at()).toBe(`/candidates/view/${uuid(2)}`)
  expect(screen.getByText('Old was merged into this candidate.')).toBeTruthy()
})

test('an unknown candidate is reported as not found', async () => {
  openDetails([])
  expect(await screen.findByText('This candidate does not exist, or has been deleted.')).toBeTruthy()
})

test('notes and events that cannot be read are not shown as empty', async () => {
  const away = [candidateNoteList, candidateLogs]
  const { user } = openDetails([row(1)], { path: `/candidates/view/${uuid(1)}?tab=notes`, away })
  const failed = async () => (await within(await screen.findByRole('tabpanel')).findByRole('alert')).textContent
  await screen.findByRole('heading', { level: 1 })
  expect(await failed()).toBe('A part of this page could not be loaded.')
  expect(screen.queryByText('No notes yet.')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Activities' }))
  expect(await failed()).toBe('A part of this page could not be loaded.')
})

test('a note is saved as a draft while writing, then added, changed and deleted', async () => {
  const { user, calls } = openDetails([row(1)], { path: `/candidates/view/${uuid(1)}?tab=notes` })
  expect(await screen.findByText('Note 201')).toBeTruthy()
  const box = screen.getByRole('textbox', { name: /^Note/ })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(box, 'Speaks Japanese well')
  expect(Object.values({ ...localStorage }).join()).toContain('Speaks Japanese well')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Speaks Japanese well', { selector: 'article *' })).toBeTruthy()
  expect(calls('candidateUpdateNotes')[0]!.body).toMatchObject({
    id: uuid(1),
    notes: 'Speaks Japanese well',
    candidateNoteShares: [],
  })
  const [first] = screen.getAllByRole('article')
  await user.click(within(first!).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('No notes yet.')).toBeTruthy()
})

test('the timeline shows who changed what', async () => {
  openDetails([row(1)], { path: `/candidates/view/${uuid(1)}?tab=timeline` })
  expect(await screen.findByText('Full sato')).toBeTruthy()
  expect(screen.getByText('changed the candidate')).toBeTruthy()
  expect(screen.getByText('Developer', { selector: 'del' })).toBeTruthy()
  expect(screen.getByText('Architect', { selector: 'ins' })).toBeTruthy()
})

test("the timeline shows the services' own text for unknown events", async () => {
  const { rest } = openDetails([row(1)], { path: `/candidates/view/${uuid(1)}?tab=timeline` })
  const event = { id: uuid(302), candidateId: uuid(1), userName: 'sato', date: '2026-11-03T00:00:00.000Z', changes: [] }
  rest.on(candidateLogs, () => pageOf([{ ...event, kind: 'parked' as 'updated', subject: 'Lot 3' }]))
  expect(await screen.findByText('parked: Lot 3')).toBeTruthy()
})

test('the timeline shows the result of a call, and its recording to users with the permission', async () => {
  const entry = {
    id: uuid(302),
    candidateId: uuid(1),
    kind: 'called' as const,
    userName: 'sato',
    date: '2026-11-03T00:00:00.000Z',
    subject: '0912345678',
    callId: uuid(201),
    changes: [],
  }
  const withCall = (keys: PermissionKey[]) => {
    const here = openDetails([row(1)], {
      path: `/candidates/view/${uuid(1)}?tab=timeline`,
      keys,
      mayHear: keys.includes('Phonenet:GetURLRecording'),
    })
    here.rest
      .on(candidateLogs, () => pageOf([entry]))
      .on(callByIds, () => [ended(1, { outcome: 'interested', note: 'Comes on Monday', hasRecording: true })])
  }
  withCall([...all, 'Phonenet:GetURLRecording'])
  expect(await screen.findByText('called 0912345678')).toBeTruthy()
  for (const text of ['Answered', '01:23', 'Interested', 'Comes on Monday']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play the recording of the call with Candidate 1' })).toBeTruthy()
  cleanup()
  withCall(all)
  expect(await screen.findByText('Comes on Monday')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull()
})

test('the user who is calling the candidate is shown beside the name, and announced', async () => {
  const { rest } = openDetails([row(1)])
  rest.on(callOngoing, () => [call(1, { phase: 'talking', answeredAt: '2026-03-02T01:05:00.000Z' })])
  expect((await screen.findByText(/^Talking · Full sato · /)).closest('[role=status]')).toBeTruthy()
})

test('jobs are shown with their status and can be removed', async () => {
  const { user, calls } = openDetails([row(1)], { path: `/candidates/view/${uuid(1)}?tab=jobs` })
  expect(await screen.findByRole('link', { name: 'Java Developer' })).toBeTruthy()
  expect(screen.getByText('Open')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('The candidate has not been added to a job yet.')).toBeTruthy()
  expect(calls('jobRemoveCandidate')).toHaveLength(1)
})

test('files are listed, uploaded with their kind, and removed', async () => {
  const { user, asked, calls } = openDetails([row(1)], { path: `/candidates/view/${uuid(1)}?tab=files` })
  expect(await screen.findByText('An.pdf')).toBeTruthy()
  expect(screen.getByText('2.0 MB')).toBeTruthy()
  await user.upload(screen.getByLabelText('Add a CV'), new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('Upload file successfully!')).toBeTruthy()
  expect(asked).toContain('/upload/candidateUploadCv')
  await user.upload(screen.getByLabelText('Add a CV'), new File([], 'empty.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('File can not be empty!')).toBeTruthy()
  const table = screen.getByRole('table')
  await user.click(within(table).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('No CV or file has been added yet.')).toBeTruthy()
  expect(calls('candidateFileDelete')).toHaveLength(1)
})

test('labels are changed in their dialog', async () => {
  const { user, calls } = openDetails([row(1)])
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  await user.click(screen.getByRole('button', { name: 'Change labels' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change labels' })
  await user.click(await within(dialog).findByLabelText('Cold'))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Cold')).toBeTruthy()
  expect(calls('candidateSetLabels')[0]!.body).toEqual({ labelIds: [uuid(52), uuid(53)] })
})

test('a deleted candidate can be restored from the next page', async () => {
  const { user, at, calls } = openDetails([row(1, { canDelete: true })])
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(screen.getByText('Are you sure delete Candidate 1 ?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(at()).toBe('/candidates')
  ;(await screen.findByRole('button', { name: /^Undo/ })).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The candidate has been restored.')).toBeTruthy()
  expect(at()).toBe(`/candidates/view/${uuid(1)}`)
  expect(calls('candidateRestore')).toHaveLength(1)
})

test('the CV tab offers the file and the template', async () => {
  const { user } = openDetails([row(1, { name: 'Nguyễn Văn An' })], { path: `/candidates/view/${uuid(1)}?tab=cv` })
  const choice = await screen.findByRole('combobox', { name: 'Which CV' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['An.pdf', 'CV template'])
  await user.selectOptions(choice, 'CV template')
  const template = await screen.findByRole('article', { name: 'CV of Nguyễn Văn An' })
  expect(within(template).getByText('Sông Pay')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test('an interviewer sees the CV without contacts; an address without a file shows a message', async () => {
  openDetails([], { path: `/interview-view-cv/${uuid(1)}`, keys: ['JobRequest:InterviewFeedBackView'] })
  expect(await screen.findByRole('heading', { level: 1, name: 'View CV: An' })).toBeTruthy()
  expect(screen.queryByText('Contact')).toBeNull()
})

test('/view-file-cv without a path has no data', async () => {
  openDetails([], { path: '/view-file-cv' })
  expect(await screen.findByText('No data')).toBeTruthy()
})
