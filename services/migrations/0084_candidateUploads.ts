import { sql, type Kysely } from 'kysely'

/** Uploaded CVs become stored files like all others: until a candidate has one it goes by itself, and its reading with it. */
const statements = [
  `insert into stored_file (id, company_id, path, name, content_type, size, owner_kind, owner_id, expires_at, created_by, created_at)
   select u.id, u.company_id, u.path, u.name, u.content_type, u.size, case when f.id is null then null else 'candidateFile' end, f.id::text,
     case when f.id is null then now() + interval '7 days' end, u.created_by, u.created_at
   from candidate_upload u left join candidate_file f on f.company_id = u.company_id and f.path = u.path
   on conflict do nothing`,
  `alter table candidate_upload
    drop column name, drop column content_type, drop column size, drop column created_by, drop column created_at,
    add foreign key (company_id, path) references stored_file (company_id, path) on delete cascade`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
