import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/departments/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const list = async (more: object = {}) =>
  (await admin().ok(contract.departmentManageList, { body: { pageIndex: 0, pageSize: 100, ...more } })).data
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.departmentManageCreate, { body: { active: true, ...body } })
const made = async (body: object) => (await create(body)).body as unknown as contract.Department
const update = (id: string, body: object, userName = 'admin') =>
  here.as(userName).raw(contract.departmentManageUpdate, { params: { id }, body: { active: true, ...body } })
const remove = (id: string, userName = 'admin') =>
  here.as(userName).raw(contract.departmentManageDelete, { params: { id } })
const codesOf = ({ body }: { body: object }) =>
  Object.fromEntries(
    Object.entries((body as { errorDetails?: Record<string, { code: string }[]> }).errorDetails ?? {}).map(
      ([field, [detail]]) => [field, detail!.code],
    ),
  )

test('the tree is listed with closed departments, parents first, and searched by text', async () => {
  const all = await list()
  const open = await admin().ok(contract.departmentsByCompany)
  expect(all.length).toBeGreaterThanOrEqual(open.length)
  for (const [at, { parentId }] of all.entries())
    if (parentId) expect(all.findIndex(({ id }) => id === parentId)).toBeLessThan(at)
  const [first] = all
  expect(await list({ keyword: first!.key })).toContainEqual(first)
  expect((await list({ active: true })).every(({ active }) => active)).toBe(true)
})

test('a department is created below another, moved, closed and deleted; pickers are updated at once', async () => {
  const [location] = await admin().ok(contract.locationsByCompany)
  const top = await made({
    key: 'ZETA',
    name: ' Zeta   nhóm ',
    legalName: 'Zeta Ltd',
    locationId: location!.id,
    manager: 'Manager',
  })
  expect(top).toMatchObject({ name: 'Zeta nhóm', legalName: 'Zeta Ltd', manager: 'manager', locationId: location!.id })
  const child = await made({ key: 'ZETA-1', name: 'Zeta one', parentId: top.id })
  const shown = async () => (await admin().ok(contract.departmentsByCompany)).map(({ key }) => key)
  expect(await shown()).toEqual(expect.arrayContaining(['ZETA', 'ZETA-1']))
  // Below itself, and below one of its descendants.
  expect(codesOf(await update(top.id, { key: 'ZETA', name: 'Zeta', parentId: top.id }))).toEqual({
    parentId: 'UNKNOWN_DEPARTMENT',
  })
  expect(codesOf(await update(top.id, { key: 'ZETA', name: 'Zeta', parentId: child.id }))).toEqual({
    parentId: 'UNKNOWN_DEPARTMENT',
  })
  expect((await remove(top.id)).body).toMatchObject({
    errorCode: 'DEPARTMENT_IN_USE',
    paramValues: { people: '0', jobs: '0', below: '1', workflows: '0' },
  })
  expect(await admin().ok(contract.departmentManageUsage, { body: { ids: [top.id, child.id] } })).toEqual(
    expect.arrayContaining([
      { id: top.id, people: 0, jobs: 0, below: 1, workflows: 0 },
      { id: child.id, people: 0, jobs: 0, below: 0, workflows: 0 },
    ]),
  )
  const closed = await update(top.id, { key: 'ZETA', name: 'Zeta', active: false })
  expect(closed.body).toMatchObject({ active: false, position: top.position })
  expect((await shown()).filter((key) => key.startsWith('ZETA'))).toEqual([])
  expect((await update(child.id, { key: 'ZETA-1', name: 'Zeta one', position: 5 })).body).toMatchObject({
    parentId: null,
    position: 5,
  })
  expect((await remove(top.id)).status).toBe(200)
  expect((await remove(child.id)).status).toBe(200)
  expect((await remove(child.id)).status).toBe(404)
})

