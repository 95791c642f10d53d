import { sql, type Kysely } from 'kysely'

const statements = [
  `create table recruitment_channel (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    primary key (company_id, id)
  )`,
  `create unique index recruitment_channel_name on recruitment_channel (company_id, name collate "und-x-icu")`,
  `create table job_rank (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    position integer not null,
    primary key (company_id, id)
  )`,
  `create unique index job_rank_name on job_rank (company_id, name)`,
  `create table block_word (
    company_id uuid not null,
    id uuid not null,
    word text not null,
    primary key (company_id, id)
  )`,
  `create unique index block_word_word on block_word (company_id, word)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
