import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table vendor_request
    add column job_id uuid,
    add foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id)`,
  `create index vendor_request_job on vendor_request (company_id, job_id) where job_id is not null`,
  `create table vendor_submission (
    company_id uuid not null,
    id uuid not null,
    request_id uuid not null,
    vendor_id uuid not null,
    title text not null,
    file_name text not null,
    file_path text not null,
    row_id uuid,
    standing text check (standing in ('owner', 'update', 'duplicate', 'known')),
    first_id uuid,
    owner_until timestamptz,
    ruling text check (ruling in ('eligible', 'notEligible')),
    ruled_by text,
    ruled_at timestamptz,
    shown_reason text not null default '',
    withdrawn_by text,
    withdrawn_at timestamptz,
    submitted_by text not null,
    submitted_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, request_id) references vendor_request (company_id, id),
    foreign key (company_id, vendor_id) references vendor (company_id, id),
    foreign key (company_id, row_id) references verification_candidate (company_id, id) on delete set null (row_id)
  )`,
  `create index vendor_submission_request on vendor_submission (company_id, request_id, submitted_at desc, id desc)`,
  `create index vendor_submission_vendor on vendor_submission (company_id, vendor_id, submitted_at desc, id desc)`,
  `create index vendor_submission_order on vendor_submission (company_id, submitted_at desc, id desc)`,
  `create index vendor_submission_row on vendor_submission (company_id, row_id)`,
  `create index vendor_submission_file on vendor_submission (company_id, file_path)`,
  // By which two submissions are known to be of the same person.
  `create table vendor_submission_key (
    company_id uuid not null,
    key text not null,
    submission_id uuid not null,
    primary key (company_id, key, submission_id),
    foreign key (company_id, submission_id) references vendor_submission (company_id, id) on delete cascade
  )`,
  `create index vendor_submission_key_owner on vendor_submission_key (company_id, submission_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
