import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table mail add column reply_to text, add column in_reply_to text`,
  // The mail itself is deleted after a while; what was said stays.
  `create table candidate_email (
    company_id uuid not null,
    id uuid not null,
    candidate_id uuid not null,
    is_received boolean not null,
    is_automatic boolean not null default false,
    mail_id uuid,
    job_id uuid,
    user_name text,
    from_name text not null,
    from_address text not null,
    to_address text not null,
    subject text not null,
    contents text not null,
    quoted text not null default '',
    message_id text,
    received_for uuid,
    attachments jsonb not null default '[]',
    at timestamptz not null default now(),
    primary key (company_id, id),
    check (is_received or user_name is not null),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade,
    foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id)
  )`,
  `create index candidate_email_list on candidate_email (company_id, candidate_id, id desc)`,
  `create index candidate_email_job on candidate_email (company_id, job_id) where job_id is not null`,
  // A mail that comes twice is kept once.
  `create unique index candidate_email_message on candidate_email (company_id, received_for, message_id) where is_received`,
]

/** What the company and a candidate write to each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
