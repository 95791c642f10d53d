import { sql } from 'kysely'
import { createMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { judgeRows, rememberedStatuses, type BlockedWords, type SamePerson, type Verdict } from '../../reviews/judge.ts'
import type { CheckedRow } from '../csv/rows.ts'

const sameAsRow =
  (row: number): SamePerson =>
  (contact) =>
    contact === 'phone' ? createMessage('SAME_PHONE_AS_ROW', { row }) : createMessage('SAME_EMAIL_AS_ROW', { row })

const sameAsCv =
  (file: string): SamePerson =>
  (contact) =>
    contact === 'phone' ? createMessage('SAME_PHONE_AS_CV', { file }) : createMessage('SAME_EMAIL_AS_CV', { file })

const sameAsFileRow =
  (row: number, file: string): SamePerson =>
  (contact) =>
    contact === 'phone'
      ? createMessage('SAME_PHONE_AS_FILE_ROW', { row, file })
      : createMessage('SAME_EMAIL_AS_FILE_ROW', { row, file })

const sameInFolder =
  (name: string): SamePerson =>
  (contact) =>
    contact === 'phone'
      ? createMessage('SAME_PHONE_IN_FOLDER', { name })
      : createMessage('SAME_EMAIL_IN_FOLDER', { name })

/**
 * Judges the rows of one chunk of a file against the earlier rows of its folder. Runs three queries per chunk,
 * regardless of the number of rows.
 */
export function judge(
  db: CompanyDb,
  verificationId: string,
  rows: readonly CheckedRow[],
  blocked: BlockedWords,
): Promise<Verdict[]> {
  return judgeRows(
    db,
    rows.map((row) => ({ ...row, place: row.cvName === undefined ? sameAsRow(row.row) : sameAsCv(row.cvName) })),
    blocked,
    (keys) => earlierRows(db, verificationId, keys),
  )
}

/**
 * Returns the keys of the folder's rows that were neither refused nor rejected, each with the message that names the
 * oldest of these rows. Runs two queries that use one index each: most chunks have no such key, and the plan of a join
 * may be bad while a table grows.
 */
async function earlierRows(
  db: CompanyDb,
  verificationId: string,
  keys: readonly string[],
): Promise<Map<string, SamePerson>> {
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
  const named = new Map<string, SamePerson>()
  for (const row of rows) {
    const same =
      row.import_row && !row.cv_path
        ? sameAsFileRow(row.import_row, row.import_from_file ?? '')
        : sameInFolder(row.name)
    for (const { key } of keysOf.get(row.id) ?? []) if (!named.has(key)) named.set(key, same)
  }
  return named
}
