import { afterAll, beforeAll, expect, test } from 'vitest'
import { dpsList, dpsTypeList } from '../../../services/features/dpsTasks/contract.ts'
import { seedDemo } from '../../../services/demo/seed.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

test('the demo has types with their searches, and tasks in both statuses; a second start adds none', async () => {
  const list = () => here.as('recruiter').ok(dpsTypeList, { body: {} })
  const types = await list()
  expect(types.totalItem).toBeGreaterThan(5)
  expect(new Set(types.data.map(({ createdBy }) => createdBy)).size).toBeGreaterThan(2)
  const all = []
  for (const { id, name } of types.data) {
    const { data } = await here.as('recruiter').ok(dpsList, { body: { type: id, pageSize: 100 } })
    expect([name, data.length > 0]).toEqual([name, true])
    all.push(...data)
  }
  for (const status of ['DRAFT', 'DONE'])
    expect(all.filter((item) => item.status === status).length).toBeGreaterThan(20)
  expect(all.filter(({ openJobTitle }) => openJobTitle).length).toBeGreaterThan(5)
  expect(all.every(({ phones }) => phones.every((phone) => /^(0|\+)\d+$/.test(phone)))).toBe(true)
  expect((await here.as('admin@other').ok(dpsTypeList, { body: {} })).totalItem).toBe(1)
  await seedDemo(here.services)
  expect((await list()).totalItem).toBe(types.totalItem)
})
