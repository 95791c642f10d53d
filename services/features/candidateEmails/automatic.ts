import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { putMails, type NewMail } from '../../core/mail/outbox.ts'
import { lastMessages, replyAddresses } from './threads.ts'
import './tables.ts'

/** Kind of the mails that tell candidates of their rejection; they belong to the candidate's place in the job. */
export const rejectionMail = 'rejection'

/** A mail that the product sends to a candidate for somebody; `contents`: what it says, without the frame. */
export interface ConversationMail {
  mail: NewMail
  candidateId: string
  jobId: string | null
  contents: string
}

/** Puts mails into the outbox and into the conversations with the candidates, to which answers come back. */
export async function putIntoConversations(
  { db, product }: Pick<RequestContext, 'db' | 'product'>,
  mails: readonly ConversationMail[],
): Promise<void> {
  if (mails.length === 0) return
  const ids = mails.map(({ candidateId }) => candidateId)
  const replies = await replyAddresses({ db, product }, ids)
  const threads = await lastMessages({ db, product }, ids)
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

/** Takes mails out of the conversations that were taken out of the outbox before they had gone. */
export async function takeOutOfConversations(db: CompanyDb, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length > 0) await db.delete('candidate_email').where('candidate_email.mail_id', 'in', mailIds).execute()
}
