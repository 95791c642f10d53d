import type { Kysely } from 'kysely'
import { nullId } from '../../contract/shapes.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { notFound, refused } from '../../http/errors.ts'
import { issueLink, linkGone, openLink, revokeLinks, useLink } from '../../links/links.ts'
import { letter } from '../../mail/letter.ts'
import { putMails } from '../../mail/outbox.ts'
import { reportPersonChange } from '../identityCache.ts'
import { providerPath } from '../provider/settings.ts'
import { endSessions } from '../signIn/sessions.ts'
import { passwordFault, shortestOf, type PasswordFault } from '../people/passwordRule.ts'
import { hashPassword } from '../people/passwords.ts'
import { tellOfPassword } from './change.ts'
import { passwordTexts, type PasswordLinkKind } from './mailTexts.ts'
import { readersOf } from '../people/readers.ts'

/** Path of the page on which a user sets their password with a link. */
export const passwordPath = `${providerPath}/password`
const hour = 3_600_000
const lives: Record<PasswordLinkKind, number> = { invitation: 7 * 24 * hour, reset: hour }

/** Facts about the product for the mails. */
interface About {
  name: string
  publicUrl: string
}

const activeCompanies = (db: Kysely<Database>) =>
  db.selectFrom('company').select('company.id').where('company.is_active', '=', true)
const activePeople = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('app_user')
    .where('company_id', '=', db.companyId)
    .where('company_id', 'in', activeCompanies(unscoped(db)))
    .where('status', '=', 'active')
    .where('is_machine', '=', false)
    .where('deleted_at', 'is', null)

/**
 * Creates a link for setting a password, and puts a mail with it into the outbox; earlier links of the user become
 * invalid. Returns the mail. Throws 404 if the id is not that of an active user of the company, and NO_EMAIL if the
 * user has no address.
 */
export async function sendPasswordLink(
  db: CompanyDb,
  { userId, kind, createdBy, product }: { userId: string; kind: PasswordLinkKind; createdBy: string; product: About },
): Promise<{ mailId: string; email: string }> {
  return db.transaction(async (tx) => {
    const person = await activePeople(tx)
      .select(['user_name', 'full_name', 'email'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!person) throw notFound()
    const { user_name: userName, full_name: fullName, email } = person
    if (!email) throw refused('NO_EMAIL', 'The user has no e-mail address')
    await revokeLinks(tx, { subjectId: userId, purpose: 'password' })
    const expiresAt = new Date(Date.now() + lives[kind])
    const token = await issueLink(tx, { purpose: 'password', subjectId: userId, reader: email, expiresAt, createdBy })
    const language = (await readersOf(tx, [userName])).get(userName)?.language ?? 'en'
    const t = passwordTexts[language]
    const lines = [
      t.hello(fullName),
      t.ask[kind](product.name, userName),
      { text: t.set, url: `${product.publicUrl}${passwordPath}?token=${token}&lang=${language}` },
      t.once[kind],
      ...(kind === 'reset' ? [t.notYou] : []),
    ]
    const mail = letter(t.subject[kind](product.name), lines, language)
    const [mailId] = await putMails(tx, [
      { ...mail, kind: `password-${kind}`, recipient: email, sourceId: userId, createdBy },
    ])
    return { mailId: mailId!, email }
  })
}

/**
 * Mails a link to the active users with this user name or e-mail address, if there are any; does not reveal whether
 * there are.
 */
export async function sendForgotten(db: Kysely<Database>, name: string, product: About): Promise<void> {
  const asked = name.trim().toLowerCase()
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'company_id', 'user_name'])
    .where((eb) => eb.or([eb('user_name', '=', asked), eb(eb.fn('lower', ['email']), '=', asked)]))
    .where('company_id', 'in', activeCompanies(db))
    .where('status', '=', 'active')
    .where('is_machine', '=', false)
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(5)
    .execute()
  for (const { id: userId, company_id: companyId, user_name: createdBy } of people)
    await sendPasswordLink(new CompanyDb(db, companyId), { userId, kind: 'reset', createdBy, product })
}

/** Returns the user of a link if they may set a password with it. Throws LINK_GONE otherwise. */
async function personOf(db: CompanyDb, userId: string, email: string) {
  const person = await activePeople(db)
    .select(['id', 'user_name as userName', 'full_name as fullName', 'email', 'password_hash as passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (person?.email !== email) throw linkGone()
  return person
}

/**
 * Returns the user name for a link, and the minimum length of the password. Throws LINK_GONE if the link is not open.
 */
export async function passwordLink(
  db: Kysely<Database>,
  token: string,
): Promise<{ userName: string; atLeast: number }> {
  const link = await openLink(new CompanyDb(db, nullId), 'password', token)
  const { userName } = await personOf(link.db, link.subjectId, link.reader)
  return { userName, atLeast: await shortestOf(link.db) }
}

/**
 * Sets a password with a link, once: ends all sessions of the account, and confirms the address, because its mails
 * evidently arrive. Users who had another password are notified by mail. If the password is not acceptable, returns why
 * and changes nothing.
 */
export async function setPasswordByLink(
  db: Kysely<Database>,
  token: string,
  password: string,
  product: string,
): Promise<PasswordFault | undefined> {
  const open = await openLink(new CompanyDb(db, nullId), 'password', token)
  const fault = await passwordFault(open.db, password, await personOf(open.db, open.subjectId, open.reader), product)
  if (fault) return fault
  const passwordHash = await hashPassword(password)
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- it makes use of a link, and is no hook
  await useLink(new CompanyDb(db, nullId), 'password', token, async (link) => {
    const { id, passwordHash: before } = await personOf(link.db, link.subjectId, link.reader)
    await unscoped(link.db)
      .updateTable('app_user')
      .set({ password_hash: passwordHash, email_verified_at: new Date() })
      .where('id', '=', id)
      .execute()
    await endSessions(link.db, id)
    await reportPersonChange(link.db)
    if (before) await tellOfPassword(link.db, id, product)
  })
  return undefined
}
