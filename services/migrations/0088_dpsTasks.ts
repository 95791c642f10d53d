import { sql, type Kysely } from 'kysely'

const statements = [
  `create table dps_type (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    search_content jsonb not null,
    search text not null,
    words text[] not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create index dps_type_newest on dps_type (company_id, created_at desc, id desc)`,
  `create index dps_type_search on dps_type using gin (search gin_trgm_ops)`,
  `create index dps_type_words on dps_type using gin (words)`,
  `create table dps_task (
    company_id uuid not null,
    id uuid not null default gen_random_uuid(),
    type_id uuid not null,
    candidate_id uuid not null,
    position integer not null,
    name text not null,
    phones text[] not null default '{}',
    emails text[] not null default '{}',
    skills text[] not null default '{}',
    status text not null default 'DRAFT' check (status in ('DRAFT', 'DONE')),
    owner text,
    desired_work_locations text[] not null default '{}',
    folder_id uuid,
    note text not null default '',
    open_job uuid,
    account text,
    job_rank text,
    experience_year numeric(4,1),
    languages jsonb not null default '[]',
    experiences jsonb not null default '[]',
    version integer not null default 1,
    search text not null,
    words text[] not null,
    created_at timestamptz not null default now(),
    updated_by text,
    updated_at timestamptz,
    primary key (company_id, id),
    unique (company_id, type_id, candidate_id),
    foreign key (company_id, type_id) references dps_type (company_id, id) on delete cascade,
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  // In the order of the lists: of one type, of all, of one open job.
  `create index dps_task_order on dps_task (company_id, type_id, position, id)`,
  `create index dps_task_newest on dps_task (company_id, created_at desc, position, id)`,
  `create index dps_task_job on dps_task (company_id, type_id, open_job, position, id)`,
  `create index dps_task_candidate on dps_task (company_id, candidate_id)`,
  `create index dps_task_search on dps_task using gin (search gin_trgm_ops)`,
  `create index dps_task_words on dps_task using gin (words)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
