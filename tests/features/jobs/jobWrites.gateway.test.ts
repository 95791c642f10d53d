import { describe, expect, test } from 'vitest'
import * as contract from '../../../services/features/jobs/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, userId, uuid } from '../../support/records.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'

const detail = (given: Partial<contract.JobDetail> = {}): contract.JobDetail => ({
  id: uuid(1),
  title: 'Porter',
  departmentId: null,
  jobCategoryId: null,
  jobRankId: null,
  priority: 'Normal',
  status: 0,
  types: [],
  skills: [],
  locations: [],
  owner: 'recruiter',
  openDate: '2026-11-01',
  dueDate: null,
  total: 3,
  submitted: 0,
  offer: 0,
  lack: 3,
  publishStatus: null,
  isArchived: false,
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedDate: '2026-11-01T00:00:00.000Z',
  description: '<p>Opens doors</p>',
  qualification: '',
  benefit: '',
  salaryFrom: 10_000_000_000,
  salaryTo: null,
  hashtags: ['night'],
  hiringTeam: [],
  version: 4,
  ...given,
})
const item = (kind: string, number: number) => encodeId('VocabularyItem', `${kind}.${uuid(number)}`)
const keys = [
  'JobRequest:CreateJobRequest',
  'JobRequest:UpdateJobRequest',
  'JobRequest:DeleteJobRequest',
  'JobRequest:PublishJobRequest',
  'JobRequest:ReadJobRequest',
] as const
const viewer = viewerWith(...keys)

const create = 'mutation ($input: CreateJobInput!) { createJob(input: $input) { job { title version salaryFrom } } }'
const update = 'mutation ($input: UpdateJobInput!) { updateJob(input: $input) { job { title version } } }'

describe('a new job', () => {
  test('is sent to the services with their ids and names', async () => {
    const rest = fakeRest().on(contract.jobCreate, () => detail())
    const input = {
      title: 'Porter',
      quantity: 3,
      departmentId: idOf('Department', 2),
      categoryId: idOf('JobCategory', 3),
      rankId: idOf('JobRank', 4),
      priority: 'URGENT',
      dueDate: '2026-12-24',
      description: '<p>Opens doors</p>',
      salaryFrom: 10_000_000_000,
      salaryCurrencyId: item('salaryCurrency', 5),
      employmentTypeId: item('jobType', 6),
      hashtags: ['night'],
      ownerId: userId('manager'),
      hiringTeamIds: [userId('recruiter')],
      workflowId: idOf('Workflow', 7),
    }
    const { data, errors } = await execute(create, { rest, viewer, variables: { input } })
    expect([errors, data.createJob.job]).toEqual([[], { title: 'Porter', version: 4, salaryFrom: 10_000_000_000 }])
    expect(rest.calls.map(({ operation }) => operation)).toEqual(['jobCreate'])
    expect(rest.calls[0]!.body).toMatchObject({
      title: 'Porter',
      quantity: 3,
      departmentId: uuid(2),
      jobCategoryId: uuid(3),
      jobRankId: uuid(4),
      priority: 'Urgent',
      openDate: null,
      dueDate: '2026-12-24',
      salaryCurrencyId: uuid(5),
      jobTypeId: uuid(6),
      owner: 'manager',
      hiringTeam: ['recruiter'],
      workflowId: uuid(7),
    })
  })

  test('in the tab Hot is created by the call for hot jobs', async () => {
    const rest = fakeRest().on(contract.hotJobCreate, () => detail({ types: ['Hot'] }))
    const { errors } = await execute(create, {
      rest,
      viewer,
      variables: { input: { title: 'Porter', quantity: 1, isHot: true } },
    })
    expect([errors, rest.calls.map(({ operation }) => operation)]).toEqual([[], ['hotJobCreate']])
  })

  test('with an entry of another list is refused without a call', async () => {
    const rest = fakeRest()
    const input = { title: 'Porter', quantity: 1, industryId: item('salaryType', 1) }
    const answer = await execute(create, { rest, viewer, variables: { input } })
    expect(answer).toMatchObject({
      code: 'BAD_INPUT',
      errors: [{ extensions: { fields: { industryId: expect.anything() } } }],
    })
    expect(rest.calls).toEqual([])
  })

  test('maps the errors of the services to the field names of the input', async () => {
    const rest = fakeRest().on(contract.jobCreate, () => detail())
    await execute(create, { rest, viewer, variables: { input: { title: 'Porter', quantity: 1 } } })
    expect(rest.calls[0]!.fieldNames).toEqual({
      jobCategoryId: 'categoryId',
      jobRankId: 'rankId',
      jobTypeId: 'employmentTypeId',
      owner: 'ownerId',
      hiringTeam: 'hiringTeamIds',
    })
  })
})

