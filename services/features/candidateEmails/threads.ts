import type { RequestContext } from '../../core/http/routes.ts'
import { giveAddresses, localParts } from '../../core/inbound/addresses.ts'
import { messageIdOf } from '../../core/mail/compose.ts'

type Context = Pick<RequestContext, 'db' | 'product'>

/** The owner kind of the addresses to which candidates reply. */
export const conversationOwner = 'candidateConversation'

/** Returns the reply addresses by candidate; none if the services do not receive mails. */
export async function replyAddresses(
  { db, product }: Context,
  candidateIds: readonly string[],
): Promise<Map<string, string>> {
  if (!product.mailDomain) return new Map()
  await giveAddresses(db, conversationOwner, candidateIds, 'reply')
  const parts = await localParts(db, conversationOwner, candidateIds)
  return new Map([...parts].map(([id, part]) => [id, `${part}@${product.mailDomain}`]))
}

/** Returns the Message-ID of the last mail of each conversation, by candidate. The next mail is a reply to it. */
export async function findLastMessageIds(
  { db, product }: Context,
  candidateIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .from('candidate_email')
    .select(['candidate_email.candidate_id', 'candidate_email.mail_id', 'candidate_email.message_id'])
    .distinctOn('candidate_email.candidate_id')
    .where('candidate_email.candidate_id', 'in', candidateIds)
    .orderBy('candidate_email.candidate_id')
    .orderBy('candidate_email.id', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ candidate_id: id, mail_id: mailId, message_id: messageId }) => {
      if (messageId?.startsWith('<')) return [[id, messageId] as const]
      return mailId ? [[id, messageIdOf(mailId, product.mailFrom)] as const] : []
    }),
  )
}
