import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { personChanged } from '../identityCache.ts'
import { passwordRule } from '../people/personInput.ts'
import { hashPassword, verifyPassword } from '../people/passwords.ts'
import { accountKey, beginAttempt, budgetsOf, giveBack } from '../signIn/attempts.ts'
import { endSessions } from '../signIn/sessions.ts'

/**
 * Changes somebody's own password by the present one, and ends what the account is signed in with. Wrong ones count as failed
 * sign-ins: a stolen session is no way around them. Answers what was wrong, or the seconds to wait.
 */
export async function changePassword(
  db: CompanyDb,
  userName: string,
  current: string,
  next: string,
): Promise<'done' | 'weak' | 'wrong' | number> {
  if (!passwordRule.test(next)) return 'weak'
  const root = unscoped(db)
  const budgets = budgetsOf({ account: accountKey(userName), device: undefined, address: undefined })
  const wait = await beginAttempt(root, budgets)
  if (wait > 0) return wait
  const person = await root
    .selectFrom('app_user')
    .select(['id', 'password_hash'])
    .where('company_id', '=', db.companyId)
    .where('user_name', '=', userName.toLowerCase())
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(current, person.password_hash))) return 'wrong'
  await giveBack(root, budgets)
  const passwordHash = await hashPassword(next)
  await db.transaction(async (tx) => {
    await unscoped(tx)
      .updateTable('app_user')
      .set({ password_hash: passwordHash })
      .where('id', '=', person.id)
      .execute()
    await endSessions(tx, person.id)
    await personChanged(tx)
  })
  return 'done'
}
