import { sql, type Kysely } from 'kysely'

const statements = [
  `create table workflow (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    is_active boolean not null default false,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create unique index workflow_name on workflow (company_id, lower(name))`,
  `create index workflow_newest on workflow (company_id, created_at desc, id desc)`,
  `create table workflow_department (
    company_id uuid not null,
    workflow_id uuid not null,
    department_id uuid not null,
    primary key (company_id, workflow_id, department_id),
    foreign key (company_id, workflow_id) references workflow (company_id, id) on delete cascade,
    foreign key (company_id, department_id) references department (company_id, id) on delete cascade
  )`,
  `create index workflow_department_department on workflow_department (company_id, department_id)`,
  `create table workflow_status (
    company_id uuid not null,
    id uuid not null,
    workflow_id uuid not null,
    name text not null,
    key text not null,
    color text not null,
    position integer not null,
    is_system boolean not null default false,
    primary key (company_id, id),
    unique (company_id, workflow_id, key),
    foreign key (company_id, workflow_id) references workflow (company_id, id) on delete cascade
  )`,
  // A trigger whose template or target is gone stays: the dry run and the log say what it lacks.
  `create table workflow_trigger (
    company_id uuid not null,
    id uuid not null,
    status_id uuid not null,
    kind text not null check (kind in ('sendEmail', 'askFeedback', 'notifyUsers', 'moveToStatus')),
    template_id uuid,
    recipient text check (recipient in ('candidate', 'owner')),
    user_names text[] not null default '{}',
    target_id uuid,
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, status_id) references workflow_status (company_id, id) on delete cascade,
    foreign key (company_id, template_id) references email_template (company_id, id) on delete set null (template_id),
    foreign key (company_id, target_id) references workflow_status (company_id, id) on delete set null (target_id)
  )`,
  `create index workflow_trigger_status on workflow_trigger (company_id, status_id, id)`,
  `create index workflow_trigger_template on workflow_trigger (company_id, template_id) where template_id is not null`,
  `create index workflow_trigger_target on workflow_trigger (company_id, target_id) where target_id is not null`,
  // Names as they were: the log outlives statuses, candidates and jobs.
  `create table workflow_run (
    company_id uuid not null,
    id uuid not null,
    workflow_id uuid not null,
    trigger_id uuid not null,
    kind text not null,
    status_name text not null,
    candidate_id uuid not null,
    candidate_name text not null,
    job_id uuid not null,
    job_title text not null,
    cause text not null,
    outcome text not null check (outcome in ('done', 'skipped')),
    reason text,
    recipients text[] not null default '{}',
    subject text,
    target_name text,
    user_name text not null,
    at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, workflow_id) references workflow (company_id, id) on delete cascade
  )`,
  `create index workflow_run_newest on workflow_run (company_id, workflow_id, id desc)`,
  `alter table job
    add column workflow_id uuid,
    add constraint job_workflow foreign key (company_id, workflow_id) references workflow (company_id, id)`,
  `create index job_workflow on job (company_id, workflow_id) where workflow_id is not null`,
  `alter table job_candidate
    add column status_id uuid,
    add column status_by text,
    add column status_at timestamptz,
    add constraint job_candidate_status foreign key (company_id, status_id) references workflow_status (company_id, id)`,
  `create index job_candidate_status on job_candidate (company_id, status_id) where status_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
