import { sql, type Kysely } from 'kysely'

const statements = [
  `create table ruf (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    status text not null check (status in ('open', 'inProgress', 'done', 'cancelled')),
    note text,
    candidate_id uuid,
    search text not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete set null (candidate_id)
  )`,
  `create index ruf_newest on ruf (company_id, created_at desc, id desc)`,
  `create index ruf_name on ruf (company_id, name collate "und-x-icu", id)`,
  `create index ruf_status on ruf (company_id, status, created_at desc, id desc)`,
  `create index ruf_candidate on ruf (company_id, candidate_id) where candidate_id is not null`,
  `create index ruf_search on ruf using gin (search gin_trgm_ops)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
