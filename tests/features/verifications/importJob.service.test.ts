import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileStore } from '../../../services/core/files/files.ts'
import type { JobContext } from '../../../services/core/jobs/jobs.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { newId } from '../../../services/core/ids.ts'
import { languageUpdate } from '../../../services/features/users/contract.ts'
import { verificationFolderByIds, verificationImportGet } from '../../../services/features/verifications/contract.ts'
import { firstChunk } from '../../../services/features/verifications/imports/importChunks.ts'
import { importQueue } from '../../../services/features/verifications/imports/importJob.ts'
import { addFolder, startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications()
})
afterAll(() => here?.close())

const rows = 5 * firstChunk + 17
const file = Buffer.from(
  `name,phones,emails\n${Array.from({ length: rows }, (_row, at) => `Person ${at},09${String(at % (rows - 3)).padStart(8, '0')},${at % 100 === 99 ? 'bad' : ''}`).join('\n')}\n`,
)

/** Adds a waiting import with its file, but without a job: the test runs it. */
async function waiting(content = file) {
  const folder = await addFolder(here.db)
  const { path } = await here.services.files.save(companies.first.id, 'list.csv', Readable.from([content]), 10_000_000)
  const id = newId()
  await here.db
    .insert('verification_import', {
      id,
      verification_id: folder,
      title: 'T',
      file_name: 'list.csv',
      file_path: path,
      created_by: 'recruiter',
    })
    .execute()
  return { id, folder }
}

const contextOf = (change: Partial<JobContext> = {}): JobContext => ({
  companyDb: (companyId) => here.services.companyDb(companyId),
  files: here.services.files,
  jobs: here.services.jobs,
  product: { name: 'Hireloom', publicUrl: 'http://localhost:4000' },
  tools: {},
  log: here.services.log,
  signal: new AbortController().signal,
  ...change,
})
const run = (importId: string, change: Partial<JobContext> = {}) =>
  importQueue.handle({ companyId: companies.first.id, importId }, contextOf(change))
const stateOf = (id: string) => here.as('recruiter').ok(verificationImportGet, { params: { id } })

/** Checks that every row of the file is there once, and that the counts match. */
async function expectWhole({ id, folder }: { id: string; folder: string }): Promise<void> {
  const found = await here.db
    .from('verification_candidate')
    .select(['import_row', 'status'])
    .where('import_id', '=', id)
    .orderBy('import_row')
    .execute()
  expect(found.map((row) => row.import_row)).toEqual(Array.from({ length: rows }, (_row, at) => at + 1))
  const count = (status: string) => found.filter((row) => row.status === status).length
  const state = await stateOf(id)
  expect(state).toMatchObject({ status: 'succeed', processed: rows, totalRows: rows, error: null })
  expect(JSON.parse(state.result)).toEqual({
    status: 'succeed',
    total: rows,
    totalCanVerify: count('new'),
    totalExistedd: count('existed'),
    totalFailed: count('failed'),
  })
  expect([count('existed'), count('failed')]).toEqual([3, Math.floor(rows / 100)])
  const [shown] = await here.as('recruiter').ok(verificationFolderByIds, { body: { ids: [folder] } })
  expect(shown?.candidateCount).toBe(rows)
}

test('the user who started an import gets one mail with its result, in their language', async () => {
  const mailOf = (id: string) =>
    here.db
      .from('mail')
      .select(['mail.recipient', 'mail.subject', 'mail.body'])
      .where('mail.source_id', '=', id)
      .execute()
  const good = await waiting(Buffer.from('name,phones,emails\nAn,0912345678,\nBinh,,\n'))
  await run(good.id)
  await run(good.id)
  expect(await mailOf(good.id)).toEqual([
    {
      recipient: 'ha.nguyen@songhong.example',
      subject: 'The import of list.csv has finished',
      body: `Rows read: 2. To be verified: 1, already known: 0, failed: 1.\n\nOpen the import:\nhttp://localhost:4000/cv-verification?folder=${good.folder}&import=${good.id}\n`,
    },
  ])
  await here.as('recruiter').ok(languageUpdate, { query: { language: 'vi' } })
  const bad = await waiting(Buffer.from('nothing\n'))
  await run(bad.id)
  expect((await mailOf(bad.id)).map(({ subject }) => subject)).toEqual(['Nhập list.csv thất bại'])
})

