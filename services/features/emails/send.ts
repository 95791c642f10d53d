import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { framed } from '../../core/mail/letter.ts'
import { demandSending, putMails } from '../../core/mail/outbox.ts'
import { plainText } from '../../core/mail/templates.ts'
import { isEmail, unique } from '../candidates/writes/validation.ts'
import { emailSenderList } from '../lookups/vocabularyContract.ts'
import { entriesOf } from '../lookups/vocabulary.ts'
import { mostRecipients, type emailSend } from './contract.ts'

const isOneLine = (text: string) => !/[\r\n]/.test(text)

/** The sender of the company with this address. */
async function senderOf(context: RequestContext, address: string, name: string | undefined) {
  const wanted = address.trim().toLowerCase()
  const found = (await entriesOf(context, emailSenderList.kind)).find(
    ({ data }) => String(data.email).toLowerCase() === wanted,
  )
  return found && { address: String(found.data.email), name: name?.trim() || found.item.name }
}

function recipientsOf(text: string): { recipients: string[]; fault?: string } {
  const recipients = unique(
    text.split(';').map((address) => address.trim()),
    (address) => address.toLowerCase(),
  )
  const wrong = recipients.filter((address) => !isEmail(address))
  if (recipients.length === 0) return { recipients, fault: required }
  if (recipients.length > mostRecipients) return { recipients, fault: maximum(mostRecipients) }
  return wrong.length > 0 ? { recipients, fault: `Not an e-mail address: ${wrong.join(', ')}` } : { recipients }
}

/** Sends a mail to each address; answers their ids. */
export async function sendEmail(
  context: RequestContext,
  { subject, contents, emailFrom, emailFromName, emailTo }: BodyOf<typeof emailSend>,
): Promise<{ emailIds: string[] }> {
  demandSending(context)
  const body = plainText(contents)
  const { recipients, fault } = recipientsOf(emailTo)
  const from = await senderOf(context, emailFrom, emailFromName)
  const faults = {
    subject: subject.trim() === '' ? required : isOneLine(subject) ? undefined : 'must be one line',
    contents: body === '' ? required : undefined,
    emailFrom: emailFrom.trim() === '' ? required : from ? undefined : 'is no e-mail sender of the company',
    emailFromName: isOneLine(emailFromName ?? '') ? undefined : 'must be one line',
    emailTo: fault,
  }
  const errors = Object.entries(faults).flatMap(([name, text]) => (text ? [[name, [text]] as const] : []))
  if (errors.length > 0) throw badInput(Object.fromEntries(errors) as unknown as Record<string, string[]>)
  const mail = {
    kind: 'letter',
    subject: subject.trim(),
    body,
    html: framed(contents),
    from: from!,
    createdBy: context.caller.userName,
  }
  return {
    emailIds: await putMails(
      context.db,
      recipients.map((recipient) => ({ ...mail, recipient })),
    ),
  }
}
