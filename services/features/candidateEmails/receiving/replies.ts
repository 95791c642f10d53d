import { buffer } from 'node:stream/consumers'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { newId } from '../../../core/ids.ts'
import type { MailHandler } from '../../../core/inbound/handler.ts'
import { loopReason } from '../../../core/inbound/loops.ts'
import { parseMail } from '../../../core/inbound/parse.ts'
import type { JobContext, Queue } from '../../../core/jobs/jobs.ts'
import { candidatePath, notify } from '../../../core/notifications/notify.ts'
import { successor } from '../../candidates/live.ts'
import { tellCandidates } from '../../candidates/writes/history.ts'
import { conversationOwner } from '../threads.ts'
import { fileColumn, keepFiles, letterOf, attachKeptFiles, type KeptFile, type Letter } from './reading.ts'

interface ReplyJob {
  companyId: string
  candidateId: string
  emailId: string
  sender: string
  path: string
  size: number
}

export const replyQueue: Queue<ReplyJob> = {
  name: 'candidate-reply',
  handle: (job, context) => keepReply(job, context),
  mostCrashes: 2,
  failed: (job, context) => keepUnread(job, context),
}

/** Receives mails to the address of a conversation. Mails to a merged candidate go to the candidate that remains. */
export const replyHandler: MailHandler = {
  kind: conversationOwner,
  receive: ({ db, jobs, log }, ownerId, { path, sender, size }) =>
    db.transaction(async (tx) => {
      const candidateId = await successor(tx, ownerId)
      if (!candidateId) return false
      if (path === null) {
        log.info({ candidate: candidateId }, 'a reply was larger than the receiver takes')
        return true
      }
      const emailId = newId()
      const job: ReplyJob = { companyId: db.companyId, candidateId, emailId, sender, path, size }
      await jobs.add(tx, replyQueue.name, emailId, job)
      return true
    }),
}

/** Returns who is notified of a candidate's mail: the owner, and the user who last wrote to the candidate. */
async function readersOfReply(db: CompanyDb, candidateId: string, owner: string | null): Promise<string[]> {
  const last = await db
    .from('candidate_email')
    .select('user_name')
    .where('candidate_id', '=', candidateId)
    .where('user_name', 'is not', null)
    .orderBy('candidate_email.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return [owner, last?.user_name].filter((name) => name != null)
}

interface Reply extends Letter {
  isAutomatic: boolean
  files: readonly KeptFile[]
}

/** Adds a mail to the conversation, unless it is already there. Returns whether it was added. */
async function putReply(db: CompanyDb, { candidateId, emailId }: ReplyJob, reply: Reply): Promise<boolean> {
  return db.transaction(async (tx) => {
    const id = await successor(tx, candidateId)
    const candidate =
      id &&
      (await tx
        .from('candidate')
        .select(['candidate.id', 'candidate.name', 'candidate.owner'])
        .where('candidate.id', '=', id)
        .forUpdate()
        .executeTakeFirst())
    if (!candidate) return false
    const { from, files } = reply
    const put = await tx
      .insert('candidate_email', {
        id: emailId,
        candidate_id: candidate.id,
        is_received: true,
        is_automatic: reply.isAutomatic,
        mail_id: null,
        job_id: null,
        user_name: null,
        from_name: from.name,
        from_address: from.address,
        to_address: '',
        subject: reply.subject,
        contents: reply.contents,
        quoted: reply.quoted,
        message_id: reply.messageId,
        received_for: candidateId,
        attachments: fileColumn(files),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('candidate_email.id')
      .executeTakeFirst()
    if (!put) return false
    await attachKeptFiles(tx, files, emailId)
    await tx.update('candidate').set({ last_activity_at: new Date() }).where('id', '=', candidate.id).execute()
    await tellCandidates(tx, [candidate.id])
    if (!reply.isAutomatic)
      await notify(tx, null, {
        kind: 'candidateReplied',
        to: await readersOfReply(tx, candidate.id, candidate.owner),
        params: { candidate: candidate.name, subject: reply.subject || '—' },
        path: candidatePath(candidate.id, 'messages'),
      })
    return true
  })
}

/** Reads a mail and adds it to the conversation. It may be repeated after an interruption at any point. */
async function keepReply(job: ReplyJob, { companyDb, files, log, signal }: JobContext): Promise<void> {
  const db = companyDb(job.companyId)
  const raw = new Uint8Array(await buffer(await files.read(job.path)))
  const parsed = await parseMail(raw, signal)
  if (!parsed) return keepUnread(job, { companyDb })
  const loop = loopReason(parsed, job.sender)
  if (loop === 'hops' || loop === 'xLoop') {
    log.warn({ candidate: job.candidateId, reason: loop }, 'a reply goes in circles')
    return files.remove(job.path)
  }
  const kept = await keepFiles(parsed.files, job.companyId, files)
  const isPut = await putReply(db, job, {
    ...letterOf(parsed, job.sender, raw),
    isAutomatic: loop !== null,
    files: kept,
  })
  if (!isPut) for (const { path } of kept) if (path) await files.remove(path)
  await files.remove(job.path)
}

/** Stores a mail that cannot be read as a file for download. */
async function keepUnread(job: ReplyJob, { companyDb }: Pick<JobContext, 'companyDb'>): Promise<void> {
  const file = { name: 'message.eml', contentType: 'message/rfc822', size: job.size, path: job.path, sha256: null }
  await putReply(companyDb(job.companyId), job, {
    from: { name: job.sender || '—', address: job.sender },
    subject: '',
    contents: '',
    quoted: '',
    messageId: `unread:${job.emailId}`,
    isAutomatic: false,
    files: [file],
  })
}
