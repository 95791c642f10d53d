import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { newId } from '../../core/ids.ts'
import { demandSending, dropWaitingMails } from '../../core/mail/outbox.ts'
import { candidatePath, firstOf } from '../../core/notifications/notify.ts'
import { putIntoConversations, rejectionMail, takeOutOfConversations } from '../candidateEmails/automatic.ts'
import { notifyWatchers } from '../candidates/watchers.ts'
import { record } from '../candidates/writes/history.ts'
import { rejectReasonList } from '../lookups/vocabularyContract.ts'
import { entriesOf } from '../lookups/vocabulary.ts'
import type { Context } from '../workflows/occasions.ts'
import { lockJob, lockRunningJob, toOutcome, splitByReadiness, toOrderedOutcomes } from './actionOutcomes.ts'
import type { jobCandidatesReject, jobCandidatesRestore } from './contract.ts'
import { lettersTo } from './letters.ts'
import { keepReasonTemplate } from './reasonTemplates.ts'
import { recountJobs, stageOf, publishPipelineChange, writeMoves } from './moves.ts'

const hour = 3_600_000

/** Returns the name of a reason in the master list. */
async function reasonOf(context: Context, id: string): Promise<string> {
  const found = (await entriesOf(context, rejectReasonList.kind)).find(({ item }) => item.id === id.toLowerCase())
  if (!found) throw badInput({ reasonId: [createMessage('UNKNOWN_REASON')] })
  return found.item.name
}

/**
 * Rejects candidates of a job. They keep their stage and are marked with the reason. With a template they are sent a
 * mail.
 */
export async function rejectCandidates(
  context: Context,
  asked: BodyOf<typeof jobCandidatesReject>,
): Promise<AnswerOf<typeof jobCandidatesReject>> {
  const { db, caller } = context
  const { userName } = caller
  const job = await lockRunningJob(db, asked.jobId)
  const reason = await reasonOf(context, asked.reasonId)
  if (asked.templateId) demandSending(context)
  const note = asked.note?.trim() || null
  const { ready, others } = await splitByReadiness(db, asked, ({ rejected_at: at }) => (at ? 'unchanged' : null))
  const ids = ready.map((place) => place.candidate_id)
  const letters = asked.templateId ? await lettersTo(context, asked.templateId, job.id, ids) : null
  const actionId = newId()
  if (ready.length > 0) {
    if (asked.isReasonsTemplate) await keepReasonTemplate(db, asked.reasonId, asked.templateId ?? null)
    await db
      .update('job_candidate')
      .set({
        rejected_at: new Date(),
        rejected_by: userName,
        reject_reason_id: asked.reasonId,
        reject_reason: reason,
        reject_note: note,
      })
      .where('job_candidate.job_id', '=', job.id)
      .where('job_candidate.candidate_id', 'in', ids)
      .execute()
    await writeMoves(
      db,
      ready.map((place) => ({
        jobId: job.id,
        candidateId: place.candidate_id,
        cause: 'rejected',
        from: stageOf(place),
        to: null,
        actionId,
        userName,
        reason,
        note,
        mails: letters?.has(place.candidate_id) ? 1 : 0,
      })),
    )
    const sendAt = asked.mailDelayHours ? new Date(Date.now() + asked.mailDelayHours * hour) : undefined
    await putIntoConversations(
      context,
      ready.flatMap((place) => {
        const letter = letters?.get(place.candidate_id)
        if (!letter) return []
        const { contents = '', userName: _reader, ...mail } = letter
        const sent = {
          ...mail,
          kind: rejectionMail,
          sourceId: place.id,
          createdBy: userName,
          ...(sendAt && { sendAt }),
        }
        return { mail: sent, candidateId: place.candidate_id, jobId: job.id, contents }
      }),
    )
    await record(
      db,
      userName,
      ids.map((candidateId) => ({ candidateId, kind: 'rejectedFromJob', subject: `${job.title} (${reason})` })),
    )
    await notifyWatchers(context, ids, (theirs) => ({
      kind: 'candidateRejected',
      params: { ...firstOf(theirs), job: job.title },
      path: candidatePath(theirs[0]!.id),
    }))
    await publishPipelineChange(db, { jobId: job.id, ids: ready.map(({ id }) => id) })
  }
  const mailOf = (id: string) => (letters === null ? 'none' : letters.has(id) ? 'queued' : 'noRecipient')
  const done = ready.map((place) => ({ ...toOutcome(place, 'done'), mail: mailOf(place.candidate_id) }) as const)
  return { actionId, results: await toOrderedOutcomes(db, asked, done, others) }
}

/** Reverts the rejection of candidates of a job. They are in the same stage as before. */
export async function restoreCandidates(
  { db, caller: { userName } }: Context,
  asked: BodyOf<typeof jobCandidatesRestore>,
): Promise<AnswerOf<typeof jobCandidatesRestore>> {
  const job = await lockJob(db, asked.jobId)
  const { ready, others } = await splitByReadiness(db, asked, ({ rejected_at: at }) => (at ? null : 'unchanged'))
  const actionId = newId()
  if (ready.length > 0) {
    const ids = ready.map((place) => place.candidate_id)
    await db
      .update('job_candidate')
      .set(notRejected)
      .where('job_candidate.job_id', '=', job.id)
      .where('job_candidate.candidate_id', 'in', ids)
      .execute()
    await writeMoves(
      db,
      ready.map((place) => ({
        jobId: job.id,
        candidateId: place.candidate_id,
        cause: 'restored',
        from: null,
        to: stageOf(place),
        actionId,
        userName,
      })),
    )
    await dropRejectionMails(
      db,
      ready.map(({ id }) => id),
    )
    await recountJobs(db, [job.id])
    await record(
      db,
      userName,
      ids.map((candidateId) => ({ candidateId, kind: 'rejectionLifted', subject: job.title })),
    )
    await publishPipelineChange(db, { jobId: job.id, ids: ready.map(({ id }) => id) })
  }
  const done = ready.map((place) => toOutcome(place, 'done'))
  return { actionId, results: await toOrderedOutcomes(db, asked, done, others) }
}

/**
 * Cancels the rejection mails that have not been sent, and removes them from the conversations. Returns their number.
 */
export async function dropRejectionMails(db: Context['db'], placeIds: readonly string[]): Promise<number> {
  const mailIds = await dropWaitingMails(db, rejectionMail, placeIds)
  await takeOutOfConversations(db, mailIds)
  return mailIds.length
}

/** The columns of a place without a rejection. */
export const notRejected = {
  rejected_at: null,
  rejected_by: null,
  reject_reason_id: null,
  reject_reason: null,
  reject_note: null,
} as const
