import { buffer } from 'node:stream/consumers'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import { isTooLong, readTable } from '../../../core/csv/sheet.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { JobContext } from '../../../core/jobs/jobs.ts'
import { mostImportRows } from '../contract.ts'
import { draftOf, type Plan, type RowDraft } from '../columns/drafts.ts'
import type { ImportRow } from '../imports.ts'
import { knownNames } from '../columns/known.ts'

/** A row of a file: a draft, or the problems that prevent one. */
export type ReadRow = RowDraft | { name: string; problems: FieldMessage[] }

/** The number of rows after which other work of the process gets a turn. */
const atOnce = 200

/** Reads all rows of an import's file according to its columns, or returns what is wrong with the entire file. */
export async function readRows(
  db: CompanyDb,
  work: ImportRow,
  { files, signal }: Pick<JobContext, 'files' | 'signal'>,
): Promise<{ rows: ReadRow[] } | { problems: FieldMessage[] }> {
  const table = await readTable(await buffer(await files.read(work.file_path!)), mostImportRows)
  if ('problems' in table) return table
  const plan: Plan = {
    columns: work.columns,
    dateFormat: work.date_format,
    source: work.source,
    createdBy: work.created_by,
  }
  const known = await knownNames(db)
  const rows: ReadRow[] = []
  for (const [at, values] of table.rows.entries()) {
    if (at % atOnce === atOnce - 1) {
      await new Promise(setImmediate)
      signal.throwIfAborted()
    }
    rows.push(
      isTooLong(values, table)
        ? { name: values[0] ?? '', problems: [createMessage('SURPLUS_VALUES')] }
        : draftOf(values, plan, known),
    )
  }
  return { rows }
}
