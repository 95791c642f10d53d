import { sql, type Kysely } from 'kysely'

const statements = [
  // The words of a folded name in one order, since Vietnamese names are written family name first or last.
  `create function name_words(search text) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg(word, ' ' order by word collate "C"), '')
    from regexp_split_to_table(split_part(search, chr(10), 1), ' +') as word where word <> ''
  $$`,
  `alter table candidate add column name_words text generated always as (name_words(search)) stored`,
  `create index candidate_similar on candidate using gin (name_words gin_trgm_ops) where deleted_at is null`,
  // Scripts of which an engine makes no trigrams are found by the whole name.
  `create index candidate_same_name on candidate (company_id, name_words) where deleted_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