test('an import that is stopped after any chunk continues after it', async () => {
  const work = await waiting()
  const seen: number[] = []
  for (let stops = 0; ; stops++) {
    const stopping = new AbortController()
    const before = (await stateOf(work.id)).processed
    const companyDb: JobContext['companyDb'] = (companyId) => {
      const db = here.services.companyDb(companyId)
      const transaction = db.transaction.bind(db)
      db.transaction = async (inner) => {
        const result = await transaction(inner)
        if (stops < 3 && (await stateOf(work.id)).processed! > before!) stopping.abort(new Error('stopped'))
        return result
      }
      return db
    }
    const ended = await run(work.id, { companyDb, signal: stopping.signal }).then(
      () => true,
      () => false,
    )
    seen.push((await stateOf(work.id)).processed!)
    if (ended) break
  }
  expect(seen[0]).toBeGreaterThanOrEqual(firstChunk)
  expect(seen.at(-1)).toBe(rows)
  // Rows in progress at the stop are stored, or the next run has imported them.
  expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other))
  expect(seen.length).toBeGreaterThan(1)
  await expectWhole(work)
})

test('a crash in the middle of a chunk leaves nothing of that chunk', async () => {
  const work = await waiting()
  let chunks = 0
  const companyDb: JobContext['companyDb'] = (companyId) => {
    const db = here.services.companyDb(companyId)
    const transaction = db.transaction.bind(db)
    db.transaction = (inner) =>
      transaction(async (tx) => {
        const result = await inner(tx)
        if (++chunks === 3) throw new Error('the connection is gone')
        return result
      })
    return db
  }
  await expect(run(work.id, { companyDb })).rejects.toThrow('the connection is gone')
  // The first transaction started the import, the second one was the first chunk.
  expect(await stateOf(work.id)).toMatchObject({ status: 'importing', processed: firstChunk })
  const count = await here.db
    .from('verification_candidate')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('import_id', '=', work.id)
    .executeTakeFirstOrThrow()
  expect(Number(count.count)).toBe(firstChunk)
  await run(work.id)
  await expectWhole(work)
})

test('a file whose reading is interrupted is read again', async () => {
  const work = await waiting()
  let reads = 0
  const files: FileStore = {
    ...here.services.files,
    async read(path) {
      // It is read completely twice, for its encoding and its columns; the third read imports the rows.
      if (++reads !== 3) return here.services.files.read(path)
      return Readable.from(
        (async function* () {
          yield file.subarray(0, 40_000)
          while ((await stateOf(work.id)).processed === 0) await new Promise((wait) => setTimeout(wait, 20))
          throw new Error('the disk is gone')
        })(),
      )
    },
  }
  await expect(run(work.id, { files })).rejects.toThrow('the disk is gone')
  expect((await stateOf(work.id)).processed).toBeGreaterThan(0)
  await run(work.id)
  await expectWhole(work)
})

test('two processes that run the same import duplicate nothing', async () => {
  const work = await waiting()
  const ended = await Promise.allSettled([run(work.id), run(work.id)])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await run(work.id)
  await expectWhole(work)
})

test('an import that cannot be finished is marked as failed, and a finished one stays unchanged', async () => {
  const work = await waiting()
  await importQueue.failed!({ companyId: companies.first.id, importId: work.id }, contextOf(), new Error('no'))
  expect(await stateOf(work.id)).toMatchObject({ status: 'failed', error: 'internal' })
  await run(work.id)
  await importQueue.failed!({ companyId: companies.other.id, importId: work.id }, contextOf(), new Error('no'))
  expect(await stateOf(work.id)).toMatchObject({ status: 'failed', error: 'internal', processed: 0 })
})

test('the event loop is not blocked while a large file is read', async () => {
  const large = Buffer.from(
    `name,phones\n${Array.from({ length: 20_000 }, (_row, at) => `Somebody with a name ${at},08${String(at).padStart(8, '0')}`).join('\n')}\n`,
  )
  const work = await waiting(large)
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  await run(work.id)
  clearInterval(timer)
  expect((await stateOf(work.id)).processed).toBe(20_000)
  expect(longest).toBeLessThan(400)
})

test('the user who started an import is notified of its end, once', async () => {
  const told = () =>
    here.db
      .from('notification')
      .select(['user_name', 'kind', 'params', 'path'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
  const work = await waiting(Buffer.from('name,phones\nLan,0912345678\n'))
  await run(work.id)
  await run(work.id)
  const path = `/cv-verification?folder=${work.folder}&import=${work.id}`
  const [last, before] = await told()
  expect(last).toEqual({
    user_name: 'recruiter',
    kind: 'importSucceeded',
    params: { file: 'list.csv', rows: '1' },
    path,
  })
  expect(before?.path).not.toBe(path)
  const broken = await waiting(Buffer.from(''))
  await run(broken.id)
  expect((await told())[0]).toMatchObject({ kind: 'importFailed', params: { rows: '0' } })
})
