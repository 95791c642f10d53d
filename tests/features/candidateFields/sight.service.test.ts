import { afterAll, beforeAll, expect, test } from 'vitest'
import { candidateLogs } from '../../../services/features/candidateNotes/contract.ts'
import { candidateByIds, candidateGet, candidateUpdate } from '../../../services/features/candidates/contract.ts'
import { candidateExport, candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { candidateDuplicates, candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import * as contract from '../../../services/features/candidateFields/contract.ts'
import { companyExtendSetting, extendCandidateList } from '../../../services/features/settings/contract.ts'
import { addCandidates } from '../candidates/reads.fixture.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

// The recruiter cannot see the candidate's salary; the manager and users who manage the fields can.
let here: PipelinesHere
let ids: Record<string, string>
const salary = { key: 'Salary', label: 'Salary', inputType: 'Input', required: true, active: true, values: [] } as const
beforeAll(async () => {
  here = await startPipelines()
  await here.as('admin').ok(contract.candidateFieldManageCreate, { body: { ...salary, roles: ['HiringManager'] } })
  await here
    .as('admin')
    .ok(contract.candidateFieldManageCreate, { body: { ...salary, key: 'Shirt', label: 'Shirt', required: false } })
  ids = await addCandidates(here.db, [
    { name: 'Paid Person', emails: ['paid@sight.example'], extend_properties: '{"Salary":"4200","Shirt":"M"}' },
    { name: 'Paid Twin', emails: ['twin@sight.example'], extend_properties: '{"Salary":"9900"}' },
  ])
})
afterAll(() => here?.close())

const id = () => ids['Paid Person']!
const valuesOf = (candidate: { extendProperties: string }) => JSON.parse(candidate.extendProperties) as object
const stored = async () =>
  (await here.db.from('candidate').select('extend_properties').where('id', '=', id()).executeTakeFirstOrThrow())
    .extend_properties
const get = (userName: string) => here.as(userName).ok(candidateGet, { params: { id: id() } })

test('forms contain a field only for roles that may see it; an unknown role is refused', async () => {
  const keys = async (userName: string) => (await here.as(userName).ok(extendCandidateList)).map(({ key }) => key)
  expect(await keys('recruiter')).not.toContain('Salary')
  expect(await keys('recruiter')).toContain('Shirt')
  expect(await keys('manager')).toContain('Salary')
  expect(await keys('admin')).toContain('Salary')
  const { key: _key, ...fields } = salary
  // A change without roles does not change who may see it.
  await here.as('admin').ok(contract.candidateFieldManageUpdate, { params: { key: 'Salary' }, body: fields })
  const all = await here.as('admin').ok(extendCandidateList)
  const withoutRoles = all.map(({ roles: _roles, ...field }) => field)
  await here.as('admin').ok(companyExtendSetting, { body: { extendCandidate: withoutRoles } })
  expect(await keys('recruiter')).not.toContain('Salary')
  const wrong = await here
    .as('admin')
    .raw(contract.candidateFieldManageUpdate, { params: { key: 'Salary' }, body: { ...fields, roles: ['Nobody'] } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { roles: [expect.any(String)] } } })
})

test('its values reach nobody else: not in the record, list, export, duplicate check or log', async () => {
  expect(valuesOf(await get('admin'))).toEqual({ Salary: '4200', Shirt: 'M' })
  expect(valuesOf(await get('recruiter'))).toEqual({ Shirt: 'M' })
  const [row] = await here.as('recruiter').ok(candidateByIds, { body: { ids: [id()] } })
  expect(valuesOf(row!)).toEqual({ Shirt: 'M' })
  const list = await here.as('recruiter').ok(candidateList, { body: { searchBox: 'paid@sight' } })
  expect(list.data.map(valuesOf)).toEqual([{ Shirt: 'M' }])
  const columns = ['name', 'extension:Salary', 'extension:Shirt']
  const csv = async (userName: string) =>
    (await here.as(userName).raw(candidateExport, { body: { searchBox: 'paid@sight', columns } })).body as string
  expect(await csv('admin')).toContain('4200')
  expect(await csv('recruiter')).not.toContain('4200')
  const twins = await here
    .as('recruiter')
    .ok(candidateDuplicates, { body: { name: 'Paid Person', phones: [], emails: ['paid@sight.example'] } })
  expect(JSON.stringify(twins)).toContain('Paid Person')
  expect(JSON.stringify(twins)).not.toContain('4200')
})

test('nobody else can search candidates by it', async () => {
  const ask = (userName: string) =>
    here
      .as(userName)
      .raw(candidateList, {
        body: { filters: [{ filter: 'extension:Salary', operator: 'contains', value: ['4200'] }] },
      })
  expect((await ask('admin')).status).toBe(200)
  expect(await ask('recruiter')).toMatchObject({
    status: 400,
    body: { errors: { filters: ['extension:Salary: is not known'] } },
  })
})

test('a user who cannot see it changes the other fields and leaves it unchanged, whether required or not', async () => {
  const before = await get('recruiter')
  const update = (extendProperties: string) =>
    here
      .as('recruiter')
      .raw(candidateUpdate, { params: { id: id() }, body: { ...before, extendProperties, jobTitle: 'Lead' } })
  for (const guess of ['4200', '1']) {
    const refused = await update(JSON.stringify({ Shirt: 'L', Salary: guess }))
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { 'extendProperties.Salary': [expect.any(String)] } },
    })
  }
  const changed = await update('{"Shirt":"L"}')
  expect(changed.status).toBe(200)
  expect(valuesOf(changed.body as never)).toEqual({ Shirt: 'L' })
  expect(await stored()).toEqual({ Salary: '4200', Shirt: 'L' })
})

test('the log shows its new value to nobody else', async () => {
  const before = await get('admin')
  await here
    .as('admin')
    .ok(candidateUpdate, {
      params: { id: id() },
      body: { ...before, extendProperties: '{"Shirt":"L","Salary":"5000"}' },
    })
  const log = async (userName: string) =>
    JSON.stringify((await here.as(userName).ok(candidateLogs, { body: { candidateId: id() } })).data)
  expect(await log('admin')).toContain('5000')
  const recruiters = await log('recruiter')
  expect(recruiters).toContain('Shirt')
  expect(recruiters).not.toContain('5000')
})

test('a merge by a user who cannot see it preserves it, even if they take the other values', async () => {
  const { version } = await get('recruiter')
  const merged = await here
    .as('recruiter')
    .ok(candidateMerge, {
      body: { targetId: id(), sourceId: ids['Paid Twin']!, version, fields: ['extendProperties'], cateIds: [] },
    })
  expect(valuesOf(merged.candidate)).toEqual({ Shirt: 'L' })
  expect(await stored()).toEqual({ Salary: '5000', Shirt: 'L' })
})
