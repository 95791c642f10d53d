import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/candidateDatas/contract.ts'
import { savedViewCreate, savedViewList } from '../../../services/features/savedViews/contract.ts'
import { candidateStatusList, labelList } from '../../../services/features/lookups/vocabularyContract.ts'
import '../../../services/features/candidates/tables.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.candidateDataManageCreate, { body: { kind: 'label', color: '#112233', ...body } })
const made = async (body: object) => (await create(body)).body as contract.CandidateData
const change = (id: string, body: object) =>
  admin().raw(contract.candidateDataManageUpdate, { params: { id }, body: { color: '#112233', ...body } })
const remove = (id: string) => admin().raw(contract.candidateDataManageDelete, { params: { id } })
const merge = (id: string, into: string) =>
  admin().ok(contract.candidateDataManageMerge, { params: { id }, body: { into } })
const usage = async (id: string) =>
  (await admin().ok(contract.candidateDataManageUsage, { body: { ids: [id] } }))[0]!.candidates
/** Creates a candidate of the company that no other test changes. */
const candidate = async () => {
  const { id, version } = await here.db
    .from('candidate')
    .select(['candidate.id', 'candidate.version'])
    .where('candidate.deleted_at', 'is', null)
    .orderBy('candidate.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, version }
}

test('a status is added at a position, with a colour, and is offered there; new candidates start with the default', async () => {
  const offered = async () => here.as('recruiter').ok(candidateStatusList)
  const before = await offered()
  const waiting = await made({ kind: 'candidateStatus', name: ' On   hold ', color: '#ABCDEF' })
  expect(waiting).toMatchObject({ name: 'On hold', color: '#abcdef', place: before.length + 1, isDefault: false })
  expect((await change(waiting.id, { name: 'On hold', place: 2 })).body).toMatchObject({ place: 2, color: '#112233' })
  expect((await offered()).map(({ name }) => name).slice(0, 3)).toEqual([before[0]!.name, 'On hold', before[1]!.name])
  expect((await change(waiting.id, { name: 'Paused', isDefault: true })).body).toMatchObject({
    place: 2,
    isDefault: true,
  })
  expect((await offered()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Paused'])
  // The status that replaces the default becomes the default.
  await merge(waiting.id, before[0]!.id)
  expect((await offered()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual([before[0]!.name])
})

test('a merge moves candidates to the other status or label; before that it cannot be deleted', async () => {
  const [status, other] = [
    await made({ kind: 'candidateStatus', name: 'Asleep' }),
    await made({ kind: 'candidateStatus', name: 'Dormant' }),
  ]
  const [label, kept, more] = [
    await made({ name: 'Quick' }),
    await made({ name: 'Very quick' }),
    await made({ name: 'Kind' }),
  ]
  const { id, version } = await candidate()
  await here.db
    .update('candidate')
    .set({ status_id: status.id, label_ids: sql<string[]>`array[${label.id}, ${kept.id}, ${more.id}]::uuid[]` })
    .where('candidate.id', '=', id)
    .execute()
  expect([await usage(status.id), await usage(other.id), await usage(label.id)]).toEqual([1, 0, 1])
  for (const one of [status, label]) {
    const { body } = await remove(one.id)
    expect([body.errorCode, body.paramValues]).toEqual(['CANDIDATE_DATA_IN_USE', { count: '1' }])
  }
  await merge(status.id, other.id)
  await merge(label.id, kept.id)
  const after = await here.db
    .from('candidate')
    .select(['candidate.status_id', 'candidate.label_ids', 'candidate.version'])
    .where('candidate.id', '=', id)
    .executeTakeFirstOrThrow()
  expect([after.status_id, [...after.label_ids].sort(), after.version]).toEqual([
    other.id,
    [kept.id, more.id].sort(),
    version + 2,
  ])
  // An entry of another list is not a valid target; and a candidate in the bin may be restored with it.
  const wrong = await admin().raw(contract.candidateDataManageMerge, {
    params: { id: kept.id },
    body: { into: other.id },
  })
  expect(wrong.body.errors).toEqual({ into: ['is not valid'] })
  await here.db.update('candidate').set({ deleted_at: new Date() }).where('candidate.id', '=', id).execute()
  expect(await usage(more.id)).toBe(0)
  expect((await remove(more.id)).body.errorCode).toBe('CANDIDATE_DATA_IN_USE')
  await here.db.update('candidate').set({ deleted_at: null, label_ids: [] }).where('candidate.id', '=', id).execute()
  expect((await remove(more.id)).body).toEqual({ status: 'OK' })
  expect((await here.as('recruiter').ok(labelList)).map(({ name }) => name)).not.toContain('Kind')
})

test('saved views and DPS searches that use a merged entry use the remaining one, only in this company', async () => {
  const [goes, stays] = [await made({ name: 'Swift' }), await made({ name: 'Very swift' })]
  const views = [here.as('recruiter'), here.as('admin@other')]
  const query = `q=an&f=label.in.${goes.id}`
  await Promise.all(
    views.map((as) =>
      as.ok(savedViewCreate, { body: { list: 'candidates', name: 'Swift ones', query, isShared: false } }),
    ),
  )
  const search = { searchBox: '', filters: [{ filter: 'label', operator: 'in', value: [goes.id] }] }
  const type = newId()
  await here.db
    .insert('dps_type', {
      ...{ id: type, name: 'Swift ones', search: 'swift ones', words: [], created_by: 'admin' },
      search_content: JSON.stringify(search),
    })
    .execute()
  await merge(goes.id, stays.id)
  const kept = await Promise.all(
    views.map(async (as) =>
      (await as.ok(savedViewList, { query: { list: 'candidates' } })).find(({ name }) => name === 'Swift ones'),
    ),
  )
  expect(kept.map((view) => view?.query)).toEqual([`q=an&f=label.in.${stays.id}`, query])
  const { search_content: content } = await here.db
    .from('dps_type')
    .select('dps_type.search_content')
    .where('dps_type.id', '=', type)
    .executeTakeFirstOrThrow()
  expect(content).toEqual({ ...search, filters: [{ ...search.filters[0], value: [stays.id] }] })
})

test("invalid values are reported under their fields; lists are changed only with the permission, and only in one's own company", async () => {
  const wrong = async (body: object) => (await create(body)).body.errors
  expect(await wrong({ name: 'X', color: 'red' })).toEqual({ color: ['is not valid'] })
  expect(await wrong({ name: 'X', isDefault: true })).toEqual({ isDefault: ['cannot be combined with kind'] })
  expect(await wrong({ name: ' ' })).toEqual({ name: ['This field is required'] })
  expect(await wrong({ name: 'fast LEARNER' })).toEqual({ name: ['is already taken'] })
  expect(await wrong({ name: 'x'.repeat(101) })).toEqual({ name: ['Maximum length is 100'] })
  const own = await made({ name: 'Ours alone' })
  const other = await here.as('admin@other').ok(contract.candidateDataManageList, { body: { keyword: 'ours alone' } })
  expect(other.data).toEqual([])
  expect(
    (await here.as('admin@other').raw(contract.candidateDataManageDelete, { params: { id: own.id } })).status,
  ).toBe(404)
  for (const userName of ['recruiter', 'finance', 'vendor'])
    expect((await create({ name: 'Mine' }, userName)).status).toBe(403)
})
