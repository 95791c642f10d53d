import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { newRecoveryCodes, looksLikeRecoveryCode, recoveryHash } from './recoveryCodes.ts'
import { seal, unseal } from './sealing.ts'
import { newSecret, stepOf } from './totp.ts'

/** After how many milliseconds an unconfirmed secret is discarded. */
const pendingMs = 600_000
/** The number of consecutive wrong codes after which only recovery codes are accepted (NIST SP 800-63B). */
const mostFailures = 100

/** The state of a user's second factor. */
export interface FactorState {
  isEnabled: boolean
  /** Whether a secret was created that has not been confirmed by a code yet. */
  isPending: boolean
  recoveryCodesLeft: number
}

const isFresh = (pendingAt: Date | null) => pendingAt !== null && pendingAt.getTime() > Date.now() - pendingMs

const factorOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('user_second_factor').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Returns whether a user has a second factor, or is setting one up. */
export async function factorState(db: Kysely<Database>, userId: string): Promise<FactorState> {
  const found = await factorOf(db, userId)
  return {
    isEnabled: found?.secret != null,
    isPending: isFresh(found?.pending_at ?? null),
    recoveryCodesLeft: found?.recovery_hashes.length ?? 0,
  }
}

/**
 * Creates a secret (base32) that must be confirmed by a code; until then, the active one stays. `keep` returns the
 * pending one instead, so that a page can be shown twice.
 */
export async function beginFactor(
  db: Kysely<Database>,
  key: string,
  userId: string,
  { keep = false } = {},
): Promise<string> {
  const found = keep ? await factorOf(db, userId) : undefined
  const pending = found && isFresh(found.pending_at) ? unseal(found.pending_secret ?? '', key, userId) : undefined
  const secret = pending ?? newSecret()
  const columns = { pending_secret: seal(secret, key, userId), pending_at: new Date() }
  await db
    .insertInto('user_second_factor')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
  return secret
}

/**
 * Activates the pending secret if the code belongs to it. Never replaces an active one, because the caller has proved
 * no more than a password. Returns the recovery codes, once; undefined for a wrong code, or if there is no secret or it
 * is already active.
 */
export async function confirmFactor(
  db: Kysely<Database>,
  key: string,
  userId: string,
  code: string,
): Promise<string[] | undefined> {
  const found = await factorOf(db, userId)
  if (!found || !isFresh(found.pending_at) || found.secret !== null) return undefined
  const secret = unseal(found.pending_secret ?? '', key, userId)
  const step = secret === undefined ? undefined : stepOf(secret, code.replace(/\s/g, ''), Date.now())
  if (step === undefined) return undefined
  const { codes, salt, hashes } = await newRecoveryCodes()
  const done = await db
    .updateTable('user_second_factor')
    .set({
      secret: found.pending_secret,
      pending_secret: null,
      pending_at: null,
      confirmed_at: new Date(),
      last_step: step,
      failures: 0,
      recovery_salt: salt,
      recovery_hashes: hashes,
    })
    .where('user_id', '=', userId)
    .where('pending_secret', '=', found.pending_secret)
    .where('secret', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return done && codes
}

/** The kind of code that proved the identity; undefined: the code was wrong. */
export type CodeKind = 'otp' | 'recovery' | undefined

/**
 * Uses a code of the authenticator or a recovery code; each is accepted only once. Callers count wrong codes
 * themselves; only consecutive ones are counted here.
 */
export async function takeCode(
  db: Kysely<Database>,
  key: string | undefined,
  userId: string,
  text: string,
): Promise<CodeKind> {
  const found = await factorOf(db, userId)
  if (found?.secret == null) return undefined
  const kind = looksLikeRecoveryCode(text) ? await takeRecoveryCode() : await takeStep(found.secret, found.failures)
  if (kind === undefined)
    await db
      .updateTable('user_second_factor')
      .set({ failures: sql`failures + 1` })
      .where('user_id', '=', userId)
      .execute()
  return kind

  async function takeStep(sealed: string, failures: number): Promise<CodeKind> {
    const secret = key === undefined ? undefined : unseal(sealed, key, userId)
    if (secret === undefined || failures >= mostFailures) return undefined
    const step = stepOf(secret, text.replace(/\s/g, ''), Date.now())
    if (step === undefined) return undefined
    const taken = await db
      .updateTable('user_second_factor')
      .set({ last_step: step, failures: 0 })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id')
      .executeTakeFirst()
    return taken && 'otp'
  }

  async function takeRecoveryCode(): Promise<CodeKind> {
    const hash = await recoveryHash(text, found!.recovery_salt ?? '')
    const taken = await db
      .updateTable('user_second_factor')
      .set({ recovery_hashes: sql<string[]>`array_remove(recovery_hashes, ${hash})`, failures: 0 })
      .where('user_id', '=', userId)
      .where(sql<boolean>`${hash} = any(recovery_hashes)`)
      .returning('user_id')
      .executeTakeFirst()
    return taken && 'recovery'
  }
}

/** Creates new recovery codes, which replace the old ones. Returns them once; undefined without a second factor. */
export async function renewRecoveryCodes(db: Kysely<Database>, userId: string): Promise<string[] | undefined> {
  const { codes, salt, hashes } = await newRecoveryCodes()
  const done = await db
    .updateTable('user_second_factor')
    .set({ recovery_salt: salt, recovery_hashes: hashes })
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return done && codes
}

/** Removes a user's second factor with its recovery codes. Returns false if none was active. */
export async function endFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('user_second_factor')
    .where('user_id', '=', userId)
    .returning('secret')
    .executeTakeFirst()
  return gone?.secret != null
}
