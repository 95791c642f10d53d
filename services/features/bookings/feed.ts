import { Readable } from 'node:stream'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Download, RequestContext } from '../../core/http/routes.ts'
import { linkGone } from '../../core/links/links.ts'
import { opened } from './about.ts'
import { interviewsOfPerson } from './mine.ts'
import type { MyInterview } from './shapes.ts'

const dayMs = 86_400_000
/** Days before and after today of which calendars are told. */
const span = { before: 30, after: 180 }

/** Interviews as calendar programs read them; times are UTC, which each shows in its own zone. */
function calendarText(mine: readonly MyInterview[], publicUrl: string): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    name: 'Hireloom',
    prodId: { company: 'Hireloom', product: 'Interviews', language: 'EN' },
    ttl: 3600,
  })
  for (const { interview, uid, candidateName, jobTitle, room } of mine)
    calendar.createEvent({
      id: uid,
      sequence: interview.sequence,
      start: new Date(interview.startDate),
      end: new Date(interview.endDate),
      summary: `${interview.title} – ${candidateName}`,
      description: jobTitle,
      location: [room, interview.place].filter(Boolean).join(', ') || interview.link,
      url: `${publicUrl}/interviews/${interview.id}`,
      status: interview.state === 'planned' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    })
  return calendar.toString()
}

/** The interviews of whoever a secret address belongs to, while their account is active. */
export async function feed(
  context: Pick<RequestContext, 'db' | 'cache' | 'product'>,
  address: string,
): Promise<Download> {
  const { db, directory, link } = await opened(context, 'calendar', address.replace(/\.ics$/, ''))
  const account = await directory.account(link.reader)
  if (account?.status !== 'active' || account.id !== link.subjectId) throw linkGone()
  const now = Date.now()
  const mine = await interviewsOfPerson(db, link.reader, {
    from: new Date(now - span.before * dayMs),
    to: new Date(now + span.after * dayMs),
  })
  return {
    name: 'interviews.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    stream: Readable.from([Buffer.from(calendarText(mine, context.product.publicUrl))]),
    isInline: true,
  }
}
