import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Standing } from './submissionShapes.ts'
import './tables.ts'

/** Days for which who submits somebody first owns them, where no agreement says otherwise. */
export const usualOwnershipDays = 180
const day = 86_400_000

interface Submitted {
  id: string
  vendor_id: string
  submitted_at: Date
}

interface Decision {
  standing: Standing | null
  first_id: string | null
  owner_until: Date | null
}

/** Open submissions of the same person, earliest first: neither withdrawn nor ruled out. */
const sameOnes = (tx: CompanyDb, own: string, keys: readonly string[]) =>
  tx
    .from('vendor_submission')
    .select([
      'vendor_submission.id',
      'vendor_submission.vendor_id',
      'vendor_submission.submitted_at',
      'vendor_submission.standing',
      'vendor_submission.owner_until',
    ])
    .where(
      'vendor_submission.id',
      'in',
      tx
        .from('vendor_submission_key')
        .select('vendor_submission_key.submission_id')
        .where('vendor_submission_key.key', 'in', keys),
    )
    .where('vendor_submission.id', '<>', own)
    .where('vendor_submission.withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([eb('vendor_submission.ruling', 'is', null), eb('vendor_submission.ruling', '<>', 'notEligible')]),
    )
    .orderBy('vendor_submission.submitted_at')
    .orderBy('vendor_submission.id')
    .forUpdate()
    .execute()

const isEarlier = (one: Submitted, other: Submitted) =>
  one.submitted_at.getTime() - other.submitted_at.getTime() || (one.id < other.id ? -1 : 1)

/**
 * Whose candidate a submission is: its vendor's, unless another vendor owns them by an earlier one, or the company knows them already; and
 * sets right those that came later and were read before. Within the transaction that holds the vendors' folder.
 */
export async function standingOf(
  tx: CompanyDb,
  submission: Submitted,
  keys: readonly string[],
  knownCandidateId: string | null,
): Promise<Decision> {
  if (keys.length === 0) return { standing: null, first_id: null, owner_until: null }
  const others = await sameOnes(tx, submission.id, keys)
  const isOwning = ({ standing }: { standing: Standing | null }) => standing === 'owner' || standing === 'known'
  const first = others.find(
    (one) =>
      isOwning(one) &&
      isEarlier(one, submission) < 0 &&
      (one.owner_until === null || one.owner_until > submission.submitted_at),
  )
  if (first) {
    const isOwn = first.vendor_id === submission.vendor_id
    return {
      standing: isOwn ? 'update' : 'duplicate',
      first_id: first.id,
      owner_until: isOwn ? first.owner_until : null,
    }
  }
  const ownerUntil = new Date(submission.submitted_at.getTime() + usualOwnershipDays * day)
  const later = others.filter((one) => isOwning(one) && isEarlier(submission, one) < 0 && one.submitted_at < ownerUntil)
  for (const one of later)
    await tx
      .update('vendor_submission')
      .set({
        first_id: submission.id,
        ...(one.vendor_id === submission.vendor_id
          ? { standing: 'update', owner_until: ownerUntil }
          : { standing: 'duplicate', owner_until: null }),
      })
      .where('vendor_submission.id', '=', one.id)
      .execute()
  // Somebody whom a later submission made known is no one whom the company knew before.
  const isKnown = knownCandidateId !== null && later.length === 0
  return { standing: isKnown ? 'known' : 'owner', first_id: null, owner_until: ownerUntil }
}
