import { sql, type Kysely } from 'kysely'

/** The form that a trigger asks for feedback by; a trigger whose form is deleted asks without one. */
const statements = [
  `alter table workflow_trigger
    add column form_id uuid,
    add constraint workflow_trigger_form foreign key (company_id, form_id) references form_template (company_id, id) on delete set null (form_id)`,
  `create index workflow_trigger_form on workflow_trigger (company_id, form_id) where form_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
