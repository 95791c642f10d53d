import { isEmail } from '../../../common/patterns.ts'
import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import { trimBlocks } from '../../../common/richText/write.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { demandSending, mailFileOwner, putMails } from '../../core/mail/outbox.ts'
import { richLetter } from '../../core/mail/richLetter.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { fillRichText } from '../../core/richText/tokens.ts'
import { unique } from '../candidates/writes/validation.ts'
import { senderOf } from '../lookups/senders.ts'
import type { FileAccess } from '../media/access.ts'
import { mailPictures } from '../media/pictures.ts'
import { mostRecipients, type emailSend } from './contract.ts'

const isOneLine = (text: string) => !/[\r\n]/.test(text)

function recipientsOf(text: string): { recipients: string[]; fault?: FieldMessage } {
  const recipients = unique(
    text.split(';').map((address) => address.trim()),
    (address) => address.toLowerCase(),
  )
  const wrong = recipients.filter((address) => !isEmail(address))
  if (recipients.length === 0) return { recipients, fault: required }
  if (recipients.length > mostRecipients) return { recipients, fault: maximum(mostRecipients) }
  return wrong.length > 0
    ? { recipients, fault: createMessage('WRONG_ADDRESSES', { addresses: wrong.join(', ') }) }
    : { recipients }
}

/** Returns the error of a mail's text, which must not be empty or contain placeholders. */
function contentsFault(blocks: readonly RichTextBlock[]): FieldMessage | undefined {
  if (trimBlocks(blocks).length === 0) return required
  const { missing } = fillRichText(blocks, {})
  return missing.length > 0 ? createMessage('NOTHING_STANDS_FOR', { tokens: missing.join(', ') }) : undefined
}

/** Sends a mail to each address. Returns the ids of the mails. */
export async function sendEmail(
  context: RequestContext,
  { subject, contents, emailFrom, emailFromName, emailTo }: BodyOf<typeof emailSend>,
  accesses: readonly FileAccess[],
): Promise<{ emailIds: string[] }> {
  demandSending(context)
  const blocks = readRichText(contents, 'mail')
  const { recipients, fault } = recipientsOf(emailTo)
  const from = await senderOf(context, emailFrom, emailFromName)
  const faults = {
    subject: subject.trim() === '' ? required : isOneLine(subject) ? undefined : createMessage('ONE_LINE'),
    contents: contentsFault(blocks),
    emailFrom: emailFrom.trim() === '' ? required : from ? undefined : createMessage('UNKNOWN_SENDER'),
    emailFromName: isOneLine(emailFromName ?? '') ? undefined : createMessage('ONE_LINE'),
    emailTo: fault,
  }
  const errors = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, [fault]] as const] : []))
  if (errors.length > 0) throw badInput(Object.fromEntries(errors))
  const id = newId()
  const attachments = await mailPictures(context, blocks, { kind: mailFileOwner, id }, accesses)
  if (!attachments) throw badInput({ contents: [createMessage('PICTURE_GONE')] })
  const mail = {
    ...richLetter(blocks, { subject: subject.trim(), pictures: attachments }),
    kind: 'letter',
    from: from!,
    attachments,
    createdBy: context.caller.userName,
  }
  return {
    emailIds: await putMails(
      context.db,
      recipients.map((recipient, at) => ({ ...mail, recipient, ...(at === 0 && { id }) })),
    ),
  }
}
