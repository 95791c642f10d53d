import { sql, type Kysely } from 'kysely'

const statements = [
  `create table career_site (
    company_id uuid primary key,
    key text not null unique,
    is_public boolean not null default false,
    shows_salary boolean not null default false,
    introduction_en text not null default '',
    introduction_vi text not null default '',
    introduction_ja text not null default '',
    version integer not null default 1,
    updated_by text not null,
    updated_at timestamptz not null default now()
  )`,
  // What outsiders see, newest first, is few of the jobs that there have been.
  `create index job_published on job (company_id, open_date desc, id desc)
    where publish_status = 'Approve' and status = 0 and archived_at is null`,
  `create table job_application (
    company_id uuid not null,
    id uuid not null,
    job_id uuid not null,
    job_title text not null,
    collected_id uuid not null,
    name text not null,
    email text not null,
    phone text not null,
    message text not null,
    language text not null,
    source text not null,
    network_hash text,
    consent_text text not null,
    keep_text text,
    file_name text not null,
    withdrawn_at timestamptz,
    erasure_asked_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create index job_application_email on job_application (company_id, lower(email), created_at)`,
  `create index job_application_network on job_application (company_id, network_hash, created_at)`,
  `create unique index job_application_collected on job_application (company_id, collected_id)`,
]

/** Public sites of companies (decision D-126). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
