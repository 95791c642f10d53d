import { sql, type Kysely } from 'kysely'

const statements = [
  `create extension if not exists pg_trgm`,
  `create table job (
    company_id uuid not null,
    id uuid not null,
    title text not null,
    search text not null,
    department_id uuid,
    category_id uuid,
    rank_id uuid,
    priority smallint not null default 1 check (priority between 0 and 3),
    status smallint not null default 0 check (status between 0 and 3),
    types text[] not null default '{}',
    skills text[] not null default '{}',
    locations text[] not null default '{}',
    owner text not null,
    open_date date not null,
    due_date date,
    total integer not null check (total >= 0),
    submitted integer not null default 0 check (submitted >= 0),
    offer integer not null default 0 check (offer >= 0),
    lack integer not null default 0 check (lack >= 0),
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, department_id) references department (company_id, id) on delete set null (department_id),
    foreign key (company_id, category_id) references vocabulary_item (company_id, id),
    foreign key (company_id, rank_id) references job_rank (company_id, id)
  )`,
  `create index job_newest on job (company_id, created_at desc, id desc)`,
  `create index job_title on job (company_id, title collate "und-x-icu", id)`,
  `create index job_department on job (company_id, department_id, title collate "und-x-icu", id)`,
  `create index job_status on job (company_id, status, created_at desc, id desc)`,
  `create index job_search on job using gin (search gin_trgm_ops)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
