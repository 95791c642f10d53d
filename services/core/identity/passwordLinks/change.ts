import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { notFound } from '../../http/errors.ts'
import type { Caller, Product } from '../../http/routes.ts'
import { letter } from '../../mail/letter.ts'
import { putMails } from '../../mail/outbox.ts'
import { reportPersonChange } from '../identityCache.ts'
import { passwordFault, type PasswordFault } from '../people/passwordRule.ts'
import { hashPassword, verifyPassword } from '../people/passwords.ts'
import { calledName, readerById } from '../people/readers.ts'
import { accountKey, beginAttempt, budgetsOf, giveBack } from '../signIn/attempts.ts'
import { endSessions } from '../signIn/sessions.ts'
import { passwordTexts } from './mailTexts.ts'

/**
 * Why a caller could not prove their identity: the password is wrong, or they have to wait for this number of seconds.
 */
export type Unproved = 'wrong' | number

/**
 * Proves, by the password, the identity of a user who changes how they sign in. Wrong passwords count as failed
 * sign-ins, so a stolen session cannot be used to guess them. Returns the account's id, or why the proof failed.
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

/**
 * Notifies a user by mail that their password was changed, in the caller's transaction; `by` is the administrator who
 * did it.
 */
export async function tellOfPassword(db: CompanyDb, userId: string, product: string, by?: string): Promise<void> {
  const reader = await readerById(db, userId)
  if (!reader?.email) return
  const { email, fullName, userName, language } = reader
  const t = passwordTexts[language]
  const { subject, told, by: setBy, notYou } = t.changed
  const lines = [t.hello(fullName), told(product, userName), ...(by ? [setBy(await calledName(db, by))] : []), notYou]
  const mail = letter(subject(product), lines, language)
  await putMails(db, [
    { ...mail, kind: 'password-changed', recipient: email, sourceId: userId, createdBy: by ?? userName },
  ])
}

/** The result of a change: it is done, the new password is not acceptable, or the proof failed. */
export type Changed = 'done' | { fault: PasswordFault } | Unproved

/**
 * Sets the password of a user of the company, notifies them by mail and ends their sessions. `current` is the password
 * of the caller, who proves their identity with it: administrators never know another user's password (decision D-117).
 * Throws 404 if the user does not exist.
 */
export async function changePassword(
  db: CompanyDb,
  caller: Caller,
  { userId, current, next, product }: { userId: string; current: string; next: string; product: Pick<Product, 'name'> },
): Promise<Changed> {
  const owner = await unscoped(db)
    .selectFrom('app_user')
    .select(['user_name as userName', 'full_name as fullName', 'email'])
    .where('company_id', '=', db.companyId)
    .where('id', '=', userId)
    .where('is_machine', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!owner) throw notFound()
  const fault = await passwordFault(db, next, owner, product.name)
  if (fault) return { fault }
  const proved = await provePassword(db, caller.userName, current)
  if (typeof proved !== 'object') return proved
  const passwordHash = await hashPassword(next)
  await db.transaction(async (tx) => {
    await unscoped(tx).updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    await endSessions(tx, userId)
    await reportPersonChange(tx)
    await tellOfPassword(tx, userId, product.name, proved.id === userId ? undefined : caller.userName)
  })
  return 'done'
}
