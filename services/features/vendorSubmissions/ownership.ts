import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../candidates/tables.ts'
import '../verifications/tables.ts'
import type { Standing } from './submissionShapes.ts'
import './tables.ts'

const day = 86_400_000

/**
 * Returns the ids of all submissions of the same person: those that share a phone or an e-mail, directly or through one
 * of these.
 */
async function samePerson(tx: CompanyDb, id: string): Promise<string[]> {
  for (let ids = [id]; ;) {
    const keys = tx.from('vendor_submission_key').select('vendor_submission_key.key')
    const found = await tx
      .from('vendor_submission_key')
      .select('vendor_submission_key.submission_id as id')
      .distinct()
      .where('vendor_submission_key.key', 'in', keys.where('vendor_submission_key.submission_id', 'in', ids))
      .execute()
    if (found.length <= ids.length) return found.map((one) => one.id)
    ids = found.map((one) => one.id)
  }
}

/**
 * Selects those of the submissions that are neither withdrawn nor ruled out, earliest first, with the time when the
 * company got to know the candidate that was found for each.
 */
const counting = (tx: CompanyDb, ids: readonly string[]) =>
  tx
    .from('vendor_submission')
    .leftJoin('verification_candidate as row', (join) =>
      join
        .onRef('row.company_id', '=', 'vendor_submission.company_id')
        .onRef('row.id', '=', 'vendor_submission.row_id'),
    )
    .leftJoin('candidate', (join) =>
      join.onRef('candidate.company_id', '=', 'row.company_id').onRef('candidate.id', '=', 'row.existing_candidate_id'),
    )
    .select([
      'vendor_submission.id',
      'vendor_submission.vendor_id',
      'vendor_submission.submitted_at',
      'vendor_submission.ownership_days',
      'vendor_submission.ruling',
      'candidate.created_at as knownSince',
    ])
    .where('vendor_submission.id', 'in', ids)
    .where('vendor_submission.withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([eb('vendor_submission.ruling', 'is', null), eb('vendor_submission.ruling', '<>', 'notEligible')]),
    )
    .orderBy('vendor_submission.submitted_at')
    .orderBy('vendor_submission.id')
    .execute()

interface Decision {
  standing: Standing
  first_id: string | null
  owner_until: Date | null
}

/**
 * Decides again which vendor owns the candidate of a submission, regardless of which CV was read first: the vendor that
 * submitted them first, until its time is over or the company rules otherwise. Must run within a transaction that holds
 * the lock on the vendors' folder, so that all submissions see each other.
 */
export async function decideOwner(tx: CompanyDb, submissionId: string): Promise<void> {
  const ids = await samePerson(tx, submissionId)
  if (ids.length === 0) return
  const rows = await counting(tx, ids)
  let owner: { id: string; vendorId: string; until: Date } | null = null
  for (const { id, vendor_id: vendorId, submitted_at: at, ruling, knownSince, ownership_days: days } of rows) {
    const isOwned: boolean = owner !== null && owner.until > at
    const isOwn: boolean = isOwned && owner!.vendorId === vendorId
    let decision: Decision
    if (isOwn) decision = { standing: 'update', first_id: owner!.id, owner_until: owner!.until }
    else if (isOwned && ruling !== 'eligible')
      decision = { standing: 'duplicate', first_id: owner!.id, owner_until: null }
    else {
      const until = new Date(at.getTime() + days * day)
      // A candidate who became known through an earlier submission was not known to the company before.
      const isKnown = knownSince !== null && knownSince < rows[0]!.submitted_at
      decision = { standing: isKnown ? 'known' : 'owner', first_id: isOwned ? owner!.id : null, owner_until: until }
      owner = { id, vendorId, until }
    }
    await tx.update('vendor_submission').set(decision).where('vendor_submission.id', '=', id).execute()
  }
}
