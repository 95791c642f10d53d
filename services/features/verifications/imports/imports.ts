import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Database } from '../../../core/database/tables.ts'
import { notFound } from '../../../core/http/errors.ts'
import { appendEvent, type NewEvent } from '../../../core/events/events.ts'
import { list } from '../../../core/http/list.ts'
import { latest } from '../../../core/http/order.ts'
import type { Listed, PageRequest } from '../../../core/http/paging.ts'
import { patternsOf } from '../../../core/like.ts'
import type { Caller } from '../../../core/http/routes.ts'
import type { VerificationImport } from './importShapes.ts'
import { visibleFolders } from '../folders/folders.ts'

type ImportQuery = SelectQueryBuilder<Database, 'verification_import', {}>

/** The columns of an import that the contract shows, and the format of its file. */
export const importColumns = [
  'id',
  'verification_id',
  'title',
  'file_name',
  'file_path',
  'format',
  'status',
  'processed',
  'total_rows',
  'total_new',
  'total_existed',
  'total_failed',
  'total_policy_failure',
  'error',
  'created_by',
  'created_at',
  'started_at',
  'finished_at',
] as const
const columns = (query: ImportQuery) => query.select(importColumns)
export type ImportRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

const visibleImports = (db: CompanyDb, caller: Caller) =>
  columns(db.from('verification_import')).where('verification_id', 'in', visibleFolders(db, caller).select('id'))

export interface ImportFilter {
  verificationId?: string
  ids?: readonly string[]
  isRunning?: boolean
  /** A part of the title or of the file name. */
  keyword?: string
}

/** Returns one page of the imports of the folders that the caller may see, newest first. */
export async function listImports(
  db: CompanyDb,
  caller: Caller,
  filter: ImportFilter,
  wanted: PageRequest,
): Promise<Listed<VerificationImport>> {
  let query = visibleImports(db, caller)
  if (filter.verificationId) query = query.where('verification_id', '=', filter.verificationId)
  if (filter.ids) {
    // An empty list selects no rows. `in ()` is not valid SQL.
    query = filter.ids.length > 0 ? query.where('id', 'in', filter.ids) : query.where((eb) => eb.lit(false))
  }
  if (filter.isRunning !== undefined) {
    query = query.where('status', filter.isRunning ? 'in' : 'not in', ['new', 'importing'])
  }
  for (const pattern of patternsOf(filter.keyword ?? '')) {
    query = query.where(
      sql<string>`search_text(array[verification_import.title, verification_import.file_name])`,
      'like',
      pattern,
    )
  }
  const found = await list(query, latest('verification_import'), wanted)
  return { ...found, data: found.data.map(toImport) }
}

/** Returns an import of a folder that the caller may see. Throws 404 for all others. */
export async function visibleImport(db: CompanyDb, caller: Caller, id: string): Promise<ImportRow> {
  const found = await visibleImports(db, caller).where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/**
 * Converts a row into an import of the contract. The result text is spelled as in the specification (decision D-85).
 */
export function toImport(row: ImportRow): VerificationImport {
  return {
    id: row.id,
    verificationId: row.verification_id,
    title: row.title,
    fileName: row.file_name,
    status: row.status,
    result: JSON.stringify({
      status: row.status,
      total: row.total_rows ?? row.processed,
      totalCanVerify: row.total_new,
      totalExistedd: row.total_existed,
      totalFailed: row.total_failed,
    }),
    processed: row.processed,
    totalRows: row.total_rows,
    totalPolicyFailure: row.total_policy_failure,
    error: row.error,
    createdBy: row.created_by,
    createdDate: row.created_at.toISOString(),
    startedDate: row.started_at?.toISOString() ?? null,
    finishedDate: row.finished_at?.toISOString() ?? null,
  }
}

const progress = (row: ImportRow): NewEvent => ({ type: 'import.progress', subjectId: row.id, data: toImport(row) })
const rowsChanged = (verificationId: string, rowId?: string): NewEvent => ({
  type: 'list.changed',
  subjectId: verificationId,
  data: { list: 'verificationCandidates', ...(rowId && { rowId }) },
})

/**
 * Notifies users who have an import open of its state, within the transaction that changed it. Does nothing if the
 * import was deleted.
 */
export async function announceImport(db: CompanyDb, id: string): Promise<void> {
  const row = await columns(db.from('verification_import')).where('id', '=', id).executeTakeFirst()
  if (row) await appendEvent(db, progress(row))
}

/** Notifies users who have a folder open that its rows or imports have changed. */
export async function announceRows(db: CompanyDb, verificationId: string, rowId?: string): Promise<void> {
  await appendEvent(db, rowsChanged(verificationId, rowId))
}

/** Sends both notifications for an import that was just written. */
export async function announceChunk(db: CompanyDb, row: ImportRow): Promise<void> {
  await appendEvent(db, progress(row), rowsChanged(row.verification_id))
}
