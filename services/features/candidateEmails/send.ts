import { htmlOf, trimBlocks } from '../../../common/richText/write.ts'
import { say, type FieldMessage } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { megabyte } from '../../core/contract/shapes.ts'
import { liveRecord } from '../../core/files/fileRecords.ts'
import { badInput } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { giveAddress, localParts } from '../../core/inbound/addresses.ts'
import { messageIdOf } from '../../core/mail/compose.ts'
import { demandSending, personalMail, putMails } from '../../core/mail/outbox.ts'
import type { Line } from '../../core/mail/letter.ts'
import { richLetter } from '../../core/mail/richLetter.ts'
import { record } from '../candidates/writes/history.ts'
import { ownFile, type FileAccess } from '../media/access.ts'
import { mailPictures } from '../media/pictures.ts'
import { emailLimits, type CandidateEmail, type candidateEmailSend } from './contract.ts'
import { emailFileOwner } from './fileAccess.ts'
import { emailById } from './queries.ts'
import type { EmailFile } from './tables.ts'
import { write } from './writing.ts'

/** Kind of the addresses that answers of candidates come to. */
export const conversationOwner = 'candidateConversation'

/** The address that answers of a candidate come to; null where the services receive no mails. */
async function replyAddress({ db, product }: RequestContext, candidateId: string): Promise<string | null> {
  if (!product.mailDomain) return null
  await giveAddress(db, conversationOwner, candidateId, 'reply')
  return `${(await localParts(db, conversationOwner, [candidateId])).get(candidateId)}@${product.mailDomain}`
}

/** The mail that another one goes on from: the last one of the conversation. */
async function lastMessage({ db, product }: RequestContext, candidateId: string): Promise<string | undefined> {
  const last = await db
    .from('candidate_email')
    .select(['mail_id', 'message_id'])
    .where('candidate_id', '=', candidateId)
    .orderBy('candidate_email.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.message_id?.startsWith('<')) return last.message_id
  return last?.mail_id ? messageIdOf(last.mail_id, product.mailFrom) : undefined
}

/** Uploads of the caller as files of the mail; what is wrong with them otherwise. */
async function takeFiles(
  { db, caller }: RequestContext,
  paths: readonly string[],
  id: string,
): Promise<EmailFile[] | FieldMessage> {
  const files: EmailFile[] = []
  for (const path of new Set(paths)) {
    const found = await liveRecord(db, path)
    if (!found || found.owner_kind !== null || found.created_by !== caller.userName) return say('FILE_GONE')
    files.push({ name: found.name, contentType: found.content_type, size: found.size, path })
  }
  const most = emailLimits.megabytes * megabyte
  if (files.reduce((sum, { size }) => sum + size, 0) > most)
    return say('FILES_TOO_LARGE', { megabytes: `${emailLimits.megabytes}` })
  for (const { path } of files) await ownFile(db, caller, path!, { kind: emailFileOwner, id })
  return files
}

/** Sends a mail to a candidate in the name of the caller, and keeps it in their conversation; not what the product adds below. */
export async function sendCandidateEmail(
  context: RequestContext,
  body: BodyOf<typeof candidateEmailSend>,
  accesses: readonly FileAccess[],
  below: readonly Line[] = [],
): Promise<CandidateEmail> {
  demandSending(context)
  const { db, caller, product } = context
  const { candidate, jobId, writer, subject, blocks, missing } = await write(context, body)
  const wanted = body.toAddress?.trim().toLowerCase()
  const toAddress = wanted ? candidate.emails.find((one) => one.toLowerCase() === wanted) : candidate.emails[0]
  const nothingKnown = say('NOTHING_KNOWN', { tokens: missing.join(', ') })
  const faults = {
    subject: subject === '' ? required : /[\r\n]/.test(subject) ? say('ONE_LINE') : undefined,
    contents: trimBlocks(blocks).length === 0 ? required : missing.length > 0 ? nothingKnown : undefined,
    toAddress: toAddress ? undefined : say('NO_ADDRESS'),
    attachments: (body.attachments?.length ?? 0) > emailLimits.files ? maximum(emailLimits.files) : undefined,
  }
  const errors = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, [fault]] as const] : []))
  if (errors.length > 0) throw badInput(Object.fromEntries(errors))
  const id = newId()
  const files = await takeFiles(context, body.attachments ?? [], id)
  if (!Array.isArray(files)) throw badInput({ attachments: [files] })
  const pictures = await mailPictures(context, blocks, { kind: emailFileOwner, id }, accesses)
  if (!pictures) throw badInput({ contents: [say('PICTURE_GONE')] })
  const replyTo = await replyAddress(context, candidate.id)
  const inReplyTo = await lastMessage(context, candidate.id)
  const from = { address: writer?.email ?? product.mailFrom, name: writer?.fullName ?? caller.userName }
  const mailId = newId()
  await putMails(db, [
    {
      ...richLetter(blocks, { subject, pictures, below }),
      id: mailId,
      kind: personalMail,
      recipient: toAddress!,
      createdBy: caller.userName,
      sourceId: id,
      from,
      attachments: [...pictures, ...files.map(({ name, contentType, path }) => ({ name, contentType, path: path! }))],
      ...(replyTo && { replyTo }),
      ...(inReplyTo && { inReplyTo }),
    },
  ])
  await db
    .insert('candidate_email', {
      id,
      candidate_id: candidate.id,
      is_received: false,
      mail_id: mailId,
      job_id: jobId,
      user_name: caller.userName,
      from_name: from.name,
      from_address: from.address,
      to_address: toAddress!,
      subject,
      contents: htmlOf(trimBlocks(blocks)),
      message_id: null,
      received_for: null,
      attachments: JSON.stringify(files),
    })
    .execute()
  await record(db, caller.userName, [{ candidateId: candidate.id, kind: 'emailed', subject }])
  return emailById(db, id)
}
