import { sql, type Kysely, type Selectable, type UpdateObject } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyDb } from '../database/companyDb.ts'
import type { Database } from '../database/tables.ts'
import { ServiceError } from '../http/errors.ts'
import type { Periodic } from '../jobs/periodic.ts'
import { suppressed } from './bounces.ts'
import { createComposer } from './compose.ts'
import { createDeliver, NotDelivered, type Deliver } from './deliver.ts'
import type { FileStore } from '../files/files.ts'
import type { MailReason } from '../contract/mails.ts'
import { optedOut } from './optOuts.ts'
import type { MailTable } from './outbox.ts'
import type { MailSettings } from './settings.ts'

type Mail = Selectable<MailTable>

const minute = 60_000
const defaults = {
  /** How often the outbox is checked. */
  everyMs: 1_000,
  /** The number of mails that one instance sends at the same time for a company. */
  atOnce: 4,
  /** After this time it is the turn of other companies. */
  turnMs: 10_000,
  /** The maximum time for sending one mail. */
  sendMs: 5 * minute,
  /** Pauses after each attempt; the last one is repeated. */
  pausesMs: [1, 5, 15, 60, 240].map((minutes) => minutes * minute),
  /** A mail that has not been accepted for this time fails. */
  giveUpMs: 48 * 60 * minute,
  /** How long mails that are being sent may continue when the process stops. */
  stopMs: 8_000,
}
export type SendingTimes = typeof defaults

interface Parts {
  settings: MailSettings
  files: FileStore
  log: FastifyBaseLogger
  times?: Partial<SendingTimes>
  /** Replaces the delivery according to the settings. */
  deliver?: Deliver
}

const isDue = sql<boolean>`mail.state in ('waiting', 'sending') and mail.due_at <= now()`
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`
const now = sql<Date>`now()`
/** Failures that a further attempt cannot solve. */
const isForGood: readonly MailReason[] = ['refused', 'unclear', 'suppressed', 'unsubscribed', 'noFile']

/**
 * Sends the mails of the outbox. Every instance does so. A mail belongs to the instance that takes it, until a time by
 * which that instance must have finished. A mail is sent again if its sender ended before the end of the mail was sent,
 * but not if nobody knows whether the server accepted it.
 */
export function createSending({ settings, files, log, times, deliver = createDeliver(settings) }: Parts) {
  const { everyMs, atOnce, turnMs, sendMs, pausesMs, giveUpMs, stopMs } = { ...defaults, ...times }
  const compose = createComposer(settings, files)
  const ending = new AbortController()
  let isStopping = false

  /** Takes the mail that has waited longest; several instances take different ones. */
  const take = (db: CompanyDb): Promise<Mail | undefined> =>
    db
      .update('mail')
      .set((eb) => ({ state: 'sending', tries: eb('mail.tries', '+', 1), due_at: inMs(sendMs + minute) }))
      .where(
        'mail.id',
        '=',
        db.from('mail').select('mail.id').where(isDue).orderBy('mail.due_at').limit(1).forUpdate().skipLocked(),
      )
      .returningAll('mail')
      .executeTakeFirst()

  /** Records the result of an attempt, unless another instance has taken the mail in the meantime. */
  const note = (db: CompanyDb, { id, tries }: Mail, change: UpdateObject<Database, 'mail'>) =>
    db
      .update('mail')
      .set(change)
      .where('mail.id', '=', id)
      .where('mail.tries', '=', tries)
      .where('mail.state', '=', 'sending')
      .returning('mail.id')
      .executeTakeFirst()

  async function fail(db: CompanyDb, mail: Mail, { reason, answer }: NotDelivered): Promise<void> {
    const pause = pausesMs[Math.min(mail.tries, pausesMs.length) - 1]!
    const isOver = isForGood.includes(reason) || Date.now() + pause > mail.created_at.getTime() + giveUpMs
    const details = { mail: mail.id, kind: mail.kind, tries: mail.tries, reason, answer }
    if (isOver) log.error(details, 'a mail was not delivered')
    else log.warn(details, 'a mail is tried again later')
    await note(db, mail, {
      reason,
      answer,
      handed_over_at: null,
      ...(isOver ? { state: 'failed' } : { state: 'waiting', due_at: inMs(pause) }),
    })
  }

  async function send(db: CompanyDb, mail: Mail): Promise<void> {
    // The previous sender ended at the one point after which the result is unknown.
    if (mail.handed_over_at) return fail(db, mail, new NotDelivered('unclear'))
    try {
      if ((await suppressed(db, [mail.recipient])).size > 0) throw new NotDelivered('suppressed')
      // Readers who have unsubscribed since the mail was written do not get it.
      if (mail.unsubscribe_url && (await optedOut(db, [mail.recipient])).size > 0)
        throw new NotDelivered('unsubscribed')
      const composed = await compose(mail)
      const beforeEnd = async () => {
        if (!(await note(db, mail, { handed_over_at: now }))) throw new Error('Another instance has taken the mail')
      }
      const signal = AbortSignal.any([AbortSignal.timeout(sendMs), ending.signal])
      const answer = await deliver(composed, beforeEnd, signal)
      await note(db, mail, { state: 'sent', sent_at: now, reason: null, answer: answer.slice(0, 1000) })
    } catch (error) {
      await fail(db, mail, notDelivered(error as Error))
    }
  }

  async function run(db: CompanyDb): Promise<void> {
    const until = Date.now() + turnMs
    const lane = async () => {
      while (!isStopping && Date.now() < until) {
        const mail = await take(db)
        if (!mail) return
        await send(db, mail).catch((error) => log.error({ err: error, mail: mail.id }, 'sending a mail'))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
  }

  const periodic: Periodic = { name: 'sending mails', everyMs, table: 'mail', isDue, waitsWhileClosed: true, run }
  return {
    periodic,
    /** Takes no more mails; those that are being sent have a little time left. */
    stop() {
      isStopping = true
      setTimeout(() => ending.abort(new Error('The process stops')), stopMs).unref()
    },
  }
}

function notDelivered(error: Error): NotDelivered {
  if (error instanceof NotDelivered) return error
  if (error instanceof ServiceError && error.status === 404) return new NotDelivered('noFile')
  return new NotDelivered('unreachable', error.message.slice(0, 1000))
}

/** Releases the mails taken by a process that has ended; only while no other instance is alive. */
export const releaseMails = (db: Kysely<Database>): Promise<unknown> =>
  db.updateTable('mail').set({ due_at: now }).where('state', '=', 'sending').execute()
