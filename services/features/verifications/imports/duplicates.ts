import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { judgeRows, rememberedStatuses, type BlockedWords, type Verdict } from '../../reviews/judge.ts'
import type { CheckedRow } from '../csv/rows.ts'

/** Judges the rows of one chunk of a file against the earlier rows of its folder. Three queries a chunk, however many rows. */
export function judge(
  db: CompanyDb,
  verificationId: string,
  rows: readonly CheckedRow[],
  blocked: BlockedWords,
): Promise<Verdict[]> {
  return judgeRows(
    db,
    rows.map((row) => ({ ...row, place: row.cvName ?? `row ${row.row} of this file` })),
    blocked,
    (keys) => earlierRows(db, verificationId, keys),
  )
}

/**
 * Keys of the folder's rows that were neither refused nor rejected, with the words that name the oldest such row. Asked
 * in two steps, by one index each: most chunks have no such key, and a join may be planned badly while a table grows.
 */
async function earlierRows(
  db: CompanyDb,
  verificationId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const found = await db
    .forEach(keys, (key) =>
      db
        .from('verification_candidate_key')
        .select(['key', 'row_id'])
        .where('verification_id', '=', verificationId)
        .where('key', '=', key),
    )
    .selectAll()
    .execute()
  if (found.length === 0) return new Map()
  const rows = await db
    .from('verification_candidate')
    .where(sql<boolean>`id = any(${[...new Set(found.map((row) => row.row_id))]}::uuid[])`)
    .where('status', 'in', rememberedStatuses)
    .select(['id', 'name', 'import_row', 'import_from_file', 'cv_path'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const keysOf = Map.groupBy(found, (row) => row.row_id)
  const named = new Map<string, string>()
  for (const row of rows) {
    const text =
      row.import_row && !row.cv_path ? `row ${row.import_row} of ${row.import_from_file}` : `${row.name} in this folder`
    for (const { key } of keysOf.get(row.id) ?? []) if (!named.has(key)) named.set(key, text)
  }
  return named
}
