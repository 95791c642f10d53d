import { Readable } from 'node:stream'
import { detectEncoding, UnreadableFile } from '../../core/csv/encoding.ts'
import { failedLines } from '../../core/csv/failedLines.ts'
import { records } from '../../core/csv/records.ts'
import { rowTextOf } from '../../core/csv/rowTexts.ts'
import { refused } from '../../core/http/errors.ts'
import type { Download, RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { checkRow } from '../verifications/csv/rows.ts'
import { talentColumns } from './importColumns.ts'

/** Yields the failed rows of a file, each with the reason. They are judged again in the same way as by the import. */
export async function failedRows(
  { db, caller, files }: Pick<RequestContext, 'db' | 'caller' | 'files'>,
  { file_name: fileName, file_path: path }: { file_name: string; file_path: string },
): Promise<Download> {
  const language = (await readersOf(db, [caller.userName])).get(caller.userName)?.language ?? 'en'
  const noRows = () => refused('IMPORT_NO_ROWS', 'The import has no rows', undefined, 404)
  const encoding = await detectEncoding(await files.read(path)).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? noRows() : error
  })
  const reasons = new Map<number, string>()
  let columns: ReturnType<typeof talentColumns> | undefined
  let row = 0
  for await (const cells of records(await files.read(path), encoding)) {
    if (!columns) {
      columns = talentColumns(cells)
      continue
    }
    row++
    if ('problems' in columns) break
    const { problems } = checkRow(cells, columns, row)
    if (problems.length > 0) reasons.set(row, problems.map((one) => rowTextOf(one, language)).join('; '))
  }
  if (!columns || 'problems' in columns) throw noRows()
  const plan = columns
  const text = failedLines(await files.read(path), encoding, reasons, (at) => plan[at] === null)
  return {
    name: `${fileName.replace(/\.csv$/i, '')}-failed.csv`,
    contentType: 'text/csv; charset=utf-8',
    stream: Readable.from(text, { objectMode: false }),
  }
}
