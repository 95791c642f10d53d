import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  verificationFolderByIds,
  verificationFolderUpdate,
  verificationImportGet,
  verificationQueueFile,
} from '../../../services/features/verifications/contract.ts'
import { importQueue } from '../../../services/features/verifications/imports/importJob.ts'
import { newId } from '../../../services/core/ids.ts'
import { addFolder, startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications()
})
afterAll(() => here?.close())

const rows = 6_000
const csv = (seed: number, columns = '') =>
  `name,phones,emails${columns && ',note'}\n${Array.from(
    { length: rows },
    (_row, at) => `Person ${seed} ${at},,p${seed}.${at}@example.vn${columns && ',x'}`,
  ).join('\n')}\n`
const fields = {
  code: 'F',
  name: 'Folder',
  importType: 0 as const,
  shareAll: false,
  shareUsers: [],
  config: '[]',
  rules: [],
}

const recruiter = () => here.as('recruiter')
const update = (id: string, change: object) =>
  recruiter().raw(verificationFolderUpdate, { params: { id }, body: { ...fields, ...change } })
async function started(folder: string, seed: number): Promise<string> {
  const { status, body } = await recruiter().upload(folder, csv(seed))
  expect(status).toBe(200)
  return body.id
}
async function processed(id: string): Promise<number | undefined> {
  const found = await here.db.from('verification_import').select('processed').where('id', '=', id).executeTakeFirst()
  return found?.processed
}
async function halfway(id: string): Promise<void> {
  await expect.poll(() => processed(id), { interval: 5, timeout: 20_000 }).toBeGreaterThan(0)
}
const ended = async (id: string) => {
  const state = () => recruiter().ok(verificationImportGet, { params: { id } })
  await expect.poll(async () => (await state()).status, { timeout: 60_000 }).toMatch(/succeed|failed/)
  expect(await recruiter().ok(verificationQueueFile, { params: { id } })).toEqual(await state())
  return state()
}
/** Unfinished jobs of the import. */
const jobs = async (id: string) => {
  const { rows: found } = await sql`select state from pgboss.job
    where name = ${importQueue.name} and data->>'importId' = ${id} and state < 'completed'`.execute(here.services.db)
  return found.length
}
const left = async (table: 'verification_candidate' | 'verification_candidate_key', folder: string) =>
  (await here.db.from(table).select('verification_id').where('verification_id', '=', folder).execute()).length
const countOf = async (folder: string) =>
  (await recruiter().ok(verificationFolderByIds, { body: { ids: [folder] } }))[0]?.candidateCount

test('a folder that is deleted during an import takes rows, keys, job and file with it', async () => {
  const folder = await addFolder(here.db)
  const id = await started(folder, 1)
  await halfway(id)
  const { file_path: path } = await here.db
    .from('verification_import')
    .select('file_path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await here.db.delete('verification_folder').where('id', '=', folder).execute()
  await expect.poll(() => jobs(id), { timeout: 20_000 }).toBe(0)
  expect([
    await left('verification_candidate', folder),
    await left('verification_candidate_key', folder),
    await processed(id),
  ]).toEqual([0, 0, undefined])
  const isThere = () =>
    here.services.files.read(path).then(
      (stream) => {
        stream.destroy()
        return true
      },
      () => false,
    )
  await expect.poll(isThere).toBe(false)
}, 90_000)

test('deleting rows during an import leaves correct counts, and no key that would match a later row', async () => {
  const folder = await addFolder(here.db)
  const id = await started(folder, 2)
  await halfway(id)
  for (let round = 0; round < 5; round++) {
    const some = here.db.from('verification_candidate').select('id').where('verification_id', '=', folder).limit(100)
    await here.db.delete('verification_candidate').where('id', 'in', some).execute()
  }
  expect(await ended(id)).toMatchObject({ status: 'succeed', processed: rows, totalRows: rows })
  expect(await left('verification_candidate', folder)).toBe(rows - 500)
  expect([await countOf(folder), await left('verification_candidate_key', folder)]).toEqual([rows - 500, rows - 500])
  const again = await recruiter().imported(folder, csv(2))
  expect(JSON.parse(again.result)).toMatchObject({ totalCanVerify: 500, totalExistedd: rows - 500, totalFailed: 0 })
}, 120_000)

test('columns, sharing and rules change during an import; it continues with its original columns', async () => {
  const folder = await addFolder(here.db)
  const id = await started(folder, 3)
  await halfway(id)
  const statuses = new Set<number>()
  for (let round = 0; round < 20; round++) {
    const config = JSON.stringify(round % 2 ? [{ name: 'note', displayName: 'Note', type: 'text' }] : [])
    statuses.add((await update(folder, { name: `Folder ${round}`, config, shareAll: round % 3 === 0 })).status)
  }
  expect([...statuses]).toEqual([200])
  expect(await ended(id)).toMatchObject({ status: 'succeed', processed: rows, totalRows: rows, error: null })
  expect([await left('verification_candidate', folder), await countOf(folder)]).toEqual([rows, rows])
}, 90_000)

test('a folder stays a CSV folder while a file is waiting to be imported', async () => {
  const folder = await addFolder(here.db)
  await here.db
    .insert('verification_import', {
      id: newId(),
      verification_id: folder,
      title: 'T',
      file_name: 'list.csv',
      file_path: 'nowhere',
      created_by: 'recruiter',
    })
    .execute()
  expect(await update(folder, { importType: 1 })).toMatchObject({
    status: 400,
    body: { errors: { importType: ['cannot change once candidates have arrived'] } },
  })
})

test('changing a folder to an e-mail folder while a file is uploaded either refuses the file or keeps the type', async () => {
  for (let round = 0; round < 8; round++) {
    const folder = await addFolder(here.db)
    const [sent, changed] = await Promise.all([
      recruiter().upload(folder, 'name,phones\nAn,0912345678\n'),
      update(folder, { importType: 1 }),
    ])
    if (sent.status === 200) await ended(sent.body.id)
    const { import_type: kind } = await here.db
      .from('verification_folder')
      .select('import_type')
      .where('id', '=', folder)
      .executeTakeFirstOrThrow()
    expect([sent.status, changed.status, kind]).toEqual(sent.status === 200 ? [200, 400, 0] : [403, 200, 1])
  }
}, 60_000)
