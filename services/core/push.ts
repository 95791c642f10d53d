import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import { request } from 'undici'
import webPush from 'web-push'
import type { CompanyDb } from './database/companyDb.ts'
import type { PushTokenTable } from './database/tables.ts'
import { unscoped } from './database/unscoped.ts'
import type { NotificationKind } from './contract/notifications.ts'
import { createMessage, type FieldMessage } from './contract/messages.ts'
import { badInput, refused } from './http/errors.ts'
import type { PushSettings } from './settings.ts'

/** A message to a browser, which shows it in its user's language. */
export interface PushMessage {
  kind: NotificationKind
  /** Where a click on it leads. */
  path: string
  values: Readonly<Record<string, string>>
}

/** Push messages to browsers. Without configured keys, nothing is stored or sent. */
export interface Push {
  /**
   * Stores the browser's token for the user, or removes it. A browser belongs to one user: the last one who signed in
   * there.
   */
  register(db: CompanyDb, userName: string, token: string, isActive: boolean, userAgent: string): Promise<void>
  /**
   * Sends to every browser of the user, and removes those that no longer exist. Never throws, because a message is a
   * courtesy.
   */
  send(db: CompanyDb, userName: string, message: PushMessage): Promise<void>
}

/** The maximum number of browsers of a user: the oldest are removed. */
const mostBrowsers = 10
const lifeSeconds = 86_400
const patience = 10_000

type Token = Pick<Selectable<PushTokenTable>, 'endpoint' | 'p256dh' | 'auth'>

/** Creates the push service. Throws an Error with one clear sentence if the keys are not VAPID keys. */
export function createPush(settings: PushSettings | undefined, log: FastifyBaseLogger): Push {
  if (!settings) {
    return {
      register: () => Promise.reject(refused('PUSH_OFF', 'Push messages are not configured')),
      send: async () => {},
    }
  }
  const { publicKey, privateKey, subject, services } = settings
  const vapidDetails = { publicKey, privateKey, subject }
  try {
    webPush.setVapidDetails(subject, publicKey, privateKey)
  } catch (error) {
    throw new Error(`PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY or PUSH_SUBJECT is not good: ${(error as Error).message}`)
  }

  async function deliver(db: CompanyDb, { endpoint, p256dh, auth }: Token, text: string): Promise<void> {
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails,
      TTL: lifeSeconds,
    })
    const headers = Object.entries(details.headers).filter(([name]) => name.toLowerCase() !== 'content-length')
    const { statusCode, body } = await request(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(details.body),
      signal: AbortSignal.timeout(patience),
    })
    body.on('error', () => undefined).resume()
    if (statusCode === 404 || statusCode === 410)
      await db.delete('push_token').where('endpoint', '=', endpoint).execute()
    else if (statusCode < 200 || statusCode > 299) throw new Error(`the push service answered ${statusCode}`)
  }

  return {
    async register(db, userName, token, isActive, userAgent) {
      const { endpoint, p256dh, auth } = readToken(token, services)
      await db.transaction(async (tx) => {
        await unscoped(tx).deleteFrom('push_token').where('endpoint', '=', endpoint).execute()
        if (!isActive) return
        const row = { endpoint, user_name: userName, p256dh, auth, user_agent: userAgent }
        await tx
          .insert('push_token', row)
          .onConflict((conflict) =>
            conflict.columns(['company_id', 'endpoint']).doUpdateSet({ ...row, updated_at: new Date() }),
          )
          .execute()
        const kept = tx
          .from('push_token')
          .select('endpoint')
          .where('user_name', '=', userName)
          .orderBy('updated_at', 'desc')
          .limit(mostBrowsers)
        await tx.delete('push_token').where('user_name', '=', userName).where('endpoint', 'not in', kept).execute()
      })
    },
    async send(db, userName, message) {
      try {
        const tokens = await db
          .from('push_token')
          .select(['endpoint', 'p256dh', 'auth'])
          .where('user_name', '=', userName)
          .execute()
        const text = JSON.stringify(message)
        const sent = await Promise.allSettled(tokens.map((token) => deliver(db, token, text)))
        for (const one of sent)
          if (one.status === 'rejected') log.warn({ err: one.reason }, 'a push message was not delivered')
      } catch (error) {
        log.error({ err: error }, 'push messages were not sent')
      }
    },
  }
}

/**
 * Parses a push subscription in the JSON format of browsers. Its address must be one of a push service, because the
 * services will call it.
 */
function readToken(token: string, services: readonly string[]): Token {
  const wrong = (why: FieldMessage) => badInput({ token: [why] })
  let read: { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } | null } | null
  try {
    read = JSON.parse(token) as typeof read
  } catch {
    throw wrong(createMessage('PUSH_SUBSCRIPTION'))
  }
  const { endpoint, keys } = read ?? {}
  const bytes = (value: unknown) => (typeof value === 'string' ? Buffer.from(value, 'base64url').length : 0)
  if (
    typeof endpoint !== 'string' ||
    !URL.canParse(endpoint) ||
    bytes(keys?.p256dh) !== 65 ||
    bytes(keys?.auth) !== 16
  ) {
    throw wrong(createMessage('PUSH_SUBSCRIPTION'))
  }
  const { origin, hostname, protocol } = new URL(endpoint)
  const isKnown = services.some((service) =>
    service.includes('://')
      ? origin === service
      : protocol === 'https:' &&
        (service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service),
  )
  if (!isKnown) throw wrong(createMessage('PUSH_SERVICE'))
  return { endpoint, p256dh: keys!.p256dh as string, auth: keys!.auth as string }
}
