import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { searchColumns } from '../../../services/features/candidates/filters/search.ts'
import * as contract from '../../../services/features/nationalities/contract.ts'
import { nationalityList } from '../../../services/features/lookups/vocabularyContract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (name: string, userName = 'admin') =>
  here.as(userName).raw(contract.nationalityManageCreate, { body: { name } })
const made = async (name: string) => (await create(name)).body as unknown as contract.Nationality
const offered = async () => (await here.as('recruiter').ok(nationalityList)).map(({ name }) => name)

/** Creates a candidate with nationalities, and returns a function that reads them. */
async function candidate(nationalities: string[]) {
  const id = newId()
  const person = { name: 'Người có quốc tịch', phones: [], emails: [] }
  const none = { owner: null, rec_channel_id: null, job_rank: null, website: null, cv_path: null }
  const row = { id, ...person, ...searchColumns(person), ...none, created_by: 'admin', nationalities }
  await here.db.insert('candidate', row).execute()
  return async () =>
    (
      await here.db
        .from('candidate')
        .select('candidate.nationalities')
        .where('candidate.id', '=', id)
        .executeTakeFirstOrThrow()
    ).nationalities
}

test('a nationality is added, found without its accents, and renamed also for its candidates; it cannot be deleted while candidates have it', async () => {
  const { id } = await made(' Người  Việt ')
  const read = await candidate(['Thai', 'Người Việt'])
  const found = await admin().ok(contract.nationalityManageList, { body: { keyword: 'nguoi' } })
  expect(found.data).toEqual([{ id, name: 'Người Việt' }])
  expect(await admin().ok(contract.nationalityManageByIds, { body: { ids: [id] } })).toEqual(found.data)
  expect(await admin().ok(contract.nationalityManageUsage, { body: { ids: [id] } })).toEqual([{ id, candidates: 1 }])
  const refused = await admin().raw(contract.nationalityManageDelete, { params: { id } })
  expect(refused.body).toMatchObject({ errorCode: 'NATIONALITY_IN_USE', paramValues: { candidates: '1' } })
  await admin().ok(contract.nationalityManageUpdate, { params: { id }, body: { name: 'Vietnamese' } })
  expect([await read(), await offered()]).toEqual([['Thai', 'Vietnamese'], ['Vietnamese']])
  const { id: spare } = await made('Nobody')
  expect(await admin().ok(contract.nationalityManageDelete, { params: { id: spare } })).toEqual({ status: 'OK' })
  expect((await admin().raw(contract.nationalityManageGet, { params: { id: spare } })).status).toBe(404)
})

test('two nationalities are merged, and a candidate with both keeps the remaining one', async () => {
  const [goes, stays] = [await made('Khơ-me'), await made('Khmer')]
  const both = await candidate(['Khmer', 'Khơ-me'])
  const one = await candidate(['Khơ-me'])
  const merge = (into: string) =>
    admin().raw(contract.nationalityManageMerge, { params: { id: goes.id }, body: { into } })
  expect((await merge(goes.id)).body.errors).toHaveProperty('into')
  expect((await merge(newId())).body.errors).toHaveProperty('into')
  expect((await merge(stays.id)).body).toEqual(stays)
  expect([await both(), await one()]).toEqual([['Khmer'], ['Khmer']])
  expect((await merge(stays.id)).status).toBe(404)
})

test('each company has its own nationalities, each unique, and only users with the permission change them', async () => {
  const { id } = await made('Own')
  const code = async (name: string) => {
    const { body } = await create(name)
    return (body as unknown as { errorDetails: { name: { code: string }[] } }).errorDetails.name[0]!.code
  }
  expect([await code(' '), await code('x'.repeat(101)), await code('oWN')]).toEqual(['REQUIRED', 'MAXIMUM', 'TAKEN'])
  const other = here.as('admin@other')
  const answers = [
    await other.raw(contract.nationalityManageGet, { params: { id } }),
    await other.raw(contract.nationalityManageUpdate, { params: { id }, body: { name: 'Theirs' } }),
    await other.raw(contract.nationalityManageMerge, { params: { id }, body: { into: newId() } }),
    await other.raw(contract.nationalityManageDelete, { params: { id } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await create('Own', 'admin@other')).status).toBe(200)
  expect((await create('Mine', 'recruiter')).status).toBe(403)
})
