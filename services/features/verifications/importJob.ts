import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { JobContext, Queue } from '../../core/jobs.ts'
import { blockWords } from '../lookups/queries.ts'
import { analyse, type FileFormat } from './csv/format.ts'
import { records } from './csv/records.ts'
import { checkRow, type CheckedRow } from './csv/rows.ts'
import { BlockedWords, judge } from './duplicates.ts'
import { announceImport, announceRows } from './imports.ts'
import { countVerdicts, insertRows } from './newRows.ts'
import type { ImportError } from './tables.ts'

export interface ImportJob {
  companyId: string
  importId: string
}

/** Rows that are committed together with their counts: an interrupted import goes on behind the last chunk. */
export const chunkSize = 500

export const importQueue: Queue<ImportJob> = {
  name: 'verification-import',
  handle: ({ companyId, importId }, context) => runImport(context.companyDb(companyId), importId, context),
  failed: ({ companyId, importId }, context) => finish(context.companyDb(companyId), importId, 'internal', context),
}

const openImport = (db: CompanyDb, id: string) => db.from('verification_import')
  .innerJoin('verification_folder as folder', (join) => join
    .onRef('folder.company_id', '=', 'verification_import.company_id')
    .onRef('folder.id', '=', 'verification_import.verification_id'))
  .selectAll('verification_import').select('folder.config')
  .where('verification_import.id', '=', id).where('verification_import.status', 'in', ['new', 'importing']).executeTakeFirst()
type OpenImport = NonNullable<Awaited<ReturnType<typeof openImport>>>

/**
 * Runs an import from where it stands to its end. Safe to run again at any point, and by two processes at once: who finds
 * that the other has committed its rows goes on behind them, as nobody knows which of the two will live.
 */
async function runImport(db: CompanyDb, id: string, context: JobContext): Promise<void> {
  for (let isDone = false; !isDone;) {
    context.signal.throwIfAborted()
    const work = await openImport(db, id)
    isDone = !work || (await takeRows(db, work, context))
  }
}

/** Takes the rows that are left. False when another process has taken some of them meanwhile. */
async function takeRows(db: CompanyDb, work: OpenImport, context: JobContext): Promise<boolean> {
  const { files, signal } = context
  const { id } = work
  const open = () => files.read(work.file_path)
  let format = work.format
  if (!format) {
    const found = await analyse(open, work.config, signal)
    if ('error' in found) {
      await finish(db, id, found.error, context)
      return true
    }
    format = found.format
    await start(db, id, format, found.rows)
  }
  const blocked = new BlockedWords(await blockWords(db))
  let done = work.processed
  let row = -1
  let chunk: CheckedRow[] = []
  for await (const record of records(await open(), format.encoding)) {
    // The header is record 0; rows of committed chunks are passed over.
    row++
    if (row <= done) continue
    chunk.push(checkRow(record, format.columns, row))
    if (chunk.length < chunkSize) continue
    signal.throwIfAborted()
    if (!(await commitChunk(db, work, chunk, done, blocked))) return false
    done += chunk.length
    chunk = []
  }
  signal.throwIfAborted()
  if (chunk.length > 0 && !(await commitChunk(db, work, chunk, done, blocked))) return false
  await finish(db, id, null, context)
  return true
}

async function start(db: CompanyDb, id: string, format: FileFormat, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update('verification_import')
      .set({ status: 'importing', format: JSON.stringify(format), total_rows: rows, started_at: new Date() })
      .where('id', '=', id).where('status', '=', 'new').execute()
    await announceImport(tx, id)
  })
}

async function finish(db: CompanyDb, id: string, error: ImportError | null, { push }: JobContext): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const now = new Date()
    const done = await tx.update('verification_import')
      .set((eb) => ({
        status: error ? 'failed' : 'succeed', error, finished_at: now, started_at: eb.fn.coalesce('started_at', eb.val(now)),
      }))
      .where('id', '=', id).where('status', 'in', ['new', 'importing'])
      .returning(['verification_id', 'file_name', 'processed', 'created_by']).executeTakeFirst()
    if (!done) return undefined
    await announceImport(tx, id)
    await announceRows(tx, done.verification_id)
    return done
  })
  if (!ended) return
  // Who has left the page is told by their browser; one that shows the product keeps it to itself.
  await push.send(db, ended.created_by, {
    kind: error ? 'importFailed' : 'importSucceeded',
    path: `/cv-verification?folder=${ended.verification_id}&import=${id}`,
    values: { file: ended.file_name, rows: String(ended.processed) },
  })
}

/**
 * Commits rows, counts, position and events in one transaction. False when another process has committed these rows.
 * The folder's row is locked first, so that two imports of one folder see each other's rows.
 */
async function commitChunk(
  db: CompanyDb, work: OpenImport, rows: CheckedRow[], done: number, blocked: BlockedWords,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.update('verification_folder').set((eb) => ({ candidate_count: eb('candidate_count', '+', rows.length) }))
      .where('id', '=', work.verification_id).execute()
    const current = await tx.from('verification_import').select(['processed', 'status']).where('id', '=', work.id)
      .forUpdate().executeTakeFirst()
    if (current?.processed !== done || current.status !== 'importing') throw new TakenOver()
    const verdicts = await judge(tx, work.verification_id, rows, blocked)
    const batch = { id: work.id, folderId: work.verification_id, channelId: work.rec_channel_id, createdBy: work.created_by }
    await insertRows(tx, batch, rows.map((row) => ({ ...row, fileName: work.file_name, cvPath: null })), verdicts)
    const totals = countVerdicts(verdicts)
    await tx.update('verification_import').set((eb) => ({
      processed: done + rows.length,
      total_new: eb('total_new', '+', totals.total_new),
      total_existed: eb('total_existed', '+', totals.total_existed),
      total_failed: eb('total_failed', '+', totals.total_failed),
      total_policy_failure: eb('total_policy_failure', '+', totals.total_policy_failure),
    })).where('id', '=', work.id).execute()
    await announceImport(tx, work.id)
    await announceRows(tx, work.verification_id)
    return true
  }).catch((error: unknown) => {
    if (error instanceof TakenOver) return false
    throw error
  })
}

/** Rolls a chunk back that another process has committed. */
class TakenOver extends Error {}
