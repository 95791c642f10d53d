import { sql } from 'kysely'
import { parseAttachment, type Attachment } from '../../../common/forms/template.ts'
import { createMessage, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { ownFile, type FileAccess } from '../media/access.ts'
import { extensionOf } from '../media/kinds.ts'
import { addRecord, liveRecord } from '../../core/files/fileRecords.ts'
import { attachmentLimit, readingKeys } from './contract.ts'
import './tables.ts'

/** The owner kind of the files of forms. */
export const kind = 'interviewForm'

const wrongType = createMessage('DOCX_ONLY')
const tooLarge = createMessage('FILE_TOO_LARGE', { size: '5MB' })
const wrong = (message: FieldMessage) => badInput({ attachmentSetting: [message] })

type Context = Pick<RequestContext, 'db' | 'caller' | 'files' | 'log'>

/**
 * Makes a form the owner of the file in a setting. The file is already the form's, was uploaded by the caller, or is
 * copied from another form.
 */
export async function takeAttachment(context: Context, setting: string, formId: string): Promise<Attachment | null> {
  const { db, caller, files } = context
  const asked = parseAttachment(setting)
  if (!asked) return null
  const record = await liveRecord(db, asked.file)
  // The type of an upload matches its name (see media).
  if (!record || extensionOf(record.name) !== 'docx') throw wrong(wrongType)
  if (record.size > attachmentLimit) throw wrong(tooLarge)
  if (record.owner_kind !== kind || record.owner_id === formId) {
    await ownFile(db, caller, record.path, { kind, id: formId })
    return asked
  }
  const { path, size } = await files.save(db.companyId, record.name, await files.read(record.path), attachmentLimit)
  try {
    const { name, content_type: contentType, sha256 } = record
    await addRecord(db, {
      path,
      name,
      contentType,
      size,
      sha256,
      createdBy: caller.userName,
      owner: { kind, id: formId },
    })
  } catch (error) {
    await files.remove(path)
    throw error
  }
  return { file: path, sendType: 'attachment' }
}

/** Removes the files of a form within the transaction, except the one that is kept. */
export async function dropAttachments(
  { db, files, log }: Context,
  formId: string,
  kept: Attachment | null,
): Promise<void> {
  const gone = await db
    .update('stored_file')
    .set({ expires_at: sql<Date>`now()` })
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', formId)
    .where('path', '!=', kept?.file ?? '')
    .returning('path')
    .execute()
  for (const { path } of gone) {
    db.afterCommit(
      () =>
        void files
          .remove(path)
          .catch((error: unknown) => log.warn({ err: error, path }, 'an attachment is removed later')),
    )
  }
}

/** Attachments can be read by users who may read forms. */
export const interviewFormFiles: FileAccess = {
  kind,
  mayRead: async ({ db, caller }, id) =>
    readingKeys.some((key) => caller.permissions.has(key)) &&
    (await db
      .from('form_template')
      .select('form_template.id')
      .where('form_template.id', '=', id)
      .executeTakeFirst()) !== undefined,
}
