import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { newId } from '../../core/ids.ts'
import { demandSending, mailFileOwner, putMails } from '../../core/mail/outbox.ts'
import { richLetter } from '../../core/mail/richLetter.ts'
import { fill } from '../../core/mail/templates.ts'
import { fillRichText } from '../../core/richText/tokens.ts'
import type { Parts } from '../lookups/vocabulary.ts'
import type { FileAccess } from '../media/access.ts'
import { mailPictures } from '../media/pictures.ts'
import { checkLetter, checkSender, demandFaultless, type Letter } from './checks.ts'
import type { emailTemplateManageTest } from './manageContract.ts'
import type { Tokens } from './tokens.ts'

/**
 * Returns a mail with the values of the company's placeholders, and with the descriptions of all others in brackets.
 */
function exampleOf(subject: string, blocks: readonly RichTextBlock[], { names, values, descriptions }: Tokens) {
  const shown = Object.fromEntries(names.map((name) => [name, values[name] ?? `[${descriptions[name] ?? name}]`]))
  return { subject: fill(subject, shown, names).text, blocks: fillRichText(blocks, shown, names).blocks }
}

/** Returns a mail as a preview for users who write its template. */
export async function previewOf(parts: Parts, letter: Letter): Promise<{ subject: string; blocks: RichTextBlock[] }> {
  const errors: FieldErrors = {}
  const { subject, blocks, tokens } = await checkLetter(parts, letter, errors)
  demandFaultless(errors)
  return exampleOf(subject, blocks, tokens)
}

/** Sends a mail to the user who writes its template. Returns the mail. */
export async function sendTest(
  context: RequestContext,
  sent: BodyOf<typeof emailTemplateManageTest>,
  accesses: readonly FileAccess[],
): Promise<{ emailId: string; recipient: string }> {
  demandSending(context)
  const { db, caller } = context
  const errors: FieldErrors = {}
  const { subject, blocks, tokens } = await checkLetter(context, sent, errors)
  const from = await checkSender(context, sent, errors)
  demandFaultless(errors)
  const recipient = (await readersOf(db, [caller.userName])).get(caller.userName.toLowerCase())?.email
  if (!recipient) throw refused('NO_EMAIL', 'The account has no e-mail address')
  const id = newId()
  const attachments = await mailPictures(context, blocks, { kind: mailFileOwner, id }, accesses)
  if (!attachments) throw badInput({ contents: [createMessage('PICTURE_GONE')] })
  const example = exampleOf(subject, blocks, tokens)
  const letter = richLetter(example.blocks, { subject: example.subject, pictures: attachments })
  await putMails(db, [
    { ...letter, id, kind: 'template-test', recipient, from, attachments, createdBy: caller.userName },
  ])
  return { emailId: id, recipient }
}
