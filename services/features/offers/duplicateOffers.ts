import type { CompanyDb } from '../../core/database/companyDb.ts'
import { revokeLinks } from '../../core/links/links.ts'
import { openStates } from './offerShapes.ts'
import './tables.ts'

/**
 * When a candidate is merged into another one, withdraws their offers for which the other one has an open offer of the
 * same kind in the same job.
 */
export async function withdrawDuplicateOffers(db: CompanyDb, from: string, to: string): Promise<void> {
  const rows = await db
    .from('offer')
    .innerJoin('offer as twin', (join) =>
      join
        .onRef('twin.company_id', '=', 'offer.company_id')
        .onRef('twin.job_id', '=', 'offer.job_id')
        .onRef('twin.kind', '=', 'offer.kind')
        .on('twin.candidate_id', '=', to)
        .on('twin.state', 'in', [...openStates]),
    )
    .select('offer.id')
    .where('offer.candidate_id', '=', from)
    .where('offer.state', 'in', [...openStates])
    .execute()
  for (const { id } of rows) {
    await db.update('offer').set({ state: 'withdrawn', ended_at: new Date() }).where('offer.id', '=', id).execute()
    await db
      .update('offer_approval')
      .set({ decision: 'dropped' })
      .where('offer_approval.offer_id', '=', id)
      .where('offer_approval.decision', 'is', null)
      .execute()
    await revokeLinks(db, { subjectId: id, purpose: 'offer' })
  }
}
