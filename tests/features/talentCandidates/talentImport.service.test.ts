import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  talentDeleteCsv,
  talentImportCsv,
  talentImportFailedRows,
  talentListCsv,
  talentQueue,
  talentSampleCsv,
  type TalentImport,
} from '../../../services/features/talentCandidates/contract.ts'
import { talentFolderCreate, talentFolderDelete } from '../../../services/features/talentFolders/contract.ts'
import { startVerifications, type Failure, type Here } from '../verifications/verifications.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications()
})
afterAll(() => here?.close())

const bearer = async (userName: string) => ({
  authorization: `Bearer ${await here.services.identity.issueAccessToken(userName)}`,
})
const folderOf = async (userName: string, name: string, shareUsers: string[] = []) =>
  (await here.as(userName).ok(talentFolderCreate, { body: { name, shareUsers } })).id

async function send(
  userName: string,
  folderId: string,
  text: string,
  { name = 'people.csv', type = 'text/csv', key = crypto.randomUUID() } = {},
) {
  const form = new FormData()
  form.set('folderId', folderId)
  form.set('file', new Blob([text], { type }), name)
  const answer = await fetch(here.services.url + talentImportCsv.path, {
    method: 'POST',
    body: form,
    headers: { ...(await bearer(userName)), 'idempotency-key': key },
  })
  return {
    status: answer.status,
    body: answer.headers.get('content-type')?.includes('json')
      ? ((await answer.json()) as { id: string } & Failure)
      : { id: '', message: await answer.text() },
  }
}
async function imported(userName: string, folderId: string, text: string): Promise<TalentImport> {
  const { body } = await send(userName, folderId, text)
  const state = () => here.as(userName).ok(talentQueue, { params: { id: body.id } })
  await expect.poll(async () => (await state()).status, { timeout: 15_000 }).toMatch(/succeed|failed/)
  return state()
}
const inFolder = async (folderId: string) =>
  await here.db
    .from('talent_folder_candidate')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.id', '=', 'talent_folder_candidate.candidate_id')
        .onRef('candidate.company_id', '=', 'talent_folder_candidate.company_id'),
    )
    .select([
      'candidate.name',
      'candidate.job_title',
      'candidate.skills',
      'candidate.experience_year',
      'candidate.desired_work_locations',
      'candidate.companies',
    ])
    .where('folder_id', '=', folderId)
    .orderBy('candidate.name')
    .execute()

test('the user who started an import is notified of its end', async () => {
  const folder = await folderOf('recruiter', 'Told')
  const told = async () =>
    (
      await here.db
        .from('notification')
        .select(['user_name', 'kind', 'params', 'path'])
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
    )[0]
  const path = `/candidates/talent-management/view/${folder}`
  const by = { user_name: 'recruiter', path }
  await imported('recruiter', folder, 'no,columns\n')
  expect(await told()).toEqual({ ...by, kind: 'importFailed', params: { file: 'people.csv', rows: '0' } })
  await imported('recruiter', folder, 'name,phones\nTold Lan,0912340001\n')
  expect(await told()).toEqual({ ...by, kind: 'importSucceeded', params: { file: 'people.csv', rows: '1' } })
})

test('the failed rows of an import can be downloaded with their reasons by the user who started it', async () => {
  const folder = await folderOf('recruiter', 'Failed')
  const { id } = await imported('recruiter', folder, 'name,phones,colour\nAn,0912340101,\n')
  expect((await here.as('recruiter').raw(talentImportFailedRows, { params: { id } })).status).toBe(404)
  const done = await imported(
    'recruiter',
    folder,
    'name,phones,Experience year\nAn Failed,0912340101,2\n,0912340102,3\nBình,,many\n',
  )
  const { text, status } = await here.as('recruiter').raw(talentImportFailedRows, { params: { id: done.id } })
  expect(status).toBe(200)
  expect(
    text
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/),
  ).toEqual([
    'name,phones,Experience year,reason',
    ',0912340102,3,The name is missing',
    'Bình,,many,"A phone or an e-mail is needed; experienceYear is not a number: many"',
  ])
  const foreign = await here.as('recruiter2').raw(talentImportFailedRows, { params: { id: done.id } })
  expect(foreign.status).toBe(404)
})

test('rows become candidates of the folder; known ones are completed, invalid ones are reported', async () => {
  const folder = await folderOf('recruiter', 'Imported')
  const first = await imported(
    'recruiter',
    folder,
    'name,phones,emails,skills,Experience year\nAn Lê,0912000001,an@example.com,Java; Go,"2,5"\nBình,,not an address,,\n',
  )
  expect(first).toMatchObject({
    status: 'succeed',
    total: 2,
    totalCreated: 1,
    totalExisted: 0,
    totalFailed: 1,
    errors: [{ row: 2, message: 'Not an e-mail address: not an address' }],
  })
  const again = await imported(
    'recruiter',
    folder,
    'emails,name,desiredWorkLocations,company,jobTitle\nAN@example.com,An,Hà Nội,Acme,Developer\nchi@example.com,Chi,"Huế; Đà Nẵng",Sông Pay,\n',
  )
  expect(again).toMatchObject({ totalCreated: 1, totalExisted: 1 })
  expect(await inFolder(folder)).toEqual([
    {
      name: 'An Lê',
      job_title: 'Developer',
      skills: ['Java', 'Go'],
      experience_year: '2.5',
      desired_work_locations: ['Hà Nội'],
      companies: ['Acme'],
    },
    {
      name: 'Chi',
      job_title: null,
      skills: [],
      experience_year: null,
      desired_work_locations: ['Huế', 'Đà Nẵng'],
      companies: ['Sông Pay'],
    },
  ])
})

