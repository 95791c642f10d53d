import { sql, type Kysely } from 'kysely'

const statements = [
  `create table verification_folder (
    company_id uuid not null,
    id uuid not null,
    code text not null,
    name text not null,
    search text not null,
    import_type smallint not null check (import_type in (0, 1)),
    share_all boolean not null default false,
    config jsonb not null default '[]',
    candidate_count integer not null default 0,
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create index verification_folder_name on verification_folder (company_id, name collate "und-x-icu", id)`,
  `create table verification_folder_share (
    company_id uuid not null,
    verification_id uuid not null,
    user_name text not null,
    primary key (company_id, user_name, verification_id),
    foreign key (company_id, verification_id) references verification_folder (company_id, id) on delete cascade
  )`,
  `create index verification_folder_share_folder on verification_folder_share (company_id, verification_id)`,
  `create table verification_import (
    company_id uuid not null,
    id uuid not null,
    verification_id uuid not null,
    title text not null,
    file_name text not null,
    file_path text not null,
    rec_channel_id uuid,
    status text not null default 'new' check (status in ('new', 'importing', 'succeed', 'failed')),
    format jsonb,
    processed integer not null default 0,
    total_rows integer,
    total_new integer not null default 0,
    total_existed integer not null default 0,
    total_failed integer not null default 0,
    total_policy_failure integer not null default 0,
    error text check (error in ('unreadable', 'columns', 'empty', 'internal')),
    created_by text not null,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    finished_at timestamptz,
    primary key (company_id, id),
    foreign key (company_id, verification_id) references verification_folder (company_id, id) on delete cascade,
    foreign key (company_id, rec_channel_id) references recruitment_channel (company_id, id)
  )`,
  `create index verification_import_newest on verification_import (company_id, created_at desc, id desc)`,
  `create index verification_import_folder on verification_import (company_id, verification_id, created_at desc, id desc)`,
  `create index verification_import_running on verification_import (company_id, created_at desc)
    where status in ('new', 'importing')`,
  // Rows come by the hundred thousand, always written with their folder and import in one transaction, so they carry no
  // foreign keys of their own: each would cost a look-up a row.
  `create table verification_candidate (
    company_id uuid not null,
    id uuid not null,
    verification_id uuid not null,
    import_id uuid,
    import_row integer,
    import_from_file text,
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
    primary key (company_id, id)
  )`,
  // A row of a file is taken once, however often its import is taken up again.
  `create unique index verification_candidate_import on verification_candidate (company_id, import_id, import_row)`,
  `create index verification_candidate_newest on verification_candidate
    (company_id, verification_id, created_at desc, id desc)`,
  `create index verification_candidate_status on verification_candidate
    (company_id, verification_id, status, created_at desc, id desc)`,
  `create index verification_candidate_channel on verification_candidate
    (company_id, verification_id, rec_channel_id, created_at desc, id desc)`,
  // A longer list of what is still to be merged makes imports a third faster, and searches a few milliseconds slower.
  `create index verification_candidate_search on verification_candidate using gin (search gin_trgm_ops)
    with (gin_pending_list_limit = 8192)`,
  `create index verification_candidate_words on verification_candidate using gin (words)`,
  // Phones and e-mails of the rows that may make a later row of the folder "existed".
  `create table verification_candidate_key (
    company_id uuid not null,
    verification_id uuid not null,
    key text not null,
    row_id uuid not null
  )`,
  `create index verification_candidate_key_key on verification_candidate_key (company_id, verification_id, key)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
