import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ImportCheck, RowImport } from '../contract/imports.ts'
import { createMessage, textOf } from '../contract/messages.ts'
import { detectEncoding } from '../csv/encoding.ts'
import { failedLines } from '../csv/failedLines.ts'
import { rowTextOf } from '../csv/rowTexts.ts'
import { readSheet } from '../csv/sheet.ts'
import { csvName } from '../csv/upload.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import { appendEvent } from '../events/events.ts'
import { SizeLimit } from '../files/files.ts'
import { notFound } from '../http/errors.ts'
import type { Download, RequestContext, UploadedFile } from '../http/routes.ts'
import { newId } from '../ids.ts'
import { readersOf } from '../identity/people/readers.ts'
import type { ImportKind, RowProblems } from './kind.ts'
import './tables.ts'

/** Text of a refused file (001/8, decision D-96). */
const refusal = createMessage('CSV_REFUSED')
const mostErrors = 100
const toErrors = (problems: readonly RowProblems[]): RowImport['errors'] =>
  problems
    .slice(0, mostErrors)
    .map(({ row, problems: messages }) => ({ row, message: messages.map(textOf).join('; '), messageDetails: messages }))

const importsOf = (db: CompanyDb, { name }: ImportKind) => db.from('row_import').selectAll().where('kind', '=', name)
type ImportRow = Awaited<ReturnType<ReturnType<typeof importsOf>['execute']>>[number]

const toImport = (row: ImportRow): RowImport => ({
  id: row.id,
  fileName: row.file_name,
  status: row.status,
  total: row.total,
  totalCreated: row.created,
  totalExisted: row.existed,
  totalFailed: row.failed,
  errors: toErrors(row.problems),
  createdBy: row.created_by,
  createdDate: row.created_at.toISOString(),
})

/** Reports the state of an import to its watchers, in the transaction that changed it. */
export async function announceImport(db: CompanyDb, row: ImportRow): Promise<void> {
  await appendEvent(db, { type: 'import.progress', subjectId: row.id, data: toImport(row) })
}

/**
 * Checks what an import would make of a file, without storing anything. Throws badInput for a file that is not CSV, 413
 * for one that is too large.
 */
export async function checkImport(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  kind: ImportKind,
  file: UploadedFile,
): Promise<ImportCheck> {
  csvName(file, refusal)
  const bytes = await pipeline(file.stream, new SizeLimit(kind.maxBytes), (stream) => buffer(stream))
  const sheet = await readSheet(bytes, kind.columns, kind.mostRows)
  if ('problems' in sheet)
    return { total: 0, totalCreated: 0, totalExisted: 0, totalFailed: 0, errors: toErrors([{ row: 0, ...sheet }]) }
  const verdicts = await kind.judge(db, caller, sheet.rows)
  const problems = verdicts.flatMap((verdict, at) =>
    'problems' in verdict ? [{ row: sheet.rows[at]!.row, problems: verdict.problems }] : [],
  )
  return {
    total: verdicts.length,
    totalCreated: verdicts.filter((verdict) => 'draft' in verdict).length,
    totalExisted: verdicts.filter((verdict) => 'isExisting' in verdict).length,
    totalFailed: problems.length,
    errors: toErrors(problems),
  }
}

/** Stores a file and queues its import. Returns the import's id. Throws like `checkImport`. */
export async function startImport(
  { db, caller, files, jobs }: RequestContext,
  kind: ImportKind,
  file: UploadedFile,
): Promise<{ id: string }> {
  const name = csvName(file, refusal)
  const stored = await files.save(db.companyId, name, file.stream, kind.maxBytes)
  const id = newId()
  try {
    await db.transaction(async (tx) => {
      await tx
        .insert('row_import', {
          id,
          kind: kind.name,
          file_name: name,
          file_path: stored.path,
          created_by: caller.userName,
          role: caller.role,
        })
        .execute()
      await jobs.add(tx, queueName(kind), id, { companyId: db.companyId, importId: id })
    })
  } catch (error) {
    await files.remove(stored.path)
    throw error
  }
  return { id }
}

/** Returns the name of the queue for imports of the kind. */
export const queueName = ({ name }: ImportKind): string => `import.${name}`

async function demandOwn({ db, caller }: Pick<RequestContext, 'db' | 'caller'>, kind: ImportKind, id: string) {
  const row = await importsOf(db, kind)
    .where('id', '=', id)
    .where('created_by', '=', caller.userName)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Returns the progress of one of the caller's imports. Throws 404 for any other id. */
export const ownImport = async (
  context: Pick<RequestContext, 'db' | 'caller'>,
  kind: ImportKind,
  id: string,
): Promise<RowImport> => toImport(await demandOwn(context, kind, id))

/**
 * Returns the failed rows of one of the caller's imports as CSV, with the reasons in the caller's language. Throws 404
 * for any other id.
 */
export async function failedRowsOf(context: RequestContext, kind: ImportKind, id: string): Promise<Download> {
  const { db, caller, files } = context
  const { file_name: fileName, file_path: path, problems } = await demandOwn(context, kind, id)
  const language = (await readersOf(db, [caller.userName])).get(caller.userName)?.language ?? 'en'
  const reasons = new Map(
    problems.map(({ row, problems: messages }) => [
      row,
      messages.map((message) => rowTextOf(message, language)).join('; '),
    ]),
  )
  const encoding = await detectEncoding(await files.read(path))
  return {
    name: `${fileName.replace(/\.csv$/i, '')}-failed.csv`,
    contentType: 'text/csv; charset=utf-8',
    stream: Readable.from(failedLines(await files.read(path), encoding, reasons), { objectMode: false }),
  }
}
