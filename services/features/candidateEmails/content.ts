import { trimBlocks } from '../../../common/richText/write.ts'
import { createMessage, type FieldMessage } from '../../core/contract/messages.ts'
import { megabyte } from '../../core/contract/shapes.ts'
import { liveRecord } from '../../core/files/fileRecords.ts'
import { badInput } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { MailFile } from '../../core/mail/mailParts.ts'
import { ownFile, type FileAccess } from '../media/access.ts'
import { mailPictures } from '../media/pictures.ts'
import { emailLimits } from './contract.ts'
import type { EmailFile } from './tables.ts'
import type { Letter } from './writing.ts'

/** The owner of the files of a mail: the mail itself, or its bulk sending. */
interface Owner {
  kind: string
  id: string
}

/** Returns what is wrong with a mail, by field; no entries if it may be sent. */
export const faultsOf = (
  { subject, blocks }: Pick<Letter, 'subject' | 'blocks'>,
  paths: readonly string[],
): Record<string, FieldMessage | undefined> => ({
  subject: subject === '' ? required : /[\r\n]/.test(subject) ? createMessage('ONE_LINE') : undefined,
  contents: trimBlocks(blocks).length === 0 ? required : undefined,
  attachments: paths.length > emailLimits.files ? maximum(emailLimits.files) : undefined,
})

/** Throws 400 if there are faults. */
export function demandNone(faults: Record<string, FieldMessage | undefined>): void {
  const errors = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, [fault]] as const] : []))
  if (errors.length > 0) throw badInput(Object.fromEntries(errors))
}

/** Makes the caller's uploads the files of a mail. Returns the problem if they cannot be used. */
async function takeFiles(
  { db, caller }: RequestContext,
  paths: readonly string[],
  owner: Owner,
): Promise<EmailFile[] | FieldMessage> {
  const files: EmailFile[] = []
  for (const path of new Set(paths)) {
    const found = await liveRecord(db, path)
    if (!found || found.owner_kind !== null || found.created_by !== caller.userName) return createMessage('FILE_GONE')
    files.push({ name: found.name, contentType: found.content_type, size: found.size, path })
  }
  const most = emailLimits.megabytes * megabyte
  if (files.reduce((sum, { size }) => sum + size, 0) > most)
    return createMessage('FILES_TOO_LARGE', { megabytes: `${emailLimits.megabytes}` })
  for (const { path } of files) await ownFile(db, caller, path!, owner)
  return files
}

/**
 * Returns the files and pictures of a mail, which from now on belong to `owner`. Throws 400 for those that the caller
 * does not have.
 */
export async function takeContent(
  context: RequestContext,
  blocks: Letter['blocks'],
  paths: readonly string[],
  owner: Owner,
  accesses: readonly FileAccess[],
): Promise<{ files: EmailFile[]; pictures: MailFile[]; attachments: MailFile[] }> {
  const files = await takeFiles(context, paths, owner)
  if (!Array.isArray(files)) throw badInput({ attachments: [files] })
  const pictures = await mailPictures(context, blocks, owner, accesses)
  if (!pictures) throw badInput({ contents: [createMessage('PICTURE_GONE')] })
  const attachments = [...pictures, ...files.map(({ name, contentType, path }) => ({ name, contentType, path: path! }))]
  return { files, pictures, attachments }
}
