import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { moment } from '../../core/localTime.ts'
import '../vendorSubmissions/tables.ts'
import type { vendorPerformance, VendorPerformance } from './contract.ts'

const count = (condition: string) => sql<number>`(count(*) filter (where ${sql.raw(condition)}))::int`
const kept = 'vendor_submission.withdrawn_at is null'
const isEligible = `(vendor_submission.ruling = 'eligible'
  or vendor_submission.ruling is null and vendor_submission.standing in ('owner', 'update'))`

/**
 * As with placements, a newer CV of the same vendor, or a CV of a candidate whom another vendor owns, does not count as
 * another candidate.
 */
const isPerson = "vendor_submission.standing in ('owner', 'known')"

/** Returns the outcome of the CVs that vendors sent within a period. All numbers are zero for a vendor without CVs. */
export async function performanceOf(
  { db, timezoneOffset }: Pick<RequestContext, 'db' | 'timezoneOffset'>,
  { ids, from, to }: BodyOf<typeof vendorPerformance>,
): Promise<VendorPerformance[]> {
  if (ids.length === 0) return []
  let query = db
    .from('vendor_submission')
    .select([
      'vendor_submission.vendor_id as vendorId',
      count(kept).as('submitted'),
      count(`${kept} and ${isEligible}`).as('eligible'),
      count(`${isPerson} and vendor_submission.interviewed_at is not null`).as('interviewed'),
      count(`${isPerson} and vendor_submission.hired_at is not null`).as('hired'),
      count(`${kept} and vendor_submission.told in ('rejected', 'notEligible')`).as('rejected'),
      count(`${kept} and coalesce(vendor_submission.told, 'reading') in ('reading', 'received')`).as('waiting'),
      sql<number | null>`round((extract(epoch from percentile_cont(0.5) within group
        (order by vendor_submission.answered_at - vendor_submission.submitted_at)) / 60)::numeric)::int`.as(
        'medianMinutesToAnswer',
      ),
    ])
    .where('vendor_submission.vendor_id', 'in', ids)
    .groupBy('vendor_submission.vendor_id')
  if (from) query = query.where('vendor_submission.submitted_at', '>=', moment('from', from, timezoneOffset))
  if (to) query = query.where('vendor_submission.submitted_at', '<=', moment('to', to, timezoneOffset))
  const found = new Map((await query.execute()).map((row) => [row.vendorId, row]))
  return [...new Set(ids)].map((vendorId) => found.get(vendorId) ?? { vendorId, ...nothing })
}

const nothing = {
  ...{ submitted: 0, eligible: 0, interviewed: 0, hired: 0, rejected: 0, waiting: 0 },
  medianMinutesToAnswer: null,
}
