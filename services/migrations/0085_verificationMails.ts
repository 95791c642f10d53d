import { sql, type Kysely } from 'kysely'

const statements = [
  // Asked by what stands before the @ alone, before it is known whose mail it is: unique in all companies.
  `create table mail_address (
    local_part text primary key,
    company_id uuid not null,
    owner_kind text not null,
    owner_id uuid not null,
    created_at timestamptz not null default now(),
    unique (company_id, owner_kind, owner_id)
  )`,
  // Folders that were there before: as random as those that are made later.
  `insert into mail_address (local_part, company_id, owner_kind, owner_id)
    select 'folder-' || left(replace(gen_random_uuid()::text, '-', ''), 16), company_id, 'verificationFolder', id
    from verification_folder where import_type = 1`,
  // No foreign key to the folder: the log outlives it.
  `create table verification_mail (
    company_id uuid not null,
    id uuid not null,
    verification_id uuid not null,
    import_id uuid,
    sender text not null,
    from_text text not null default '',
    subject text not null default '',
    message_id text,
    raw_path text,
    size bigint not null,
    outcome text not null default 'received' check (outcome in
      ('received', 'taken', 'noCv', 'duplicate', 'loop', 'broken', 'tooLarge', 'failed')),
    reason text,
    row_count integer not null default 0,
    failed_count integer not null default 0,
    received_at timestamptz not null default now(),
    processed_at timestamptz,
    primary key (company_id, id)
  )`,
  `create index verification_mail_newest on verification_mail (company_id, verification_id, received_at desc, id desc)`,
  `create index verification_mail_message on verification_mail (company_id, verification_id, message_id) where outcome = 'taken'`,
  `create table verification_mail_file (
    company_id uuid not null,
    mail_id uuid not null,
    position integer not null,
    verification_id uuid not null,
    name text not null,
    size bigint not null,
    sha256 text not null,
    outcome text not null check (outcome in ('taken', 'failed', 'duplicate', 'ignored')),
    reason text,
    row_id uuid,
    primary key (company_id, mail_id, position),
    foreign key (company_id, mail_id) references verification_mail (company_id, id) on delete cascade
  )`,
  `create index verification_mail_file_hash on verification_mail_file (company_id, verification_id, sha256) where row_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
