import type { RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { putMails } from '../../core/mail/outbox.ts'
import { firstOf, notify } from '../../core/notifications/notify.ts'
import { feedbackPath } from '../feedbackRequests/requesting.ts'
import { tellFeedback } from '../feedbackRequests/events.ts'
import type { RemindedFeedback } from './contract.ts'
import { reminderLetter } from './letters.ts'
import { selectOutstanding } from './owed.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'product'>

const dayMs = 86_400_000

/**
 * Reminds people of outstanding feedback. A person is reminded of the same request at most once a day, whoever reminds
 * them.
 */
export async function remind({ db, caller, product }: Context, ids: readonly string[]): Promise<RemindedFeedback[]> {
  const wanted = [...new Set(ids)]
  // Locked in one order, so that of two simultaneous reminders the second sees the first.
  const locked = await db
    .from('feedback_request')
    .select([
      'feedback_request.id',
      'feedback_request.state',
      'feedback_request.reminded_at',
      'feedback_request.reminded_by',
    ])
    .where('feedback_request.id', 'in', wanted)
    .orderBy('feedback_request.id')
    .forUpdate()
    .execute()
  const known = new Map(locked.map((row) => [row.id, row]))
  const rows = await selectOutstanding(db).where('feedback_request.id', 'in', wanted).execute()
  const readers = await readersOf(db, [...rows.map(({ userName }) => userName), caller.userName])
  const now = new Date()
  const isSoon = (at: Date | null) => at !== null && now.getTime() - at.getTime() < dayMs
  const due = rows.filter(({ userName, reminded_at }) => readers.has(userName) && !isSoon(reminded_at))
  if (due.length > 0) {
    const asker = readers.get(caller.userName.toLowerCase())?.fullName ?? caller.userName
    await db
      .update('feedback_request')
      .set(({ eb }) => ({
        reminded_at: now,
        reminded_by: caller.userName,
        reminders: eb('feedback_request.reminders', '+', 1),
      }))
      .where(
        'feedback_request.id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
    await putMails(
      db,
      due.flatMap((row) => {
        const { email, language } = readers.get(row.userName)!
        if (!email) return []
        const about = { candidate: row.candidateName, job: row.jobTitle, asker, askedAt: row.asked_at }
        const url = `${product.publicUrl}${feedbackPath(row.id)}`
        return [
          {
            kind: 'feedback-reminder',
            sourceId: row.id,
            recipient: email,
            createdBy: caller.userName,
            ...reminderLetter(language, { ...about, url }),
          },
        ]
      }),
    )
    const byPerson = Map.groupBy(due, ({ userName, jobId }) => `${jobId} ${userName}`)
    await notify(
      db,
      caller.userName,
      ...[...byPerson.values()].map((own) => ({
        kind: 'feedbackAsked' as const,
        to: [own[0]!.userName],
        params: { ...firstOf(own.map(({ candidateName }) => ({ name: candidateName }))), job: own[0]!.jobTitle },
        path: feedbackPath(own[0]!.id),
      })),
    )
    for (const [jobId, own] of Map.groupBy(due, (row) => row.jobId))
      // oxlint-disable-next-line no-await-in-loop -- one event for each job
      await tellFeedback(
        db,
        jobId,
        own.map(({ candidateId }) => candidateId),
      )
  }
  const reminded = new Set(due.map(({ id }) => id))
  const isOwed = new Set(rows.map(({ id }) => id))
  return wanted.map((id): RemindedFeedback => {
    if (reminded.has(id))
      return { id, outcome: 'reminded', remindedBy: caller.userName, remindedDate: now.toISOString() }
    const row = known.get(id)
    const outcome = !row
      ? 'gone'
      : row.state === 'submitted'
        ? 'answered'
        : !isOwed.has(id)
          ? 'gone'
          : isSoon(row.reminded_at)
            ? 'tooSoon'
            : 'unreached'
    return { id, outcome, remindedBy: row?.reminded_by ?? null, remindedDate: row?.reminded_at?.toISOString() ?? null }
  })
}
