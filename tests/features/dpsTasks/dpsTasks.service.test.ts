import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/dpsTasks/contract.ts'
import { mostCandidates } from '../../../services/features/dpsTasks/dpsShapes.ts'
import { full, startCandidates, type CandidatesHere } from '../candidates/candidates.fixture.ts'
import { itemBody } from './tasks.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

let number = 0
/** Adds a type with two tasks, for two candidates that are found by a unique search term. */
async function addType(more: object = {}) {
  const word = `Zx${(number += 1)}y`
  const people = [await here.create({ name: `An ${word}` }), await here.create({ name: `Bình ${word}` })]
  const { type, total } = await here.ok('recruiter', contract.dpsAdd, {
    body: { name: `Type ${word}`, searchBox: word, sortBy: 'name', sortDirection: 'asc', ...more },
  })
  return { word, people, type, total }
}
const tasksOf = async (type: string, more: object = {}, userName = 'recruiter') =>
  (await here.ok(userName, contract.dpsList, { body: { type, ...more } })).data
const save = (id: string, body: object, userName = 'recruiter') =>
  here.send(userName, contract.dpsUpdate, { params: { id }, body })
const draft = (more: Record<string, unknown> = {}) => itemBody({ isSaveDraft: true, ...more })

test('a search becomes a type, and its candidates become DRAFT tasks in the order of the search', async () => {
  const job = await here.addJob()
  const word = 'Quýnh'
  const person = await here.create({
    ...full(),
    name: `Lê ${word}`,
    phones: ['+84 912 999 001', '0912 999 002'],
    emails: ['quynh@dps.vn'],
    inBlackList: true,
    extendProperties: JSON.stringify({ Account: ' quynh.le ', TerminalDate: new Date().toISOString().slice(0, 10) }),
  })
  await here.ok('recruiter', jobAddCandidate, { query: { jobID: job }, body: { candidateIds: [person.id] } })
  const filters = [
    { filter: 'skill', operator: 'in', value: ['Go'] },
    { filter: 'extension:Account', operator: 'contains', value: ['quynh'] },
  ]
  const { type, total } = await here.ok('recruiter', contract.dpsAdd, {
    body: { name: '  Spring  2026 ', searchBox: word, filters },
  })
  expect(total).toBe(1)
  expect(type).toMatchObject({ name: 'Spring 2026', createdBy: 'recruiter' })
  expect(JSON.parse(type.searchContent)).toEqual({ searchBox: word, filters })
  const [item] = await tasksOf(type.id)
  expect(item).toMatchObject({
    type: type.id,
    candidateId: person.id,
    name: `Lê ${word}`,
    phones: ['0912999001', '0912999002'],
    emails: ['quynh@dps.vn'],
    skills: ['Go', 'SQL'],
    status: 'DRAFT',
    owner: 'recruiter2',
    desiredWorkLocations: ['Hà Nội'],
    folderId: null,
    note: '',
    inBlackList: true,
    isTerminal: true,
    openJob: job,
    openJobTitle: 'Job 0',
    account: 'quynh.le',
    jobRank: 'Senior',
    experienceYear: 8.5,
    languages: [
      { language: 'Vietnamese', level: 5 },
      { language: 'English', level: 3 },
    ],
    version: 1,
    updatedBy: null,
    experiences: [
      { companyName: 'Sông Pay', position: 'Engineer' },
      { companyName: 'Hoa Sen', position: 'Intern' },
    ],
  })
  expect(await here.ok('recruiter', contract.dpsGet, { params: { id: item!.id } })).toEqual(item)
})

test('the tasks have the order of the search; if candidates are named, only they become tasks', async () => {
  const {
    people: [one, other],
    type,
    total,
    word,
  } = await addType()
  expect(total).toBe(2)
  expect((await tasksOf(type.id)).map(({ candidateId }) => candidateId)).toEqual([one!.id, other!.id])
  const turned = await here.ok('recruiter', contract.dpsAdd, {
    body: { name: 'Turned', searchBox: word, sortBy: 'name', sortDirection: 'desc' },
  })
  expect((await tasksOf(turned.type.id)).map(({ candidateId }) => candidateId)).toEqual([other!.id, one!.id])
  const named = await here.ok('recruiter', contract.dpsAdd, {
    body: { name: 'Named', searchBox: word, candidateIds: [other!.id, other!.id, newId()] },
  })
  expect(named.total).toBe(1)
  expect((await tasksOf(named.type.id)).map(({ candidateId }) => candidateId)).toEqual([other!.id])
})

