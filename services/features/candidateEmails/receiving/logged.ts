import { buffer } from 'node:stream/consumers'
import type { AnswerOf, BodyOf } from '../../../core/contract/operation.ts'
import { noCache } from '../../../core/cache.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { companyDirectory } from '../../../core/identity/people/directory.ts'
import { readerById, userIdOf } from '../../../core/identity/people/readers.ts'
import { newId } from '../../../core/ids.ts'
import { giveAddress, localParts, takeAddress } from '../../../core/inbound/addresses.ts'
import type { MailHandler } from '../../../core/inbound/handler.ts'
import { loopReason } from '../../../core/inbound/loops.ts'
import { parseMail } from '../../../core/inbound/parse.ts'
import type { JobContext, Queue } from '../../../core/jobs/jobs.ts'
import { notify } from '../../../core/notifications/notify.ts'
import { contactsOf } from '../../candidates/writes/contacts.ts'
import { record } from '../../candidates/writes/history.ts'
import type { candidateEmailLogAddress } from '../contract.ts'
import { fileColumn, keepFiles, letterOf, attachKeptFiles, type Letter } from './reading.ts'

/** The owner kind of the addresses that users put into BCC. */
const logOwner = 'userMails'
/** A mail to more candidates than this is a mailing list and not a personal mail. */
const mostCandidates = 20

interface LogJob {
  companyId: string
  userId: string
  sender: string
  path: string
}

/** Returns the address that the caller puts into BCC, or null if the services do not receive mails. */
export async function logAddress(
  { db, caller, product }: Pick<RequestContext, 'db' | 'caller' | 'product'>,
  { isNew }: BodyOf<typeof candidateEmailLogAddress>,
): Promise<AnswerOf<typeof candidateEmailLogAddress>> {
  if (!product.mailDomain) return { address: null }
  const id = await userIdOf(db, caller.userName)
  if (isNew) await takeAddress(db, logOwner, id)
  await giveAddress(db, logOwner, id, 'log')
  return { address: `${(await localParts(db, logOwner, [id])).get(id)}@${product.mailDomain}` }
}

export const logQueue: Queue<LogJob> = {
  name: 'candidate-logged-mail',
  handle: (job, context) => keepLogged(job, context),
  mostCrashes: 2,
  failed: async ({ path }, { files, log }) => {
    log.warn({ path }, 'a mail that somebody wrote elsewhere cannot be read')
    await files.remove(path)
  },
}

/** Receives the copies of mails that users write in their own mail programs. */
export const logHandler: MailHandler = {
  kind: logOwner,
  receive: ({ db, jobs, log }, userId, { path, sender }) =>
    db.transaction(async (tx) => {
      if (!(await readerById(tx, userId))) return false
      if (path === null) {
        log.info({ user: userId }, 'a copy of a mail was larger than the receiver takes')
        return true
      }
      const job: LogJob = { companyId: db.companyId, userId, sender, path }
      await jobs.add(tx, logQueue.name, newId(), job)
      return true
    }),
}

/** Returns the candidates to whom a mail is addressed, each with the matching address. */
async function candidatesAt(db: CompanyDb, addresses: readonly string[]) {
  const keys = contactsOf({ emails: addresses, phones: [] }).map(({ key }) => key)
  if (keys.length === 0) return []
  return db
    .from('candidate_contact')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'candidate_contact.company_id')
        .onRef('candidate.id', '=', 'candidate_contact.candidate_id'),
    )
    .select(['candidate.id', 'candidate_contact.key as address'])
    .distinctOn('candidate.id')
    .where('candidate_contact.kind', '=', 'email')
    .where('candidate_contact.key', 'in', keys)
    .where('candidate.deleted_at', 'is', null)
    .orderBy('candidate.id')
    .limit(mostCandidates + 1)
    .execute()
}

/** Whether a user currently may write to candidates. */
async function mayWrite(db: CompanyDb, userName: string): Promise<boolean> {
  const one = { pageIndex: 0, pageSize: 1 }
  const { data } = await companyDirectory(noCache, db).holders('Candidate:UpdateCandidate', { among: [userName] }, one)
  return data.length > 0
}

interface Copy extends Letter {
  candidateId: string
  toAddress: string
  userName: string
}

/** Adds a copy to the conversation with a candidate, unless it is already there. Returns whether it was added. */
const putCopy = (
  db: CompanyDb,
  emailId: string,
  copy: Copy,
  files: Parameters<typeof attachKeptFiles>[1],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { candidateId, userName, from, subject } = copy
    const put = await tx
      .insert('candidate_email', {
        id: emailId,
        candidate_id: candidateId,
        is_received: false,
        mail_id: null,
        job_id: null,
        user_name: userName,
        from_name: from.name,
        from_address: from.address,
        to_address: copy.toAddress,
        subject,
        contents: copy.contents,
        quoted: copy.quoted,
        message_id: copy.messageId,
        received_for: candidateId,
        attachments: fileColumn(files),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('candidate_email.id')
      .executeTakeFirst()
    if (!put) return false
    await attachKeptFiles(tx, files, emailId)
    await record(tx, userName, [{ candidateId, kind: 'emailed', subject }])
    return true
  })

/**
 * Reads a copy and adds it to the conversations of the candidates to whom it is addressed. It may be repeated after an
 * interruption at any point. Only mails from the owner of the address count, because the secret address may have become
 * known through a forwarded mail.
 */
async function keepLogged({ companyId, userId, sender, path }: LogJob, context: JobContext): Promise<void> {
  const { files, log, signal } = context
  const db = context.companyDb(companyId)
  const raw = new Uint8Array(await buffer(await files.read(path)))
  const parsed = await parseMail(raw, signal)
  const user = await readerById(db, userId)
  const letter = parsed && letterOf(parsed, sender, raw)
  const isTheirs =
    user?.email != null &&
    letter?.from.address.toLowerCase() === user.email.toLowerCase() &&
    (await mayWrite(db, user.userName))
  if (!parsed || !letter || !user || !isTheirs || loopReason(parsed, sender) !== null) {
    log.info({ user: userId }, 'a copy of a mail is not of whose address it came to, or of a machine')
    return files.remove(path)
  }
  const candidates = await candidatesAt(db, parsed.to)
  if (candidates.length === 0 || candidates.length > mostCandidates)
    await notify(db, null, {
      kind: 'mailFitsNobody',
      to: [user.userName],
      params: { subject: letter.subject || '—' },
      path: '/candidates',
    })
  else
    for (const { id: candidateId, address: toAddress } of candidates) {
      const kept = await keepFiles(parsed.files, companyId, files)
      const isPut = await putCopy(db, newId(), { ...letter, candidateId, toAddress, userName: user.userName }, kept)
      if (!isPut) for (const file of kept) if (file.path) await files.remove(file.path)
    }
  await files.remove(path)
}
