import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../../services/demo/people/accounts.ts'
import { addGenerated } from '../../../services/demo/candidates/bulk.ts'
import { People } from '../../../services/demo/people/people.ts'
import { Seeded } from '../../../services/demo/random.ts'
import { seedDemo } from '../../../services/demo/seed.ts'
import { emailKey, phoneKey } from '../../../common/text.ts'
import {
  verificationCandidateApproval,
  verificationCandidateList,
  verificationFolderList,
  verificationImportFailedRows,
  verificationImportList,
  verificationMailList,
  verificationMailRaw,
} from '../../../services/features/verifications/contract.ts'
import { parseMail } from '../../../services/core/inbound/parse.ts'
import { startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
let folders: Map<string, string>
beforeAll(async () => {
  here = await startVerifications({ hasChannels: false })
  await seedDemo(here.services)
  const { data } = await here.as('recruiter').ok(verificationFolderList, { body: { pageSize: 1000 } })
  folders = new Map(data.map(({ name, id }) => [name, id]))
})
afterAll(() => here?.close())

const count = async (
  table: 'candidate' | 'verification_candidate' | 'verification_import',
  companyId: string = companies.first.id,
) => {
  const found = await here.services
    .companyDb(companyId)
    .from(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(found.count)
}
const statusesIn = async (verificationId: string) => {
  const rows = await here.db
    .from('verification_candidate')
    .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
    .where('verification_id', '=', verificationId)
    .groupBy('status')
    .execute()
  return new Map(rows.map((row) => [row.status, Number(row.count)]))
}

test('both companies have candidates, and a second start changes nothing', async () => {
  const counts = async () => [
    await count('candidate'),
    await count('candidate', companies.other.id),
    await count('verification_candidate'),
    await count('verification_import'),
  ]
  const before = await counts()
  expect(before[0]).toBeGreaterThan(350)
  expect(before[1]).toBeGreaterThan(50)
  await seedDemo(here.services)
  expect(await counts()).toEqual(before)
})

test('folders of both kinds are shared in each way', async () => {
  expect([...folders.keys()]).toEqual([
    'Backend 2026',
    'Careers site',
    'Data & AI',
    'Interns Hà Nội',
    'Sales Q4',
    'Vendor',
    '日本 採用',
  ])
  const names = async (userName: string) =>
    (await here.as(userName).ok(verificationFolderList, { body: {} })).data.map(({ name }) => name)
  expect(await names('recruiter2')).toEqual([
    'Backend 2026',
    'Careers site',
    'Confidential search',
    'Data & AI',
    'Vendor',
    '日本 採用',
  ])
  expect(await names('admin@other')).toEqual(['Engineering'])
  const tools = await here.as('internal-tools').ok(verificationFolderList, { body: {} })
  expect(tools.data.find(({ canImport }) => canImport)?.name).toBe('Careers site')
})

test('the large folder has 1,204 rows in every status, and matching counts', async () => {
  const backend = folders.get('Backend 2026')!
  const statuses = await statusesIn(backend)
  expect([...statuses.values()].reduce((sum, each) => sum + each)).toBe(1204)
  expect([...statuses.keys()].sort()).toEqual([
    'approved',
    'existed',
    'fail',
    'failed',
    'failed_createdcandidate',
    'new',
    'policyfailure',
    'rejected',
  ])
  const { data } = await here.as('recruiter').ok(verificationImportList, { body: { verificationId: backend } })
  expect(data.map(({ fileName }) => fileName)).toEqual([
    'backend-november.csv',
    'backend-october.csv',
    'backend-september.csv',
  ])
  for (const { result, processed, totalPolicyFailure } of data) {
    const { total, totalCanVerify, totalExistedd, totalFailed } = JSON.parse(result)
    expect(totalCanVerify + totalExistedd + totalFailed + totalPolicyFailure).toBe(total)
    expect(processed).toBe(total)
  }
  const lonely = await here.db
    .from('verification_candidate')
    .select('id')
    .where('status', '=', 'approved')
    .where('candidate_proccess_id', 'not in', here.db.from('candidate').select('candidate.id'))
    .execute()
  expect(lonely).toEqual([])
})

test('each row of an e-mail folder has its own readable CV', async () => {
  const { data } = await here
    .as('recruiter')
    .ok(verificationCandidateList, { body: { verificationId: folders.get('Interns Hà Nội')! } })
  expect(new Set(data.map(({ cvPath }) => cvPath)).size).toBe(data.length)
  expect((await text(await here.services.files.read(data[0]!.cvPath!))).slice(0, 5)).toBe('%PDF-')
})

test('the mails behind the rows of an e-mail folder are in its log, each with its CVs', async () => {
  const verificationId = folders.get('Interns Hà Nội')!
  const recruiter = here.as('recruiter')
  const { data: mails } = await recruiter.ok(verificationMailList, { body: { verificationId } })
  const { data: imports } = await recruiter.ok(verificationImportList, { body: { verificationId } })
  expect(mails.map(({ subject, importId }) => [importId, `${subject}.eml`])).toEqual(
    imports.map(({ id, fileName }) => [id, fileName]),
  )
  for (const { id, files, rowCount } of mails) {
    expect(files).toHaveLength(rowCount)
    const { bytes } = await recruiter.raw(verificationMailRaw, { params: { id } })
    const parsed = await parseMail(new Uint8Array(bytes), AbortSignal.timeout(10_000))
    expect(parsed!.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
  }
})

test('failed rows of an earlier import can be downloaded, and its rows can be reviewed', async () => {
  const recruiter = here.as('recruiter')
  const { data } = await recruiter.ok(verificationImportList, {
    body: { verificationId: folders.get('Backend 2026')! },
  })
  const { text: failed } = await recruiter.raw(verificationImportFailedRows, { params: { id: data[0]!.id } })
  expect(failed.trimEnd().split('\r\n')).toHaveLength(JSON.parse(data[0]!.result).totalFailed + 1)
  const rows = await recruiter.ok(verificationCandidateList, {
    body: { verificationId: folders.get('Backend 2026')!, status: ['existed'], pageSize: 3 },
  })
  const [channel] = await here.db.from('recruitment_channel').select('id').execute()
  for (const { id } of rows.data) {
    const answer = await recruiter.raw(verificationCandidateApproval, {
      body: { id, status: 'approved', remark: 'Ok', skill: 'Go', recChanel: channel!.id },
    })
    expect(answer.status).toBe(200)
  }
})

test('the sample files match their names', async () => {
  const recruiter = here.as('recruiter')
  const take = async (name: string, folder = 'Backend 2026') =>
    recruiter.imported(folders.get(folder)!, await readFile(`services/demo/files/${name}`), { name })
  const totals = async (name: string, folder?: string) => JSON.parse((await take(name, folder)).result)
  expect(await totals('good.csv')).toMatchObject({ total: 200, totalCanVerify: 200 })
  const mixed = await take('mixed.csv')
  expect(JSON.parse(mixed.result)).toMatchObject({ total: 49, totalExistedd: 1, totalFailed: 4 })
  expect(mixed.totalPolicyFailure).toBe(1)
  expect(await totals('sales.csv', 'Sales Q4')).toMatchObject({ total: 60, totalCanVerify: 60 })
  expect(await totals('windows-1258.csv')).toMatchObject({ total: 30, totalCanVerify: 30 })
  expect(await totals('shift-jis.csv')).toMatchObject({ total: 30, totalCanVerify: 30 })
  expect(await take('wrong-columns.csv')).toMatchObject({ status: 'failed', error: 'columns' })
})

test('generated people are the same each time and do not share a phone or e-mail', () => {
  const make = () => {
    const people = new People(new Seeded(7))
    return Array.from({ length: 20_000 }, () => people.make())
  }
  const all = make()
  expect(new Set(all.map(({ phone }) => phoneKey(phone))).size).toBe(all.length)
  expect(new Set(all.map(({ email }) => emailKey(email))).size).toBe(all.length)
  expect(make().slice(-3)).toEqual(all.slice(-3))
})

test('generated candidates and rows are added to the rest, different ones in each run', async () => {
  const before = [await count('candidate'), await count('verification_candidate')] as const
  const told: number[] = []
  await addGenerated(here.db, 'recruiter', 1100, (done) => told.push(done))
  await addGenerated(here.db, 'recruiter', 10, () => {})
  expect(told).toEqual([500, 1000, 1100])
  expect([await count('candidate'), await count('verification_candidate')]).toEqual([
    before[0] + 1110,
    before[1] + 1110,
  ])
  const { data } = await here.as('recruiter2').ok(verificationFolderList, { body: { keyword: 'generated' } })
  expect(data.map(({ name, candidateCount }) => [name, candidateCount])).toEqual([
    ['Generated 1', 1100],
    ['Generated 2', 10],
  ])
})

test('the total of a large folder and of a large import is exact, however many rows there are', async () => {
  const recruiter = here.as('recruiter')
  const lines = Array.from({ length: 10_500 }, (_line, at) => `Somebody ${at},07${String(at).padStart(8, '0')}`)
  const { id, verificationId } = await recruiter.imported(
    folders.get('Backend 2026')!,
    `name,phones\n${lines.join('\n')}\n`,
  )
  const total = async (body: object) => {
    const { totalItem, isEstimate } = await recruiter.ok(verificationCandidateList, {
      body: { verificationId, pageSize: 1, ...body },
    })
    return [totalItem, isEstimate]
  }
  const { data } = await recruiter.ok(verificationFolderList, { body: { keyword: 'backend' } })
  expect(await total({})).toEqual([data[0]!.candidateCount, undefined])
  expect(await total({ importId: id })).toEqual([10_500, undefined])
  const [estimate, isEstimate] = await total({ status: ['new'] })
  expect(isEstimate).toBe(true)
  expect(estimate).toBeLessThanOrEqual(data[0]!.candidateCount!)
})