test('an import may have more rows than one commit takes', async () => {
  const folder = await folderOf('recruiter', 'Many')
  const rows = Array.from({ length: 250 }, (_none, index) => `Person ${index},,many${index}@example.com`)
  expect(await imported('recruiter', folder, ['name,phones,emails', ...rows].join('\n'))).toMatchObject({
    total: 250,
    totalCreated: 250,
    totalFailed: 0,
  })
  expect(await inFolder(folder)).toHaveLength(250)
})

test('an invalid file leaves nothing behind', async () => {
  const folder = await folderOf('recruiter', 'Wrong files')
  expect(await imported('recruiter', folder, 'name,salary\nAn,1\n')).toMatchObject({
    status: 'failed',
    errors: [
      {
        row: 0,
        message: 'Unknown column salary',
        messageDetails: [{ code: 'HEADER_UNKNOWN', params: { name: 'salary' } }],
      },
      { row: 0, message: 'Column phones or emails is missing' },
    ],
  })
  expect(await imported('recruiter', folder, 'name,phones\n')).toMatchObject({
    status: 'failed',
    errors: [{ row: 0, message: 'Can not import data. Please check format your csv file !' }],
  })
  expect(await send('recruiter', folder, '%PDF-1.7')).toMatchObject({
    status: 400,
    body: { errors: { file: ['Can not import file. Please check your csv file !'] } },
  })
  expect(await send('recruiter', folder, 'name', { type: 'application/pdf' })).toMatchObject({ status: 400 })
  expect(await inFolder(folder)).toEqual([])
})

test('users import only into folders that they see, and see only their own imports', async () => {
  const folder = await folderOf('recruiter', 'Shared', ['recruiter2'])
  expect((await send('sato.kenta', folder, 'name,emails\nAn,a1@example.com')).status).toBe(404)
  expect((await send('admin@other', folder, 'name,emails\nAn,a1@example.com')).status).toBe(404)
  expect((await send('finance', folder, 'name,emails\nAn,a1@example.com')).status).toBe(403)
  const { id } = await imported('recruiter2', folder, 'name,emails\nAn,a1@example.com')
  expect((await here.as('recruiter').raw(talentQueue, { params: { id } })).status).toBe(404)
  expect((await here.as('recruiter').ok(talentListCsv, { body: { folderId: folder } })).data).toEqual([])
  expect((await here.as('recruiter2').ok(talentListCsv, { body: { folderId: folder } })).data).toMatchObject([
    { id, fileName: 'people.csv' },
  ])
})

test('a repeated request is one import; a finished import can be deleted', async () => {
  const folder = await folderOf('recruiter', 'Once')
  const key = crypto.randomUUID()
  const text = 'name,emails\nOnce,once@example.com'
  const [one, two] = [await send('recruiter', folder, text, { key }), await send('recruiter', folder, text, { key })]
  expect(two.body).toEqual(one.body)
  await expect
    .poll(async () => (await here.as('recruiter').ok(talentQueue, { params: { id: one.body.id } })).status, {
      timeout: 15_000,
    })
    .toBe('succeed')
  expect((await here.as('recruiter').ok(talentListCsv, { body: { folderId: folder } })).totalItem).toBe(1)
  await here.as('recruiter').ok(talentDeleteCsv, { body: { ids: [one.body.id] } })
  expect((await here.as('recruiter').ok(talentListCsv, { body: { folderId: folder } })).totalItem).toBe(0)
  expect(await inFolder(folder)).toHaveLength(1)
})

test('the sample file can be imported unchanged', async () => {
  const answer = await fetch(here.services.url + talentSampleCsv.path, {
    method: 'POST',
    headers: { ...(await bearer('recruiter')), 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.headers.get('content-disposition')).toContain('talent-sample.csv')
  const folder = await folderOf('recruiter', 'Sample')
  expect(await imported('recruiter', folder, await answer.text())).toMatchObject({
    status: 'succeed',
    totalCreated: 2,
    totalFailed: 0,
  })
})

const isThere = (path: string) =>
  here.services.files.read(path).then(
    (stream) => {
      stream.destroy()
      return true
    },
    () => false,
  )

test('a folder that is deleted during an import is gone at once, with its imports and their files', async () => {
  const rows = Array.from({ length: 300 }, (_none, at) => `Person ${at},,gone${at}@example.com`)
  for (let round = 0; round < 5; round++) {
    const folder = await folderOf('recruiter', `Gone ${round}`)
    const { body } = await send('recruiter', folder, ['name,phones,emails', ...rows].join('\n'))
    const work = () =>
      here.db.from('talent_import').select(['processed', 'file_path']).where('id', '=', body.id).executeTakeFirst()
    await expect.poll(async () => (await work())?.processed ?? 0, { interval: 3, timeout: 20_000 }).toBeGreaterThan(0)
    const { file_path: path } = (await work())!
    await new Promise((resolve) => setTimeout(resolve, round * 7))
    expect(await here.as('recruiter').ok(talentFolderDelete, { params: { id: folder } })).toEqual({ status: 'OK' })
    expect([await work(), await inFolder(folder)]).toEqual([undefined, []])
    await expect.poll(() => isThere(path)).toBe(false)
  }
  const { rows: failed } =
    await sql`select id from pgboss.job where name = 'talent.import' and retry_count > 0`.execute(here.services.db)
  expect(failed).toEqual([])
}, 90_000)
