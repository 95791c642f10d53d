import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import { readersOf, type Reader } from '../identity/people/readers.ts'
import type { Periodic } from '../jobs/periodic.ts'
import { letter, type Line } from '../mail/letter.ts'
import { putMails, type NewMail } from '../mail/outbox.ts'
import { notificationMailTexts } from './mailTexts.ts'
import './notify.ts'
import { latestAt } from './settings.ts'
import { notificationText } from './wording.ts'

/** How many mails one transaction handles. */
const atOnce = 100
/** When the morning mail is sent, in minutes of the day: 08:00 in the reader's time zone. */
const morning = 8 * 60
/** The maximum number of lines in such a mail. */
const mostLines = 50
const settingPath = '/notification-setting'

const columns = ['id', 'user_name', 'kind', 'params', 'path', 'created_by', 'read_at'] as const

function mailFor(
  { email, language }: Reader,
  kind: string,
  { subject, lines }: { subject: string; lines: Line[] },
  { sourceId, by }: { sourceId: string; by: string },
): NewMail {
  return { ...letter(subject, lines, language), kind, recipient: email!, sourceId, createdBy: by }
}

/** Puts a mail into the outbox for each notification that is due; none for those read in the meantime. */
export const mailDue = (db: CompanyDb, publicUrl: string, now = new Date()): Promise<void> =>
  db.transaction(async (tx) => {
    const due = tx
      .from('notification')
      .select('id')
      .where('mail_due_at', '<=', now)
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
    const taken = await tx
      .update('notification')
      .set({ mail_due_at: null })
      .where('id', 'in', due)
      .returning(columns)
      .execute()
    const readers = await readersOf(
      tx,
      taken.map((row) => row.user_name),
    )
    const mails = taken.flatMap(({ id, user_name: userName, kind, params, path, created_by: by, read_at: readAt }) => {
      const reader = readers.get(userName)
      if (!reader?.email || readAt) return []
      const t = notificationMailTexts[reader.language]
      const text = notificationText(reader.language, kind, params)
      const lines = [
        t.hello(reader.fullName),
        text,
        { text: t.open, url: `${publicUrl}${path}` },
        { text: t.why, url: `${publicUrl}${settingPath}`, isQuiet: true },
      ]
      return [mailFor(reader, 'notification', { subject: text, lines }, { sourceId: id, by: by ?? userName })]
    })
    if (mails.length > 0) await putMails(tx, mails)
  })

/** Sends each user whose morning has come one mail with the earlier notifications that they have not read. */
export async function mailDigests(db: CompanyDb, publicUrl: string, now = new Date()): Promise<void> {
  const waiting = await db
    .from('notification')
    .select('user_name')
    .distinct()
    .where('is_digest_due', '=', true)
    .execute()
  const readers = await readersOf(
    db,
    waiting.map((row) => row.user_name),
  )
  for (const { user_name: userName } of waiting) {
    const reader = readers.get(userName)
    await db.transaction(async (tx) => {
      const taken = await tx
        .update('notification')
        .set({ is_digest_due: false })
        .where('user_name', '=', userName)
        .where('is_digest_due', '=', true)
        // Users who have left are not notified.
        .$if(reader !== undefined, (query) => query.where('created_at', '<', latestAt(reader!.timeZone, morning, now)))
        .returning(columns)
        .execute()
      const unread = taken.filter((row) => row.read_at === null).sort((one, other) => (one.id < other.id ? -1 : 1))
      const [first] = unread
      if (!reader?.email || !first) return
      const t = notificationMailTexts[reader.language]
      const lines: Line[] = [
        t.hello(reader.fullName),
        t.digest.intro,
        ...unread.slice(0, mostLines).map(({ kind, params }) => `– ${notificationText(reader.language, kind, params)}`),
        ...(unread.length > mostLines ? [t.digest.more(unread.length - mostLines)] : []),
        { text: t.open, url: `${publicUrl}/` },
        { text: t.why, url: `${publicUrl}${settingPath}`, isQuiet: true },
      ]
      const subject = t.digest.subject(unread.length)
      const mail = mailFor(reader, 'notification-digest', { subject, lines }, { sourceId: first.id, by: userName })
      await putMails(tx, [mail])
    })
  }
}

/** The periodic work of each instance. */
export const notificationMails = (everyMs = 5_000): Periodic[] => [
  {
    name: 'mailing notifications',
    everyMs,
    table: 'notification',
    isDue: sql<boolean>`mail_due_at <= now()`,
    waitsWhileClosed: true,
    run: (db, { publicUrl }) => mailDue(db, publicUrl),
  },
  {
    name: 'mailing what came since the last morning',
    everyMs: everyMs * 12,
    table: 'notification',
    isDue: sql<boolean>`is_digest_due`,
    waitsWhileClosed: true,
    run: (db, { publicUrl }) => mailDigests(db, publicUrl),
  },
]
