import { sql, type Kysely } from 'kysely'

const statements = [
  // Views of any list; those that were kept before are of the candidates.
  `alter table candidate_view rename to saved_view`,
  `alter index candidate_view_pkey rename to saved_view_pkey`,
  `alter table saved_view add column list text not null default 'candidates'`,
  `alter table saved_view alter column list drop default`,
  `alter table saved_view drop constraint candidate_view_company_id_user_name_name_key`,
  `alter table saved_view add constraint saved_view_name unique (company_id, user_name, list, name)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
