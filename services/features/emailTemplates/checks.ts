import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import { richTextLength } from '../../../common/richText/text.ts'
import { trimBlocks } from '../../../common/richText/write.ts'
import { createMessage, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { fillRichText } from '../../core/richText/tokens.ts'
import { senderOf } from '../lookups/senders.ts'
import type { Parts } from '../lookups/vocabulary.ts'
import { templateLimits } from './templateShapes.ts'
import { tokensOf, type Tokens } from './tokens.ts'

/** The texts of a mail before its placeholders are filled. */
export interface Letter {
  subject: string
  contents: string
}

export const isOneLine = (text: string): boolean => !/[\r\n]/.test(text)

const textFault = (text: string, max: number): FieldMessage | undefined => {
  if (text === '') return required
  if (!isOneLine(text)) return createMessage('ONE_LINE')
  return [...text].length > max ? maximum(max) : undefined
}

/** Checks a required text of one line; adds errors to `errors`. */
export function checkLine(errors: FieldErrors, name: string, typed: string, max: number): string {
  const text = typed.normalize('NFC').trim()
  const fault = textFault(text, max)
  if (fault) errors[name] = [fault]
  return text
}

function contentsFault(blocks: readonly RichTextBlock[], names: readonly string[]): FieldMessage | undefined {
  if (trimBlocks(blocks).length === 0) return required
  if (richTextLength(blocks) > templateLimits.contents) return maximum(templateLimits.contents)
  const known = Object.fromEntries(names.map((name) => [name, name]))
  const { missing } = fillRichText(blocks, known)
  return missing.length > 0 ? createMessage('NOTHING_STANDS_FOR', { tokens: missing.join(', ') }) : undefined
}

/** Checks the texts of a mail; adds errors to `errors`. */
export async function checkLetter(
  parts: Parts,
  { subject: typed, contents }: Letter,
  errors: FieldErrors,
): Promise<{ subject: string; blocks: RichTextBlock[]; tokens: Tokens }> {
  const tokens = await tokensOf(parts)
  const subject = checkLine(errors, 'subject', typed, templateLimits.subject)
  const blocks = readRichText(contents, 'mail')
  const fault = contentsFault(blocks, tokens.names)
  if (fault) errors.contents = [fault]
  return { subject, blocks, tokens }
}

/** Returns the sender of a mail; adds errors to `errors`. */
export async function checkSender(
  parts: Parts,
  { emailFrom, emailFromName }: { emailFrom: string; emailFromName: string },
  errors: FieldErrors,
): Promise<{ address: string; name: string }> {
  const sender = await senderOf(parts, emailFrom, emailFromName)
  if (!sender) errors.emailFrom = [emailFrom.trim() === '' ? required : createMessage('UNKNOWN_SENDER')]
  const name = sender?.name ?? ''
  if (!isOneLine(name)) errors.emailFromName = [createMessage('ONE_LINE')]
  else if ([...name].length > templateLimits.senderName) errors.emailFromName = [maximum(templateLimits.senderName)]
  return { address: sender?.address ?? '', name }
}

/** Throws 400 if there are errors. */
export function demandFaultless(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw badInput(errors)
}
