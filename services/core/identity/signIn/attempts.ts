import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { networkOf } from './clientAddress.ts'

/** The number of failed sign-ins that a quarter of an hour allows (decision D-107). */
const most = { device: 5, account: 20, address: 100 }
const windowSeconds = 900

/** A counter of failures, and its limit. */
export interface Budget {
  key: string
  most: number
  /** Whether attempts of other people than the account's owner are charged too. */
  isShared: boolean
}

/**
 * Returns a substitute for an account's name in keys and cookies, because people sometimes type passwords into the
 * wrong field.
 */
export const accountKey = (userName: string) =>
  createHash('sha256').update(userName.trim().toLowerCase()).digest('base64url')

export interface Attempt {
  /** accountKey of the name, whether or not there is such an account. */
  account: string
  /** The device cookie's id for this account; without it the device is unknown. */
  device: string | undefined
  /** The origin of the attempt; undefined: not counted. */
  address: string | undefined
}

/**
 * Returns the budgets to which an attempt is charged. A device on which the account has signed in before has its own
 * budget, so that no stranger can lock out the owner. All others share the account's budget, and that of their address.
 */
export function budgetsOf({ account, device, address }: Attempt): Budget[] {
  if (device) return [{ key: `device ${account} ${device}`, most: most.device, isShared: false }]
  const shared = { key: `account ${account}`, most: most.account, isShared: true }
  return address ? [shared, { key: `address ${networkOf(address)}`, most: most.address, isShared: true }] : [shared]
}

/**
 * Charges an attempt before its password is checked, so that parallel guesses count too. If one of the budgets is used
 * up, returns the seconds to wait and charges nothing; otherwise returns 0.
 */
export async function beginAttempt(db: Kysely<Database>, budgets: readonly Budget[]): Promise<number> {
  for (const [at, budget] of budgets.entries()) {
    const wait = await charge(db, budget)
    if (wait === 0) continue
    await giveBack(db, budgets.slice(0, at))
    return wait
  }
  return 0
}

const isOver = sql<boolean>`login_attempt.since <= now() - make_interval(secs => ${windowSeconds})`

async function charge(db: Kysely<Database>, budget: Budget): Promise<number> {
  const { rows } = await sql`
    insert into login_attempt (key, failures, since) values (${budget.key}, 1, now())
    on conflict (key) do update set
      failures = case when ${isOver} then 1 else login_attempt.failures + 1 end,
      since = case when ${isOver} then now() else login_attempt.since end
    where login_attempt.failures < ${budget.most} or ${isOver}
    returning failures`.execute(db)
  if (rows.length > 0) return 0
  const left = sql<number>`ceil(extract(epoch from since - now()) + ${windowSeconds})::int`.as('left')
  const blocked = await db.selectFrom('login_attempt').select(left).where('key', '=', budget.key).executeTakeFirst()
  return Math.max(1, blocked?.left ?? 1)
}

/** Returns the charge, because the attempt was not a guess after all. */
export async function giveBack(db: Kysely<Database>, budgets: readonly Budget[]): Promise<void> {
  for (const { key } of budgets) {
    await db
      .updateTable('login_attempt')
      .set({ failures: sql`failures - 1` })
      .where('key', '=', key)
      .where('failures', '>', 0)
      .execute()
  }
}

/**
 * Resets budgets after a correct password: the budget of a known device starts again; shared budgets keep the charges
 * of others.
 */
export async function forgive(db: Kysely<Database>, budgets: readonly Budget[]): Promise<void> {
  await giveBack(
    db,
    budgets.filter(({ isShared }) => isShared),
  )
  for (const { key } of budgets.filter(({ isShared }) => !isShared))
    await db.deleteFrom('login_attempt').where('key', '=', key).execute()
}
