import type { RequestContext } from '../../core/http/routes.ts'
import { reviewedToday } from '../reviews/filters.ts'
import { listSettings } from '../roles/settings.ts'
import { greetingModule } from './contract.ts'
import './tables.ts'

export type RightsContext = Pick<RequestContext, 'db' | 'caller' | 'cache' | 'timezoneOffset'>

/** Whether the caller may review inbound candidates today. */
export interface GreetingRights {
  may: boolean
  /** Whether a rule permits it, but today's number is used up. */
  isUsedUp: boolean
}

/**
 * Returns what the active GREETING rules allow (decision D-102). A role with a rule may approve and reject, up to the
 * number per day of that rule. An inbound candidate has no creator who could decide alone. So if no rule is active,
 * everyone who sees the list may review; rules narrow that down.
 */
export async function greetingRights({ db, caller, cache, timezoneOffset }: RightsContext): Promise<GreetingRights> {
  const active = (await listSettings(cache, db, greetingModule)).filter((rule) => rule.active)
  if (active.length === 0) return { may: true, isUsedUp: false }
  const rule = active.find(({ roleCode }) => roleCode === caller.role)
  if (!rule || rule.value === 0) return { may: rule !== undefined, isUsedUp: false }
  const { count } = await db
    .from('collected_candidate')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(reviewedToday(caller.userName, timezoneOffset))
    .executeTakeFirstOrThrow()
  const isUsedUp = Number(count) >= rule.value
  return { may: !isUsedUp, isUsedUp }
}