test('a change sends the version that was read; another change since then is reported as a conflict', async () => {
  const rest = fakeRest().on(contract.jobUpdate, ({ body }) => {
    if (body!.version !== 4) throw new RequestError('CONFLICT', 'Changed meanwhile', { errorCode: '599' })
    return detail({ version: 5 })
  })
  const run = (version: number) =>
    execute(update, {
      rest,
      viewer,
      variables: { input: { id: idOf('Job', 1), title: 'Porter', quantity: 3, version } },
    })
  expect((await run(4)).data.updateJob.job.version).toBe(5)
  expect(await run(3)).toMatchObject({ code: 'CONFLICT' })
})

test('a change without a priority sends none, because the services may have a value of their own', async () => {
  const rest = fakeRest().on(contract.jobUpdate, () => detail())
  const input = { id: idOf('Job', 1), title: 'Porter', quantity: 3 }
  await execute(update, { rest, viewer, variables: { input } })
  expect(rest.calls[0]!.body).not.toHaveProperty('priority')
  const other = await execute(update, { rest, viewer, variables: { input: { ...input, priority: 'OTHER' } } })
  expect([other.code, rest.calls.length]).toEqual(['BAD_INPUT', 1])
})

test('the page of one job costs one call, and no call for the list of its rows', async () => {
  const rest = fakeRest().on(contract.jobDetailsByIds, () => [detail()])
  const document = `{ job(databaseId: "${uuid(1)}") { title description version hashtags isArchived publicationStatus closeReason } }`
  const { data, errors } = await execute(document, { rest, viewer })
  expect(errors).toEqual([])
  expect(data.job).toMatchObject({
    title: 'Porter',
    description: '<p>Opens doors</p>',
    version: 4,
    hashtags: ['night'],
  })
  expect(rest.calls.map(({ operation }) => operation)).toEqual(['jobDetailsByIds'])
})

test('services that return only the row leave the other fields empty', async () => {
  const {
    description: _d,
    qualification: _q,
    benefit: _b,
    hashtags: _h,
    hiringTeam: _t,
    version: _v,
    ...row
  } = detail()
  const rest = fakeRest().on(contract.jobDetailsByIds, () => [row])
  const document = `{ job(databaseId: "${uuid(1)}") { description version hashtags hiringTeam { userName } } }`
  const { data, errors } = await execute(document, { rest, viewer })
  expect([errors, data.job]).toEqual([[], { description: null, version: null, hashtags: [], hiringTeam: [] }])
})

test.each([
  ['publishJob', contract.jobPublish, '', { jobId: uuid(1) }],
  ['unpublishJob', contract.jobUnpublish, '', { jobId: uuid(1) }],
  ['setJobHot', contract.hotJobUpdate, ', isHot: true', { isHot: true }],
  [
    'changeJobStatus',
    contract.jobStatusChange,
    ', status: CLOSED, reason: BUDGET, note: "x"',
    { status: 1, reason: 'budget', note: 'x' },
  ],
  ['archiveJob', contract.jobArchive, ', isArchived: true', { isArchived: true }],
] as const)('%s makes one call and returns the job', async (name, operation, given, body) => {
  const rest = fakeRest().on(operation as typeof contract.jobPublish, () => detail({ title: 'After' }))
  const document = `mutation { ${name}(input: { id: "${idOf('Job', 1)}"${given} }) { job { title } } }`
  const { data, errors } = await execute(document, { rest, viewer })
  expect([errors, data[name].job.title, rest.calls.map((call) => call.body)]).toEqual([[], 'After', [body]])
  const denied = await execute(document, { rest, viewer: viewerWith('JobRequest:ListJobRequest') })
  expect([denied.code, rest.calls.length]).toEqual(['FORBIDDEN', 1])
})

test('a job is deleted by its id', async () => {
  const rest = fakeRest().on(contract.jobDelete, () => ({ status: 'OK' }))
  const { data } = await execute(`mutation { deleteJob(input: { id: "${idOf('Job', 1)}" }) { deletedJobId } }`, {
    rest,
    viewer,
  })
  expect([data.deleteJob.deletedJobId, rest.calls[0]!.params]).toEqual([idOf('Job', 1), { id: uuid(1) }])
})

test('the events of a job come in pages', async () => {
  const event = {
    id: uuid(9),
    kind: 'closed' as const,
    note: 'No money',
    userName: 'manager',
    date: '2026-11-02T00:00:00.000Z',
  }
  const rest = fakeRest()
    .on(contract.jobsByIds, () => [detail()])
    .on(contract.jobEventList, () => pageOf([event]))
  const document = `{ job(databaseId: "${uuid(1)}") { events(first: 5) { nodes { kind note at } } } }`
  const { data, errors } = await execute(document, { rest, viewer })
  expect([errors, data.job.events.nodes]).toEqual([[], [{ kind: 'CLOSED', note: 'No money', at: event.date }]])
  expect(rest.callsOf('jobEventList')[0]!.body).toEqual({ pageIndex: 0, pageSize: 5, total: false, jobId: uuid(1) })
})
