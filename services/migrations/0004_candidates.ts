import { sql, type Kysely } from 'kysely'

const statements = [
  `create extension if not exists pg_trgm`,
  `create table candidate (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    phones text[] not null default '{}',
    emails text[] not null default '{}',
    owner text,
    rec_channel_id uuid,
    job_rank text,
    skills text[] not null default '{}',
    languages jsonb not null default '[]',
    experiences jsonb not null default '[]',
    experience_year numeric(4,1),
    website text,
    desired_work_locations text,
    resume jsonb not null default '{}',
    cv_path text,
    in_black_list boolean not null default false,
    terminal_date date,
    search text not null,
    words text[] not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, rec_channel_id) references recruitment_channel (company_id, id)
  )`,
  `create index candidate_newest on candidate (company_id, created_at desc, id desc)`,
  `create index candidate_name on candidate (company_id, name collate "und-x-icu", id)`,
  `create index candidate_owner on candidate (company_id, owner, created_at desc)`,
  `create index candidate_search on candidate using gin (search gin_trgm_ops)`,
  `create index candidate_words on candidate using gin (words)`,
  // One phone or e-mail leads to one candidate of a company: this is what makes a row of an import "existed".
  `create table candidate_contact (
    company_id uuid not null,
    kind text not null check (kind in ('phone', 'email')),
    key text not null,
    candidate_id uuid not null,
    primary key (company_id, kind, key),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  `create index candidate_contact_candidate on candidate_contact (company_id, candidate_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
