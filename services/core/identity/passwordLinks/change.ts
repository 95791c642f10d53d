import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { personChanged } from '../identityCache.ts'
import { passwordRule } from '../people/personInput.ts'
import { hashPassword, verifyPassword } from '../people/passwords.ts'
import { accountKey, beginAttempt, budgetsOf, giveBack } from '../signIn/attempts.ts'
import { endSessions } from '../signIn/sessions.ts'

/** What is wrong with a proof of who somebody is: the password, or that they have to wait for so many seconds. */
export type Unproved = 'wrong' | number

/**
 * Proves by their password that it is somebody who changes how they sign in. Wrong ones count as failed sign-ins: a stolen session is
 * no way around them. Answers the account's id, or what is wrong.
 */
export async function provePassword(
  db: CompanyDb,
  userName: string,
  password: string,
): Promise<{ id: string } | Unproved> {
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
  if (!(await verifyPassword(password, person.password_hash))) return 'wrong'
  await giveBack(root, budgets)
  return { id: person.id }
}

/** Changes somebody's own password by the present one, and ends what the account is signed in with. Answers what was wrong. */
export async function changePassword(
  db: CompanyDb,
  userName: string,
  current: string,
  next: string,
): Promise<'done' | 'weak' | Unproved> {
  if (!passwordRule.test(next)) return 'weak'
  const proved = await provePassword(db, userName, current)
  if (typeof proved !== 'object') return proved
  const passwordHash = await hashPassword(next)
  await db.transaction(async (tx) => {
    await unscoped(tx)
      .updateTable('app_user')
      .set({ password_hash: passwordHash })
      .where('id', '=', proved.id)
      .execute()
    await endSessions(tx, proved.id)
    await personChanged(tx)
  })
  return 'done'
}
