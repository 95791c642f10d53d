import { sql } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { createMessage, type FieldMessage } from '../../contract/messages.ts'

/** Six characters or more with lower and upper case, a digit and one of #$^+=!*()@%& (000/5/33). */
export const passwordRule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[#$^+=!*()@%&]).{6,}$/u
/** Minimum length of a password according to the specification; a company may require more. */
export const shortestPassword = 6
/** Maximum length of a new password. */
export const longestPassword = 128

/** The owner of a password. It must not be guessable from what others know about them. */
export interface PasswordOwner {
  userName: string
  fullName: string
  email: string | null
}

/** What is wrong with a new password; undefined: nothing. */
export type PasswordFault = 'rule' | 'guessable' | { atLeast: number }

/** Returns the minimum length of a new password in a company: its setting `minPasswordLength`. */
export async function shortestOf(db: CompanyDb): Promise<number> {
  const found = await sql<{ fewest: string }>`select value #>> '{}' as fewest from company_setting
    where company_id = ${db.companyId} and key = 'minPasswordLength'`.execute(unscoped(db))
  return Number(found.rows[0]?.fewest ?? shortestPassword)
}

/** Checks a new password of a user of the company; `product` is the name of the product. */
export async function passwordFault(
  db: CompanyDb,
  password: string,
  { userName, fullName, email }: PasswordOwner,
  product: string,
): Promise<PasswordFault | undefined> {
  if (!passwordRule.test(password) || password.length > longestPassword) return 'rule'
  const atLeast = await shortestOf(db)
  if ([...password].length < atLeast) return { atLeast }
  const company = await unscoped(db)
    .selectFrom('company')
    .select('name')
    .where('id', '=', db.companyId)
    .executeTakeFirst()
  // Loaded on first use: its list of common passwords takes some megabytes.
  const { passwordStrength } = await import('../../../../common/passwordStrength.ts')
  return passwordStrength(password, [userName, fullName, email, company?.name, product]).isGuessable
    ? 'guessable'
    : undefined
}

/** Returns the message that a form shows for the fault. */
export function passwordFaultText(fault: PasswordFault): FieldMessage {
  if (typeof fault === 'object') return createMessage('PASSWORD_LENGTH', { min: String(fault.atLeast) })
  return fault === 'rule' ? createMessage('PASSWORD') : createMessage('PASSWORD_GUESSABLE')
}
