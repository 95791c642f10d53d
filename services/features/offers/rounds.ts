import type { Selectable } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { newId } from '../../core/ids.ts'
import { letter } from '../../core/mail/letter.ts'
import { putMails } from '../../core/mail/outbox.ts'
import { candidatePath, notify, type News } from '../../core/notifications/notify.ts'
import { deputiesOf } from '../delegations/deputies.ts'
import { mailTexts } from './letters/mailTexts.ts'
import { approvalKeys } from './queries.ts'
import { enterStageOf } from './stages.ts'
import type { OfferTable } from './tables.ts'
import type { TriggerContext } from '../workflows/occasions.ts'

type Row = Selectable<OfferTable>
export type RoundContext = TriggerContext

/** The kind of the mails that request an approval. They belong to the offer. */
export const approvalMail = 'offer-approval'

/** Returns the path of the page on which an offer is decided. Mails link to it. */
export const reviewPath = ({ kind, id }: Pick<Row, 'kind' | 'id'>): string =>
  `/feedback/${kind === 'salaryOffer' ? 'salary-offer' : 'offer-letter'}/${id}`
/** Returns the path of the page on which users who make offers find it. */
export const offersPath = ({ candidate_id: id }: Pick<Row, 'candidate_id'>): string => candidatePath(id, 'offers')

/** Returns the candidate and the job of an offer. */
export async function aboutOffer(db: CompanyDb, offer: Pick<Row, 'job_id' | 'candidate_id'>) {
  const job = await db.from('job').select('job.title').where('job.id', '=', offer.job_id).executeTakeFirst()
  const candidate = await db
    .from('candidate')
    .select(['candidate.name', 'candidate.emails'])
    .where('candidate.id', '=', offer.candidate_id)
    .executeTakeFirst()
  return { candidate: candidate?.name ?? '', job: job?.title ?? '', email: candidate?.emails[0] ?? null }
}

type OfferNews = Extract<
  News['kind'],
  'offerApproved' | 'offerRefused' | 'offerAccepted' | 'offerDeclined' | 'offerExpired' | 'offerLocked'
>

/** Notifies the users who made and sent an offer of its outcome. */
export async function notifyOfferMakers(db: CompanyDb, by: string | null, offer: Row, kind: OfferNews): Promise<void> {
  const { candidate, job } = await aboutOffer(db, offer)
  const to = [...new Set([offer.submitted_by ?? offer.created_by, offer.sent_by ?? offer.created_by])]
  await notify(db, by, { kind, to, params: { candidate, job }, path: offersPath(offer) })
}

/** Asks an approver to decide on an offer, or reminds them, in their inbox and by mail. Their deputy is asked too. */
export async function askApprover(
  { db, product }: Pick<RoundContext, 'db' | 'product'>,
  offer: Row,
  userName: string,
  isReminder = false,
): Promise<void> {
  const { candidate, job } = await aboutOffer(db, offer)
  const deputy = (await deputiesOf(db, [userName])).get(userName)
  const by = offer.submitted_by ?? offer.created_by
  const to = [userName, ...(deputy && deputy !== by ? [deputy] : [])]
  const path = `/approvals?offer=${offer.id}`
  await notify(db, isReminder ? null : by, { kind: 'offerApprovalAsked', to, params: { candidate, job }, path })
  const people = await readersOf(db, [...to, by])
  await putMails(
    db,
    to.flatMap((name) => {
      const reader = people.get(name)
      if (!reader?.email) return []
      const t = mailTexts[reader.language]
      const kind = t.kinds[offer.kind]
      const subject = (isReminder ? t.remindSubject : t.askSubject)(kind, { candidate, job })
      const lines = [
        t.hello(reader.fullName),
        t.ask(kind, { candidate, job }, people.get(by)?.fullName ?? by),
        ...(name === userName ? [] : [t.standIn(people.get(userName)?.fullName ?? userName)]),
        { text: t.decide, url: `${product.publicUrl}${reviewPath(offer)}` },
      ]
      const mail = letter(subject, lines, reader.language)
      return { ...mail, kind: approvalMail, recipient: reader.email, createdBy: by, sourceId: offer.id }
    }),
  )
}

