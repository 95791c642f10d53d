import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { departmentByIds } from '../../../services/features/departments/contract.ts'
import { jobCreate, jobUpdate } from '../../../services/features/jobs/contract.ts'
import JobCreatePage from '../../../web/features/jobs/form/JobCreatePage.tsx'
import JobEditPage from '../../../web/features/jobs/form/JobEditPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { departments, jobRecord, jobServices } from './jobServices.ts'

const pages = (
  <Routes>
    <Route path="/jobs/create" element={<JobCreatePage />} />
    <Route path="/jobs/:id" element={<JobEditPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)
const open = (
  given: ReturnType<typeof jobServices>,
  path: string,
  can?: (key: string | readonly string[]) => boolean,
) => ({
  ...given,
  ...renderScreen(pages, {
    rest: given.rest,
    path,
    ...(can && { can: can as never }),
    keys: [
      'JobRequest:InterviewManage',
      'JobRequest:ReadJobRequest',
      'JobRequest:CreateJobRequest',
      'JobRequest:UpdateJobRequest',
    ],
  }),
})
const editPath = `/jobs/${uuid(1)}`

test.each([
  ['is changed', editPath],
  ['is copied', `/jobs/create?copy=${uuid(1)}`],
])('a job whose department cannot be read opens no form when it %s', async (_what, path) => {
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

beforeEach(() => localStorage.clear())
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Save' }))
const write = async (user: ReturnType<typeof open>['user'], name: string | RegExp, text: string) => {
  const field = await box(name)
  await user.clear(field)
  await user.type(field, text)
}

test('a job is created: the input is sent in the terms of the services, and the job opens beside the list', async () => {
  const { user, calls, router } = open(jobServices(), '/jobs/create')
  await user.type(await box(/^Title/), ' Night Porter ')
  await write(user, /^Quantity/, '3')
  await user.click(screen.getByRole('button', { name: /^Department:/ }))
  await user.click(await screen.findByRole('treeitem', { name: /Engineering/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: /^Job category/ }), 'Hotels')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Priority/ }), 'Urgent')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Workflow' }), 'Hiring')
  await write(user, 'Salary from', '1000')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'VND')
  await save(user)
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('jobCreate')).toHaveLength(1)
  expect(calls('jobCreate')[0]!.body).toMatchObject({
    title: 'Night Porter',
    quantity: 3,
    departmentId: uuid(500),
    jobCategoryId: uuid(300),
    priority: 'Urgent',
    workflowId: uuid(60),
    salaryFrom: 1000,
    salaryTo: null,
    salaryCurrencyId: uuid(350),
  })
  await waitFor(() => expect(router.state.location.search).toBe(`?job=${uuid(90)}`))
})

test('missing and excessive values are reported under their fields, and nothing is sent', async () => {
  const { user, calls } = open(jobServices(), '/jobs/create')
  await write(user, /^Quantity/, '0')
  await write(user, 'Salary from', '1000')
  await write(user, 'Salary to', '999')
  await save(user)
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(screen.getByText('Minimum length is 1')).toBeTruthy()
  expect(screen.getByText('Minimum length is 1000')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^Title/)))
  const title = await box(/^Title/)
  await user.click(title)
  await user.paste('x'.repeat(251))
  expect(await screen.findByText('Maximum length is 250')).toBeTruthy()
  await user.clear(title)
  await user.paste('x'.repeat(250))
  await waitFor(() => expect(screen.queryByText('Maximum length is 250')).toBeNull())
  await write(user, /^Quantity/, '10001')
  expect(await screen.findByText('Maximum length is 10000')).toBeTruthy()
  expect(calls('jobCreate')).toEqual([])
})

