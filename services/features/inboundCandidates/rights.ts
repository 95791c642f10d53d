import type { RequestContext } from '../../core/http/routes.ts'
import { reviewedToday } from '../reviews/filters.ts'
import { listSettings } from '../roles/settings.ts'
import { greetingModule } from './contract.ts'
import './tables.ts'

export type RightsContext = Pick<RequestContext, 'db' | 'caller' | 'cache' | 'timezoneOffset'>

/** Whether the caller may review inbound candidates, today. */
export interface GreetingRights {
  may: boolean
  /** Why not, though a rule lets the role: today's number is used up. */
  isUsedUp: boolean
}

/**
 * What the active GREETING rules allow (decision D-102): holders of a role that has one may approve and reject, up to its
 * number a day. An inbound candidate has no creator who could decide alone, so with no active rule at all everyone may
 * who may see the list; rules that are set narrow that.
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
