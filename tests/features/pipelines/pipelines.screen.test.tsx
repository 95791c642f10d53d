import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { jobsByIds } from '../../../services/features/jobs/contract.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { rejectReasonList } from '../../../services/features/lookups/contract.ts'
import { emailTemplateTypeList } from '../../../services/features/lookups/vocabularyContract.ts'
import * as contract from '../../../services/features/pipelines/contract.ts'
import PipelinePage from '../../../web/features/pipelines/PipelinePage.tsx'
import { companyId } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, screenLive, toast } from '../../support/screen.tsx'
import { at, job, place, services } from './pipelineRecords.ts'

const [fresh, offered] = [uuid(51), uuid(52)]

function open(places: contract.JobCandidate[], search = '') {
  const rest = services()
  const state = { places }
  const { live, emit } = screenLive()
  rest
    .on(contract.jobCandidateList, ({ body }) => {
      const wanted = state.places.filter(
        ({ isRejected }) => body!.isRejected === undefined || body!.isRejected === isRejected,
      )
      return { ...pageOf(wanted), hasMore: false, positions: wanted.map(({ id }) => id) }
    })
    .on(contract.jobCandidatesByIds, ({ body }) => state.places.filter(({ id }) => body!.ids.includes(id)))
  const opened = renderScreen(<></>, {
    rest,
    live,
    path: `/jobs/interview/${job.id}${search}`,
    routes: () => [{ path: '/jobs/interview/:id', element: <PipelinePage /> }],
    keys: ['JobRequest:InterviewManage', 'JobRequest:ReadJobRequest', 'JobRequest:AddCandidateToJobRequest'],
  })
  return {
    ...opened,
    rest,
    state,
    emit,
    calls: (operation: string) => rest.callsOf(operation as never) as { body: unknown }[],
  }
}
const column = async (name: string) => within(await screen.findByRole('region', { name }))
const result = (number: number, outcome: 'done' | 'conflict', statusId: string) => ({
  actionId: uuid(900),
  results: [{ candidateId: uuid(number + 1000), id: uuid(number), outcome, statusId, by: 'minh', date: at }],
})

test('shows the job, its counts, and each candidate in the column of the stage', async () => {
  open([place(2001), place(2002, offered)])
  expect(await screen.findByRole('heading', { level: 1, name: 'Developer' })).toBeTruthy()
  expect((await column('New')).getByText('Person 2001')).toBeTruthy()
  expect((await column('Offered')).getByText('Person 2002')).toBeTruthy()
  expect((await column('New')).getByText('1 candidate in New')).toBeTruthy()
})

test('a card that somebody else has moved goes to its real stage, and the user is told who moved it', async () => {
  const { user, rest, state, calls } = open([place(2001)])
  rest.on(contract.jobCandidatesMove, () => {
    state.places = [place(2001, fresh)]
    return result(2001, 'conflict', fresh)
  })
  await user.click(await screen.findByRole('button', { name: 'Next: Offered (Person 2001)' }))
  expect(await toast('User minh has already moved Person 2001 to New.')).toBeTruthy()
  expect((await column('New')).getByText('Person 2001')).toBeTruthy()
  expect(calls('jobCandidatesMove')[0]!.body).toMatchObject({
    statusId: offered,
    seen: [{ candidateId: uuid(3001), statusId: fresh }],
  })
})

test('a card moves to the new column at once, and back when the move fails', async () => {
  const { user, rest } = open([place(2001)])
  let fail = () => {}
  rest.on(
    contract.jobCandidatesMove,
    () =>
      new Promise((_resolve, reject) => {
        fail = () =>
          reject(new RequestError('REFUSED', 'no', { errorCode: 'JOB_ENDED', params: { title: 'Developer' } }))
      }) as never,
  )
  await user.click(await screen.findByRole('button', { name: 'Next: Offered (Person 2001)' }))
  const target = await column('Offered')
  await waitFor(() => expect(target.getByText('Person 2001')).toBeTruthy())
  await act(async () => fail())
  expect(await toast(/Developer has ended/)).toBeTruthy()
  expect((await column('New')).getByText('Person 2001')).toBeTruthy()
})

test("a colleague's move appears without a reload, and a new candidate is loaded", async () => {
  const { state, emit } = open([place(2001)])
  expect((await column('New')).getByText('Person 2001')).toBeTruthy()
  state.places = [place(2001, offered), place(2002)]
  await act(async () => emit('job.pipelineChanged', job.id, { ids: [uuid(2001)], removedIds: [] }))
  const target = await column('Offered')
  await waitFor(() => expect(target.getByText('Person 2001')).toBeTruthy())
  await act(async () => emit('job.pipelineChanged', job.id, { ids: [uuid(2002)], removedIds: [] }))
  expect(await screen.findByText('Person 2002')).toBeTruthy()
})

