import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { jobsByIds } from '../../../services/features/jobs/contract.ts'
import { jobsOfCandidates } from '../../../services/features/candidates/contract.ts'
import { rejectReasonList } from '../../../services/features/lookups/contract.ts'
import * as contract from '../../../services/features/pipelines/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { row } from '../candidates/candidateRecords.ts'
import { at, job, place, user as userOf, workflow } from '../pipelines/pipelineRecords.ts'
import { all, openDetails } from './candidateDetails.fixture.tsx'

const [fresh, offered] = [uuid(51), uuid(52)]
const own = { candidateId: uuid(1), name: 'Candidate 1' }

/** Opens the jobs of a candidate who is in one job. The services remember the stage. */
function openStage(given: Partial<contract.JobCandidate> = {}, status: 0 | 1 = 0) {
  const opened = openDetails([row(1)], {
    path: `/candidates/view/${uuid(1)}?tab=jobs`,
    keys: [...all, 'JobRequest:InterviewManage'],
  })
  const state = { place: place(2001, fresh, { ...own, ...given }) }
  const answer = (outcome: 'done' | 'conflict') => ({
    actionId: uuid(900),
    results: [{ candidateId: uuid(1), id: uuid(2001), outcome, statusId: state.place.statusId, by: 'minh', date: at }],
  })
  opened.rest
    .on(jobsOfCandidates, () => [{ candidateId: uuid(1), jobId: job.id, addedBy: 'lan', addedDate: at }])
    .on(jobsByIds, () => [{ ...job, status }])
    .on(workflowList, () => [workflow])
    .on(usersByUserNames, ({ body }) => body!.map((userName) => userOf(String(userName))))
    .on(contract.jobCandidatesOf, () => [state.place])
    .on(contract.jobCandidatesByIds, () => [state.place])
    .on(contract.jobCandidatesMove, ({ body }) => {
      state.place = { ...state.place, statusId: String(body!.statusId) }
      return answer('done')
    })
    .on(contract.jobCandidatesUndo, () => {
      state.place = { ...state.place, statusId: fresh, isRejected: false, rejectReason: null }
      return { ...answer('done'), mails: 0 }
    })
  return { ...opened, state, answer }
}
const stage = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Stage of Candidate 1' })
const shown = async () => (await stage()).selectedOptions[0]!.textContent

test('the candidate is moved on their own page, and moved back with Undo', async () => {
  const { user, calls } = openStage()
  expect(await shown()).toBe('New')
  await user.selectOptions(await stage(), 'Offered')
  expect(await toast('Candidate 1 is now in Offered.')).toBeTruthy()
  expect(await shown()).toBe('Offered')
  expect(calls('jobCandidatesMove')[0]!.body).toMatchObject({
    jobId: job.id,
    statusId: offered,
    seen: [{ candidateId: uuid(1), statusId: fresh }],
  })
  // jsdom draws no toasts, and so they receive no pointer events.
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await toast('Undone for 1 candidate.')).toBeTruthy()
  await waitFor(async () => expect(await shown()).toBe('New'))
  expect(calls('jobCandidatesUndo')[0]!.body).toEqual({ jobId: job.id, actionId: uuid(900) })
})

test('a candidate whom somebody else has just moved stays there, and a message says who moved them', async () => {
  const { user, rest, state, answer } = openStage({ statusId: offered })
  rest.on(contract.jobCandidatesMove, () => {
    state.place = { ...state.place, statusId: offered }
    return answer('conflict')
  })
  await user.selectOptions(await stage(), 'New')
  expect(await toast('User minh has already moved Candidate 1 to Offered.')).toBeTruthy()
  await waitFor(async () => expect(await shown()).toBe('Offered'))
})

test('the candidate is rejected with a reason, which is shown beside the stage, and the rejection is undone', async () => {
  const { user, rest, state, answer, calls } = openStage()
  rest
    .on(rejectReasonList, () => [{ id: uuid(80), name: 'No answer', isDefault: false }])
    .on(emailTemplatesByCompany, () => [])
    .on(contract.jobCandidatesReject, () => {
      state.place = { ...state.place, isRejected: true, rejectReason: 'No answer' }
      return answer('done')
    })
    .on(contract.jobCandidatesRestore, () => {
      state.place = { ...state.place, isRejected: false, rejectReason: null }
      return answer('done')
    })
  await stage()
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Reject: / }))
  await user.selectOptions(await dialog.findByLabelText(/^Reason/), 'No answer')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await toast('Candidate 1 is rejected.')).toBeTruthy()
  expect(calls('jobCandidatesReject')[0]!.body).toMatchObject({ candidateIds: [uuid(1)], reasonId: uuid(80) })
  expect(await screen.findByText('No answer', { selector: 'td *' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Stage of Candidate 1' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo rejection' }))
  expect(await toast('The rejection of 1 candidate has been undone.')).toBeTruthy()
  expect(await shown()).toBe('New')
})

test('nobody can be moved or rejected in a job that has ended', async () => {
  openStage({}, 1)
  expect(await screen.findByText('New', { selector: 'td *' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Stage of Candidate 1' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
})

test('the header shows the stage in running jobs, not in finished ones', async () => {
  openStage({ statusId: offered, statusDate: new Date(Date.now() - 3 * 86_400_000).toISOString() } as object)
  const jobs = within(await screen.findByRole('list', { name: 'Running jobs' }))
  expect(jobs.getByRole('link', { name: job.title }).getAttribute('href')).toBe(`/jobs/interview/${job.id}`)
  expect(jobs.getByText('Offered')).toBeTruthy()
  expect(jobs.getByText(/days? in this stage$/)).toBeTruthy()
})

test('the header shows no closed job', async () => {
  openStage({ statusId: offered }, 1)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  await screen.findByRole('row', { name: new RegExp(job.title) })
  expect(screen.queryByRole('list', { name: 'Running jobs' })).toBeNull()
})
