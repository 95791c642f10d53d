import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { putMails, type NewMail } from '../../core/mail/outbox.ts'
import { findLastMessageIds, replyAddresses } from './threads.ts'
import './tables.ts'

/** The kind of rejection mails. They refer to the candidate's place in the job. */
export const rejectionMail = 'rejection'

/** A mail that the product sends to a candidate on behalf of a user. `contents` is its text without the frame. */
export interface ConversationMail {
  mail: NewMail
  candidateId: string
  jobId: string | null
  contents: string
}

/** Puts mails into the outbox and into the conversations with the candidates, where answers arrive. */
export async function putIntoConversations(
  { db, product }: Pick<RequestContext, 'db' | 'product'>,
  mails: readonly ConversationMail[],
): Promise<void> {
  if (mails.length === 0) return
  const ids = mails.map(({ candidateId }) => candidateId)
  const replies = await replyAddresses({ db, product }, ids)
  const threads = await findLastMessageIds({ db, product }, ids)
  const numbered = mails.map(({ mail, ...of }) => ({ mail: { ...mail, id: newId() }, ...of }))
  await putMails(
    db,
    numbered.map(({ mail, candidateId }) => {
      const replyTo = replies.get(candidateId)
      const inReplyTo = threads.get(candidateId)
      return { ...mail, ...(replyTo && { replyTo }), ...(inReplyTo && { inReplyTo }) }
    }),
  )
  await db
    .insert(
      'candidate_email',
      numbered.map(({ mail, candidateId, jobId, contents }) => ({
        id: newId(),
        candidate_id: candidateId,
        is_received: false,
        mail_id: mail.id,
        job_id: jobId,
        user_name: mail.createdBy,
        from_name: mail.from?.name || product.name,
        from_address: mail.from?.address ?? product.mailFrom,
        to_address: mail.recipient,
        subject: mail.subject,
        contents,
        message_id: null,
        received_for: null,
      })),
    )
    .execute()
}

/** Removes mails from the conversations that were removed from the outbox before they were sent. */
export async function takeOutOfConversations(db: CompanyDb, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length > 0) await db.delete('candidate_email').where('candidate_email.mail_id', 'in', mailIds).execute()
}
