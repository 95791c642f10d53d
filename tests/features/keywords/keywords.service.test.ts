import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/keywords/contract.ts'
import { skillKeywordList } from '../../../services/features/lookups/vocabularyContract.ts'
import { searchColumns } from '../../../services/features/candidates/filters/search.ts'
import { searchText } from '../../../services/features/jobs/queries.ts'
import { newId } from '../../../services/core/ids.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (name: string, kind: contract.KeywordKind = 'skillKeyword', userName = 'admin') =>
  here.as(userName).raw(contract.keywordManageCreate, { body: { kind, name } })
const made = async (name: string, kind?: contract.KeywordKind) =>
  (await create(name, kind)).body as unknown as contract.Keyword
const named = async (keyword: string, kind: contract.KeywordKind = 'skillKeyword') =>
  (await admin().ok(contract.keywordManageList, { body: { kind, keyword } })).data.map(({ name }) => name)
const offered = async (keyword: string) =>
  (await here.as('recruiter').ok(skillKeywordList, { query: { keyword } })).map(({ name }) => name)
const usage = async (id: string) => (await admin().ok(contract.keywordManageUsage, { body: { ids: [id] } }))[0]

/** Creates a candidate with skills and languages, and returns functions that read both. */
async function candidate(skills: string[], languages: { language: string; level: number }[] = []) {
  const id = newId()
  await here.db
    .insert('candidate', {
      id,
      name: 'Người mang kỹ năng',
      phones: [],
      emails: [],
      ...searchColumns({ name: 'Người mang kỹ năng', phones: [], emails: [] }),
      owner: null,
      rec_channel_id: null,
      job_rank: null,
      website: null,
      cv_path: null,
      created_by: 'admin',
      skills,
      languages: JSON.stringify(languages),
      resume: JSON.stringify({ skills: skills.map((name, at) => ({ name, level: at + 1 })) }),
    })
    .execute()
  return {
    id,
    read: () =>
      here.db
        .from('candidate')
        .select(['candidate.skills', 'candidate.languages', 'candidate.resume', 'candidate.version'])
        .where('candidate.id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}

test('a keyword is added, found without its accents, changed and deleted, and is offered in its current state', async () => {
  const { id } = await made('  Đàm   phán ')
  expect(await named('dam phan')).toEqual(['Đàm phán'])
  expect(await named('dam phan', 'languageKeyword')).toEqual([])
  expect((await admin().ok(contract.keywordManageList, { body: { keyword: 'dam phan' } })).totalItem).toBe(1)
  expect(await offered('Đàm')).toEqual(['Đàm phán'])
  const changed = await admin().ok(contract.keywordManageUpdate, { params: { id }, body: { name: '交渉' } })
  expect(changed).toEqual({ id, kind: 'skillKeyword', name: '交渉' })
  expect([await offered('Đàm'), await offered('交渉')]).toEqual([[], ['交渉']])
  expect(await admin().ok(contract.keywordManageDelete, { params: { id } })).toEqual({ status: 'OK' })
  expect(await offered('交渉')).toEqual([])
  expect((await admin().raw(contract.keywordManageGet, { params: { id } })).status).toBe(404)
})

test('a keyword is unique in its list regardless of case, also when two users add it at once', async () => {
  const code = async (name: string) => {
    const { body } = await create(name)
    return (body as unknown as { errorDetails: { name: { code: string }[] } }).errorDetails.name[0]!.code
  }
  const both = await Promise.all([create('Zig'), create('Zig')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect([await code(' '), await code('x'.repeat(201)), await code('zIG')]).toEqual(['REQUIRED', 'MAXIMUM', 'TAKEN'])
  expect((await create('Zig', 'skillException')).status).toBe(200)
  const { id } = await made('Ziglang')
  const taken = await admin().raw(contract.keywordManageUpdate, { params: { id }, body: { name: 'ZIG' } })
  expect(taken.body.errors).toHaveProperty('name')
})

test('records that use a keyword follow its renaming, and a keyword in use cannot be deleted', async () => {
  const { id } = await made('Reactjs')
  const person = await candidate(['Go', 'Reactjs'])
  expect(await usage(id)).toEqual({ id, candidates: 1, jobs: 0 })
  const refused = await admin().raw(contract.keywordManageDelete, { params: { id } })
  expect(refused.body).toMatchObject({ errorCode: 'KEYWORD_IN_USE', paramValues: { candidates: '1', jobs: '0' } })
  await admin().ok(contract.keywordManageUpdate, { params: { id }, body: { name: 'React.js' } })
  const now = await person.read()
  expect(now.skills).toEqual(['Go', 'React.js'])
  expect(now.resume.skills).toEqual([
    { name: 'Go', level: 1 },
    { name: 'React.js', level: 2 },
  ])
  expect(now.version).toBe(2)
})

test('two keywords are merged: records that use either have the remaining one, once', async () => {
  const [goes, stays] = [await made('Postgres 1'), await made('Postgres 2')]
  const both = await candidate(['Postgres 2', 'Go', 'Postgres 1'])
  const one = await candidate(['Postgres 1'])
  const other = await candidate(['Go'])
  const answer = await admin().ok(contract.keywordManageMerge, { params: { id: goes.id }, body: { into: stays.id } })
  expect(answer).toEqual(stays)
  const now = await both.read()
  expect(now.skills).toEqual(['Postgres 2', 'Go'])
  expect(now.resume.skills).toEqual([
    { name: 'Postgres 2', level: 3 },
    { name: 'Go', level: 2 },
  ])
  expect((await one.read()).skills).toEqual(['Postgres 2'])
  expect(await other.read()).toMatchObject({ skills: ['Go'], version: 1 })
  expect(await named('Postgres 1')).toEqual([])
  expect(await usage(stays.id)).toMatchObject({ candidates: 2 })

  const employer = await made('Acme', 'companyKeyword')
  expect(await usage(employer.id)).toBeUndefined()

  const again = await admin().raw(contract.keywordManageMerge, { params: { id: goes.id }, body: { into: stays.id } })
  expect(again.status).toBe(404)
  const language = await made('Tiếng Chăm', 'languageKeyword')
  for (const into of [language.id, stays.id, newId(), 'no id']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body } = await admin().raw(contract.keywordManageMerge, { params: { id: stays.id }, body: { into } })
    expect(body.errors).toHaveProperty('into')
  }
})

test('a job requires the remaining keyword, and is found by it', async () => {
  const [goes, stays] = [await made('Kube'), await made('Kubernetes platform')]
  const id = newId()
  const job = {
    id,
    title: 'Kỹ sư hạ tầng',
    skills: ['Kube', 'Go'],
    owner: 'admin',
    created_by: 'admin',
    open_date: '2026-01-01',
    total: 1,
  }
  await here.db.insert('job', { ...job, search: searchText(job.title, job.skills) }).execute()
  expect(await usage(goes.id)).toEqual({ id: goes.id, candidates: 0, jobs: 1 })
  await admin().ok(contract.keywordManageMerge, { params: { id: goes.id }, body: { into: stays.id } })
  const now = await here.db
    .from('job')
    .select(['job.skills', 'job.search', 'job.version'])
    .where('job.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(now).toEqual({
    skills: ['Kubernetes platform', 'Go'],
    search: searchText(job.title, ['Kubernetes platform', 'Go']),
    version: 2,
  })
})

test('languages are carried over too, with the better of two levels', async () => {
  const [goes, stays] = [await made('Cham', 'languageKeyword'), await made('Chăm', 'languageKeyword')]
  const speaker = await candidate(
    [],
    [
      { language: 'Cham', level: 4 },
      { language: 'Chăm', level: 2 },
    ],
  )
  expect(await usage(goes.id)).toEqual({ id: goes.id, candidates: 1, jobs: 0 })
  await admin().ok(contract.keywordManageMerge, { params: { id: goes.id }, body: { into: stays.id } })
  expect((await speaker.read()).languages).toEqual([{ language: 'Chăm', level: 4 }])
})

test('each company has its own keywords, and only users with the permission change them', async () => {
  const { id } = await made('Own word')
  const calls = [
    [contract.keywordManageGet, {}],
    [contract.keywordManageUpdate, { body: { name: 'Taken over' } }],
    [contract.keywordManageMerge, { body: { into: newId() } }],
    [contract.keywordManageDelete, {}],
  ] as const
  for (const [operation, rest] of calls) {
    const call = { params: { id }, ...rest } as { params: { id: string }; body: { name: string } }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status } = await here.as('admin@other').raw(operation as typeof contract.keywordManageUpdate, call)
    expect(status).toBe(404)
  }
  const theirs = await candidate(['Own word'])
  expect((await create('Own word', 'skillKeyword', 'admin@other')).status).toBe(200)
  const [other] = (
    await here.as('admin@other').ok(contract.keywordManageList, { body: { kind: 'skillKeyword', keyword: 'Own word' } })
  ).data
  await here.as('admin@other').ok(contract.keywordManageUpdate, { params: { id: other!.id }, body: { name: 'Theirs' } })
  expect((await theirs.read()).skills).toEqual(['Own word'])
  expect((await create('Mine', 'skillKeyword', 'recruiter')).status).toBe(403)
})
