import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { letter } from '../../core/mail/letter.ts'
import { putMails } from '../../core/mail/outbox.ts'
import { candidatePath, notify } from '../../core/notifications/notify.ts'
import { openInterviewStates } from '../interviews/shapes.ts'
import { interviewsOfPerson } from './mine.ts'
import './linkContext.ts'
import { mailTexts, whenText } from './mailTexts.ts'

const hourMs = 3_600_000
/** How many hours before an interview its panel is reminded, smallest first. */
const reminded = [1, 24] as const

interface Due {
  interviewId: string
  userName: string
  startsAt: Date
  hours: number
}

/**
 * Returns who must be reminded now. An interview that was planned or changed after the time of a reminder has just been
 * announced, so that reminder is skipped.
 */
async function dueNow(db: CompanyDb, now: Date): Promise<Due[]> {
  const rows = await db
    .from('interview')
    .innerJoin('interview_seat', (join) =>
      join
        .onRef('interview_seat.company_id', '=', 'interview.company_id')
        .onRef('interview_seat.interview_id', '=', 'interview.id'),
    )
    .select([
      'interview.id as interviewId',
      'interview.starts_at as startsAt',
      'interview_seat.user_name as userName',
      sql<Date>`coalesce(interview.updated_at, interview.created_at)`.as('knownAt'),
    ])
    .where('interview.state', 'in', [...openInterviewStates])
    .where('interview_seat.response', '!=', 'declined')
    .where('interview.starts_at', '>', now)
    .where('interview.starts_at', '<=', new Date(now.getTime() + 24 * hourMs))
    .execute()
  return rows.flatMap(({ knownAt, ...row }) => {
    const hours = reminded.find((one) => row.startsAt.getTime() - now.getTime() <= one * hourMs)
    return hours && row.startsAt.getTime() - hours * hourMs >= knownAt.getTime() ? [{ ...row, hours }] : []
  })
}

/** Reminds one user, unless another instance has already done so. */
async function remind(db: CompanyDb, publicUrl: string, due: Due): Promise<void> {
  await db.transaction(async (tx) => {
    const isFirst = await tx
      .insert('interview_reminder', {
        interview_id: due.interviewId,
        user_name: due.userName,
        hours: due.hours,
        starts_at: due.startsAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hours')
      .executeTakeFirst()
    const reader = (await readersOf(tx, [due.userName])).get(due.userName)
    if (!isFirst || !reader) return
    const span = { from: due.startsAt, to: new Date(due.startsAt.getTime() + 1) }
    const found = await interviewsOfPerson(tx, due.userName, span)
    const mine = found.find(({ interview }) => interview.id === due.interviewId)
    if (!mine) return
    const { interview, candidateName, jobTitle, room } = mine
    const path = candidatePath(interview.candidateId)
    const params = { candidate: candidateName, interview: interview.title, hours: String(due.hours) }
    await notify(tx, null, { kind: 'interviewSoon', to: [due.userName], params, path })
    if (!reader.email) return
    const t = mailTexts[reader.language]
    const when = whenText(due.startsAt, reader.language, reader.timeZone)
    const where = [room, interview.place, interview.link].filter(Boolean).join(' · ')
    const lines = [
      t.hello(reader.fullName),
      t.soon(interview.title, candidateName, jobTitle, when),
      ...(where ? [`${t.where}: ${where}`] : []),
      { text: t.open, url: `${publicUrl}${path}` },
    ]
    const mail = letter(t.soonSubject(interview.title, when), lines, reader.language)
    await putMails(tx, [
      {
        ...mail,
        kind: 'interview-reminder',
        recipient: reader.email,
        sourceId: due.interviewId,
        createdBy: interview.createdBy,
      },
    ])
  })
}

/** Sends all reminders of a company that are due. */
export async function remindDue(db: CompanyDb, publicUrl: string, now = new Date()): Promise<void> {
  for (const due of await dueNow(db, now)) await remind(db, publicUrl, due)
}

/** Reminds the panels of interviews one day and one hour before. */
export const interviewReminders: Periodic = {
  name: 'interview reminders',
  everyMs: 60_000,
  table: 'interview',
  isDue: sql`state in ('planned', 'invited', 'confirmed') and starts_at > now() and starts_at <= now() + interval '24 hours'`,
  waitsWhileClosed: true,
  run: (db, { publicUrl }) => remindDue(db, publicUrl),
}
