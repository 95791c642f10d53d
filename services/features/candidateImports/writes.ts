import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { readTable } from '../../core/csv/sheet.ts'
import { csvName } from '../../core/csv/upload.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { withExtension } from '../../core/files/fileNames.ts'
import { SizeLimit } from '../../core/files/files.ts'
import { badInput, forbidden, refused, ServiceError } from '../../core/http/errors.ts'
import type { RequestContext, UploadedFile } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { foldersByIds } from '../talentFolders/queries.ts'
import { isDocument, mostArchiveFiles, withArchive } from './steps/archive.ts'
import { guessColumn } from './columns/columnNames.ts'
import * as contract from './contract.ts'
import { addFiles } from './cvs/files.ts'
import { announce, demandOwn, type ImportRow } from './imports.ts'
import type { CandidateImport, ImportField, ImportStep } from './importShapes.ts'
import { begin, forget, scheduleEnd, type Working } from './jobs.ts'
import { fillableFields } from './columns/known.ts'
import type { FileColumn } from './tables.ts'

const mostSamples = 3
const longestSample = 120

/** Returns the first different values of a column. */
function samplesOf(rows: readonly (readonly string[])[], at: number): string[] {
  const found = new Set<string>()
  for (const row of rows) {
    if (row[at]) found.add(row[at].slice(0, longestSample))
    if (found.size === mostSamples) break
  }
  return [...found]
}

/** Returns the error for a call that does not fit the import's current step. */
export const otherStep = () => refused('IMPORT_STEP', 'The import is at another step by now')

/** Stores a CSV as a new import, with a guess of what its columns contain. Throws badInput if it cannot be read. */
export async function createImport(context: RequestContext, file: UploadedFile): Promise<{ id: string }> {
  const { db, caller, files, jobs } = context
  const name = csvName(file, createMessage('CSV_REFUSED'))
  const bytes = await pipeline(file.stream, new SizeLimit(contract.importCsvMaxBytes), (stream) => buffer(stream))
  const table = await readTable(bytes, contract.mostImportRows)
  if ('problems' in table) throw badInput({ file: table.problems })
  if (table.header.length > contract.mostImportColumns)
    throw badInput({ file: [createMessage('TOO_MANY', { most: contract.mostImportColumns })] })
  const properties = await fillableFields(context)
  const columns: FileColumn[] = table.header.map((title, at) => ({
    title: title.trim(),
    samples: samplesOf(table.rows, at),
    ...guessColumn(title, properties),
  }))
  const stored = await files.save(db.companyId, name, Readable.from([bytes]), contract.importCsvMaxBytes)
  const id = newId()
  try {
    await db.transaction(async (tx) => {
      await tx
        .insert('candidate_import', {
          id,
          file_name: name,
          file_path: stored.path,
          columns: JSON.stringify(columns),
          total: table.rows.length,
          created_by: caller.userName,
        })
        .execute()
      await scheduleEnd(tx, jobs, id)
    })
  } catch (error) {
    await files.remove(stored.path)
    throw error
  }
  return { id }
}

/** Stores the ZIP of an import that has not begun, replacing an earlier one. */
export async function setArchive(context: RequestContext, id: string, file: UploadedFile): Promise<{ id: string }> {
  const { db, files } = context
  await demandOwn(context, id)
  if (file.detectedType !== 'application/zip') throw badInput({ file: [createMessage('ZIP_ONLY')] })
  const name = withExtension(file.name, 'application/zip')
  const stored = await files.save(db.companyId, name, file.stream, contract.archiveMaxBytes)
  try {
    const names = await withArchive(files, stored.path, async ({ entries }) => entries.filter(isDocument))
    if (names.length > mostArchiveFiles)
      throw badInput({ file: [createMessage('TOO_MANY', { most: mostArchiveFiles })] })
    const former = await db.transaction(async (tx) => {
      const unbegun = await lockUnbegun(tx, id)
      const { archive_path: path, kind } = unbegun
      if (kind === 'cvs' && (path || unbegun.status !== 'new')) throw otherStep()
      const now = await tx
        .update('candidate_import')
        .set({ archive_name: name, archive_path: stored.path, status: 'new' })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (kind === 'rows') await tx.delete('candidate_import_row').where('import_id', '=', id).execute()
      else
        await addFiles(
          tx,
          unbegun,
          names.map((one) => ({ name: one.name, path: null, problem: null })),
        )
      await announce(tx, now)
      return path
    })
    if (former) await files.remove(former)
  } catch (error) {
    await files.remove(stored.path)
    // Reports an invalid ZIP as an error of this field.
    const isBroken = error instanceof ServiceError && JSON.stringify(error.body).includes('"DOCUMENT_')
    throw isBroken ? badInput({ file: [createMessage('ZIP_ONLY')] }) : error
  }
  return { id }
}

