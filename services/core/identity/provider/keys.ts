import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'jose'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'

/**
 * For how many seconds a new signing key is published before it signs, so that verifiers have it in their caches by
 * then.
 */
const announceSeconds = 600
/** For how many seconds a superseded key stays published: far longer than any token lives. */
const retireSeconds = 86_400
const maxCookieKeys = 2

export interface KeySet {
  /** Private JWKs, the signing one first; all are published. */
  signing: JWK[]
  /** The newest key signs cookies; older ones still verify. */
  cookies: string[]
  /** Changes whenever the keys change. */
  version: string
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' } as JWK
}

const keyRow = (key: JWK, activeFrom: Date) =>
  ({ id: key.kid!, purpose: 'signing', data: JSON.stringify(key), active_from: activeFrom }) as const
const cookieRow = () =>
  ({
    id: randomUUID(),
    purpose: 'cookie',
    data: JSON.stringify(randomBytes(32).toString('base64url')),
    active_from: new Date(),
  }) as const

/** Creates the first keys of an installation; several processes may start at once. */
async function ensureKeys(db: Kysely<Database>): Promise<void> {
  const known = await db.selectFrom('identity_key').select('purpose').distinct().execute()
  if (known.length === 2) return
  const key = await newSigningKey()
  await db.transaction().execute(async (tx) => {
    await sql`lock table identity_key in exclusive mode`.execute(tx)
    const has = await tx.selectFrom('identity_key').select('purpose').distinct().execute()
    const rows = [keyRow(key, new Date()), cookieRow()].filter(
      (row) => !has.some(({ purpose }) => purpose === row.purpose),
    )
    if (rows.length) await tx.insertInto('identity_key').values(rows).execute()
  })
}

/** Returns the current keys; creates them on first use. */
export async function loadKeys(db: Kysely<Database>, now = new Date()): Promise<KeySet> {
  await ensureKeys(db)
  const rows = await db.selectFrom('identity_key').selectAll().orderBy('active_from', 'desc').orderBy('id').execute()
  const signing = rows.filter((row) => row.purpose === 'signing')
  const active = signing.find((row) => row.active_from <= now) ?? signing.at(-1)!
  const ordered = [active, ...signing.filter((row) => row !== active)]
  const cookies = rows.filter((row) => row.purpose === 'cookie')
  return {
    signing: ordered.map((row) => row.data as JWK),
    cookies: cookies.slice(0, maxCookieKeys).map((row) => row.data as string),
    version: [...ordered, ...cookies].map((row) => row.id).join(' '),
  }
}

/**
 * Adds a signing key and a cookie key. The signing key is published immediately and signs after `announce` seconds.
 * Keys that were superseded more than a day ago are removed from the published set; with `withdraw`, all others are.
 */
export async function rotateSigningKey(
  db: Kysely<Database>,
  options: { announce?: number; withdraw?: boolean } = {},
): Promise<string> {
  const key = await newSigningKey()
  const now = Date.now()
  const activeFrom = new Date(now + (options.announce ?? announceSeconds) * 1000)
  await db.transaction().execute(async (tx) => {
    await sql`lock table identity_key in exclusive mode`.execute(tx)
    const newestFirst = tx.selectFrom('identity_key').selectAll().orderBy('active_from', 'desc')
    const signing = await newestFirst.where('purpose', '=', 'signing').execute()
    const superseded = options.withdraw
      ? signing
      : signing.filter((_, at) => at > 0 && signing[at - 1]!.active_from.getTime() < now - retireSeconds * 1000)
    const cookies = await newestFirst.where('purpose', '=', 'cookie').execute()
    const old = [...superseded, ...cookies.slice(maxCookieKeys - 1)].map((row) => row.id)
    if (old.length) await tx.deleteFrom('identity_key').where('id', 'in', old).execute()
    await tx
      .insertInto('identity_key')
      .values([keyRow(key, activeFrom), cookieRow()])
      .execute()
  })
  return key.kid!
}

/** Returns the public half of a private JWK, as published. */
export function publicKey(key: JWK): JWK {
  const half = createPublicKey(createPrivateKey({ key: key as never, format: 'jwk' })).export({ format: 'jwk' })
  return { ...half, kid: key.kid, alg: key.alg, use: key.use } as JWK
}
