import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { JobContext, Queue } from '../../../core/jobs/jobs.ts'
import { searchColumns } from '../../candidates/filters/search.ts'
import { blockWords } from '../../lookups/queries.ts'
import { analyse, type FileFormat, type ImportError } from '../csv/format.ts'
import { records } from '../../../core/csv/records.ts'
import { checkRow } from '../csv/rows.ts'
import { putMails } from '../../../core/mail/outbox.ts'
import { notify } from '../../../core/notifications/notify.ts'
import { BlockedWords } from '../../reviews/judge.ts'
import { Chunks, openImport, type OpenImport } from './importChunks.ts'
import { announceImport, announceRows } from './imports.ts'
import type { NewRow } from './newRows.ts'
import { noticeOf, pathOf } from './notice.ts'

export interface ImportJob {
  companyId: string
  importId: string
  /** The path of the file, which is needed even if its import was deleted. */
  path?: string
}

export const importQueue: Queue<ImportJob> = {
  name: 'verification-import',
  // A short file need not wait for the end of a long one. More at once would slow down other screens.
  atOnce: 2,
  handle: ({ companyId, importId, path }, context) => runImport(context.companyDb(companyId), importId, context, path),
  failed: ({ companyId, importId }, context) => finish(context.companyDb(companyId), importId, 'internal', context),
}

/**
 * Runs an import from its current position to the end. It can safely be run again at any point, and by two processes at
 * once: if one of them finds that the other has committed its rows, it continues after those, because either process
 * may stop. An import that is deleted with its folder ends silently, and its file is deleted too.
 */
async function runImport(db: CompanyDb, id: string, context: JobContext, path?: string): Promise<void> {
  for (let isDone = false; !isDone;) {
    context.signal.throwIfAborted()
    const work = await openImport(db, id)
    isDone = !work || (await takeRows(db, work, context))
  }
  if (!path) return
  const kept = await db.from('verification_import').select('id').where('id', '=', id).executeTakeFirst()
  if (!kept) await context.files.remove(path)
}

/** Imports the remaining rows. Returns false if another process has imported some of them. */
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
  const chunks = new Chunks(db, work, new BlockedWords(await blockWords(db)))
  let row = -1
  let chunk: NewRow[] = []
  try {
    for await (const record of records(await open(), format.encoding)) {
      // The header is record 0. Rows of committed chunks are skipped.
      row++
      if (row <= work.processed) continue
      const checked = checkRow(record, format.columns, row)
      chunk.push({ ...checked, ...searchColumns(checked), fileName: work.file_name, cvPath: null })
      if (chunk.length < chunks.size) continue
      signal.throwIfAborted()
      if (!(await chunks.take(chunk))) return false
      chunk = []
    }
    signal.throwIfAborted()
    if (chunk.length > 0 && !(await chunks.take(chunk))) return false
    if (!(await chunks.end())) return false
  } finally {
    // Waits for the running commit, so that nothing continues after a failed job.
    await chunks.end().catch(() => {})
  }
  await finish(db, id, null, context)
  return true
}

async function start(db: CompanyDb, id: string, format: FileFormat, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update('verification_import')
      .set({ status: 'importing', format: JSON.stringify(format), total_rows: rows, started_at: new Date() })
      .where('id', '=', id)
      .where('status', '=', 'new')
      .execute()
    await announceImport(tx, id)
  })
}

async function finish(db: CompanyDb, id: string, error: ImportError | null, { product }: JobContext): Promise<void> {
  await db.transaction(async (tx) => {
    const now = new Date()
    const done = await tx
      .update('verification_import')
      .set((eb) => ({
        status: error ? 'failed' : 'succeed',
        error,
        finished_at: now,
        started_at: eb.fn.coalesce('started_at', eb.val(now)),
      }))
      .where('id', '=', id)
      .where('status', 'in', ['new', 'importing'])
      .returning([
        'id',
        'verification_id',
        'file_name',
        'processed',
        'total_new',
        'total_existed',
        'total_failed',
        'created_by',
      ])
      .executeTakeFirst()
    if (!done) return
    await announceImport(tx, id)
    await announceRows(tx, done.verification_id)
    await putMails(tx, await noticeOf(tx, done, error, `${product.publicUrl}${pathOf(done)}`))
    await notify(tx, null, {
      kind: error ? 'importFailed' : 'importSucceeded',
      to: [done.created_by],
      params: { file: done.file_name, rows: String(done.processed) },
      path: pathOf(done),
    })
  })
}
