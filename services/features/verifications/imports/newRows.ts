import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { newId } from '../../../core/ids.ts'
import type { SearchColumns } from '../../candidates/filters/search.ts'
import { isRemembered, type Verdict } from '../../reviews/judge.ts'
import type { CheckedRow } from '../csv/rows.ts'

/** The common data of all rows of an import. */
interface Batch {
  /** null: the rows came one by one. */
  id: string | null
  folderId: string
  channelId: string | null
  createdBy: string
}

export interface NewRow extends CheckedRow, SearchColumns {
  /** The file that the row comes from: the CSV file, or the CV itself. */
  fileName: string
  cvPath: string | null
}

/** Counts the outcomes of rows as they are stored in the import's record. */
export function countVerdicts(verdicts: readonly Verdict[]) {
  const count = (status: Verdict['status']) => verdicts.filter((verdict) => verdict.status === status).length
  return {
    total_new: count('new'),
    total_existed: count('existed'),
    total_failed: count('failed'),
    total_policy_failure: count('policyfailure'),
  }
}

/** Inserts judged rows with the keys that identify later rows. Returns their ids. */
export async function insertRows(
  db: CompanyDb,
  batch: Batch,
  rows: readonly NewRow[],
  verdicts: readonly Verdict[],
): Promise<string[]> {
  const ids = rows.map(newId)
  await db.insertMany(
    'verification_candidate',
    rows.map(({ row, name, phones, emails, info, reading, search, words, fileName, cvPath }, index) => ({
      id: ids[index]!,
      verification_id: batch.folderId,
      import_id: batch.id,
      import_row: row,
      import_from_file: fileName,
      name,
      phones,
      emails,
      info,
      // insertMany passes values of jsonb columns unchanged.
      cv_reading: (reading ?? null) as never,
      search,
      words,
      cv_path: cvPath,
      rec_channel_id: batch.channelId,
      created_by: batch.createdBy,
      ...verdicts[index]!,
    })),
  )
  const keys = rows.flatMap((row, index) =>
    isRemembered(verdicts[index]!)
      ? row.keys.map((key) => ({ key, verification_id: batch.folderId, row_id: ids[index]! }))
      : [],
  )
  await db.insertMany('verification_candidate_key', keys)
  return ids
}
