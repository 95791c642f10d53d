import { sql, type Kysely } from 'kysely'

const statements = [
  `create table content_page (
    company_id uuid not null,
    id uuid not null,
    code text not null,
    title text not null,
    contents text not null,
    version integer not null default 1,
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  // What a page is called is told apart without regard to case, as in an address that somebody types.
  `create unique index content_page_code on content_page (company_id, lower(code))`,
]

/** Pages of text that everybody reads; they are the platform's, whose company they are rows of (decision D-108). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
