import { sql, type Kysely } from 'kysely'

const statements = [
  `create table reject_reason_template (
    company_id uuid not null,
    reason_id uuid not null,
    template_id uuid not null,
    primary key (company_id, reason_id),
    foreign key (company_id, template_id) references email_template (company_id, id) on delete cascade
  )`,
  `create index reject_reason_template_template on reject_reason_template (company_id, template_id)`,
]

/** The e-mail templates by which candidates are told of a rejection, by its reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
