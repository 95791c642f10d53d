import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused, stale } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { listRepresentedUsers } from '../delegations/deputies.ts'
import type { offerDecide } from './contract.ts'
import type { Offer } from './offerShapes.ts'
import { approvalKeys, offerById } from './queries.ts'
import { advance, reject } from './rounds.ts'
import { lockSeen } from './writing.ts'

const stepOf = (db: CompanyDb, id: string) =>
  db
    .from('offer_approval')
    .select(['id', 'offer_id', 'user_name', 'asked_at', 'decision', 'decided_by'])
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Approves or rejects an offer, once. Repeating the same decision changes nothing. A deputy decides in the place of the
 * approver.
 */
export async function decideOffer(
  context: RequestContext,
  id: string,
  { decision, comment, version }: BodyOf<typeof offerDecide>,
): Promise<Offer> {
  const { db, caller } = context
  const said = comment?.trim() || null
  if (decision === 'rejected' && !said) throw badInput({ comment: [required] })
  const offerId = (await stepOf(db, id))?.offer_id
  if (!offerId) throw notFound()
  const offer = await lockSeen(db, offerId, null)
  const before = (await stepOf(db, id))!
  const isTheirs = (await listRepresentedUsers(db, caller.userName)).includes(before.user_name)
  const notYours = () => refused('OFFER_NOT_YOUR_TURN', 'Another approver decides on this offer now')
  if (!isTheirs || !caller.permissions.has(approvalKeys[offer.kind])) throw notYours()
  if (offer.submitted_by === caller.userName) throw refused('OFFER_OWN', 'Nobody can approve their own offer')
  if (before.decision === decision && before.decided_by === caller.userName) return offerById(db, caller, offerId)
  if (before.decision !== null) throw stale('The offer was decided on or changed meanwhile')
  // Earlier approvers may have left the company.
  await advance(context, offer)
  const own = (await stepOf(db, id))!
  // The approver whose deputy the caller is may have left, too.
  if (!own.asked_at || own.decision !== null) throw notYours()
  if (version !== offer.version)
    throw stale('The offer was changed meanwhile', { updatedBy: offer.updated_by ?? offer.created_by })
  await db
    .update('offer_approval')
    .set({ decision, comment: said, decided_at: new Date(), decided_by: caller.userName })
    .where('offer_approval.id', '=', id)
    .execute()
  await (decision === 'rejected' ? reject(context, offer) : advance(context, offer))
  return offerById(db, caller, offerId)
}
