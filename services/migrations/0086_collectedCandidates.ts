import { sql, type Kysely } from 'kysely'

const statements = [
  `create table collected_candidate (
    company_id uuid not null,
    id uuid not null,
    source text not null,
    external_id text not null,
    name text not null,
    phones text[] not null default '{}',
    emails text[] not null default '{}',
    status text not null check (status in
      ('new', 'approved', 'rejected', 'existed', 'failed', 'fail', 'failed_createdcandidate', 'policyfailure')),
    remark text,
    info text,
    cv_path text,
    owner text,
    rec_channel_id uuid,
    candidate_proccess_id uuid,
    existing_candidate_id uuid,
    reviewed_by text,
    reviewed_at timestamptz,
    search text not null,
    words text[] not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    -- However often a source sends a person, the row is one.
    unique (company_id, source, external_id)
  )`,
  `create index collected_candidate_newest on collected_candidate (company_id, created_at desc, id desc)`,
  `create index collected_candidate_status on collected_candidate (company_id, status, created_at desc, id desc)`,
  `create index collected_candidate_channel on collected_candidate (company_id, rec_channel_id, created_at desc, id desc)`,
  // Counts what somebody has reviewed today.
  `create index collected_candidate_reviewed on collected_candidate (company_id, reviewed_by, reviewed_at) where reviewed_by is not null`,
  `create index collected_candidate_search on collected_candidate using gin (search gin_trgm_ops)`,
  `create index collected_candidate_words on collected_candidate using gin (words)`,
  `create index collected_candidate_cv on collected_candidate using gin (string_to_array(cv_path, ',')) where cv_path is not null`,
  // Phones and e-mails of the rows that may make a later one "existed".
  `create table collected_candidate_key (
    company_id uuid not null,
    key text not null,
    row_id uuid not null,
    foreign key (company_id, row_id) references collected_candidate (company_id, id) on delete cascade
  )`,
  `create index collected_candidate_key_key on collected_candidate_key (company_id, key)`,
  `create index collected_candidate_key_row on collected_candidate_key (company_id, row_id)`,
  `create table collected_intake (
    company_id uuid primary key,
    last_at timestamptz not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
