import { sql, type Kysely } from 'kysely'

const statements = [
  `create table department_approver (
    company_id uuid not null,
    department_id uuid not null,
    user_name text not null,
    position integer not null,
    primary key (company_id, department_id, user_name),
    foreign key (company_id, department_id) references department (company_id, id) on delete cascade
  )`,
  `alter table job add column approval_status text
    check (approval_status in ('pending', 'approved', 'rejected', 'withdrawn'))`,
  `create table job_approval (
    company_id uuid not null,
    id uuid not null,
    job_id uuid not null,
    round integer not null,
    position integer not null,
    user_name text not null,
    asked_at timestamptz,
    decision text check (decision in ('approved', 'rejected', 'skipped', 'dropped')),
    comment text,
    decided_at timestamptz,
    primary key (company_id, id),
    unique (company_id, job_id, round, position),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade
  )`,
  // What waits for somebody: few rows of many.
  `create index job_approval_waiting on job_approval (company_id, user_name, asked_at, id) where decision is null`,
]

/** New jobs that go through the approvers of their department before they open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
