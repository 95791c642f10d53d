import { Readable } from 'node:stream'
import type { Language } from '../../../core/contract/languages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { refused } from '../../../core/http/errors.ts'
import type { Download, RequestContext } from '../../../core/http/routes.ts'
import { readersOf } from '../../../core/identity/people/readers.ts'
import { rowTextOf } from '../../../core/csv/rowTexts.ts'
import { failedLines } from '../../../core/csv/failedLines.ts'
import { visibleImport } from './imports.ts'

/**
 * Yields the failed rows of an import as they are in its file, with the file's header and the reason, so that they can
 * be corrected in place and the file imported again.
 */
export async function failedRows(
  { db, caller, files }: Pick<RequestContext, 'db' | 'caller' | 'files'>,
  id: string,
): Promise<Download> {
  const row = await visibleImport(db, caller, id)
  if (!row.format) throw refused('IMPORT_NO_ROWS', 'The import has no rows', undefined, 404)
  const language = (await readersOf(db, [caller.userName])).get(caller.userName)?.language ?? 'en'
  const found = await reasons(db, id, language)
  const { encoding, columns } = row.format
  const text = failedLines(await files.read(row.file_path), encoding, found, (at) => columns[at] === null)
  const name = `${row.file_name.replace(/\.csv$/i, '')}-failed.csv`
  return { name, contentType: 'text/csv; charset=utf-8', stream: Readable.from(text, { objectMode: false }) }
}

/** Returns the reasons why rows failed, in the language of the user who downloads them. */
async function reasons(db: CompanyDb, importId: string, language: Language): Promise<Map<number, string>> {
  const found = await db
    .from('verification_candidate')
    .select(['import_row', 'remark', 'remark_details'])
    .where('import_id', '=', importId)
    .where('status', 'in', ['failed', 'fail', 'failed_createdcandidate'])
    .execute()
  return new Map(
    found.map(({ import_row: row, remark, remark_details: details }) => [
      row ?? 0,
      details?.map((detail) => rowTextOf(detail, language)).join('; ') ?? remark ?? '',
    ]),
  )
}