test('a department cannot be deleted while it has a workflow: each workflow needs one', async () => {
  const { id } = await made({ key: 'WF', name: 'Of a workflow' })
  const workflow = crypto.randomUUID()
  await here.db
    .insert('workflow', { id: workflow, name: 'Only there', created_by: 'admin', updated_by: 'admin' } as never)
    .execute()
  await here.db.insert('workflow_department', { workflow_id: workflow, department_id: id }).execute()
  expect((await remove(id)).body).toMatchObject({ errorCode: 'DEPARTMENT_IN_USE', paramValues: { workflows: '1' } })
})

test('of two moves that would form a cycle together, the second is refused', async () => {
  const [one, two] = [await made({ key: 'C-1', name: 'One' }), await made({ key: 'C-2', name: 'Two' })]
  const both = await Promise.all([
    update(one.id, { key: 'C-1', name: 'One', parentId: two.id }),
    update(two.id, { key: 'C-2', name: 'Two', parentId: one.id }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('a department is moved below another, to a position among its children, and back to the top', async () => {
  const top = await made({ key: 'M', name: 'Moves' })
  const [one, two] = [
    await made({ key: 'M-1', name: 'First', parentId: top.id }),
    await made({ key: 'M-2', name: 'Second', parentId: top.id }),
  ]
  const guest = await made({ key: 'M-3', name: 'Guest' })
  const move = (id: string, body: object, userName = 'admin') =>
    here
      .as(userName)
      .raw(contract.departmentManageMove, { params: { id }, body: { parentId: null, beforeId: null, ...body } })
  const below = async () => (await list({ keyword: 'M-' })).filter(({ parentId }) => parentId === top.id)
  const keys = async () => (await below()).map(({ key }) => key)
  expect((await move(guest.id, { parentId: top.id, beforeId: two.id })).body).toMatchObject({ parentId: top.id })
  expect(await keys()).toEqual(['M-1', 'M-3', 'M-2'])
  expect((await move(guest.id, { parentId: top.id, beforeId: two.id })).status).toBe(200)
  expect(await keys()).toEqual(['M-1', 'M-3', 'M-2'])
  expect((await move(one.id, { parentId: top.id })).status).toBe(200)
  expect(await keys()).toEqual(['M-3', 'M-2', 'M-1'])
  const before = await list()
  expect(codesOf(await move(top.id, { parentId: guest.id }))).toEqual({ parentId: 'UNKNOWN_DEPARTMENT' })
  expect(codesOf(await move(one.id, { beforeId: two.id }))).toEqual({ beforeId: 'NOT_IN_LIST' })
  expect((await move(one.id, {}, 'admin@other')).status).toBe(404)
  expect((await move(one.id, {}, 'recruiter')).status).toBe(403)
  expect(await list()).toEqual(before)
  expect((await move(guest.id, {})).body).toMatchObject({ parentId: null })
  expect((await list()).filter(({ parentId }) => parentId === null).at(-1)!.key).toBe('M-3')
})

test('a user with an outdated department is notified of the change or move', async () => {
  const first = await made({ key: 'V-1', name: 'Version' })
  const { version } = first
  const changed = await update(first.id, { key: 'V-1', name: 'Version one', version })
  expect(changed.body).toMatchObject({ name: 'Version one', version: version! + 1 })
  expect((await update(first.id, { key: 'V-1', name: 'Late', version })).body).toMatchObject({ errorCode: '599' })
  const below = await made({ key: 'V-2', name: 'Above' })
  const move = { params: { id: first.id }, body: { parentId: below.id, beforeId: null } }
  expect(await admin().ok(contract.departmentManageMove, move)).toMatchObject({ version: version! + 2 })
  expect((await update(first.id, { key: 'V-1', name: 'Late', version: version! + 1 })).body).toMatchObject({
    errorCode: '599',
  })
  expect((await update(first.id, { key: 'V-1', name: 'Mine' })).body).toMatchObject({ name: 'Mine', parentId: null })
})

test('invalid input is reported by field and changes nothing', async () => {
  const before = await list()
  expect(codesOf(await create({ key: ' ', name: ' ' }))).toEqual({ key: 'REQUIRED', name: 'REQUIRED' })
  expect(codesOf(await create({ key: 'x'.repeat(31), name: 'x'.repeat(201) }))).toEqual({
    key: 'MAXIMUM',
    name: 'MAXIMUM',
  })
  const unknown = '00000000-0000-4000-8000-000000000099'
  expect(codesOf(await create({ key: 'A B', name: 'A', manager: 'nobody', locationId: unknown }))).toEqual({
    key: 'INVALID',
    manager: 'UNKNOWN_USER',
    locationId: 'NOT_IN_LIST',
  })
  expect(codesOf(await create({ key: 'NEW', name: 'New', parentId: unknown }))).toEqual({
    parentId: 'UNKNOWN_DEPARTMENT',
  })
  expect(codesOf(await create({ key: before[0]!.key.toLowerCase(), name: 'Again' }))).toEqual({ key: 'TAKEN' })
  expect(await list()).toEqual(before)
})

test('each company has its own departments, and only users with the permission change them', async () => {
  const { id } = await made({ key: 'OWN', name: 'Own' })
  expect((await update(id, { key: 'OWN', name: 'Taken over' }, 'admin@other')).status).toBe(404)
  expect((await remove(id, 'admin@other')).status).toBe(404)
  expect(await here.as('admin@other').ok(contract.departmentManageUsage, { body: { ids: [id] } })).toEqual([])
  expect((await create({ key: 'OTHER', name: 'Other', parentId: id }, 'admin@other')).status).toBe(400)
  expect((await create({ key: 'MINE', name: 'Mine' }, 'recruiter')).status).toBe(403)
  expect((await create({ key: 'OWN', name: 'Own' }, 'admin@other')).status).toBe(200)
})

test('departments are imported from a file, also below earlier rows; a check reports the same in advance', async () => {
  const send = async (operation: { path: string }, text: string) => {
    const form = new FormData()
    form.set('file', new Blob([text], { type: 'text/csv' }), 'departments.csv')
    const answer = await fetch(here.services.url + operation.path, {
      method: 'POST',
      body: form,
      headers: {
        authorization: `Bearer ${await here.services.identity.issueAccessToken('admin')}`,
        'idempotency-key': crypto.randomUUID(),
      },
    })
    return (await answer.json()) as any
  }
  const [known] = await list()
  const text = [
    'Code,Department,Parent,Manager,Location',
    'IMP,Imported,,manager,',
    'IMP-1,Imported one,imported,,',
    `IMP-2,Imported two,${known!.name},,`,
    `${known!.key},Known already,,,`,
    'IMP-3,Nowhere,Atlantis,nobody,Mars',
    ',No key,,,',
  ].join('\n')
  const expected = { total: 6, totalCreated: 3, totalExisted: 1, totalFailed: 2 }
  const check = await send(contract.departmentImportCheck, text)
  expect(check).toMatchObject(expected)
  expect(
    check.errors.map(({ row, messageDetails }: any) => [row, ...messageDetails.map(({ code }: any) => code)]),
  ).toEqual([
    [5, 'CELL_UNKNOWN', 'CELL_UNKNOWN', 'CELL_UNKNOWN'],
    [6, 'CELL_MISSING'],
  ])
  const { id } = await send(contract.departmentImportStart, text)
  const state = () => admin().ok(contract.departmentsImportGet, { query: { id } })
  await expect.poll(async () => (await state()).status, { timeout: 15_000 }).toBe('succeed')
  expect(await state()).toMatchObject(expected)
  const imported = await list({ keyword: 'imp' })
  const byKey = new Map(imported.map((one) => [one.key, one]))
  expect(byKey.get('IMP')).toMatchObject({ manager: 'manager', parentId: null })
  expect(byKey.get('IMP-1')!.parentId).toBe(byKey.get('IMP')!.id)
  expect(byKey.get('IMP-2')!.parentId).toBe(known!.id)
  const rows = await admin().raw(contract.departmentImportFailedRows, { params: { id } })
  expect(rows.body.trim().split('\r\n')).toHaveLength(3)
  const sample = await admin().raw(contract.departmentsImportSample)
  expect(await send(contract.departmentImportCheck, sample.bytes.toString())).toMatchObject({
    total: 3,
    totalFailed: 0,
  })
})
