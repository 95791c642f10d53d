import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import type { Account } from '../people/accounts.ts'

/** The number of days that users have to set up a second factor once one of their roles requires it. */
export const graceDays = 7
const day = 86_400_000

/**
 * Returns until when an account may sign in without a second factor; null: without limit. The days count from when the
 * role began to require it, or from when the account was created.
 */
export async function factorDueAt(db: Kysely<Database>, { id }: Pick<Account, 'id'>): Promise<Date | null> {
  const found = await db
    .selectFrom('user_role')
    .innerJoin('role', (on) =>
      on.onRef('role.company_id', '=', 'user_role.company_id').onRef('role.name', '=', 'user_role.role'),
    )
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select(['role.second_factor_since as since', 'app_user.created_at as createdAt'])
    .where('user_role.user_id', '=', id)
    .where('role.second_factor_since', 'is not', null)
    .orderBy('role.second_factor_since')
    .executeTakeFirst()
  if (!found?.since) return null
  return new Date(Math.max(found.since.getTime(), found.createdAt.getTime()) + graceDays * day)
}