test('a folder and followed candidates are filters of the stored search', async () => {
  const folderId = await here.addFolder('recruiter')
  const person = await here.create()
  await here.db
    .insert('talent_folder_candidate', {
      folder_id: folderId,
      candidate_id: person.id,
      added_by: 'recruiter',
      remark: null,
    })
    .execute()
  await here.db
    .insert('candidate_follow', { candidate_id: person.id, user_name: 'recruiter', followed_by: 'recruiter' })
    .execute()
  const { type } = await here.ok('recruiter', contract.dpsAdd, {
    body: { name: 'Folder', folderId, followedOnly: true },
  })
  expect(JSON.parse(type.searchContent)).toEqual({
    searchBox: '',
    filters: [
      { filter: 'folder', operator: 'in', value: [folderId] },
      { filter: 'follower', operator: 'in', value: ['recruiter'] },
    ],
  })
})

test('named candidates need not match the filters, but must be in the searched folder', async () => {
  const [inside, outside] = [await here.create(), await here.create()]
  const folderId = await here.addFolder('recruiter')
  await here.db
    .insert('talent_folder_candidate', {
      folder_id: folderId,
      candidate_id: inside.id,
      added_by: 'recruiter',
      remark: null,
    })
    .execute()
  const named = { name: 'Named', searchBox: 'another search', candidateIds: [inside.id, outside.id] }
  expect((await here.ok('recruiter', contract.dpsAdd, { body: named })).total).toBe(2)
  expect((await here.ok('recruiter', contract.dpsAdd, { body: { ...named, folderId } })).total).toBe(1)
})

test('an addition is all or nothing, and repeatable with its idempotency key', async () => {
  const types = async () => (await here.ok('recruiter', contract.dpsTypeList, { body: {} })).totalItem
  const before = await types()
  const said = async (body: object) => {
    const answer = await here.send('recruiter', contract.dpsAdd, { body })
    return [answer.status, answer.body.errors ?? answer.body.errorCode]
  }
  expect(await said({ name: ' ', filters: [] })).toEqual([400, { name: ['This field is required'] }])
  expect(await said({ name: 'x'.repeat(251) })).toEqual([400, { name: ['Maximum length is 250'] }])
  expect(await said({ name: 'Nobody', searchBox: 'nobodyhasthisname' })).toEqual([
    400,
    { filters: ['There are no candidates to add'] },
  ])
  expect(await said({ name: 'Odd', filters: [{ filter: 'odd', operator: 'in', value: ['x'] }] })).toEqual([
    400,
    { filters: ['odd: is not known'] },
  ])
  expect(await types()).toBe(before)

  const { word } = await addType()
  const body = { name: 'Once', searchBox: word }
  const [one, again] = [
    await here.send('recruiter', contract.dpsAdd, { body, key: 'add-once' }),
    await here.send('recruiter', contract.dpsAdd, { body, key: 'add-once' }),
  ]
  expect(again.body).toEqual(one.body)
  expect(
    (await here.send('recruiter', contract.dpsAdd, { body: { ...body, name: 'Twice' }, key: 'add-once' })).status,
  ).toBe(409)
  expect(await types()).toBe(before! + 2)
})

test('more candidates than the limit are refused', async () => {
  const { db } = here
  const rows = Array.from({ length: mostCandidates + 1 }, (_none, at) => ({
    id: newId(),
    name: `Mass ${at}`,
    search: `mass ${at}`,
    words: ['ma'],
    phones: [],
    emails: [],
    created_by: 'x',
  }))
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += 5000) await tx.insert('candidate', rows.slice(at, at + 5000)).execute()
  })
  const refused = await here.send('recruiter', contract.dpsAdd, { body: { name: 'All', searchBox: 'mass' } })
  expect([refused.status, refused.body.errorCode, refused.body.paramValues]).toEqual([
    400,
    'DPS_TOO_MANY',
    { most: String(mostCandidates) },
  ])
  await db.delete('candidate').where('id', '=', rows[0]!.id).execute()
  expect((await here.ok('recruiter', contract.dpsAdd, { body: { name: 'All', searchBox: 'mass' } })).total).toBe(
    mostCandidates,
  )
  await db.delete('candidate').where('created_by', '=', 'x').execute()
}, 120_000)

