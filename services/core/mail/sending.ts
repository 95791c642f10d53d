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
  /** How often is looked for mails. */
  everyMs: 1_000,
  /** Mails of a company that are on their way at the same time, of one instance. */
  atOnce: 4,
  /** After so long other companies have their turn. */
  turnMs: 10_000,
  /** Longest that one mail may take. */
  sendMs: 5 * minute,
  /** Pauses after each try; the last one again and again. */
  pausesMs: [1, 5, 15, 60, 240].map((minutes) => minutes * minute),
  /** A mail that has not been taken for so long fails. */
  giveUpMs: 48 * 60 * minute,
  /** How long mails that are on their way may go on when the process stops. */
  stopMs: 8_000,
}
export type SendingTimes = typeof defaults

interface Parts {
  settings: MailSettings
  files: FileStore
  log: FastifyBaseLogger
  times?: Partial<SendingTimes>
  /** How mails leave, if not by the settings. */
  deliver?: Deliver
}

const isDue = sql<boolean>`mail.state in ('waiting', 'sending') and mail.due_at <= now()`
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`
const now = sql<Date>`now()`
/** Failures that no further try mends. */
const isForGood: readonly MailReason[] = ['refused', 'unclear', 'suppressed', 'unsubscribed', 'noFile']

/**
 * Sends the mails of the outbox. Each instance does; a mail belongs to the one that takes it, until a time by which that one
 * must have come to an end. A mail whose sender died before the last of it had left is sent again; one of which nobody knows
 * whether the server took it is not.
 */
export function createSending({ settings, files, log, times, deliver = createDeliver(settings) }: Parts) {
  const { everyMs, atOnce, turnMs, sendMs, pausesMs, giveUpMs, stopMs } = { ...defaults, ...times }
  const compose = createComposer(settings, files)
  const ending = new AbortController()
  let isStopping = false

  /** Takes the mail that has waited longest; of several instances each takes another one. */
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

  /** Writes down what became of a try, unless somebody else has taken the mail meanwhile. */
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
    // Whoever took it before has died at the one moment after which nobody knows.
    if (mail.handed_over_at) return fail(db, mail, new NotDelivered('unclear'))
    try {
      if ((await suppressed(db, [mail.recipient])).size > 0) throw new NotDelivered('suppressed')
      // Whoever has unsubscribed since it was written does not get it.
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
    /** Takes no more mails; those that are on their way have a little time left. */
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

/** Lets go of the mails that a process had taken which is gone; only while no other instance lives. */
export const releaseMails = (db: Kysely<Database>): Promise<unknown> =>
  db.updateTable('mail').set({ due_at: now }).where('state', '=', 'sending').execute()
