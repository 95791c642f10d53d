import { sql, type Kysely } from 'kysely'

const statements = [
  `create table sample_record (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    note text,
    search text not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create index sample_record_newest on sample_record (company_id, created_at desc, id desc)`,
  `create index sample_record_name on sample_record (company_id, name collate "und-x-icu", id)`,
  `create index sample_record_search on sample_record using gin (search gin_trgm_ops)`,
  // Administrators hold every key, including those of existing companies.
  `update role set keys = array(select distinct unnest(keys || array[
    'SampleRecord:ListSampleRecord', 'SampleRecord:CreateSampleRecord',
    'SampleRecord:UpdateSampleRecord', 'SampleRecord:DeleteSampleRecord'
  ])) where name = 'Administrator'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
