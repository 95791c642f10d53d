import { buffer } from 'node:stream/consumers'
import { readFile } from '../../../services/features/candidateCvs/reader/readFile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../../services/demo/people/accounts.ts'
import { candidateDetailByIds, type Candidate } from '../../../services/features/candidates/contract.ts'
import { candidateDashboardFollow, candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { talentFolderList } from '../../../services/features/talentFolders/contract.ts'
import { startServicesHere, type ServicesHere } from '../../support/services.fixture.ts'

let here: ServicesHere
let token: string
beforeAll(async () => {
  here = await startServicesHere()
  token = await here.tokenOf('recruiter')
})
afterAll(() => here?.close())

interface Paged {
  data: Candidate[]
  totalItem: number
}

test("the demo's candidates are plausible people", async () => {
  const { data } = (await here.call(candidateList, token, { body: { pageSize: 100 } })).body as Paged
  const candidates = (await here.call(candidateDetailByIds, token, { body: { ids: data.map(({ id }) => id) } }))
    .body as Candidate[]
  expect(candidates).toHaveLength(100)
  // Repeated walk-ins have only a name: they are the demo's duplicates.
  const known = candidates.filter(({ source }) => source !== 'Walk-in')
  expect(known.length).toBeGreaterThan(90)
  for (const {
    birthday,
    experienceYear,
    gender,
    address,
    statusId,
    resume,
    skills,
    companies: employers,
    extendProperties,
  } of known) {
    // They were adults when they began to work, or are students.
    expect(new Date().getUTCFullYear() - Number(birthday!.slice(0, 4)) - experienceYear!).toBeGreaterThanOrEqual(
      experienceYear === 0 ? 19 : 22,
    )
    expect([0, 1]).toContain(gender)
    expect(address).not.toBe('')
    expect(statusId).not.toBeNull()
    expect(resume.skills.map(({ name }) => name)).toEqual(skills)
    expect(resume.skills.every(({ level }) => level >= 2)).toBe(true)
    expect(resume.work.map(({ company }) => company)).toEqual(employers)
    const extension = JSON.parse(extendProperties)
    expect(extension).toMatchObject({ NoticePeriod: expect.any(String) })
    // People who left the company have no current employer.
    const isEmployed = employers.length > 0 && extension.TerminalDate === undefined
    expect(resume.work.filter(({ isAdded }) => isAdded)).toHaveLength(isEmployed ? 1 : 0)
  }
})

test("statuses and labels of candidates are from the company's lists", async () => {
  const db = here.services.companyDb(companies.first.id)
  const words = new Set(
    (
      await db
        .from('vocabulary_item')
        .select('vocabulary_item.id')
        .where('kind', 'in', ['candidateStatus', 'label'])
        .execute()
    ).map(({ id }) => id),
  )
  const rows = await db.from('candidate').select(['status_id', 'label_ids']).execute()
  expect(
    rows
      .flatMap(({ status_id: status, label_ids: labels }) => [...(status ? [status] : []), ...labels])
      .filter((id) => !words.has(id)),
  ).toEqual([])
})

test('the recruiter follows twelve candidates, folders contain candidates, and some candidates have a CV', async () => {
  expect((await here.call(candidateDashboardFollow, token, { body: {} })).body).toMatchObject({ totalItem: 12 })
  const folders = ((await here.call(talentFolderList, token, { body: {} })).body as { data: { id: string }[] }).data
  for (const { id } of folders) {
    expect(
      ((await here.call(candidateList, token, { body: { folderId: id } })).body as Paged).totalItem,
    ).toBeGreaterThanOrEqual(3)
  }
  const db = here.services.companyDb(companies.first.id)
  const files = await db
    .from('candidate_file')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'candidate_file.company_id')
        .onRef('candidate.id', '=', 'candidate_file.candidate_id'),
    )
    .select(['candidate_file.path', 'candidate.cv_path', 'candidate_file.size', 'candidate.owner', 'candidate.emails'])
    .execute()
  expect(files.length).toBeGreaterThan(10)
  for (const { path, cv_path: cvPath, size, owner, emails } of files) {
    expect([cvPath, owner]).toEqual([path, 'recruiter'])
    const bytes = await buffer(await here.services.files.read(path))
    expect(bytes.length).toBe(Number(size))
    const { draft } = await readFile({ bytes: new Uint8Array(bytes), type: 'pdf' })
    expect(draft.emails).toEqual(emails)
  }
})
