import type { CompanyDb } from '../../../core/database/companyDb.ts'
import '../../feedbackRequests/tables.ts'
import '../../inboundCandidates/tables.ts'
import './tables.ts'

/** Selects applications with the inbound candidate (`row`) that each became, if it still exists, and with the form. */
export const applicationsWithForms = (db: CompanyDb) =>
  db
    .from('job_application')
    .leftJoin('collected_candidate as row', (join) =>
      join
        .onRef('row.company_id', '=', 'job_application.company_id')
        .onRef('row.id', '=', 'job_application.collected_id'),
    )
    .leftJoin('feedback_form_version as form', (join) =>
      join
        .onRef('form.company_id', '=', 'job_application.company_id')
        .onRef('form.id', '=', 'job_application.form_version_id'),
    )
