import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { notFound, refused } from '../../http/errors.ts'
import { detailChanged } from '../identityCache.ts'
import { provePassword, type Unproved } from '../passwordLinks/change.ts'
import { userIdOf } from '../people/readers.ts'
import { beginAttempt, forgive, type Budget } from '../signIn/attempts.ts'
import { endSessions } from '../signIn/sessions.ts'
import {
  beginFactor,
  confirmFactor,
  endFactor,
  factorState,
  renewRecoveryCodes,
  takeCode,
  type CodeKind,
  type FactorState,
} from './factors.ts'
import { tellOfFactor } from './mails.ts'
import { factorDueAt } from './requirement.ts'

/** The number of wrong codes per account that a quarter of an hour allows, regardless of their origin. */
const mostCodes = 5

const budgetOf = (userId: string): Budget => ({ key: `code ${userId}`, most: mostCodes, isShared: false })

/**
 * Runs an attempt with a code, which is charged to the account before the code is checked. Returns the seconds to wait
 * if there were too many.
 */
export async function tryingCode<T>(db: CompanyDb, userId: string, look: () => Promise<T | undefined>) {
  const root = unscoped(db)
  const budgets = [budgetOf(userId)]
  const wait = await beginAttempt(root, budgets)
  if (wait > 0) return wait
  const found = await look()
  if (found === undefined) return 'wrong' as const
  await forgive(root, budgets)
  return { found }
}

/** Accepts a code at sign-in. The use of a recovery code is reported to the user by mail. */
export const signInByCode = (db: CompanyDb, key: string | undefined, userId: string, code: string) =>
  tryingCode(db, userId, () =>
    db.transaction(async (tx) => {
      const kind: CodeKind = await takeCode(unscoped(tx), key, userId, code)
      if (kind === 'recovery') await tellOfFactor(tx, userId, 'codeUsed', { left: await left(tx, userId) })
      return kind
    }),
  )

const left = async (db: CompanyDb, userId: string) =>
  (
    await unscoped(db)
      .selectFrom('user_second_factor')
      .select('recovery_hashes')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).recovery_hashes.length

/** Activates the pending secret with one of its codes. Returns the recovery codes, once. */
export const confirmByCode = (db: CompanyDb, key: string, userId: string, code: string) =>
  tryingCode(db, userId, () =>
    db.transaction(async (tx) => {
      const codes = await confirmFactor(unscoped(tx), key, userId, code)
      if (codes) {
        await detailChanged(tx)
        await tellOfFactor(tx, userId, 'on')
      }
      return codes
    }),
  )

/**
 * Returns the state of a user's second factor, and until when their roles let them do without one; null: no role
 * requires it.
 */
export async function ownFactor(db: CompanyDb, userName: string): Promise<FactorState & { dueAt: Date | null }> {
  const id = await userIdOf(db, userName)
  return { ...(await factorState(unscoped(db), id)), dueAt: await factorDueAt(unscoped(db), { id }) }
}

/** Returns a new secret (base32) for a user without a second factor. Throws SECOND_FACTOR_ON if they have one. */
export async function beginOwnFactor(db: CompanyDb, key: string, userName: string): Promise<string> {
  const id = await userIdOf(db, userName)
  if ((await factorState(unscoped(db), id)).isEnabled)
    throw refused('SECOND_FACTOR_ON', 'The second factor has to be reset before another one is set up')
  return beginFactor(unscoped(db), key, id)
}

/** How a user proves their identity: a code of the authenticator, a recovery code, or the password. */
export interface Proof {
  code?: string | undefined
  password?: string | undefined
}

/** Proves the identity of the caller. Returns their id, or what is wrong. */
export async function proveByCode(
  db: CompanyDb,
  key: string | undefined,
  userName: string,
  { code, password }: Proof,
): Promise<{ id: string } | Unproved> {
  if (!code) return provePassword(db, userName, password ?? '')
  const id = await userIdOf(db, userName)
  const outcome = await tryingCode(db, id, () => takeCode(unscoped(db), key, id, code))
  return typeof outcome === 'object' ? { id } : outcome
}

const noFactor = () => refused('NO_SECOND_FACTOR', 'There is no second factor to change')

/**
 * Removes a user's own second factor and ends their other sessions. Throws NO_SECOND_FACTOR if there is none. `session`
 * is the session that continues.
 */
export const endOwnFactor = (db: CompanyDb, userId: string, session: string | undefined): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await endFactor(unscoped(tx), userId))) throw noFactor()
    await endSessions(tx, userId, session)
    await detailChanged(tx)
    await tellOfFactor(tx, userId, 'off')
  })

/** Replaces the recovery codes with new ones. Throws NO_SECOND_FACTOR if there is no second factor. */
export const renewOwnCodes = (db: CompanyDb, userId: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    const codes = await renewRecoveryCodes(unscoped(tx), userId)
    if (!codes) throw noFactor()
    await tellOfFactor(tx, userId, 'codes')
    return codes
  })

/** Removes the second factor of a user who has lost it, ends their sessions, and informs them who did it and why. */
export const resetFactor = (db: CompanyDb, userId: string, by: string, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    const person = await unscoped(tx)
      .selectFrom('app_user')
      .select('id')
      .where('company_id', '=', db.companyId)
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!person) throw notFound()
    if (!(await endFactor(unscoped(tx), userId))) throw noFactor()
    // Their passkeys may be on the same lost device.
    await unscoped(tx).deleteFrom('user_passkey').where('user_id', '=', userId).execute()
    await endSessions(tx, userId)
    await detailChanged(tx)
    await tellOfFactor(tx, userId, 'reset', { by, reason })
  })
