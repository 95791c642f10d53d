import { sql } from 'kysely'
import type { MailStatus } from '../../contract/mails.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { mailsByIds } from '../../mail/outbox.ts'

/**
 * The state of a link that confirms an address: it is open until it is used, it expires, or the person's address
 * changes.
 */
export type VerificationState = 'open' | 'used' | 'expired' | 'outdated'

/** The latest link of a person, and the delivery status of its mail. */
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

/**
 * Returns the latest links of users of the company. Users without a link, or whose link expired long ago, are left out.
 */
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
