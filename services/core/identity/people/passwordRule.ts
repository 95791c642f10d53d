import { sql } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { say, type FieldMessage } from '../../contract/messages.ts'

/** Six characters or more with lower and upper case, a digit and one of #$^+=!*()@%& (000/5/33). */
export const passwordRule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[#$^+=!*()@%&]).{6,}$/u
/** Fewest characters of a password by the specification; a company may ask for more. */
export const shortestPassword = 6
/** Most characters of a new password. */
export const longestPassword = 128

/** Whose password it is: what others know of them, it may not be guessed by. */
export interface PasswordOwner {
  userName: string
  fullName: string
  email: string | null
}

/** What is wrong with a new password; undefined: nothing. */
export type PasswordFault = 'rule' | 'guessable' | { atLeast: number }

/** Fewest characters of a new password in a company: its setting `minPasswordLength` (services/features/settings). */
export async function shortestOf(db: CompanyDb): Promise<number> {
  const found = await sql<{ fewest: string }>`select value #>> '{}' as fewest from company_setting
    where company_id = ${db.companyId} and key = 'minPasswordLength'`.execute(unscoped(db))
  return Number(found.rows[0]?.fewest ?? shortestPassword)
}

/** Judges a new password of somebody of the company; `product` is what the product is called. */
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
  // Loaded when first asked for: its list of common passwords takes some megabytes.
  const { passwordStrength } = await import('../../../../common/passwordStrength.ts')
  return passwordStrength(password, [userName, fullName, email, company?.name, product]).isGuessable
    ? 'guessable'
    : undefined
}

/** The fault as a form shows it. */
export function passwordFaultText(fault: PasswordFault): FieldMessage {
  if (typeof fault === 'object') return say('PASSWORD_LENGTH', { min: String(fault.atLeast) })
  return fault === 'rule' ? say('PASSWORD') : say('PASSWORD_GUESSABLE')
}
