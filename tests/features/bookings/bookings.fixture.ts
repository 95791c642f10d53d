import type { BodyOf } from '../../../services/core/contract/operation.ts'
import { issueLink } from '../../../services/core/links/links.ts'
import * as contract from '../../../services/features/bookings/contract.ts'
import '../../../services/features/bookings/tables.ts'
import { startInterviews } from '../interviews/interviews.fixture.ts'

type Offer = BodyOf<typeof contract.bookingOfferMake>

/** The day that is this many days from now, in UTC. */
export const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The services with interviews, and the actions of external people with the links that they were sent. */
export async function startBookings() {
  const here = await startInterviews()
  const anonymous = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await fetch(`${here.services.url}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    return { status: answer.status, body: (await answer.json()) as any }
  }
  return {
    ...here,
    anonymous,
    /** An offer of hours on two upcoming days, with the given changes. */
    offer: (
      jobId: string,
      candidateId: string,
      given: Partial<Offer> = {},
      plan: Partial<Offer['plan']> = {},
    ): Offer => ({
      jobId,
      candidateId,
      plan: {
        title: 'Technical interview',
        minutes: 60,
        zone: 'Asia/Ho_Chi_Minh',
        seats: [{ userName: 'manager', role: 'lead' }],
        ...plan,
      },
      hours: {
        fromDay: dayAfter(3),
        toDay: dayAfter(4),
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        fromMinute: 9 * 60,
        toMinute: 12 * 60,
      },
      days: 7,
      ...given,
    }),
    /** Sends an offer, and returns it with the token from its mail. */
    async offered(body: Offer) {
      const made = await here.as('recruiter').ok(contract.bookingOfferMake, { body })
      const mail = await here.db
        .from('mail')
        .select(['mail.recipient', 'mail.body', 'mail.subject'])
        .where('mail.source_id', '=', made.id)
        .executeTakeFirstOrThrow()
      return { made, mail, token: /\/booking\/([\w-]{43})/.exec(mail.body)![1]! }
    },
    seen: (token: string) => anonymous('GET', `/Bookings/links/${token}`),
    choose: (token: string, startDate: string) => anonymous('POST', `/Bookings/links/${token}`, { startDate }),
    invitation: (token: string) => anonymous('GET', `/InterviewReplies/${token}`),
    reply: (token: string, response: string, sequence = 0) =>
      anonymous('POST', `/InterviewReplies/${token}`, { response, sequence }),
    /** The token of the link that a reader answers an invitation with. */
    replyToken: (interviewId: string, reader: string) =>
      issueLink(here.db, {
        purpose: 'interviewReply',
        subjectId: interviewId,
        reader,
        expiresAt: new Date(Date.now() + 10 * 86_400_000),
        createdBy: 'recruiter',
      }),
  }
}
export type BookingsHere = Awaited<ReturnType<typeof startBookings>>
