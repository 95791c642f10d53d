import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { escapeText } from '../../../common/richText/write.ts'
import { plainTextOf } from '../../../common/richText/text.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { addRecord } from '../../core/files/fileRecords.ts'
import { fileName, visible } from '../../core/files/fileNames.ts'
import { detectType } from '../../core/files/fileType.ts'
import { newId } from '../../core/ids.ts'
import type { MailHandler } from '../../core/inbound/handler.ts'
import { loopReason } from '../../core/inbound/loops.ts'
import { parseMail, type MailFile, type ParsedMail } from '../../core/inbound/parse.ts'
import type { JobContext, Queue } from '../../core/jobs/jobs.ts'
import { candidatePath, notify } from '../../core/notifications/notify.ts'
import { readRichText, sanitizeRichText } from '../../core/richText/sanitize.ts'
import { successor } from '../candidates/live.ts'
import { tellCandidates } from '../candidates/writes/history.ts'
import { checkParts, kindOf } from '../media/kinds.ts'
import { mediaMaxBytes } from '../media/mediaShapes.ts'
import { emailLimits } from './contract.ts'
import { emailFileOwner } from './fileAccess.ts'
import { splitQuoted } from './quoted.ts'
import { conversationOwner } from './threads.ts'
import type { EmailFile } from './tables.ts'

interface ReplyJob {
  companyId: string
  candidateId: string
  emailId: string
  sender: string
  path: string
  size: number
}

/** Longest letter that is kept; what goes on is cut. */
const longestText = 100_000
const longestLine = 500
const line = (text: string, length = longestLine) => visible(text).slice(0, length).toWellFormed()

export const replyQueue: Queue<ReplyJob> = {
  name: 'candidate-reply',
  handle: (job, context) => keepReply(job, context),
  mostCrashes: 2,
  failed: (job, context) => keepUnread(job, context),
}

/** Takes the mails to the address of a conversation. Those to a merged candidate go to the one it has become part of. */
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

/** Text as paragraphs of HTML. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.split('\n').map(escapeText).join('<br>')}</p>`)
    .join('')

/** What a mail says, as plain text; of one that is HTML alone, what is to be read of it. Some programs send a letter as a part without a name. */
function textOf({ text, html, files }: ParsedMail): string {
  const part = files.find(({ name, type }) => name === '' && type === 'text/plain')
  const written = text.trim() === '' && part ? Buffer.from(part.bytes).toString() : text
  const said = written.trim() !== '' ? written : plainTextOf(readRichText(html, 'page'))
  return said.slice(0, longestText).toWellFormed()
}

/** Keeps the files of a mail that are of the kinds that people may upload; names the others. */
async function keepFiles(
  files: readonly MailFile[],
  companyId: string,
  store: JobContext['files'],
): Promise<(EmailFile & { sha256: string | null })[]> {
  const kept: (EmailFile & { sha256: string | null })[] = []
  for (const { name: called, bytes } of files.filter(({ name }) => name.trim() !== '').slice(0, emailLimits.files)) {
    const name = fileName(called)
    const content = Buffer.from(bytes)
    const file = { name, size: content.length, contentType: 'application/octet-stream', path: null, sha256: null }
    try {
      const kind = kindOf(name, detectType(content))
      await checkParts(kind, content)
      const { path } = await store.save(companyId, name, Readable.from([content]), mediaMaxBytes)
      const sha256 = createHash('sha256').update(content).digest('hex')
      kept.push({ ...file, contentType: kind.contentType, path, sha256 })
    } catch (error) {
      if (!(error as { status?: number }).status) throw error
      kept.push(file)
    }
  }
  return kept
}

/** Who is told that a candidate has written: the owner, and who wrote to them last. */
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

interface Reply {
  from: { name: string; address: string }
  subject: string
  contents: string
  quoted: string
  messageId: string
  isAutomatic: boolean
  files: readonly (EmailFile & { sha256: string | null })[]
}

/** Puts a mail into the conversation, once; answers whether it is there by this call. */
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
        attachments: JSON.stringify(files.map(({ sha256: _sha256, ...file }) => file)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('candidate_email.id')
      .executeTakeFirst()
    if (!put) return false
    for (const { path, name, contentType, size, sha256 } of files)
      if (path)
        await addRecord(tx, {
          path,
          name,
          contentType,
          size,
          sha256,
          createdBy: '',
          owner: { kind: emailFileOwner, id: emailId },
        })
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

/** Name and address of a line such as `Lan <lan@mail.example>`; the sender of the envelope where it names none. */
function writerOf(from: string, sender: string): Reply['from'] {
  const begin = from.lastIndexOf('<')
  const address = begin >= 0 && from.endsWith('>') ? from.slice(begin + 1, -1) : sender
  const name = begin >= 0 ? from.slice(0, begin).trim() : from
  return { name: line(name || address, 250), address: line(address, 320) }
}

/** Reads a mail and puts it into the conversation; may be done again at any point. */
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
  const { own, quoted } = splitQuoted(textOf(parsed))
  const isPut = await putReply(db, job, {
    from: writerOf(parsed.from, job.sender),
    subject: line(parsed.subject, emailLimits.subject),
    contents: sanitizeRichText(paragraphs(own), 'page'),
    quoted,
    messageId: line(parsed.messageId ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`),
    isAutomatic: loop !== null,
    files: kept,
  })
  if (!isPut) for (const { path } of kept) if (path) await files.remove(path)
  await files.remove(job.path)
}

/** A mail that cannot be read is kept whole, as a file to be saved. */
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
