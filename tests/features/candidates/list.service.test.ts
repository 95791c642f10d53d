import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchPayload } from '../../../services/features/candidates/contract.ts'
import {
  candidateByIds,
  candidateDetailByIds,
  candidateGet,
  candidatesOfJob,
  candidateView,
} from '../../../services/features/candidates/contract.ts'
import {
  candidateDashboardFollow,
  candidateDashboardList,
  candidateList,
} from '../../../services/features/candidates/list/listContract.ts'
import type { Caller } from '../../../services/core/http/routes.ts'
import { newId } from '../../../services/core/ids.ts'
import { listCandidates } from '../../../services/features/candidates/list/list.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import { findByContacts } from '../../../services/features/candidates/writes/contacts.ts'
import { startVerifications, type Here } from '../verifications/verifications.fixture.ts'
import { addCandidates, addTalentFolder, listed, type Stored } from './reads.fixture.ts'

let here: Here
let ids: Record<string, string> = {}
const day = 86_400_000
const names = ['Ánh', 'anh', 'Bảo', 'Đức', 'Dung', 'Zoë', 'Ê đê', 'em', '佐藤', 'Ơn']

beforeAll(async () => {
  here = await startVerifications()
  const stored: Stored[] = Array.from({ length: 45 }, (_row, at) => ({
    name: `${names[at % names.length]} ${at}`,
    // Each column has equal values, so that the order among them matters.
    created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 3) * day),
    updated_at: new Date(Date.UTC(2026, 1, 1) - Math.floor(at / 4) * day),
    last_activity_at: at % 5 === 0 ? null : new Date(Date.UTC(2026, 2, 1) + (at % 7) * day),
    experience_year: at % 6 === 0 ? null : at % 9,
    owner: at % 2 ? 'recruiter' : 'recruiter2',
    skills: at % 3 ? ['Java'] : ['Go'],
  }))
  ids = await addCandidates(here.db, stored)
})
afterAll(() => here?.close())

/** Returns all candidates in the order of the database, without paging. */
async function naive(sortBy: NonNullable<SearchPayload['sortBy']>, direction: 'asc' | 'desc') {
  const column = {
    createdDate: 'created_at',
    updatedDate: 'updated_at',
    lastActivity: 'last_activity_at',
    name: 'name',
    experienceYear: 'experience_year',
  } as const
  const rows = await here.db
    .from('candidate')
    .select(['id', 'name', 'created_at', 'updated_at', 'last_activity_at', 'experience_year'])
    .execute()
  const value = (row: (typeof rows)[number]): number | string | null => {
    const found = row[column[sortBy]]
    return found instanceof Date
      ? found.getTime()
      : sortBy === 'experienceYear' && found !== null
        ? Number(found)
        : found
  }
  const sign = direction === 'asc' ? 1 : -1
  const collator = new Intl.Collator('und')
  return rows
    .toSorted((one, two) => {
      const [a, b] = [value(one), value(two)]
      if (a === b) return one.id < two.id ? -sign : sign
      if (a === null || b === null) return (a === null ? 1 : -1) * (sortBy === 'lastActivity' ? -sign : 1)
      return sign * (typeof a === 'string' ? collator.compare(a, String(b)) : a - Number(b))
    })
    .map(({ name }) => name)
}

const everyOrder = (['createdDate', 'updatedDate', 'lastActivity', 'name', 'experienceYear'] as const).flatMap(
  (sortBy) => (['asc', 'desc'] as const).map((direction) => [sortBy, direction] as const),
)

test.each(everyOrder)(
  'the pages by %s %s together contain each candidate exactly once',
  async (sortBy, sortDirection) => {
    const whole = await naive(sortBy, sortDirection)
    const paged: string[] = []
    for (let pageIndex = 0; pageIndex < 7; pageIndex++) {
      const page = await here
        .as('recruiter')
        .ok(candidateList, { body: { sortBy, sortDirection, pageIndex, pageSize: 7 } })
      expect([page.totalItem, page.pageIndex, page.pageSize, page.isEstimate]).toEqual([45, pageIndex, 7, undefined])
      paged.push(...page.data.map(({ name }) => name))
    }
    expect(paged).toEqual(whole)
  },
)

test('without an order the newest come first; a page after the last one is empty', async () => {
  expect(await listed(here, 'recruiter')).toEqual(await naive('createdDate', 'desc'))
  expect(await here.as('recruiter').ok(candidateList, { body: { pageIndex: 9, pageSize: 7 } })).toMatchObject({
    data: [],
    totalItem: 45,
  })
})

