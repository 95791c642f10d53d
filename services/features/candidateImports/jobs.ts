import { createMessage, type FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { JobContext, Jobs, Queue } from '../../core/jobs/jobs.ts'
import { notify } from '../../core/notifications/notify.ts'
import { cvRows } from './cvs/drafts.ts'
import { judgeCvs } from './cvs/judging.ts'
import { readCvs } from './cvs/reading.ts'
import { checkRows } from './steps/checking.ts'
import type { ImportStep } from './importShapes.ts'
import { importRows } from './steps/importing.ts'
import { announce, type ImportRow } from './imports.ts'
import { readRows } from './steps/reading.ts'
import { undoRows } from './steps/undoing.ts'
import './tables.ts'

/** The steps that run in the background. */
export type Working = 'checking' | 'importing' | 'undoing'
interface Work {
  companyId: string
  importId: string
  step: Working | 'over'
  /** The attempt of the check; assigning the columns again makes it void. */
  attempt: number
}

/** How long an import is stored and can be undone. It is limited because its files contain personal data. */
export const keptMs = 30 * 86_400_000
const queueName = 'candidate.imports'

/** Starts the work on a step, in the transaction that enters the step. */
export const begin = (
  tx: CompanyDb,
  jobs: Jobs,
  { id: importId, attempt }: Pick<ImportRow, 'id' | 'attempt'>,
  step: Working,
): Promise<void> => {
  const work: Work = { companyId: tx.companyId, importId, step, attempt }
  return jobs.add(tx, queueName, `${importId}:${step}:${attempt}`, work)
}

/** Schedules the deletion of an import at the end of its storage period. */
export const scheduleEnd = (tx: CompanyDb, jobs: Jobs, importId: string): Promise<void> => {
  const work: Work = { companyId: tx.companyId, importId, step: 'over', attempt: 0 }
  return jobs.add(tx, queueName, `${importId}:over`, work, new Date(Date.now() + keptMs))
}

/** Checks, runs and undoes imports. It may be repeated after an interruption at any point. */
export const candidateImportQueue: Queue<Work> = {
  name: queueName,
  async handle({ companyId, importId, step, attempt }, context) {
    const db = context.companyDb(companyId)
    if (step === 'over') {
      await forget(db, importId, context)
      return
    }
    const work = await db
      .from('candidate_import')
      .selectAll()
      .where('id', '=', importId)
      .where('status', '=', step)
      .where('attempt', '=', attempt)
      .executeTakeFirst()
    if (work) await workOn(db, work, step, context)
  },
  async failed({ companyId, importId, step }, context) {
    if (step === 'over') return
    // Imported rows are preserved, and the undo may be repeated.
    const to = step === 'undoing' ? 'succeeded' : 'failed'
    await finish(context.companyDb(companyId), importId, step, to, [createMessage('IMPORT_FAIL')])
  },
}

async function workOn(db: CompanyDb, work: ImportRow, step: Working, context: JobContext): Promise<void> {
  if (step === 'undoing') {
    await undoRows(db, work, context)
    return finish(db, work.id, step, 'undone')
  }
  if (work.kind === 'cvs') {
    if (step === 'checking') return checkCvs(db, work, context)
    await importRows(db, work, await cvRows(db, work), context)
    return finish(db, work.id, step, 'succeeded')
  }
  const read = await readRows(db, work, context)
  if ('problems' in read) return finish(db, work.id, step, 'failed', read.problems)
  if (step === 'checking') return checkRows(db, work, read.rows, context)
  await importRows(db, work, read.rows, context)
  return finish(db, work.id, step, 'succeeded')
}

/** Reads the CVs of an import, determines the outcome for each, and notifies the user who started it. */
async function checkCvs(db: CompanyDb, work: ImportRow, context: JobContext): Promise<void> {
  if (!(await readCvs(db, work, context))) return
  await db.transaction(async (tx) => {
    const now = await tx
      .update('candidate_import')
      .set({ status: 'checked', processed: 0 })
      .where('id', '=', work.id)
      .where('status', '=', 'checking')
      .where('attempt', '=', work.attempt)
      .returningAll()
      .executeTakeFirst()
    // The import has been restarted with other options in the meantime.
    if (!now) return
    await judgeCvs(tx, now)
    await announce(tx, now)
    if (work.attempt > 1) return
    await notify(tx, null, {
      kind: 'cvsRead',
      to: [now.created_by],
      params: { file: now.file_name, files: String(now.total) },
      path: `/candidate-imports/${now.id}`,
    })
  })
}

/** Ends a step and notifies the user who started the import. */
async function finish(
  db: CompanyDb,
  id: string,
  from: Working,
  to: ImportStep,
  problems: FieldMessage[] = [],
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update('candidate_import')
      // Only a step that creates candidates keeps its progress.
      .set({ status: to, problems: JSON.stringify(problems), ...(from === 'checking' && { processed: 0 }) })
      .where('id', '=', id)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst()
    if (!ended) return
    await announce(tx, ended)
    if (from !== 'importing') return
    await notify(tx, null, {
      kind: to === 'failed' ? 'importFailed' : 'importSucceeded',
      to: [ended.created_by],
      params: { file: ended.file_name, rows: String(ended.processed) },
      path: `/candidate-imports/${id}`,
    })
  })
}

/** Deletes an import with its rows and files. Its candidates are preserved. */
export async function forget(db: CompanyDb, id: string, { files }: Pick<JobContext, 'files'>): Promise<void> {
  const cvs = await db
    .from('candidate_import_row')
    .select('cv_path')
    .where('import_id', '=', id)
    .where('cv_path', 'is not', null)
    .execute()
  const gone = await db
    .delete('candidate_import')
    .where('id', '=', id)
    .where('status', 'not in', ['importing', 'undoing'])
    .returning(['file_path', 'archive_path'])
    .executeTakeFirst()
  if (!gone) return
  for (const path of [gone.file_path, gone.archive_path]) if (path) await files.remove(path as string)
  for (const { cv_path: path } of cvs) {
    // A file that a candidate has is preserved.
    const waiting = await db
      .delete('stored_file')
      .where('path', '=', path!)
      .where('owner_kind', 'is', null)
      .executeTakeFirst()
    if (waiting.numDeletedRows > 0n) await files.remove(path!)
  }
}