/** Returns the steps of the newest round, in their order. */
export async function newestSteps(db: CompanyDb, offerId: string) {
  const rows = await db
    .from('offer_approval')
    .select(['id', 'round', 'position', 'user_name', 'asked_at', 'decision'])
    .where('offer_id', '=', offerId)
    .orderBy('round', 'desc')
    .orderBy('position')
    .execute()
  return rows.filter(({ round }) => round === rows[0]!.round)
}

const put = (db: CompanyDb, id: string, state: Row['state']) =>
  db.update('offer').set({ state, updated_at: new Date() }).where('offer.id', '=', id).execute()

/**
 * Starts a round with these approvers. Without approvers the offer is approved at once. The caller must hold a lock on
 * the offer.
 */
export async function beginRound(context: RoundContext, offer: Row, names: readonly string[]): Promise<void> {
  const { db } = context
  if (names.length === 0) return approve(context, offer, context.caller.userName)
  const round = ((await newestSteps(db, offer.id))[0]?.round ?? 0) + 1
  const steps = names.map((name, position) => ({ id: newId(), offer_id: offer.id, round, position, user_name: name }))
  await db.insert('offer_approval', steps).execute()
  await put(db, offer.id, 'pending')
  await advance(context, offer)
}

async function approve(context: RoundContext, offer: Row, by: string | null): Promise<void> {
  const { db } = context
  await put(db, offer.id, 'approved')
  await enterStageOf(context, { jobId: offer.job_id, candidateId: offer.candidate_id, keys: [offer.yes_key] })
  await notifyOfferMakers(db, by, offer, 'offerApproved')
}

/**
 * Moves the round on to the next approver who is active and may still approve. Others are skipped. After the last step
 * the offer is approved; if everybody was skipped, it goes back to its maker. The caller must hold a lock on the offer.
 * `by` is the user who caused it; null: the product.
 */
export async function advance(
  context: RoundContext,
  offer: Row,
  by: string | null = context.caller.userName,
): Promise<void> {
  const { db, directory } = context
  const steps = await newestSteps(db, offer.id)
  const open = steps.filter(({ decision }) => decision === null)
  const names = open.map((step) => step.user_name)
  const fit = await mayApprove(directory, offer.kind, names)
  for (const { id, user_name: userName, asked_at: askedAt } of open) {
    const step = db.update('offer_approval').where('offer_approval.id', '=', id)
    if (fit.has(userName)) {
      if (askedAt) return
      await step.set({ asked_at: new Date() }).execute()
      return askApprover(context, offer, userName)
    }
    await step.set({ decision: 'skipped', decided_at: new Date() }).execute()
  }
  if (steps.some(({ decision }) => decision === 'approved')) return approve(context, offer, by)
  await put(db, offer.id, 'draft')
  await notifyOfferMakers(db, null, offer, 'offerRefused')
}

/** Returns those of the users who may approve offers of a kind. */
export async function mayApprove(
  directory: RoundContext['directory'],
  kind: Row['kind'],
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const { data } = await directory.holders(
    approvalKeys[kind],
    { among: names },
    { pageIndex: 0, pageSize: names.length },
  )
  return new Set(data.map(({ userName }) => userName))
}

/** Ends the current round. Its open steps are dropped. */
export const dropRound = (db: CompanyDb, offerId: string) =>
  db
    .update('offer_approval')
    .set({ decision: 'dropped' })
    .where('offer_approval.offer_id', '=', offerId)
    .where('offer_approval.decision', 'is', null)
    .execute()

/** Ends the round with a rejection, which may move the candidate. */
export async function reject(context: RoundContext, offer: Row): Promise<void> {
  const { db, caller } = context
  await dropRound(db, offer.id)
  await put(db, offer.id, 'rejected')
  await enterStageOf(context, { jobId: offer.job_id, candidateId: offer.candidate_id, keys: [offer.no_key] })
  await notifyOfferMakers(db, caller.userName, offer, 'offerRefused')
}
