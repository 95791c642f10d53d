import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { newId } from '../../../services/core/ids.ts'
import { departmentsByCompany, type Department } from '../../../services/features/departments/contract.ts'
import { statusGroupList, systemStatusList } from '../../../services/features/lookups/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
let departments: Department[]
beforeAll(async () => {
  here = await startLookups()
  departments = await here.as('interviewer').ok(departmentsByCompany)
})
const made: string[] = []
afterEach(async () => {
  for (const id of made.splice(0)) await remove(id)
})
afterAll(() => here?.close())

const as = (userName = 'interviewer') => here.as(userName)
const on = (...keys: string[]) =>
  departments.filter(({ key }) => keys.includes(key)).map(({ id, key }) => ({ id_Department: id, departmentKey: key }))
/** Created workflows are deleted after their test. */
const create = async (body: object, userName?: string) => {
  const answer = await as(userName).raw(contract.workflowGroupCreate, { body: { id: nullId, active: false, ...body } })
  if (answer.status === 200) made.push(answer.body)
  return answer
}
const read = (id: string, userName?: string) => as(userName).ok(contract.workflowGroupGet, { params: { id } })
const workflowNamed = async (name: string) => {
  const { status, body: id } = await create({ name, onDepartments: on('HR') })
  expect(status).toBe(200)
  return read(id)
}
const bodyOf = ({ name, active, onDepartments, version, statuses }: contract.WorkflowGroup) => ({
  name,
  active,
  onDepartments,
  version,
  statuses: statuses.map(({ id, key, name: title, color }) => ({ id: id as string | null, key, name: title, color })),
})
const save = (id: string, body: object, userName?: string) =>
  as(userName).raw(contract.workflowGroupUpdate, { params: { id }, body })
const remove = (id: string, userName?: string) => as(userName).raw(contract.workflowGroupDelete, { params: { id } })
const keys = ({ statuses }: contract.WorkflowGroup) => statuses.map(({ key }) => key)
const screening = { id: null, key: 'SCREENING', name: 'First look', color: '#123456' }

test('the demo has workflows of both companies, newest first, with statuses, triggers and jobs; each company sees its own', async () => {
  const { data, totalItem } = await as('recruiter').ok(contract.workflowGroupList, { body: {} })
  expect(totalItem).toBe(3)
  expect(data.map(({ createdDate }) => createdDate)).toEqual(
    data
      .map(({ createdDate }) => createdDate)
      .sort()
      .reverse(),
  )
  const engineering = data.find(({ name }) => name === 'Engineering hiring')!
  expect(engineering).toMatchObject({
    active: true,
    departments: expect.arrayContaining(['Backend', 'Frontend']),
    version: 1,
  })
  expect(engineering.jobCount).toBeGreaterThan(0)
  expect(engineering.statuses.some(({ candidateCount }) => candidateCount! > 0)).toBe(true)
  expect(engineering.statuses.find(({ key }) => key === 'INTERVIEWED')!.triggers).toMatchObject([
    { kind: 'askFeedback', templateName: 'Feedback request', userNames: ['manager'] },
  ])
  const log = (await as('recruiter').ok(contract.workflowRunList, { body: { groupId: engineering.id } })).data
  expect(log.length).toBeGreaterThan(5)
  expect(log.map(({ date }) => date)).toEqual(
    log
      .map(({ date }) => date)
      .sort()
      .reverse(),
  )
  const other = (await as('admin@other').ok(contract.workflowGroupList, { body: {} })).data
  expect(other.map(({ name }) => name).sort()).toEqual(['Management search', 'Standard hiring'])
  expect((await as('admin@other').raw(contract.workflowGroupGet, { params: { id: engineering.id } })).status).toBe(404)
  expect((await remove(engineering.id, 'admin@other')).status).toBe(404)
  const all = await as('manager').ok(contract.workflowList)
  expect(all.map(({ id }) => id).sort()).toEqual(data.map(({ id }) => id).sort())
})

test('a new workflow is inactive, starts with the system statuses, and is returned by its id', async () => {
  const { status, body: id } = await create({ name: '  Thực tập sinh ', active: true, onDepartments: on('HR', 'TA') })
  expect(status).toBe(200)
  const workflow = await read(id, 'recruiter')
  expect(workflow).toMatchObject({
    name: 'Thực tập sinh',
    active: false,
    version: 1,
    jobCount: 0,
    createdBy: 'interviewer',
    departments: ['Human resources', 'Talent acquisition'],
  })
  const system = await as().ok(systemStatusList)
  expect(workflow.statuses.map(({ key, name, color, isSystem }) => ({ key, name, color, isSystem }))).toEqual(
    system.map(({ key, name, color }) => ({ key, name, color, isSystem: true })),
  )
  expect(await as().ok(contract.workflowBaseStatuses)).toEqual(system)
  expect(await as().ok(contract.workflowStatusesByGroup, { query: { id } })).toEqual(workflow.statuses)
  expect((await remove(id)).body).toBe(true)
  expect((await as().raw(contract.workflowGroupGet, { params: { id } })).status).toBe(404)
})