test('search terms are folded, in any order, match word beginnings when short, and also match phone and e-mail', async () => {
  const { db } = here
  await addCandidates(db, [
    { name: 'Nguyễn Thị Hằng', phones: ['+84 912 345 678'], emails: ['Hang.Nguyen@example.vn'], owner: 'searcher' },
  ])
  for (const searchBox of [
    'hang nguyen',
    'NGUYỄN',
    'thị hằ',
    'ng',
    '0912345678',
    '+84 912 345',
    'hang.nguyen@example.vn',
  ]) {
    expect([searchBox, await listed(here, 'recruiter', { searchBox })]).toEqual([searchBox, ['Nguyễn Thị Hằng']])
  }
  for (const searchBox of ['yen thi x', 'an', '0912345679', '%%%'])
    expect(await listed(here, 'recruiter', { searchBox })).not.toContain('Nguyễn Thị Hằng')
})

test('each company sees only its own candidates', async () => {
  const foreign = await addCandidates(here.otherDb, [{ name: 'Foreign' }])
  expect(await listed(here, 'admin@other')).toEqual(['Foreign'])
  expect(await listed(here, 'recruiter', { searchBox: 'foreign' })).toEqual([])
  expect(await here.as('recruiter').ok(candidateByIds, { body: { ids: [foreign.Foreign!] } })).toEqual([])
  for (const operation of [candidateGet, candidateView])
    expect((await here.as('recruiter').raw(operation, { params: { id: foreign.Foreign! } })).status).toBe(404)
})

test('without ListCandidate only a folder that the caller can see is allowed', async () => {
  const { db } = here
  const [known] = Object.values(ids)
  const hidden = await addTalentFolder(db, 'recruiter', [known!])
  const shared = await addTalentFolder(db, 'recruiter', [known!], 'Shared', true)
  const status = async (userName: string, body: object) => (await here.as(userName).raw(candidateList, { body })).status
  expect(await status('interviewer', {})).toBe(403)
  expect(await status('recruiter', { folderId: newId() })).toBe(404)
  expect(await listed(here, 'recruiter', { folderId: hidden })).toHaveLength(1)
  expect(await status('recruiter2', { folderId: hidden })).toBe(404)
  expect(await listed(here, 'recruiter2', { folderId: shared })).toHaveLength(1)

  // No demo role has TalentManagement without ListCandidate.
  const caller: Caller = {
    userName: 'talents',
    companyId: db.companyId,
    role: 'Talents',
    isExternal: false,
    permissions: new Set(['TalentManagement:TalentManagement']),
    scopes: new Set(),
  }
  const list = (body: SearchPayload) =>
    listCandidates({ db, caller, cache: {} as never, timezoneOffset: 0 }, { pageIndex: 0, pageSize: 20, ...body })
  await expect(list({ filters: [] })).rejects.toMatchObject({ status: 403 })
  await expect(list({ filters: [], followedOnly: true })).rejects.toMatchObject({ status: 403 })
  await expect(list({ filters: [], folderId: hidden })).rejects.toMatchObject({ status: 404 })
  expect((await list({ filters: [], folderId: shared })).data).toHaveLength(1)
})

test('a row contains everything about its candidate', async () => {
  const { db } = here
  const lastMonth = new Date(Date.now() - 30 * day).toISOString().slice(0, 10)
  const label = newId()
  const added = await addCandidates(db, [
    {
      name: 'Whole',
      phones: ['0912 345 111'],
      emails: ['whole@example.vn'],
      birthday: '1990-02-28',
      gender: 1,
      label_ids: [label],
      skills: ['Java', 'Go'],
      languages: JSON.stringify([{ language: 'English', level: 3 }]),
      experience_year: 4.5,
      extend_properties: JSON.stringify({ TerminalDate: lastMonth }),
      experiences: JSON.stringify([{ companyName: 'Sông Pay', position: 'Developer' }]),
      resume: JSON.stringify({
        basics: { summary: 'Long ago' },
        skills: [{ name: 'JAVA', level: 4 }],
        education: [{ institution: 'Keio', isCurrent: true }],
      }),
    },
    { name: 'Longago', terminal_date: '2020-01-01' },
    { name: 'Recent', terminal_date: lastMonth },
  ])
  await db
    .insert(
      'candidate_follow',
      ['recruiter2', 'recruiter'].map((userName) => ({
        candidate_id: added.Whole!,
        user_name: userName,
        followed_by: 'admin',
      })),
    )
    .execute()
  const whole = await here.as('recruiter').ok(candidateView, { params: { id: added.Whole! } })
  expect(whole).toMatchObject({
    birthday: '1990-02-28',
    gender: 1,
    labelIds: [label],
    experienceYear: 4.5,
    isFollowed: true,
    followers: ['recruiter', 'recruiter2'],
    isTerminal: true,
    languages: [{ language: 'English', fluency: 3 }],
    extendProperties: JSON.stringify({ TerminalDate: lastMonth }),
    version: 1,
    mergedInto: null,
    canEdit: true,
    canDelete: true,
    resume: {
      summary: 'Long ago',
      work: [{ company: 'Sông Pay', position: 'Developer' }],
      education: [{ institution: 'Keio', isAdded: true }],
      awards: [],
      skills: [
        { name: 'Java', level: 4 },
        { name: 'Go', level: 0 },
      ],
      languages: [{ language: 'English', fluency: 3 }],
    },
  })
  expect(await here.as('recruiter').ok(candidateGet, { params: { id: added.Whole! } })).toEqual(whole)
  expect(await here.as('recruiter').ok(candidateDetailByIds, { body: { ids: [added.Whole!] } })).toEqual([whole])
  const { resume: _resume, ...row } = whole
  expect(await here.as('recruiter').ok(candidateByIds, { body: { ids: [added.Whole!] } })).toEqual([row])
  const asManager = await here
    .as('manager')
    .ok(candidateByIds, { body: { ids: [added.Whole!, added.Longago!, added.Recent!] } })
  const byName = new Map(asManager.map((one) => [one.name, one]))
  expect(byName.get('Whole')).toMatchObject({ canEdit: false, canDelete: false, isFollowed: false })
  expect([byName.get('Longago')!.isTerminal, byName.get('Recent')!.isTerminal]).toEqual([false, true])
})

