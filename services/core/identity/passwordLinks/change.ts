import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { notFound } from '../../http/errors.ts'
import type { Caller, Product } from '../../http/routes.ts'
import { letter } from '../../mail/letter.ts'
import { putMails } from '../../mail/outbox.ts'
import { personChanged } from '../identityCache.ts'
import { passwordFault, type PasswordFault } from '../people/passwordRule.ts'
import { hashPassword, verifyPassword } from '../people/passwords.ts'
import { calledName, readerById } from '../people/readers.ts'
import { accountKey, beginAttempt, budgetsOf, giveBack } from '../signIn/attempts.ts'
import { endSessions } from '../signIn/sessions.ts'
import { passwordTexts } from './mailTexts.ts'

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

/** Tells somebody by mail that their password was changed, in the caller's transaction; `by` is the administrator who did it. */
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

/** What came of a change: it is done, the new password is none, or the proof is none. */
export type Changed = 'done' | { fault: PasswordFault } | Unproved

/**
 * Sets the password of a person of the company, who is told by mail; what they are signed in with ends. `current` is the password of
 * the caller, who proves by it who they are: administrators never know another's (decision D-117). 404 for who is not there.
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
    await personChanged(tx)
    await tellOfPassword(tx, userId, product.name, proved.id === userId ? undefined : caller.userName)
  })
  return 'done'
}
