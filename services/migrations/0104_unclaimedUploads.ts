import { sql, type Kysely } from 'kysely'

/** Whether a row of a table keeps the path of the file. */
const keeps = (table: string) => `exists (select from ${table} as keeper
  where keeper.company_id = file.company_id and string_to_array(keeper.cv_path, ',') @> array[file.path])`

/** Uploads that no record has go by themselves, also those that are there; a path that a record keeps is left alone. */
const statements = [
  `create index stored_file_waiting on stored_file (company_id, created_by) where owner_kind is null`,
  `update stored_file as file set expires_at = now() + interval '1 day'
   where owner_kind is null and expires_at is null
     and not ${keeps('candidate')} and not ${keeps('verification_candidate')} and not ${keeps('collected_candidate')}`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