/** Returns an import, locked until the end of the transaction. */
export async function held(tx: CompanyDb, id: string): Promise<ImportRow> {
  const row = await tx.from('candidate_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw otherStep()
  return row
}

/**
 * Whether an import has created candidates. Then it can be undone, but not started again. A failed import counts if it
 * has processed any rows.
 */
export const hasRun = ({ status, processed }: ImportRow) =>
  status === 'succeeded' || (status === 'failed' && processed > 0)

/** Returns an import whose columns and files may still change. Throws IMPORT_STEP otherwise. */
async function lockUnbegun(tx: CompanyDb, id: string, alsoAt: readonly ImportStep[] = []): Promise<ImportRow> {
  const row = await held(tx, id)
  if (hasRun(row) || !['new', 'checked', 'failed', ...alsoAt].includes(row.status)) throw otherStep()
  return row
}

const nameFields: readonly (ImportField | null)[] = ['name', 'givenName', 'familyName']

/** Stores what the columns contain and starts the check. Throws badInput by field. */
export async function checkImport(
  context: RequestContext,
  id: string,
  body: BodyOf<typeof contract.candidateImportCheck>,
): Promise<CandidateImport> {
  const { db, caller, jobs } = context
  const { columns, completesExisting = false, dateFormat = 'dayFirst', folderId = null } = body
  const own = await demandOwn(context, id)
  if (own.kind !== 'rows') throw otherStep()
  if (completesExisting && !caller.permissions.has('Candidate:UpdateCandidate')) throw forbidden()
  const namesJobs = columns.some(({ field }) => field === 'job')
  if (namesJobs && !caller.permissions.has('JobRequest:AddCandidateToJobRequest')) throw forbidden()
  const errors: FieldErrors = {}
  const keys = new Set((await fillableFields(context)).map(({ key }) => key))
  if (columns.length !== own.columns.length) errors.columns = [createMessage('COLUMNS_OF_FILE')]
  columns.forEach(({ field, key }, at) => {
    if (field === 'ownField' && !keys.has(key ?? '')) errors[`columns.${at}.key`] = [createMessage('UNKNOWN_FIELD')]
  })
  if (!columns.some(({ field }) => nameFields.includes(field))) errors.columns ??= [createMessage('NAME_COLUMN')]
  if (folderId && (await foldersByIds(db, caller, [folderId])).length === 0)
    errors.folderId = [createMessage('UNKNOWN_FOLDER')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return db.transaction(async (tx) => {
    const { attempt } = await lockUnbegun(tx, id, ['checking'])
    const now = await tx
      .update('candidate_import')
      .set({
        status: 'checking',
        attempt: attempt + 1,
        processed: 0,
        problems: '[]',
        completes_existing: completesExisting,
        date_format: dateFormat,
        folder_id: folderId,
        source: body.source?.trim() || null,
        columns: JSON.stringify(
          own.columns.map(({ title, samples }, at) => {
            const { field, key } = columns[at]!
            return { title, samples, field, key: field === 'ownField' ? key! : null }
          }),
        ),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await begin(tx, jobs, now, 'checking')
    return announce(tx, now)
  })
}

/** Enters another step, which runs in the background. */
async function enterStep(
  context: RequestContext,
  id: string,
  isReady: (row: ImportRow) => boolean,
  to: Working,
): Promise<CandidateImport> {
  await demandOwn(context, id)
  return context.db.transaction(async (tx) => {
    if (!isReady(await held(tx, id))) throw otherStep()
    const now = await tx
      .update('candidate_import')
      .set({ status: to, processed: 0, problems: '[]' })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await begin(tx, context.jobs, now, to)
    return announce(tx, now)
  })
}

/** Starts a checked import. */
export const runImport = (context: RequestContext, id: string): Promise<CandidateImport> =>
  enterStep(context, id, ({ status }) => status === 'checked', 'importing')

/** Starts undoing an import. */
export const undoImport = (context: RequestContext, id: string): Promise<CandidateImport> =>
  enterStep(context, id, hasRun, 'undoing')

/** Deletes an import and its files. */
export async function deleteImport(context: RequestContext, id: string): Promise<{ status: string }> {
  const { status } = await demandOwn(context, id)
  if (status === 'importing' || status === 'undoing') throw refused('IMPORT_RUNNING', 'The import is still running')
  await forget(context.db, id, context)
  return { status: 'OK' }
}
