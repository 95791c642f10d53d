import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import type { Kysely } from 'kysely'
import { isLoopback } from '../../../../common/loopback.ts'
import type { Database } from '../../database/tables.ts'
import { accountByUserName, type Account } from '../people/accounts.ts'
import { accountKey, beginAttempt, budgetsOf, forgive, giveBack } from './attempts.ts'
import { clientOf } from './clientAddress.ts'
import type { Device } from './devices.ts'
import { hashPassword, isOutdated, verifyPassword } from '../people/passwords.ts'
import { isUsable } from '../people/policy.ts'
import type { IdentityLog, IdentitySettings } from '../provider/settings.ts'
import type { Texts } from './texts.ts'

export interface CredentialsContext {
  db: Kysely<Database>
  settings: IdentitySettings
  log: IdentityLog
  /** Proxies whose X-Forwarded-For is trusted. */
  proxies: BlockList
}

interface Credentials {
  userName: string
  password: string
  /** Accounts in the browser's device cookie. */
  devices: readonly Device[]
}

type Outcome = { account: Account } | { status: number; error: string; retryAfter?: number }

/** Untrusted proxies that named a client; each is logged once. */
const doubted = new Set<string>()

/** Returns the address to which an attempt is charged; in the demo, the machine itself is exempt. */
export function chargedAddress(
  { settings, log, proxies }: CredentialsContext,
  req: IncomingMessage,
): string | undefined {
  const { address, isDoubted } = clientOf(req, proxies)
  if (isDoubted && doubted.size < 20 && !doubted.has(address)) {
    doubted.add(address)
    log.warn(
      { address },
      'X-Forwarded-For of this address is not believed: a proxy of your own belongs into TRUSTED_PROXIES',
    )
  }
  return settings.isDemo && isLoopback(address) ? undefined : address
}

/**
 * Checks a user name and a password. Unknown and disabled accounts look like a wrong password, also in the time they
 * take.
 */
export async function tryCredentials(
  context: CredentialsContext,
  req: IncomingMessage,
  { userName, password, devices }: Credentials,
  t: Texts,
): Promise<Outcome> {
  const { db, settings, log } = context
  if (!userName || !password) return { status: 400, error: t.missing }
  const key = accountKey(userName)
  const device = devices.find(({ account }) => account === key)?.id
  const budgets = budgetsOf({ account: key, device, address: chargedAddress(context, req) })
  const wait = await beginAttempt(db, budgets)
  if (wait > 0) return { status: 429, error: t.wait(wait), retryAfter: wait }
  // No account's name contains NUL, which the database does not accept.
  const account = await accountByUserName(db, userName.replaceAll('\0', '\ufffd'))
  const usable = isUsable(account, settings) && !account.isMachine
  const fits = await verifyPassword(password, usable ? account.passwordHash : null).catch(async (error: unknown) => {
    await giveBack(db, budgets)
    throw error
  })
  if (!usable || !fits) {
    log.warn({ account: account?.id ?? null, isKnownDevice: device !== undefined }, 'sign-in failed')
    return { status: 401, error: t.wrong }
  }
  await forgive(db, budgets)
  await renewHash(db, account, password)
  log.info({ account: account.id }, 'signed in')
  return { account }
}

/** Stores the password with the present hashing method, unless the user has changed it in the meantime. */
async function renewHash(db: Kysely<Database>, { id, passwordHash }: Account, password: string): Promise<void> {
  if (!passwordHash || !isOutdated(passwordHash)) return
  await db
    .updateTable('app_user')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute()
}
