import { Readable } from 'node:stream'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Download, RequestContext } from '../../core/http/routes.ts'
import { linkGone } from '../../core/links/links.ts'
import { openPublicLink } from './linkContext.ts'
import { interviewsOfPerson } from './mine.ts'
import type { MyInterview } from './shapes.ts'

const dayMs = 86_400_000
/** The number of days before and after today that a calendar contains. */
const span = { before: 30, after: 180 }

/** Returns interviews in the iCalendar format. Times are in UTC; each program shows them in its own time zone. */
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

/** Returns the interviews of the user to whom a secret address belongs, while their account is active. */
export async function readCalendarFeed(
  context: Pick<RequestContext, 'db' | 'cache' | 'product'>,
  address: string,
): Promise<Download> {
  const { db, directory, link } = await openPublicLink(context, 'calendar', address.replace(/\.ics$/, ''))
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
