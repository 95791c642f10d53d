import { sql } from 'kysely'
import { noCache } from '../../core/cache.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { companyDirectory } from '../../core/identity/people/directory.ts'
import type { About, Periodic } from '../../core/jobs/periodic.ts'
import { revokeLinks } from '../../core/links/links.ts'
import './tables.ts'
import { lockOffer } from './queries.ts'
import { advance, askApprover, mayApprove, notifyOfferMakers } from './rounds.ts'

/** The days after which an approver is reminded, and reminded again. */
const reminderDays = 2

/** Ends the offers that have expired. Returns their number. */
export async function expireOffers(outer: CompanyDb): Promise<number> {
  const due = await outer
    .from('offer')
    .select('offer.id')
    .where('offer.state', '=', 'sent')
    .where('offer.valid_until', '<=', new Date())
    .execute()
  for (const { id } of due)
    await outer.transaction(async (db) => {
      const offer = await lockOffer(db, id)
      if (offer?.state !== 'sent' || !offer.valid_until || offer.valid_until.getTime() > Date.now()) return
      const now = new Date()
      await db
        .update('offer')
        .set({ state: 'expired', ended_at: now, updated_at: now })
        .where('offer.id', '=', id)
        .execute()
      await revokeLinks(db, { subjectId: id, purpose: 'offer' })
      await notifyOfferMakers(db, null, offer, 'offerExpired')
    })
  return due.length
}

/** Reminds approvers of offers that have waited for two days. Returns the number of reminders. */
export async function remindApprovers(
  outer: CompanyDb,
  product: Pick<About, 'publicUrl'>,
  days = reminderDays,
): Promise<number> {
  const before = new Date(Date.now() - days * 86_400_000)
  const due = await outer
    .from('offer_approval')
    .select(['id', 'offer_id', 'user_name'])
    .where('decision', 'is', null)
    .where(sql<Date>`coalesce(reminded_at, asked_at)`, '<=', before)
    .execute()
  let count = 0
  for (const { id, offer_id: offerId, user_name: userName } of due)
    await outer.transaction(async (db) => {
      const offer = await lockOffer(db, offerId)
      const step = await db
        .update('offer_approval')
        .set({ reminded_at: new Date() })
        .where('offer_approval.id', '=', id)
        .where('offer_approval.decision', 'is', null)
        .where(sql<Date>`coalesce(reminded_at, asked_at)`, '<=', before)
        .returning('id')
        .executeTakeFirst()
      if (!step || offer?.state !== 'pending') return
      await askApprover({ db, product }, offer, userName, true)
      count += 1
    })
  return count
}

/** Moves on the offers that wait for an approver who has left or may no longer approve. Returns their number. */
export async function skipUnfit(outer: CompanyDb, { publicUrl, jobs }: Required<About>): Promise<number> {
  const waiting = await outer
    .from('offer_approval')
    .innerJoin('offer', (join) =>
      join
        .onRef('offer.company_id', '=', 'offer_approval.company_id')
        .onRef('offer.id', '=', 'offer_approval.offer_id')
        .on('offer.state', '=', 'pending'),
    )
    .select(['offer.id', 'offer.kind', 'offer_approval.user_name'])
    .where('offer_approval.decision', 'is', null)
    .where('offer_approval.asked_at', 'is not', null)
    .execute()
  const stuck: string[] = []
  for (const [kind, steps] of Map.groupBy(waiting, (step) => step.kind)) {
    const names = [...new Set(steps.map((step) => step.user_name))]
    const fit = await mayApprove(companyDirectory(noCache, outer), kind, names)
    stuck.push(...steps.filter((step) => !fit.has(step.user_name)).map(({ id }) => id))
  }
  for (const id of stuck)
    await outer.transaction(async (db) => {
      const offer = await lockOffer(db, id)
      if (offer?.state !== 'pending') return
      const caller = { userName: offer.submitted_by ?? offer.created_by }
      const directory = companyDirectory(noCache, db)
      await advance({ db, cache: noCache, directory, jobs, product: { publicUrl }, caller }, offer, null)
    })
  return stuck.length
}

export const offerUpkeep = (everyMs = 60_000): Periodic[] => [
  {
    name: 'ending offers whose time is over',
    everyMs,
    table: 'offer',
    isDue: sql<boolean>`state = 'sent' and valid_until <= now()`,
    run: async (db) => void (await expireOffers(db)),
  },
  {
    name: 'skipping approvers of offers who have left',
    everyMs,
    table: 'offer_approval',
    isDue: sql<boolean>`decision is null and asked_at is not null`,
    run: async (db, { publicUrl, jobs }) => void (jobs && (await skipUnfit(db, { publicUrl, jobs }))),
  },
  {
    name: 'reminding approvers of offers',
    everyMs,
    table: 'offer_approval',
    isDue: sql<boolean>`decision is null and coalesce(reminded_at, asked_at) <= now() - make_interval(days => ${reminderDays})`,
    waitsWhileClosed: true,
    run: async (db, about) => void (await remindApprovers(db, about)),
  },
]
