import { sql, type Kysely } from 'kysely'

/** Emptiness of these is found by `filled`: n where there is something, -n where there is nothing (filterKinds.ts has the numbers). */
const fields: Record<string, number> = {
  [`coalesce(btrim(source), '') = ''`]: 1,
  [`coalesce(btrim(website), '') = ''`]: 2,
  [`coalesce(btrim(job_rank), '') = ''`]: 3,
  [`coalesce(btrim(address), '') = ''`]: 4,
  [`messengers = '{}'`]: 5,
  [`companies = '{}'`]: 6,
  [`emails = '{}'`]: 7,
  [`phones = '{}'`]: 8,
  [`languages = '[]'`]: 9,
  [`skills = '{}'`]: 10,
  [`nationalities = '{}'`]: 11,
  [`desired_work_locations = '{}'`]: 12,
  [`label_ids = '{}'`]: 13,
  [`birthday is null`]: 14,
  [`onboard_date is null`]: 15,
  [`last_note_at is null`]: 16,
  [`terminal_date is null and coalesce(extend_properties ->> 'TerminalDate', '') = ''`]: 17,
}
const filled = Object.entries(fields)
  .map(([isEmpty, number]) => `case when ${isEmpty} then -${number} else ${number} end`)
  .join(', ')

const folded = (column: string) =>
  `generated always as (case when ${column} <> '' then search_text(array[${column}]) end) stored`
const foldedList = (column: string) => `generated always as (search_text(nullif(${column}, '{}'))) stored`

const statements = [
  `create function filled_keys(properties jsonb) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(key order by key collate "C"), '{}') from jsonb_each_text(properties) where value <> ''
  $$`,
  // What text filters compare, folded once when it is written: an index of trigrams has each of its finds compared again.
  `alter table candidate
    add column address_search text ${folded('address')},
    add column website_search text ${folded('website')},
    add column source_search text ${folded('source')},
    add column rank_search text ${folded('job_rank')},
    add column messenger_search text ${foldedList('messengers')},
    add column company_search text ${foldedList('companies')},
    add column extension_search text generated always as (case when extend_properties <> '{}' then search_text(array[extend_properties::text]) end) stored,
    add column extension_keys text[] generated always as (filled_keys(extend_properties)) stored,
    add column terminal_typed text collate "C" generated always as (nullif(left(extend_properties ->> 'TerminalDate', 10), '')) stored,
    add column filled smallint[] generated always as (array[${filled}]::smallint[]) stored`,
  `drop index candidate_texts, candidate_lists, candidate_birthday, candidate_onboard, candidate_noted, candidate_terminal_typed, candidate_active, candidate_experience`,
  `create index candidate_texts on candidate using gin (
    address_search gin_trgm_ops, website_search gin_trgm_ops, messenger_search gin_trgm_ops, source_search gin_trgm_ops, rank_search gin_trgm_ops,
    company_search gin_trgm_ops, extension_search gin_trgm_ops
  )`,
  `create index candidate_lists on candidate using gin (
    skills, nationalities, desired_work_locations, label_ids, languages jsonb_path_ops, extend_properties jsonb_path_ops, filled, extension_keys
  )`,
  // With what the usual order needs, so that what a range finds is counted and ordered within the index.
  `create index candidate_active on candidate (company_id, last_activity_at desc nulls last, id desc) include (created_at) where deleted_at is null`,
  `create index candidate_experience on candidate (company_id, experience_year desc nulls last, id desc) include (created_at) where deleted_at is null`,
  `create index candidate_birthday on candidate (company_id, birthday) include (created_at, id) where deleted_at is null and birthday is not null`,
  `create index candidate_onboard on candidate (company_id, onboard_date) include (created_at, id) where deleted_at is null and onboard_date is not null`,
  `create index candidate_noted on candidate (company_id, last_note_at) include (created_at, id) where deleted_at is null and last_note_at is not null`,
  `create index candidate_terminal_typed on candidate (company_id, terminal_typed) where deleted_at is null and terminal_typed is not null`,
  // Whether the candidates that notes, folders and followers name are there, and their place in the usual order.
  `create index candidate_live on candidate (company_id, id) include (created_at) where deleted_at is null`,
  // One candidate in 1,024, at random: what long lists are estimated by (pages.ts).
  `create index candidate_sample on candidate (company_id, id) where deleted_at is null and (uuid_hash(id) & 1023) = 0`,
  `create statistics candidate_sampled on (uuid_hash(id) & 1023) from candidate`,
  // The planner has to know the new columns before the first search.
  `analyze candidate`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
