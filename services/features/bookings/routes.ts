import { implement, type Route } from '../../core/http/routes.ts'
import { addressState, endAddress, renewAddress } from './calendar.ts'
import { booking, choose } from './choosing.ts'
import * as contract from './contract.ts'
import { readCalendarFeed } from './feed.ts'
import { listOwnInterviews } from './mine.ts'
import { makeOffer, offersOf, revokeOffer } from './offers.ts'
import { interviewReminders } from './reminders.ts'
import { invitation, reply } from './replies.ts'

export const routes: Route[] = [
  implement(contract.invitationGet, ({ params }, context) => invitation(context, params.token)),
  implement(contract.invitationReply, ({ params, body }, context) => reply(context, params.token, body)),
  implement(contract.bookingGet, ({ params }, context) => booking(context, params.token)),
  implement(contract.bookingChoose, ({ params, body }, context) => choose(context, params.token, body.startDate)),
  implement(contract.bookingOfferMake, ({ body }, context) => makeOffer(context, body)),
  implement(contract.bookingOffersOf, ({ body }, { db }) => offersOf(db, body.candidateIds)),
  implement(contract.bookingOfferRevoke, ({ params }, { db }) => revokeOffer(db, params.id)),
  implement(contract.myInterviews, ({ body }, context) => listOwnInterviews(context, body)),
  implement(contract.calendarFeed, ({ params }, context) => readCalendarFeed(context, params.token)),
  implement(contract.calendarState, (_input, context) => addressState(context)),
  implement(contract.calendarRenew, (_input, context) => renewAddress(context)),
  implement(contract.calendarEnd, (_input, context) => endAddress(context)),
]

export const periodic = [interviewReminders]
