import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'

/** From this failure on an account waits, twice as long after each further one. */
const freeFailures = 5
const firstWaitSeconds = 5
const longestWaitSeconds = 900
/** Failures older than this no longer count. */
const forgetSeconds = 3_600

const isForgotten = sql`login_attempt.updated_at < now() - make_interval(secs => ${forgetSeconds})`
const accountKey = (userName: string) => createHash('sha256').update(userName.trim().toLowerCase()).digest('base64url')

/**
 * Counts an attempt before the password is looked at, so that parallel guesses count too; success clears the count.
 * Answers the seconds to wait, 0 when the attempt may go on. Unknown accounts are counted alike.
 */
export async function beginAttempt(db: Kysely<Database>, userName: string): Promise<number> {
  const account = accountKey(userName)
  const { rows } = await sql`
    insert into login_attempt (account, failures, updated_at) values (${account}, 1, now())
    on conflict (account) do update set
      failures = case when ${isForgotten} then 1 else login_attempt.failures + 1 end,
      blocked_until = case
        when ${isForgotten} or login_attempt.failures + 1 < ${freeFailures} then null
        else now() + make_interval(secs => least(${longestWaitSeconds},
          ${firstWaitSeconds} * power(2, least(20, login_attempt.failures + 1 - ${freeFailures}))))
      end,
      updated_at = now()
    where login_attempt.blocked_until is null or login_attempt.blocked_until <= now()
    returning failures`.execute(db)
  if (rows.length) return 0
  const blocked = await db
    .selectFrom('login_attempt')
    .select('blocked_until')
    .where('account', '=', account)
    .executeTakeFirst()
  return Math.max(1, Math.ceil(((blocked?.blocked_until?.getTime() ?? 0) - Date.now()) / 1000))
}

/** The password was right: the account starts afresh. */
export async function clearAttempts(db: Kysely<Database>, userName: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('account', '=', accountKey(userName)).execute()
}