test('name and department are required; a name is unique', async () => {
  const required = ['This field is required']
  expect((await create({ name: ' ', onDepartments: on('HR') })).body).toMatchObject({ errors: { name: required } })
  expect((await create({ name: 'x'.repeat(251), onDepartments: on('HR') })).body).toMatchObject({
    errors: { name: ['Maximum length is 250'] },
  })
  expect((await create({ name: 'No department', onDepartments: [] })).body).toMatchObject({
    errors: { onDepartments: required },
  })
  expect((await create({ name: 'Elsewhere', onDepartments: [{ id_Department: newId() }] })).status).toBe(400)
  expect((await create({ name: 'engineering HIRING', onDepartments: on('HR') })).body).toMatchObject({
    errors: { name: ['There is already a workflow with this name'] },
  })
  const count = async () => (await as().ok(contract.workflowGroupList, { body: {} })).totalItem
  const before = await count()
  const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Twice', onDepartments: on('HR') })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(await count()).toBe(before! + 1)
})

test('statuses are added, renamed, reordered and removed in one save', async () => {
  const workflow = await workflowNamed('Ordered')
  const body = bodyOf(workflow)
  const [first, ...others] = body.statuses
  const { body: saved } = await save(workflow.id, {
    ...body,
    name: 'Ordered well',
    active: true,
    onDepartments: on('SALES', 'FIN'),
    statuses: [screening, ...others, first],
  })
  expect(saved).toMatchObject({
    name: 'Ordered well',
    active: true,
    version: 2,
    updatedBy: 'interviewer',
    departments: ['Finance', 'Kinh doanh'],
  })
  expect(keys(saved)).toEqual(['SCREENING', ...keys(workflow).slice(1), 'NEW'])
  expect(saved.statuses[0]).toMatchObject({ name: 'First look', color: '#123456', isSystem: false })
  expect(saved.statuses.at(-1).id).toBe(workflow.statuses[0]!.id)
  const after = await save(workflow.id, { ...bodyOf(saved), statuses: bodyOf(saved).statuses.slice(1) })
  expect(keys(after.body)).not.toContain('SCREENING')
})

test('a save of an outdated version is refused with 599 and changes nothing', async () => {
  const workflow = await workflowNamed('Contested')
  expect((await save(workflow.id, { ...bodyOf(workflow), name: 'Contested, first' }, 'admin')).status).toBe(200)
  const { status, body } = await save(workflow.id, { ...bodyOf(workflow), name: 'Contested, second' })
  expect([status, body]).toMatchObject([400, { errorCode: '599', paramValues: { updatedBy: 'admin' } }])
  expect(await read(workflow.id)).toMatchObject({ name: 'Contested, first', version: 2 })
})

test('system statuses cannot be changed; a status occurs once, and must exist', async () => {
  const workflow = await workflowNamed('Fixed')
  const body = bodyOf(workflow)
  const [first, ...others] = body.statuses
  const refused = async (statuses: object[]) => {
    const { status, body: said } = await save(workflow.id, { ...body, statuses })
    expect(status).toBe(400)
    return said.errors.statuses[0]
  }
  expect(await refused(others)).toBe('New is a system status and cannot be changed')
  expect(await refused([{ ...first, name: 'Fresh' }, ...others])).toBe('New is a system status and cannot be changed')
  expect(await refused([first!, ...others, { ...first, id: null }])).toBe('contains a status twice')
  expect(await refused([...body.statuses, { ...screening, key: 'NOWHERE' }])).toBe('There is no status NOWHERE')
  expect(await refused([...body.statuses, { ...screening, id: newId() }])).toBe('contains a status of another workflow')
  expect(await refused([...body.statuses, { ...screening, name: '  ' }])).toBe('This field is required')
  expect(
    (await save(workflow.id, { ...body, statuses: [...body.statuses, { ...screening, color: 'red' }] })).status,
  ).toBe(400)
  expect(await read(workflow.id)).toEqual(workflow)
  const id = workflow.statuses[0]!.id
  expect(
    (await as().raw(contract.workflowStatusUpdate, { body: { id, name: 'Fresh', color: '#000000' } })).status,
  ).toBe(400)
  expect((await as().raw(contract.workflowStatusDelete, { query: { id } })).status).toBe(400)
})

