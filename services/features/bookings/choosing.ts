import { ServiceError, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { companyDirectory } from '../../core/identity/people/directory.ts'
import { linkGone, useLink } from '../../core/links/links.ts'
import { notify } from '../../core/notifications/notify.ts'
import { planInterview } from '../interviews/planning.ts'
import { aboutPlace, namesOf, openPublicLink, roomText } from './linkContext.ts'
import { offerRow } from './offers.ts'
import type { Booked, Booking } from './shapes.ts'
import { freeTimes } from './slots.ts'

/** Returns what a candidate needs to choose a time: names and free times, and nothing else from anybody's calendar. */
export async function booking(context: Pick<RequestContext, 'db' | 'cache'>, token: string): Promise<Booking> {
  const { db, directory, link } = await openPublicLink(context, 'booking', token)
  const offer = await offerRow(db, link.subjectId)
  if (offer.state !== 'open') throw linkGone()
  const { plan, hours } = offer
  const about = await aboutPlace(
    { db, directory },
    { jobId: offer.job_id, candidateId: offer.candidate_id, userName: offer.created_by },
  )
  const times = await freeTimes(db, plan, hours, offer.candidate_id)
  return {
    title: plan.title,
    companyName: about.companyName,
    jobTitle: about.jobTitle,
    candidateName: about.candidateName,
    people: await namesOf(
      directory,
      plan.seats.filter(({ role }) => role !== 'shadow').map(({ userName }) => userName.toLowerCase()),
    ),
    minutes: plan.minutes,
    zone: plan.zone,
    room: await roomText(db, plan.roomId),
    place: plan.place ?? null,
    link: plan.link ?? null,
    expiresDate: offer.expires_at.toISOString(),
    slots: times.map((time) => time.toISOString()),
  }
}

const slotTaken = () => refused('SLOT_TAKEN', 'This time was taken meanwhile')
const takenCodes = /^(PERSON|ROOM|CANDIDATE)_TAKEN$/

/**
 * Translates a refusal of the planning into an error for the candidate: the time is taken, or the booking is closed.
 */
function toCandidateError(error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.status >= 500) return error
  const body = error.body as { errorCode?: string; errorDetails?: Record<string, { code: string }[]> }
  const codes = Object.values(body.errorDetails ?? {}).flatMap((messages) => messages.map(({ code }) => code))
  if (body.errorCode === '599' || codes.some((code) => takenCodes.test(code))) return slotTaken()
  // For example, the job has ended or an interviewer has left. The candidate cannot correct this.
  return refused('BOOKING_CLOSED', 'The interview cannot be booked any more')
}

/**
 * Plans the interview at the chosen time and ends the link, in one transaction. If two candidates choose the same hour,
 * the second one is refused and their link stays open.
 */
export async function choose(context: RequestContext, token: string, startDate: string): Promise<Booked> {
  const start = new Date(startDate)
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- it makes use of a link, and is no hook
  return useLink(context.db, 'booking', token, async (link) => {
    const { db } = link
    const directory = companyDirectory(context.cache, db)
    const offer = await offerRow(db, link.subjectId)
    if (offer.state !== 'open') throw linkGone()
    const { plan, hours } = offer
    const free = await freeTimes(db, plan, hours, offer.candidate_id)
    if (!free.some((time) => time.getTime() === start.getTime())) throw slotTaken()
    const caller = { ...context.caller, userName: offer.created_by, companyId: db.companyId }
    const interview = await planInterview(
      { ...context, db, directory, caller },
      { ...plan, jobId: offer.job_id, candidateId: offer.candidate_id, startsAt: start },
    ).catch((error: unknown) => {
      throw toCandidateError(error)
    })
    await db
      .update('booking_offer')
      .set({ state: 'booked', interview_id: interview.id })
      .where('booking_offer.id', '=', offer.id)
      .execute()
    const about = await aboutPlace(
      { db, directory },
      { jobId: offer.job_id, candidateId: offer.candidate_id, userName: offer.created_by },
    )
    await notify(db, null, {
      kind: 'interviewBooked',
      to: [offer.created_by],
      params: { candidate: about.candidateName, interview: interview.title },
      path: `/interviews/${interview.id}`,
    })
    const { title, startDate: begins, endDate, zone, place, link: call } = interview
    return { title, startDate: begins, endDate, zone, room: await roomText(db, interview.roomId), place, link: call }
  })
}
