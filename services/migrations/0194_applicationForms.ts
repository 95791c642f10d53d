import { sql, type Kysely } from 'kysely'

const statements = [
  // A form that a site asks by is not deleted.
  `alter table career_site
    add column form_id uuid,
    add constraint career_site_form foreign key (company_id, form_id) references form_template (company_id, id)`,
  `create index career_site_form on career_site (company_id, form_id) where form_id is not null`,
  // Answers mean what the form said when it was answered.
  `alter table job_application
    add column form_version_id uuid,
    add column answers jsonb,
    add constraint job_application_form foreign key (company_id, form_version_id) references feedback_form_version (company_id, id)`,
  `create index job_application_form on job_application (company_id, form_version_id) where form_version_id is not null`,
  // The applications of a candidate are found by the row that became it.
  `create index collected_candidate_candidate on collected_candidate (company_id, candidate_proccess_id)
    where candidate_proccess_id is not null`,
]

/** The company's own application form on its public site (decision D-126). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