test('errors from the services are shown under their fields', async () => {
  const given = jobServices()
  given.rest.on(jobCreate, () => {
    throw new RequestError('BAD_INPUT', 'no', {
      fields: {
        dueDate: ['is before the first day'],
        ownerId: ['Unknown user'],
        workflowId: ['is not an active workflow'],
      },
    })
  })
  const { user, router } = open(given, '/jobs/create')
  await user.type(await box(/^Title/), 'Porter')
  await screen.findByRole('combobox', { name: 'Workflow' })
  await save(user)
  for (const text of ['is before the first day', 'Unknown user', 'is not an active workflow'])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Workflow' }).getAttribute('aria-invalid')).toBe('true')
  expect(router.state.location.pathname).toBe('/jobs/create')
})

test('leaving asks for confirmation after input; the draft stays until it is discarded', async () => {
  const { user, router } = open(jobServices([jobRecord(1)]), editPath)
  await write(user, /^Title/, 'Day Porter')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(dialog.getByRole('button', { name: 'Stay' }))
  expect((await box(/^Title/)).value).toBe('Day Porter')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Leave' }),
  )
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
  expect(router.state.location.search).toBe(`?job=${uuid(1)}`)
})

test('a job is changed with the version that was read; on a conflict the second user decides whose values to keep', async () => {
  const given = jobServices([jobRecord(1)])
  const { user, calls } = open(given, editPath)
  await write(user, /^Title/, 'Day Porter')
  given.rest.on(jobUpdate, ({ params, body }) => {
    if (body.version !== undefined) throw new RequestError('CONFLICT', 'Changed meanwhile', { errorCode: '599' })
    return jobRecord(1, { id: String(params!.id), title: String(body.title), version: 6 })
  })
  await save(user)
  const question = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this record' }))
  await user.click(question.getByRole('button', { name: 'Overwrite with mine' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('jobUpdate').map(({ body }) => (body as { version?: number }).version)).toEqual([4, undefined])
  expect(calls('jobUpdate')[1]!.body).toMatchObject({
    title: 'Day Porter',
    departmentId: uuid(500),
    hashtags: ['night'],
  })
})

test('a priority that only the services know is shown as they name it, and stays unchanged', async () => {
  const { user, calls } = open(jobServices([jobRecord(1, { priority: 'Blocker' as never })]), editPath)
  await write(user, /^Title/, 'Day Porter')
  const priority = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Priority/ })
  expect(priority.selectedOptions[0]!.text).toBe('Blocker')
  await save(user)
  await toast('Update successfully!')
  expect(calls('jobUpdate')[0]!.body).not.toHaveProperty('priority')
})

test('a copy starts today without an owner, and with a priority that can be created', async () => {
  const copied = jobRecord(1, { priority: 'Blocker' as never, workflowId: uuid(60) })
  const { user, calls } = open(jobServices([copied]), `/jobs/create?copy=${uuid(1)}`)
  expect((await box(/^Title/)).value).toBe('Job 1')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Priority/ }).value).toBe('NORMAL')
  const workflow = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Workflow' })
  expect(workflow.selectedOptions[0]!.text).toBe('Hiring')
  expect([...workflow.options].map(({ text }) => text)).toEqual(["The department's workflow", 'Hiring'])
  await save(user)
  await toast('Add successfully!')
  expect(calls('jobCreate')[0]!.body).toMatchObject({ priority: 'Normal', workflowId: uuid(60), openDate: null })
})

test('the workflow of an existing job is changed on the page of its candidates', async () => {
  open(jobServices([jobRecord(1, { workflowId: uuid(60) })]), editPath)
  expect(await screen.findByText('Hiring')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Workflow' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Change it in the pipeline' })
  expect(link.getAttribute('href')).toBe(`/jobs/interview/${uuid(1)}`)
})

test('the workflow field is hidden from users who may not see workflows', async () => {
  const { sentQueries } = open(jobServices(), '/jobs/create', (keys) => !String(keys).includes('Interview'))
  expect(await box(/^Title/)).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Workflow' })).toBeNull()
  expect(sentQueries.map(({ query }) => query)).not.toContain('WorkflowChoiceQuery')
})

test('a job that no longer exists is reported', async () => {
  open(jobServices(), editPath)
  expect(await screen.findByText('This job does not exist any more.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
