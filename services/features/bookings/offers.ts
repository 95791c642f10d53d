import type { Selectable } from 'kysely'
import { isTimeZone } from '../../../common/timeZones.ts'
import { createMessage, type FieldMessage } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { newId } from '../../core/ids.ts'
import { issueLink, revokeLinks } from '../../core/links/links.ts'
import { letter } from '../../core/mail/letter.ts'
import { demandSending, putMails } from '../../core/mail/outbox.ts'
import { checkCandidateOnJob, checkPlan } from '../interviews/checks.ts'

import { aboutPlace } from './linkContext.ts'
import type { bookingOfferMake } from './contract.ts'
import { mailTexts, whenText } from './mailTexts.ts'
import { bookingLimits, type BookingOffer } from './shapes.ts'
import { freeTimes, offeredTimes } from './slots.ts'
import type { BookingOfferTable } from './tables.ts'

const dayMs = 86_400_000
type Row = Selectable<BookingOfferTable>

/** Returns an offer in the shape of the contract. */
export const toOffer = (row: Row): BookingOffer => ({
  id: row.id,
  jobId: row.job_id,
  candidateId: row.candidate_id,
  title: row.plan.title,
  state: row.state === 'open' && row.expires_at.getTime() <= Date.now() ? 'expired' : row.state,
  interviewId: row.interview_id,
  expiresDate: row.expires_at.toISOString(),
  createdBy: row.created_by,
  createdDate: row.created_at.toISOString(),
})

/** Checks that the hours are consistent and within the allowed period. Throws 400 if they are not. */
function checkHours({ plan, hours }: BodyOf<typeof bookingOfferMake>): void {
  const errors: Record<string, FieldMessage[]> = {}
  const { fromDay, toDay, fromMinute, toMinute } = hours
  for (const [name, day] of Object.entries({ fromDay, toDay }))
    if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) errors[`hours.${name}`] = [createMessage('DATE')]
  const latest = new Date(Date.now() + bookingLimits.daysAhead * dayMs).toISOString().slice(0, 10)
  if (toDay < fromDay) errors['hours.toDay'] ??= [createMessage('BEFORE_FIRST_DAY')]
  else if (toDay > latest) errors['hours.toDay'] ??= [createMessage('INVALID')]
  if (toMinute < fromMinute + plan.minutes) errors['hours.toMinute'] ??= [createMessage('BEFORE_START')]
  if (!isTimeZone(plan.zone)) errors['plan.zone'] = [createMessage('UNKNOWN_ZONE')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

/** Revokes offers and ends their links. */
async function revokeOffers(db: CompanyDb, ids: readonly string[]): Promise<void> {
  for (const subjectId of ids) {
    await db.update('booking_offer').set({ state: 'revoked' }).where('booking_offer.id', '=', subjectId).execute()
    await revokeLinks(db, { subjectId, purpose: 'booking' })
  }
}

/** Sends a candidate the link of an offer; an earlier offer for the same job ends. */
export async function makeOffer(
  context: RequestContext,
  asked: BodyOf<typeof bookingOfferMake>,
): Promise<BookingOffer> {
  const { caller, product, directory } = context
  demandSending(context)
  checkHours(asked)
  const { plan, hours } = asked
  return context.db.transaction(async (db) => {
    const [jobId, candidateId] = [asked.jobId.toLowerCase(), asked.candidateId.toLowerCase()]
    await checkCandidateOnJob(db, jobId, candidateId)
    const [sample] = offeredTimes(plan, hours, new Date(Date.now() + bookingLimits.noticeMinutes * 60_000))
    if (!sample) throw badInput({ 'hours.weekdays': [createMessage('NO_TIMES')] })
    await checkPlan(db, { ...plan, startsAt: sample })
    if ((await freeTimes(db, plan, hours, candidateId)).length === 0)
      throw badInput({ 'hours.weekdays': [createMessage('NO_TIMES')] })
    const about = await aboutPlace({ db, directory }, { jobId, candidateId, userName: caller.userName })
    if (!about.email) throw refused('NO_EMAIL', 'The candidate has no e-mail address')

    const open = await db
      .from('booking_offer')
      .select('booking_offer.id')
      .where('booking_offer.job_id', '=', jobId)
      .where('booking_offer.candidate_id', '=', candidateId)
      .where('booking_offer.state', '=', 'open')
      .forUpdate()
      .execute()
    await revokeOffers(
      db,
      open.map(({ id }) => id),
    )
    const id = newId()
    const expiresAt = new Date(Date.now() + asked.days * dayMs)
    await db
      .insert('booking_offer', {
        id,
        job_id: jobId,
        candidate_id: candidateId,
        plan: JSON.stringify(plan),
        hours: JSON.stringify(hours),
        expires_at: expiresAt,
        created_by: caller.userName,
      })
      .execute()
    const token = await issueLink(db, {
      purpose: 'booking',
      subjectId: id,
      reader: about.email,
      expiresAt,
      createdBy: caller.userName,
    })
    // The candidate's language is not known, so the mail is in the sender's language.
    const language = (await readersOf(db, [caller.userName])).get(caller.userName.toLowerCase())?.language ?? 'en'
    const t = mailTexts[language]
    const lines = [
      t.hello(about.candidateName),
      t.bookingAsk(plan.title, about.jobTitle, about.companyName, plan.minutes),
      { text: t.choose, url: `${product.publicUrl}/booking/${token}` },
      t.bookingUntil(whenText(expiresAt, language, plan.zone)),
    ]
    const mail = letter(t.bookingSubject(plan.title, about.companyName), lines, language)
    await putMails(db, [{ ...mail, kind: 'booking', recipient: about.email, sourceId: id, createdBy: caller.userName }])
    return toOffer(await offerRow(db, id))
  })
}

/** Returns one offer. Throws 404 if the company has no offer with this id. */
export async function offerRow(db: CompanyDb, id: string): Promise<Row> {
  const row = await db
    .from('booking_offer')
    .selectAll('booking_offer')
    .where('booking_offer.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Returns the offers of candidates, newest first. */
export async function offersOf(db: CompanyDb, candidateIds: readonly string[]): Promise<BookingOffer[]> {
  if (candidateIds.length === 0) return []
  const rows = await db
    .from('booking_offer')
    .selectAll('booking_offer')
    .where('booking_offer.candidate_id', 'in', [...candidateIds])
    .orderBy('booking_offer.created_at', 'desc')
    .orderBy('booking_offer.id')
    .execute()
  return rows.map(toOffer)
}

/** Ends an offer; one that is booked or has ended is not changed. */
export const revokeOffer = (db: CompanyDb, id: string): Promise<BookingOffer> =>
  db.transaction(async (tx) => {
    const row = await offerRow(tx, id)
    if (row.state === 'open') await revokeOffers(tx, [row.id])
    return toOffer(await offerRow(tx, id))
  })
