import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../jobs/tables.ts'
import '../vendorRequests/tables.ts'
import '../vendorSubmissions/tables.ts'
import '../vendors/tables.ts'
import '../verifications/tables.ts'

/**
 * Selects what a candidate is told about a vendor's submission when asked for consent. Returns undefined if the id is
 * unknown.
 */
export const aboutSubmission = (db: CompanyDb, id: string) =>
  db
    .from('vendor_submission')
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.company_id', '=', 'vendor_submission.company_id')
        .onRef('vendor.id', '=', 'vendor_submission.vendor_id'),
    )
    .innerJoin('vendor_request', (join) =>
      join
        .onRef('vendor_request.company_id', '=', 'vendor_submission.company_id')
        .onRef('vendor_request.id', '=', 'vendor_submission.request_id'),
    )
    .leftJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'vendor_request.company_id').onRef('job.id', '=', 'vendor_request.job_id'),
    )
    .leftJoin('verification_candidate as cv_row', (join) =>
      join
        .onRef('cv_row.company_id', '=', 'vendor_submission.company_id')
        .onRef('cv_row.id', '=', 'vendor_submission.row_id'),
    )
    .select([
      'vendor_submission.consent',
      'vendor_submission.standing',
      'vendor_submission.first_id',
      'vendor_submission.submitted_by',
      'vendor_submission.vendor_id',
      'vendor_submission.request_id',
      'vendor_submission.withdrawn_at',
      'vendor_submission.hired_at',
      'vendor_request.created_by as requestedBy',
      'vendor.name as vendorName',
      'cv_row.name as candidateName',
      'vendor_submission.file_name',
      'vendor_request.title as requestTitle',
      'job.title as jobTitle',
    ])
    .where('vendor_submission.id', '=', id)
    .executeTakeFirst()
