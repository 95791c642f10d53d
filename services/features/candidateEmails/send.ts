import { htmlOf, trimBlocks } from '../../../common/richText/write.ts'
import { createMessage } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { demandSending, personalMail, putMails } from '../../core/mail/outbox.ts'
import type { Line } from '../../core/mail/letter.ts'
import { richLetter } from '../../core/mail/richLetter.ts'
import { record } from '../candidates/writes/history.ts'
import type { FileAccess } from '../media/access.ts'
import { demandNone, faultsOf, takeContent } from './content.ts'
import type { CandidateEmail, candidateEmailSend } from './contract.ts'
import { emailFileOwner } from './fileAccess.ts'
import { emailById } from './queries.ts'
import { findLastMessageIds, replyAddresses } from './threads.ts'
import { write, type Writing } from './writing.ts'

/** Returns the name and address that a mail is sent from. */
export const fromOf = (
  { product, caller }: Pick<RequestContext, 'product' | 'caller'>,
  { writer }: Pick<Writing, 'writer'>,
): { address: string; name: string } => ({
  address: writer?.email ?? product.mailFrom,
  name: writer?.fullName ?? caller.userName,
})

/**
 * Sends a mail to a candidate in the name of the caller and stores it in their conversation, without the lines that the
 * product adds `below`.
 */
export async function sendCandidateEmail(
  context: RequestContext,
  { attachments: paths = [], toAddress: wantedAddress, ...wording }: BodyOf<typeof candidateEmailSend>,
  accesses: readonly FileAccess[],
  below: readonly Line[] = [],
): Promise<CandidateEmail> {
  demandSending(context)
  const { db, caller } = context
  const { candidate, jobId, writer, subject, blocks, missing } = await write(context, wording)
  const wanted = wantedAddress?.trim().toLowerCase()
  const toAddress = wanted ? candidate.emails.find((one) => one.toLowerCase() === wanted) : candidate.emails[0]
  const faults = faultsOf({ subject, blocks }, paths)
  demandNone({
    ...faults,
    contents:
      faults.contents ??
      (missing.length > 0 ? createMessage('NOTHING_KNOWN', { tokens: missing.join(', ') }) : undefined),
    toAddress: toAddress ? undefined : createMessage('NO_ADDRESS'),
  })
  const id = newId()
  const owner = { kind: emailFileOwner, id }
  const { files, pictures, attachments } = await takeContent(context, blocks, paths, owner, accesses)
  const replyTo = (await replyAddresses(context, [candidate.id])).get(candidate.id)
  const inReplyTo = (await findLastMessageIds(context, [candidate.id])).get(candidate.id)
  const from = fromOf(context, { writer })
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
      attachments,
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
