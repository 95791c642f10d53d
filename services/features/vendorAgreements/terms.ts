import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { agreementColumns, shownAgreement } from './agreements.ts'
import type { VendorAgreement } from './agreementShapes.ts'
import './tables.ts'

/**
 * Returns the agreement that applies to a CV of a vendor at a moment for a job (null: no job). An agreement for the job
 * takes precedence over one for all jobs. Returns null if none applies.
 */
export async function agreementAt(
  db: CompanyDb,
  vendorId: string,
  at: Date,
  jobId: string | null,
): Promise<VendorAgreement | null> {
  const day = at.toISOString().slice(0, 10)
  const forJob = jobId === null ? sql<boolean>`false` : sql<boolean>`${jobId}::uuid = any(vendor_agreement.job_ids)`
  const found = await agreementColumns(db)
    .where('vendor_agreement.vendor_id', '=', vendorId)
    .where(
      sql<boolean>`${day}::date between vendor_agreement.from_day and coalesce(vendor_agreement.to_day, 'infinity')`,
    )
    .where((eb) => eb.or([eb('vendor_agreement.job_ids', 'is', null), forJob]))
    .orderBy(sql`vendor_agreement.job_ids is null`)
    .orderBy('vendor_agreement.from_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ? shownAgreement(found) : null
}
