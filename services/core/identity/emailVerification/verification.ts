import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { refused } from '../../http/errors.ts'
import { letter } from '../../mail/letter.ts'
import { putMails } from '../../mail/outbox.ts'
import type { Caller, Product } from '../../http/routes.ts'
import { detailChanged } from '../identityCache.ts'
import { personById } from '../people/people.ts'
import { readersOf } from '../people/readers.ts'
import { verificationTexts } from './verificationTexts.ts'
import { providerPath } from '../provider/settings.ts'

/** Path of the page that confirms an address. */
export const verifyPath = `${providerPath}/verify-email`
const lifeHours = 48
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Creates a link that confirms the person's e-mail address, and puts a mail with it into the outbox. Earlier links of
 * the person become invalid.
 */
export async function recordVerificationMail(
  cache: CompanyCache,
  db: CompanyDb,
  caller: Caller,
  userId: string,
  product: Product,
): Promise<{ mailId: string; email: string }> {
  return db.transaction(async (tx) => {
    const { email, fullName, userName } = await personById(cache, tx, userId)
    if (!email) throw refused('NO_EMAIL', 'The user has no e-mail address')
    const token = randomBytes(32).toString('base64url')
    await unscoped(tx).deleteFrom('email_verification').where('user_id', '=', userId).execute()
    const language = (await readersOf(tx, [userName])).get(userName)?.language ?? 'en'
    const t = verificationTexts[language]
    const [mailId] = await putMails(tx, [
      {
        kind: 'email-verification',
        recipient: email,
        sourceId: userId,
        ...letter(
          t.subject(product.name),
          [
            t.hello(fullName),
            t.ask,
            { text: t.confirm, url: `${product.publicUrl}${verifyPath}?token=${token}` },
            t.once(lifeHours),
          ],
          language,
        ),
        createdBy: caller.userName,
      },
    ])
    const row = {
      token_hash: hashOf(token),
      user_id: userId,
      email,
      expires_at: new Date(Date.now() + lifeHours * 3_600_000),
      mail_id: mailId!,
    }
    await unscoped(tx).insertInto('email_verification').values(row).execute()
    return { mailId: mailId!, email }
  })
}

const usable = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('email_verification')
    .innerJoin('app_user', (on) =>
      on
        .onRef('app_user.id', '=', 'email_verification.user_id')
        .onRef('app_user.email', '=', 'email_verification.email'),
    )
    .select(['app_user.id', 'app_user.email', 'app_user.full_name', 'app_user.company_id'])
    .where('email_verification.token_hash', '=', hashOf(token))
    .where('email_verification.expires_at', '>', new Date())
    .where('email_verification.used_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)

/**
 * Returns the person whose address a link confirms; undefined if the link is used, expired, or for an address that the
 * person no longer has.
 */
export const linkOf = (db: Kysely<Database>, token: string) => usable(db, token).executeTakeFirst()

/** Confirms the address and ends the link. Returns false if the link is no longer valid. */
export async function confirmEmail(db: Kysely<Database>, token: string): Promise<boolean> {
  const whose = await linkOf(db, token)
  if (!whose) return false
  return new CompanyDb(db, whose.company_id).transaction(async (scoped) => {
    const tx = unscoped(scoped)
    // If two callers open the link at once, the second finds it used.
    const person = await usable(tx, token).forUpdate().executeTakeFirst()
    if (!person) return false
    await tx.updateTable('app_user').set({ email_verified_at: new Date() }).where('id', '=', person.id).execute()
    await tx.updateTable('email_verification').set({ used_at: new Date() }).where('user_id', '=', person.id).execute()
    await detailChanged(scoped)
    return true
  })
}
