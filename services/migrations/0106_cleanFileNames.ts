import { sql, type Kysely } from 'kysely'

/** What turns the writing direction or takes no room, in names that came before `visible` (core/fileNames.ts) cleaned them. */
const unseen = String.raw`[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]`

const columns = [
  ['stored_file', 'name'],
  ['candidate_file', 'name'],
  ['verification_mail', 'subject'],
  ['verification_mail', 'from_text'],
  ['verification_mail_file', 'name'],
  ['verification_import', 'file_name'],
  ['verification_import', 'title'],
  ['verification_candidate', 'import_from_file'],
  ['talent_import', 'file_name'],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of columns) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${unseen}, '', 'g')
      where ${sql.ref(column)} ~ ${unseen}`.execute(db)
  }
}