test('deleted and merged candidates are in no list; a merged one leads to the remaining one', async () => {
  const { db } = here
  const { Target, Gone } = await addCandidates(db, [
    { name: 'Target', emails: ['t@example.vn'] },
    { name: 'Gone', deleted_at: new Date(), emails: ['gone@example.vn'] },
  ])
  const { Merged } = await addCandidates(db, [{ name: 'Merged', deleted_at: new Date(), merged_into: Target! }])
  for (const searchBox of ['gone', 'merged']) expect(await listed(here, 'recruiter', { searchBox })).toEqual([])
  const rows = await here.as('recruiter').ok(candidateByIds, { body: { ids: [Gone!, Merged!, Target!] } })
  expect(rows.map(({ name, mergedInto, canEdit }) => [name, mergedInto, canEdit]).sort()).toEqual([
    ['Merged', Target, false],
    ['Target', null, true],
  ])
  expect((await here.as('recruiter').raw(candidateView, { params: { id: Gone! } })).status).toBe(404)

  // Data for a deleted candidate creates a new one; data for a merged candidate completes the remaining one.
  await db.insert('candidate_contact', { kind: 'email', key: 'left@example.vn', candidate_id: Gone! }).execute()
  expect(await findByContacts(db, [{ kind: 'email', key: 'left@example.vn' }])).toBeUndefined()
  const draft = { name: 'Again', phones: [], emails: ['gone@example.vn'], createdBy: 'recruiter' }
  expect(await saveCandidate(db, draft, Gone)).toMatchObject({ created: true })
  expect(await saveCandidate(db, { ...draft, emails: ['new@example.vn'] }, Merged)).toMatchObject({
    id: Target,
    created: false,
  })
})

test('the dashboards show own and followed candidates, and a job shows the candidates added to it', async () => {
  const { db } = here
  const added = await addCandidates(db, [
    { name: 'F1', owner: 'manager', last_activity_at: new Date('2026-05-01'), created_at: new Date('2026-05-02') },
    { name: 'F2', owner: 'manager', last_activity_at: new Date('2026-05-03'), created_at: new Date('2026-05-01') },
    { name: 'F3', owner: 'manager', deleted_at: new Date() },
  ])
  await db
    .insert(
      'candidate_follow',
      Object.values(added).map((id) => ({ candidate_id: id, user_name: 'manager', followed_by: 'manager' })),
    )
    .execute()
  expect((await here.as('manager').ok(candidateDashboardFollow, { body: {} })).data.map(({ name }) => name)).toEqual([
    'F2',
    'F1',
  ])
  expect((await here.as('manager').ok(candidateDashboardList, { body: {} })).data.map(({ name }) => name)).toEqual([
    'F1',
    'F2',
  ])
  expect(await listed(here, 'manager', { followedOnly: true })).toEqual(['F1', 'F2'])
  expect((await here.as('interviewer').raw(candidateDashboardList, { body: {} })).status).toBe(403)

  const jobId = newId()
  await db
    .insert('job', {
      id: jobId,
      title: 'Job',
      search: ' job',
      owner: 'manager',
      open_date: '2026-01-01',
      due_date: null,
      total: 1,
      lack: 1,
      created_by: 'manager',
    } as never)
    .execute()
  await db
    .insert(
      'job_candidate',
      Object.values(added).map((id, at) => ({
        job_id: jobId,
        candidate_id: id,
        added_by: 'manager',
        added_at: new Date(2026, 1, 1 + at),
      })),
    )
    .execute()
  expect((await here.as('manager').ok(candidatesOfJob, { body: { jobId } })).data.map(({ name }) => name)).toEqual([
    'F2',
    'F1',
  ])
  expect(await here.as('manager').ok(candidatesOfJob, { body: { jobId: newId() } })).toMatchObject({
    data: [],
    totalItem: 0,
  })
})
