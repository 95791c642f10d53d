import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table workflow_trigger
    add column position integer not null default 0,
    add column channel_ids uuid[] not null default '{}',
    add column department_ids uuid[] not null default '{}',
    add column delay_minutes integer not null default 0,
    add column is_paused boolean not null default false,
    add column version integer not null default 1,
    add column updated_by text,
    add column updated_at timestamptz not null default now()`,
  // Until now they ran in the order in which they were added, as their ids say it.
  `update workflow_trigger as one set position = placed.position, updated_by = one.created_by, updated_at = one.created_at
    from (
      select company_id, id, row_number() over (partition by company_id, status_id order by id) as position from workflow_trigger
    ) as placed
    where placed.company_id = one.company_id and placed.id = one.id`,
  `alter table workflow_trigger alter column updated_by set not null`,
  `drop index workflow_trigger_status`,
  `create index workflow_trigger_status on workflow_trigger (company_id, status_id, position, id)`,
  `alter table workflow_run
    add column unmet text[] not null default '{}',
    add column due_at timestamptz,
    add column status_id uuid,
    add column entered_at timestamptz,
    add column path uuid[],
    drop constraint workflow_run_outcome_check,
    add constraint workflow_run_outcome_check check (outcome in ('done', 'skipped', 'failed', 'delayed'))`,
  `create index workflow_run_due on workflow_run (company_id, due_at, id) where outcome = 'delayed'`,
]

/** Triggers are changed, ordered, paused and delayed, and ask for conditions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
