import { sql, type Kysely } from 'kysely'

const statements = [
  // No key to the form: what was answered outlives it.
  `create table feedback_form_version (
    company_id uuid not null,
    id uuid not null,
    form_id uuid not null,
    version integer not null,
    name text not null,
    contents text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, form_id, version)
  )`,
  `create table feedback_request (
    company_id uuid not null,
    id uuid not null,
    type text not null default 'feedback' check (type in ('feedback')),
    job_id uuid not null,
    candidate_id uuid not null,
    status_id uuid,
    status_name text,
    form_id uuid not null,
    form_version_id uuid,
    user_name text not null,
    interview_id uuid,
    trigger_id uuid,
    note text,
    asked_by text not null,
    asked_at timestamptz not null default now(),
    due_at timestamptz,
    state text not null default 'asked' check (state in ('asked', 'draft', 'submitted', 'cancelled')),
    submitted_at timestamptz,
    reminded_at timestamptz,
    reminders integer not null default 0,
    primary key (company_id, id),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade,
    foreign key (company_id, form_version_id) references feedback_form_version (company_id, id)
  )`,
  // Nobody is asked twice for the same while a request is open.
  `create unique index feedback_request_open on feedback_request
    (company_id, user_name, candidate_id, job_id, form_id, status_id, interview_id) nulls not distinct where state in ('asked', 'draft')`,
  `create index feedback_request_due on feedback_request (company_id, due_at, id) where state in ('asked', 'draft')`,
  `create index feedback_request_user on feedback_request (company_id, user_name, asked_at desc, id desc)`,
  `create index feedback_request_candidate on feedback_request (company_id, candidate_id, job_id, asked_at desc, id desc)`,
  `create index feedback_request_job on feedback_request (company_id, job_id, asked_at desc, id desc)`,
  `create index feedback_request_form on feedback_request (company_id, form_id) where state = 'asked'`,
  `create table feedback_draft (
    company_id uuid not null,
    request_id uuid not null,
    version integer not null,
    answers jsonb not null,
    recommendation text check (recommendation in ('strongYes', 'yes', 'no', 'strongNo')),
    summary text not null,
    saved_at timestamptz not null default now(),
    primary key (company_id, request_id),
    foreign key (company_id, request_id) references feedback_request (company_id, id) on delete cascade
  )`,
  `create table feedback_answer (
    company_id uuid not null,
    id uuid not null,
    request_id uuid not null,
    revision integer not null,
    answers jsonb not null,
    recommendation text check (recommendation in ('strongYes', 'yes', 'no', 'strongNo')),
    summary text not null,
    points numeric,
    most_points numeric,
    percents numeric,
    most_percents numeric,
    job_rank text,
    reason text,
    written_by text not null,
    written_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, request_id, revision),
    foreign key (company_id, request_id) references feedback_request (company_id, id) on delete cascade
  )`,
  `alter table job add column is_feedback_blind boolean not null default true`,
]

/** Feedback on candidates of jobs: who is asked, by which form, and what was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