test('single statuses are renamed, reordered and removed by separate calls', async () => {
  const workflow = await workflowNamed('By single calls')
  const { body: saved } = await save(workflow.id, {
    ...bodyOf(workflow),
    statuses: [...bodyOf(workflow).statuses, screening],
  })
  const added = saved.statuses.at(-1)
  expect(
    await as().ok(contract.workflowStatusUpdate, { body: { id: added.id, name: ' Second look ', color: '#abcdef' } }),
  ).toMatchObject({ name: 'Second look', color: '#abcdef', key: 'SCREENING' })
  const turned = saved.statuses.map(({ id }: { id: string }) => id).toReversed()
  expect(
    (await as().ok(contract.workflowStatusOrder, { body: { groupId: workflow.id, statusIds: turned } })).map(
      ({ id }) => id,
    ),
  ).toEqual(turned)
  expect(
    (await as().raw(contract.workflowStatusOrder, { body: { groupId: workflow.id, statusIds: turned.slice(1) } }))
      .status,
  ).toBe(400)
  expect(
    (
      await as().raw(contract.workflowStatusOrder, {
        body: { groupId: workflow.id, statusIds: turned.fill(turned[0]) },
      })
    ).status,
  ).toBe(400)
  expect(await as().ok(contract.workflowStatusDelete, { query: { id: added.id } })).toBe(true)
  expect((await read(workflow.id)).version).toBe(5)
})

test('a workflow with jobs and a status with candidates cannot be deleted', async () => {
  const engineering = (await as().ok(contract.workflowList)).find(({ name }) => name === 'Engineering hiring')!
  expect((await remove(engineering.id)).body).toMatchObject({
    errorCode: 'WORKFLOW_IN_USE',
    paramValues: { name: 'Engineering hiring', count: String(engineering.jobCount) },
  })
  const busy = engineering.statuses.find(({ candidateCount, isSystem }) => candidateCount! > 0 && !isSystem)!
  const inUse = {
    errorCode: 'WORKFLOW_STATUS_IN_USE',
    paramValues: { name: busy.name, count: String(busy.candidateCount) },
  }
  expect((await as().raw(contract.workflowStatusDelete, { query: { id: busy.id } })).body).toMatchObject(inUse)
  expect(
    (
      await save(engineering.id, {
        ...bodyOf(engineering),
        statuses: bodyOf(engineering).statuses.filter(({ id }) => id !== busy.id),
      })
    ).body,
  ).toMatchObject(inUse)
  expect(await read(engineering.id)).toEqual(engineering)
})

test('statuses of a job are those of its workflow; those of a company are one per key of active workflows', async () => {
  const job = await here.db
    .from('job')
    .select(['job.id', 'job.workflow_id'])
    .where('job.workflow_id', 'is not', null)
    .orderBy('job.id')
    .executeTakeFirstOrThrow()
  const statuses = () => as('manager').ok(contract.workflowStatusesByJob, { query: { jobId: job.id } })
  const follow = (workflowId: string | null) =>
    here.db.update('job').set({ workflow_id: workflowId }).where('job.id', '=', job.id).execute()
  const following = await statuses()
  await follow(null)
  const free = await statuses()
  await follow(job.workflow_id)
  expect(following).toEqual((await read(job.workflow_id!)).statuses)
  expect(free).toEqual([])
  expect((await as('admin@other').raw(contract.workflowStatusesByJob, { query: { jobId: job.id } })).status).toBe(404)
  const all = (await as().ok(contract.workflowStatusesByCompany)).map(({ key }) => key)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining(['NEW', 'SALARY_PROPOSED', 'CV_FAILED']))
  const groups = (await as().ok(statusGroupList)).flatMap(({ statuses }) => statuses.map(({ key }) => key))
  expect(all.filter((key) => !groups.includes(key))).toEqual(expect.arrayContaining(['NEW', 'REJECTED']))
})

test('users who may only read cannot change anything', async () => {
  const [workflow] = await as('recruiter').ok(contract.workflowList)
  expect((await create({ name: 'Mine', onDepartments: on('HR') }, 'recruiter')).status).toBe(403)
  expect((await save(workflow!.id, bodyOf(workflow!), 'recruiter')).status).toBe(403)
  expect((await remove(workflow!.id, 'recruiter')).status).toBe(403)
  expect((await as('finance').raw(contract.workflowGroupList, { body: {} })).status).toBe(403)
})