test('types are listed newest first, found by words of the name, and renamed', async () => {
  const { type } = await addType({ name: 'Đợt tháng mười' })
  const page = await here.ok('recruiter', contract.dpsTypeList, { body: { pageSize: 1 } })
  expect(page).toMatchObject({ data: [type], pageSize: 1 })
  expect((await here.ok('recruiter', contract.dpsTypeList, { body: {} })).pageSize).toBe(100)
  for (const keyword of ['dot thang', 'MƯỜI', 'mu', type.name]) {
    expect((await here.ok('recruiter', contract.dpsTypeList, { body: { keyword } })).data.map(({ id }) => id)).toEqual([
      type.id,
    ])
  }
  expect(
    (await here.ok('recruiter', contract.dpsTypeList, { body: { ids: [type.id, newId()], pageSize: 100_000 } })).data,
  ).toEqual([type])
  expect((await here.ok('recruiter', contract.dpsTypeListAll))[0]).toEqual(type)
  const renamed = await here.ok('recruiter', contract.dpsTypeEdit, { body: { id: type.id, name: ' October ' } })
  expect(renamed).toEqual({ ...type, name: 'October' })
  expect((await here.ok('recruiter', contract.dpsTypeList, { body: { keyword: 'october' } })).data).toEqual([renamed])
  const blank = await here.send('recruiter', contract.dpsTypeEdit, { body: { id: type.id, name: '  ' } })
  expect([blank.status, blank.body.errors]).toEqual([400, { name: ['This field is required'] }])
  expect((await here.send('recruiter', contract.dpsTypeEdit, { body: { id: newId(), name: 'x' } })).status).toBe(404)
})

test('tasks are found by name, phone, e-mail and candidate, and filtered by an open job; 10 a page by default', async () => {
  const {
    people: [one],
    type,
  } = await addType()
  const [first, second] = await tasksOf(type.id)
  const found = async (more: object) => (await tasksOf(type.id, more)).map(({ id }) => id)
  expect(await found({ input: 'binh' })).toEqual([second!.id])
  expect(await found({ input: one!.phones[0]!.replace(/^0/, '+84 ') })).toEqual([first!.id])
  expect(await found({ input: one!.emails[0] })).toEqual([first!.id])
  expect(await found({ input: one!.id.toUpperCase() })).toEqual([first!.id])
  const [open, closed] = [await here.addJob(0), await here.addJob(1)]
  expect((await save(first!.id, draft({ openJob: open }))).status).toBe(200)
  expect(await found({ openJob: open })).toEqual([first!.id])
  for (const openJob of ['All', 'all', '', ' ']) expect(await found({ openJob })).toEqual([first!.id, second!.id])
  expect((await here.send('recruiter', contract.dpsList, { body: { openJob: 'x' } })).status).toBe(400)
  expect(
    await here.ok('recruiter', contract.dpsListGet, {
      query: { type: type.id, pageSize: '1', pageIndex: '1', input: '', openJob: 'All' },
    }),
  ).toMatchObject({ totalItem: 2, pageSize: 1, pageIndex: 1, data: [{ id: second!.id }] })
  expect((await here.ok('recruiter', contract.dpsList, { body: {} })).pageSize).toBe(10)
  const jobs = await here.ok('recruiter', contract.dpsOpenJobList)
  expect([jobs.some(({ id }) => id === open), jobs.some(({ id }) => id === closed)]).toEqual([true, false])
  expect(await here.ok('recruiter', contract.dpsStatusList)).toEqual([
    { id: 'DRAFT', name: 'DRAFT' },
    { id: 'DONE', name: 'DONE' },
  ])
})

test('only users with the permissions have access, and each company sees its own tasks', async () => {
  const { type } = await addType()
  const [item] = await tasksOf(type.id)
  const calls = [
    [contract.dpsTypeList, { body: {} }],
    [contract.dpsTypeListAll, {}],
    [contract.dpsList, { body: {} }],
    [contract.dpsListGet, {}],
    [contract.dpsStatusList, {}],
    [contract.dpsOpenJobList, {}],
    [contract.dpsGet, { params: { id: item!.id } }],
    [contract.dpsUpdate, { params: { id: item!.id }, body: draft() }],
    [contract.dpsDelete, { params: { id: item!.id } }],
    [contract.dpsTypeEdit, { body: { id: type.id, name: 'x' } }],
    [contract.dpsAdd, { body: { name: 'x' } }],
  ] as const
  for (const [operation, sent] of calls)
    expect([operation.id, (await here.send('finance', operation, sent)).status]).toEqual([operation.id, 403])
  for (const [operation, sent] of calls.slice(6, 10))
    expect([operation.id, (await here.send('admin@other', operation, sent)).status]).toEqual([operation.id, 404])
  expect((await here.ok('admin@other', contract.dpsTypeList, { body: { ids: [type.id] } })).data).toEqual([])
  expect(await tasksOf(type.id, {}, 'admin@other')).toEqual([])
  expect(
    (await here.send('admin@other', contract.dpsAdd, { body: { name: 'x', candidateIds: [item!.candidateId] } }))
      .status,
  ).toBe(400)
  expect(await tasksOf(type.id)).toContainEqual(item)
})
