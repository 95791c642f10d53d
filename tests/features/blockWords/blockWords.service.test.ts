import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/blockWords/contract.ts'
import { blockWords } from '../../../services/features/lookups/queries.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (keyword: string, userName = 'admin') =>
  here.as(userName).raw(contract.blockWordCreate, { body: { keyword } })
const made = async (keyword: string) => (await create(keyword)).body as unknown as contract.BlockWord

test('a word is added, changed and deleted, and imports use the current words', async () => {
  const { id } = await made('  Chợ   đen ')
  expect(await admin().ok(contract.blockWordGet, { params: { id } })).toEqual({ id, keyword: 'Chợ đen' })
  expect(await blockWords(here.db)).toEqual(['Chợ đen'])
  const changed = await admin().ok(contract.blockWordUpdate, { params: { id }, body: { keyword: '闇市' } })
  expect(changed).toEqual({ id, keyword: '闇市' })
  expect(await admin().ok(contract.blockWordDelete, { params: { id } })).toEqual({ status: 'OK' })
  expect(await blockWords(here.db)).toEqual([])
  expect((await admin().raw(contract.blockWordGet, { params: { id } })).status).toBe(404)
})

test('a word exists only once, regardless of case, even when two requests add it at once', async () => {
  const code = async (keyword: string) => {
    const { body } = await create(keyword)
    return (body as unknown as { errorDetails: { keyword: { code: string }[] } }).errorDetails.keyword[0]!.code
  }
  const both = await Promise.all([create('Scam'), create('Scam')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect([await code('  '), await code('x'.repeat(101)), await code('sCAM')]).toEqual(['REQUIRED', 'MAXIMUM', 'TAKEN'])
  const { id } = await made('Fraud')
  const taken = await admin().raw(contract.blockWordUpdate, { params: { id }, body: { keyword: 'SCAM' } })
  expect(taken.body.errors).toHaveProperty('keyword')
  // Only the case changes.
  expect((await admin().raw(contract.blockWordUpdate, { params: { id }, body: { keyword: 'FRAUD' } })).status).toBe(200)
})

test('each company has its own words, and only users with the permission change them', async () => {
  const { id } = await made('Own')
  for (const operation of [contract.blockWordGet, contract.blockWordUpdate, contract.blockWordDelete]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status } = await here
      .as('admin@other')
      .raw(operation as typeof contract.blockWordUpdate, { params: { id }, body: { keyword: 'Taken over' } })
    expect(status).toBe(404)
  }
  expect((await create('Own', 'admin@other')).status).toBe(200)
  expect((await create('Mine', 'recruiter')).status).toBe(403)
  expect(await admin().ok(contract.blockWordGet, { params: { id } })).toMatchObject({ keyword: 'Own' })
})
