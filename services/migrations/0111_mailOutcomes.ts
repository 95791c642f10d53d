import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table workflow_run drop constraint workflow_run_outcome_check`,
  `alter table workflow_run add constraint workflow_run_outcome_check check (outcome in ('done', 'skipped', 'failed'))`,
  `update workflow_run set outcome = 'failed', reason = 'neverSent' where outcome = 'done' and recipients <> '{}'`,
]

/** The log of the workflows called mails done that were never sent: it says so now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
