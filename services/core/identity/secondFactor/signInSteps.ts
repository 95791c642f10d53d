import type { Kysely } from 'kysely'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { accountById, type Account } from '../people/accounts.ts'
import { isUsable } from '../people/policy.ts'
import { productName, type IdentitySettings } from '../provider/settings.ts'
import { storeFor } from '../provider/store.ts'
import { confirmByCode, signInByCode } from './changes.ts'
import { beginFactor, factorState } from './factors.ts'
import { factorDueAt } from './requirement.ts'
import { authenticatorUri, inGroups } from './totp.ts'

/** What a sign-in still asks for once its password was right. */
export type Step =
  | { kind: 'code' }
  /** A second factor is to be set up; `dueAt` is in the future as long as that may wait. */
  | { kind: 'setUp'; dueAt: string }
  /** It was set up; the recovery codes have been shown. */
  | { kind: 'kept' }

/** A sign-in whose password was right. The browser holds nothing of it but the cookie of its interaction. */
export interface HalfSignIn {
  accountId: string
  step: Step
}

/** Seconds in which the next step must follow. */
const lives: Record<Step['kind'], number> = { code: 300, setUp: 900, kept: 900 }

const store = (db: Kysely<Database>) => storeFor(db)('HalfSignIn')

/** What an account must do after its password; null: nothing. */
export async function nextStep(db: Kysely<Database>, account: Account): Promise<Step | null> {
  const { isEnabled } = await factorState(db, account.id)
  if (isEnabled) return { kind: 'code' }
  const dueAt = await factorDueAt(db, account)
  return dueAt && { kind: 'setUp', dueAt: dueAt.toISOString() }
}

/** Keeps a sign-in under way until its next step. */
export const keepHalf = (db: Kysely<Database>, uid: string, half: HalfSignIn): Promise<void | undefined> =>
  store(db).upsert(uid, { ...half, uid } as never, lives[half.step.kind])

/** The sign-in of an interaction, with its account as it is now; undefined when there is none or it took too long. */
export async function halfOf(
  db: Kysely<Database>,
  settings: IdentitySettings,
  uid: string,
): Promise<{ account: Account; step: Step } | undefined> {
  const found = (await store(db).find(uid)) as unknown as HalfSignIn | undefined
  const account = found && (await accountById(db, found.accountId))
  if (!isUsable(account, settings)) return undefined
  const { step } = found!
  // It may have been set up elsewhere meanwhile: then a password is not enough.
  const isLate = step.kind === 'setUp' && (await factorState(db, account.id)).isEnabled
  return { account, step: isLate ? { kind: 'code' } : step }
}

/** The step is done: nobody goes through it twice. */
export const endHalf = (db: Kysely<Database>, uid: string): Promise<void | undefined> => store(db).destroy(uid)

/** How a sign-in ended: by the methods that it went through (RFC 8176). */
export interface Passed {
  amr: string[]
}
const byCode: Passed = { amr: ['pwd', 'otp', 'mfa'] }
/** What is wrong with a code: nothing was entered, it does not fit, or there were too many for so many seconds. */
export type CodeFault = 'missing' | 'wrong' | number

/** Takes a code at sign-in. */
export async function passByCode(
  db: Kysely<Database>,
  { totpKey }: IdentitySettings,
  { id, companyId }: Account,
  code: string,
): Promise<Passed | CodeFault> {
  if (!code.trim()) return 'missing'
  const outcome = await signInByCode(new CompanyDb(db, companyId), totpKey, id, code)
  return typeof outcome === 'object' ? byCode : outcome
}

/** What the page says by which a second factor is set up; null where none can be. */
export async function setUpShown(db: Kysely<Database>, settings: IdentitySettings, { id, userName }: Account) {
  if (!settings.totpKey) return null
  const secret = await beginFactor(db, settings.totpKey, id, { keep: true })
  return { sharedKey: inGroups(secret), uri: authenticatorUri(productName(settings), userName, secret) }
}

/** Sets a second factor up within a sign-in; answers its recovery codes. */
export async function setUpByCode(
  db: Kysely<Database>,
  { totpKey }: IdentitySettings,
  { id, companyId }: Account,
  code: string,
): Promise<{ codes: string[] } | CodeFault> {
  if (!code.trim() || !totpKey) return 'missing'
  const outcome = await confirmByCode(new CompanyDb(db, companyId), totpKey, id, code)
  return typeof outcome === 'object' ? { codes: outcome.found } : outcome
}

/** How one passes whose role lets them set a second factor up later, or who has just done it; undefined: not yet. */
export function passWithout(step: Step): Passed | undefined {
  if (step.kind === 'kept') return byCode
  return step.kind === 'setUp' && new Date(step.dueAt) > new Date() ? { amr: ['pwd'] } : undefined
}
