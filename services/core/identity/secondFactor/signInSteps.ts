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

/** The remaining step of a sign-in after the correct password. */
export type Step =
  | { kind: 'code' }
  /** The user must set up a second factor; `dueAt` is in the future while they may postpone it. */
  | { kind: 'setUp'; dueAt: string }
  /** The second factor was set up, and the recovery codes have been shown. */
  | { kind: 'kept' }

/** A sign-in with a correct password. The browser has nothing of it except the cookie of its interaction. */
export interface PendingSignIn {
  accountId: string
  step: Step
}

/** The number of seconds within which the next step must follow. */
const lives: Record<Step['kind'], number> = { code: 300, setUp: 900, kept: 900 }

const store = (db: Kysely<Database>) => storeFor(db)('HalfSignIn')

/** Returns what an account must do after its password; null: nothing. */
export async function nextStep(db: Kysely<Database>, account: Account): Promise<Step | null> {
  const { isEnabled } = await factorState(db, account.id)
  if (isEnabled) return { kind: 'code' }
  const dueAt = await factorDueAt(db, account)
  return dueAt && { kind: 'setUp', dueAt: dueAt.toISOString() }
}

/** Stores a sign-in in progress until its next step. */
export const storePendingSignIn = (db: Kysely<Database>, uid: string, half: PendingSignIn): Promise<void | undefined> =>
  store(db).upsert(uid, { ...half, uid } as never, lives[half.step.kind])

/** Returns the sign-in of an interaction with its present account; undefined if there is none or it took too long. */
export async function readPendingSignIn(
  db: Kysely<Database>,
  settings: IdentitySettings,
  uid: string,
): Promise<{ account: Account; step: Step } | undefined> {
  const found = (await store(db).find(uid)) as unknown as PendingSignIn | undefined
  const account = found && (await accountById(db, found.accountId))
  if (!isUsable(account, settings)) return undefined
  const { step } = found!
  // The factor may have been set up elsewhere in the meantime: then a password is not sufficient.
  const isLate = step.kind === 'setUp' && (await factorState(db, account.id)).isEnabled
  return { account, step: isLate ? { kind: 'code' } : step }
}

/** Ends the step, so that it cannot be used twice. */
export const endPendingSignIn = (db: Kysely<Database>, uid: string): Promise<void | undefined> => store(db).destroy(uid)

/** The result of a sign-in: the authentication methods that it used (RFC 8176). */
export interface Passed {
  amr: string[]
}
const byCode: Passed = { amr: ['pwd', 'otp', 'mfa'] }
/** What is wrong with a code: it is missing, it is wrong, or there were too many attempts, with the seconds to wait. */
export type CodeFault = 'missing' | 'wrong' | number

/** Accepts a code at sign-in. */
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

/** Returns the content of the page for setting up a second factor; null if it cannot be set up. */
export async function setUpShown(db: Kysely<Database>, settings: IdentitySettings, { id, userName }: Account) {
  if (!settings.totpKey) return null
  const secret = await beginFactor(db, settings.totpKey, id, { keep: true })
  return { sharedKey: inGroups(secret), uri: authenticatorUri(productName(settings), userName, secret) }
}

/** Sets up a second factor within a sign-in and returns its recovery codes. */
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

/** Returns the result for a user who may set up a second factor later, or has just done so; undefined: not yet. */
export function passWithout(step: Step): Passed | undefined {
  if (step.kind === 'kept') return byCode
  return step.kind === 'setUp' && new Date(step.dueAt) > new Date() ? { amr: ['pwd'] } : undefined
}
