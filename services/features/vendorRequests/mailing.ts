import { createMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { demandSending, putMails } from '../../core/mail/outbox.ts'
import { fill } from '../../core/mail/templates.ts'
import { richLetter } from '../../core/mail/richLetter.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { fillRichText } from '../../core/richText/tokens.ts'
import { jobRequestType } from '../emailTemplates/contract.ts'
import { templatesOf } from '../emailTemplates/queries.ts'
import { tokensOf } from '../emailTemplates/tokens.ts'
import { senderOf } from '../lookups/senders.ts'
import type { FileAccess } from '../media/access.ts'
import { mailPictures } from '../media/pictures.ts'
import { requestFileOwner } from './files.ts'
import './tables.ts'

interface Request {
  id: string
  title: string
  mail_subject: string
  mail_template: string
  mail_recipients: readonly string[]
}

/** Returns the address at which vendors open a request. */
export const requestUrl = (publicUrl: string, id: string): string => `${publicUrl}/vendor-request?id=${id}`

/** Returns the sender in the company's template for such mails, or undefined for the product itself. */
async function senderFor(context: RequestContext) {
  const all = await templatesOf(context, jobRequestType)
  const template = all.find(({ isDefault }) => isDefault) ?? all[0]
  return template && senderOf(context, template.emailFrom, template.emailFromName)
}

/**
 * Mails a request to its recipients and records it. Each recipient gets a separate mail. Job_Title and Job_Link are
 * replaced with the title and the address of the request (D-52). Must run within a transaction. Throws 400 for what is
 * missing.
 */
export async function mailRequest(
  context: RequestContext,
  { id, title, ...request }: Request,
  accesses: readonly FileAccess[],
): Promise<void> {
  const { db, caller, product } = context
  demandSending(context)
  const { names: known, values: own } = await tokensOf(context)
  const stands = { Job_Title: title, Job_Link: requestUrl(product.publicUrl, id) }
  const [names, values] = [[...known, ...Object.keys(stands)], { ...own, ...stands }]
  const subject = fill(request.mail_subject, values, names)
  const text = fillRichText(readRichText(request.mail_template, 'mail'), values, names)
  const missing = [...new Set([...subject.missing, ...text.missing])]
  const recipients = request.mail_recipients
  if (missing.length > 0)
    throw badInput({ emailContent: [createMessage('NOTHING_STANDS_FOR', { tokens: missing.join(', ') })] })
  if (subject.text.trim() === '' || text.blocks.length === 0)
    throw badInput({ emailContent: [createMessage('REQUIRED')] })
  if (recipients.length === 0) throw badInput({ vendorByLocation: [createMessage('REQUIRED')] })
  const from = await senderFor(context)
  const attachments = await mailPictures(context, text.blocks, { kind: requestFileOwner, id }, accesses)
  if (!attachments) throw badInput({ emailContent: [createMessage('PICTURE_GONE')] })
  const letter = richLetter(text.blocks, { subject: subject.text.trim(), pictures: attachments })
  const mailIds = await putMails(
    db,
    recipients.map((recipient) => ({
      ...letter,
      ...{ kind: 'vendor-request', recipient, sourceId: id, attachments, createdBy: caller.userName },
      ...(from && { from }),
    })),
  )
  await db
    .insert('vendor_request_mail', {
      ...{ id: newId(), request_id: id, subject: subject.text.trim() },
      ...{ recipients: [...recipients], mail_ids: mailIds, sent_by: caller.userName },
    })
    .execute()
  await db.update('vendor_request').set({ mailed_at: new Date() }).where('vendor_request.id', '=', id).execute()
}
