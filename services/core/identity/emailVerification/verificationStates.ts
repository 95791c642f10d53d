import { sql } from 'kysely'
import type { MailStatus } from '../../contract/mails.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { mailsByIds } from '../../mail/outbox.ts'

/** How the link stands that confirms an address: it is open until it is used, its time is over, or the address is another one. */
export type VerificationState = 'open' | 'used' | 'expired' | 'outdated'

/** The link that was last made for somebody, and what has become of its mail. */
export interface Verification {
  userId: string
  email: string
  state: VerificationState
  createdDate: string
  expiresDate: string
  usedDate: string | null
  /** Null once the mail has been deleted. */
  mail: MailStatus | null
}

/** The last links of people of the company; those who have none are left out, and so are links long past. */
export async function verificationsOf(db: CompanyDb, userIds: readonly string[]): Promise<Verification[]> {
  if (userIds.length === 0) return []
  const rows = await unscoped(db)
    .selectFrom('email_verification as link')
    .innerJoin('app_user', 'app_user.id', 'link.user_id')
    .where('app_user.company_id', '=', db.companyId)
    .where('app_user.deleted_at', 'is', null)
    .where('link.user_id', 'in', userIds)
    .select(['link.user_id', 'link.email', 'link.created_at', 'link.expires_at', 'link.used_at', 'link.mail_id'])
    .select([sql<boolean>`link.expires_at <= now()`.as('is_expired'), 'app_user.email as present_email'])
    .execute()
  const mails = new Map(
    (
      await mailsByIds(
        db,
        rows.flatMap((row) => row.mail_id ?? []),
      )
    ).map((mail) => [mail.id, mail]),
  )
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    state: row.used_at ? 'used' : row.email !== row.present_email ? 'outdated' : row.is_expired ? 'expired' : 'open',
    createdDate: row.created_at.toISOString(),
    expiresDate: row.expires_at.toISOString(),
    usedDate: row.used_at?.toISOString() ?? null,
    mail: (row.mail_id && mails.get(row.mail_id)) || null,
  }))
}
