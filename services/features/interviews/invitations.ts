import type { Language } from '../../core/contract/languages.ts'
import { readersOf, type Reader } from '../../core/identity/people/readers.ts'
import { companyName } from '../../core/identity/companies/companies.ts'
import { issueLink, revokeLinks } from '../../core/links/links.ts'
import { putMails, type NewMail } from '../../core/mail/outbox.ts'
import { notify } from '../../core/notifications/notify.ts'
import { roomTexts } from '../interviewRooms/roomTexts.ts'
import { calendarOf, type Attendee } from './calendar.ts'
import { descriptionOf, interviewLetter, locationOf, type About, type Occasion } from './letters.ts'
import type { PlanningContext } from './checks.ts'
import type { Seat } from './panel.ts'
import type { InterviewRow } from './queries.ts'

/** Who is notified of what about an interview. */
export interface InterviewNotifications {
  candidate: Occasion | null
  seats: readonly { seat: Seat; occasion: Occasion }[]
}

/** The path of the interview page for the panel and the planner. */
export const interviewPath = (id: string): string => `/interviews/${id}`
/** The path of the page on which an invited person replies. */
export const replyPath = (token: string): string => `/interview-reply/${token}`

const kinds = {
  planned: 'interviewPlanned',
  moved: 'interviewMoved',
  cancelled: 'interviewCancelled',
  removed: 'interviewCancelled',
} as const
const isOver = (occasion: Occasion) => occasion === 'cancelled' || occasion === 'removed'

/** Returns the data about an interview that is the same in all mails. */
async function readMailData({ db }: PlanningContext, row: InterviewRow) {
  const candidate = await db
    .from('candidate')
    .select(['candidate.name', 'candidate.emails'])
    .where('candidate.id', '=', row.candidate_id)
    .executeTakeFirstOrThrow()
  const { title: job } = await db
    .from('job')
    .select('job.title')
    .where('job.id', '=', row.job_id)
    .executeTakeFirstOrThrow()
  const rooms = await roomTexts(db, [row.room_id])
  return { candidate, job, room: rooms.get(row.room_id ?? '') ?? null, company: await companyName(db) }
}

/**
 * Notifies those concerned of an interview within the caller's transaction: by mail with a calendar invitation, and the
 * panel also in the inbox. Returns whether mails are sent. `row` and `panel` are the state after the change.
 */
export async function sendInvitations(
  context: PlanningContext,
  row: InterviewRow,
  panel: readonly Seat[],
  { candidate: occasion, seats }: InterviewNotifications,
): Promise<boolean> {
  const { db, caller, product } = context
  const known = await readMailData(context, row)
  const people = await readersOf(db, [
    ...[...panel, ...seats.map(({ seat }) => seat)].map((seat) => seat.user_name),
    caller.userName,
    row.created_by,
  ])
  for (const { seat, occasion: of } of seats)
    await notify(db, caller.userName, {
      kind: kinds[of],
      to: [seat.user_name],
      params: { candidate: known.candidate.name, job: known.job },
      path: of === 'removed' ? '/' : interviewPath(row.id),
    })
  if (!product.sendsMail) return false

  const planner = people.get(caller.userName) ?? people.get(row.created_by)
  const shared = {
    title: row.title,
    job: known.job,
    company: known.company,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    room: known.room,
    place: row.place,
    link: row.link,
    panel: panel.map((seat) => people.get(seat.user_name)?.fullName ?? seat.user_name),
    planner: planner?.fullName ?? known.company,
  }
  const mailTo = (
    to: { email: string; language: Language },
    about: About,
    attendees: readonly Attendee[],
  ): NewMail => ({
    kind: 'interview',
    sourceId: row.id,
    recipient: to.email,
    createdBy: caller.userName,
    ...(planner?.email && { from: { name: planner.fullName, address: planner.email } }),
    ...interviewLetter(to.language, about),
    calendar: calendarOf(isOver(about.occasion) ? 'CANCEL' : 'REQUEST', {
      uid: row.uid,
      // A removed interviewer gets a cancellation with a sequence number above the one in their calendar.
      sequence: about.occasion === 'removed' ? row.sequence + 1 : row.sequence,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      summary: `${row.title} – ${about.candidate ?? about.company}`,
      description: descriptionOf(to.language, about),
      location: locationOf(shared),
      organizer: { name: shared.planner, email: product.mailFrom },
      attendees,
    }),
  })
  const reply = async (of: Occasion, subjectId: string, reader: string) => {
    if (isOver(of)) {
      await revokeLinks(db, { purpose: 'interviewReply', subjectId, reader })
      return null
    }
    const link = {
      purpose: 'interviewReply',
      subjectId,
      reader,
      expiresAt: row.ends_at,
      createdBy: caller.userName,
    } as const
    return `${product.publicUrl}${replyPath(await issueLink(db, link))}`
  }

  const mails: NewMail[] = []
  const [email] = known.candidate.emails
  if (occasion && email) {
    const about: About = {
      ...shared,
      occasion,
      reader: known.candidate.name,
      candidate: null,
      zones: [row.zone],
      reply: await reply(occasion, row.id, email),
      page: null,
    }
    const self: Attendee = { name: known.candidate.name, email, role: null, response: row.candidate_response }
    // The candidate sees the names of the panel, but no addresses.
    mails.push(mailTo({ email, language: planner?.language ?? 'en' }, about, [self]))
  }
  const attendees = [...panel, ...seats.filter((one) => one.occasion === 'removed').map(({ seat }) => seat)].flatMap(
    (seat) => attendeeOf(seat, people.get(seat.user_name)),
  )
  for (const { seat, occasion: of } of seats) {
    const reader = people.get(seat.user_name)
    if (!reader?.email) continue
    const about: About = {
      ...shared,
      occasion: of,
      reader: reader.fullName,
      candidate: known.candidate.name,
      zones: [row.zone, reader.timeZone],
      reply: await reply(of, seat.id, reader.userName),
      page: of === 'removed' ? null : `${product.publicUrl}${interviewPath(row.id)}`,
    }
    const isTheirs = (one: Attendee) => of !== 'removed' || one.email === reader.email
    mails.push(mailTo({ email: reader.email, language: reader.language }, about, attendees.filter(isTheirs)))
  }
  await putMails(db, mails)
  return mails.length > 0
}

const attendeeOf = ({ role, response }: Seat, reader: Reader | undefined): Attendee[] =>
  reader?.email ? [{ name: reader.fullName, email: reader.email, role, response }] : []