test('selected cards are rejected together with a reason and a mail', async () => {
  const { user, rest, calls } = open([place(2001), place(2002)])
  rest
    .on(rejectReasonList, () => [{ id: uuid(80), name: 'No answer', isDefault: false }])
    .on(emailTemplatesByCompany, () => [])
    .on(contract.jobCandidatesReject, () => ({ actionId: uuid(900), results: [] }))
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Person 2001' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose Person 2002' }))
  const bar = within(screen.getByRole('region', { name: 'Chosen candidates' }))
  expect(bar.getByText('2 candidates selected')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject: 2 candidates' }))
  await user.click(await dialog.findByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'No answer')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('jobCandidatesReject')[0]!.body).toMatchObject({
    candidateIds: [uuid(3001), uuid(3002)],
    reasonId: uuid(80),
  })
})

test('a reason selects its template; a rejection can set another one as its template', async () => {
  const { user, rest, calls } = open([place(2001)])
  const template = (number: number, name: string) => ({
    id: uuid(number),
    type: 7,
    name,
    subject: 'S',
    contents: '<p>x</p>',
    emailTemplate: '',
    emailFrom: 'jobs@mail.example',
    emailFromName: 'Jobs',
    isDefault: false,
  })
  rest
    .on(rejectReasonList, () => [
      { id: uuid(80), name: 'No answer', isDefault: false },
      { id: uuid(81), name: 'Salary', isDefault: false },
    ])
    .on(emailTemplatesByCompany, () => [template(600, 'Short'), template(601, 'Long')])
    .on(emailTemplateTypeList, () => [])
    .on(contract.rejectReasonTemplates, () => [{ reasonId: uuid(80), templateId: uuid(600) }])
    .on(contract.jobCandidatesReject, () => ({ actionId: uuid(900), results: [] }))
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Person 2001' }))
  await user.click(
    within(screen.getByRole('region', { name: 'Chosen candidates' })).getByRole('button', { name: 'Reject' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject: Person 2001' }))
  const mail = async () =>
    (await dialog.findByLabelText<HTMLSelectElement>(/^E-mail to the candidate/)).selectedOptions[0]!.textContent
  await user.selectOptions(await dialog.findByLabelText(/^Reason/), 'No answer')
  expect(await mail()).toBe('Short — S')
  expect(dialog.queryByRole('switch')).toBeNull()
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Salary')
  expect(await mail()).toBe('No e-mail')
  await user.selectOptions(dialog.getByLabelText(/^E-mail to the candidate/), 'Long — S')
  await user.click(await dialog.findByRole('switch', { name: 'Always suggest this e-mail for this reason' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('jobCandidatesReject')[0]!.body).toMatchObject({
    reasonId: uuid(81),
    templateId: uuid(601),
    isReasonsTemplate: true,
  })
})

test('the table shows the same candidates with the filters of the address', async () => {
  const { calls } = open(
    [place(2001, fresh, { isRejected: true, rejectReason: 'No answer' })],
    '?show=table&rejected=only&days=7',
  )
  expect(await screen.findByText('Person 2001')).toBeTruthy()
  expect(screen.getByText('Rejected', { selector: 'td *' })).toBeTruthy()
  expect(calls('jobCandidateList').at(-1)!.body).toMatchObject({ isRejected: true, leastDays: 7, sortBy: 'since' })
})

test('the header follows the job: its number of openings and its status', async () => {
  const { rest, emit, calls } = open([place(2001)])
  const count = async (name: string) => (await screen.findByText(name)).closest('div')!.textContent
  expect(await count('People wanted')).toContain('2')
  const before = calls('jobsByIds').length
  rest.on(jobsByIds, () => [{ ...job, total: 7, lack: 6, status: 2 as const, title: 'Senior developer' }])
  await act(async () => emit('list.changed', companyId, { list: 'JOBS', rowId: uuid(2) }))
  await act(async () => emit('list.changed', companyId, { list: 'JOBS', rowId: job.id }))
  await waitFor(async () => expect(await count('People wanted')).toContain('7'))
  expect(await count('Openings remaining')).toContain('6')
  expect(screen.getByText('On Hold')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Senior developer' })).toBeTruthy()
  // Another job is not read again.
  expect(calls('jobsByIds').length).toBe(before + 1)
})

test('without candidates the page says so', async () => {
  open([])
  expect(await screen.findByText('No candidates on this job yet')).toBeTruthy()
})

test('filters without a match can be cleared', async () => {
  const { user, search } = open([], '?keyword=zzz')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(search()).toEqual({}))
})

test('a job without a workflow asks for one', async () => {
  const { rest, user } = open([place(2001)])
  rest
    .on(jobsByIds, () => [{ ...job, workflowId: null }])
    .on(contract.jobPipelines, () => [{ jobId: job.id, stages: [] }])
    .on(contract.jobSetWorkflow, () => ({ moved: 1 }))
  expect(await screen.findByText('This job has no workflow yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Choose a workflow' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a workflow' }))
  await user.selectOptions(await dialog.findByLabelText(/^Workflow/), 'Hiring')
  rest.on(jobsByIds, () => [job])
  await user.click(dialog.getByRole('button', { name: 'Choose a workflow' }))
  expect(await toast('The job now uses the workflow Hiring.')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'New' })).toBeTruthy()
})

test('an unknown job is reported as not found', async () => {
  const { rest } = open([])
  rest.on(jobsByIds, () => [])
  expect(await screen.findByText('This job does not exist')).toBeTruthy()
})
