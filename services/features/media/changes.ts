import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { FileAccess } from './access.ts'
import type { mediaHideFieldCv, mediaReplaceText } from './contract.ts'
import { mediaMaxBytes, temporaryMinutes, type ChangedFile } from './mediaShapes.ts'
import type { Changed } from './docx/changes.ts'
import { wholeFile, wrongKind, type WholeFile } from './downloads.ts'
import { contentTypeOf } from './kinds.ts'
import { addRecord } from '../../core/files/fileRecords.ts'
import { runTask } from './tasks.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'files'>

/** Creates a temporary copy of a document with texts replaced. */
export async function replaceText(
  context: Context,
  { filePath, replacements }: BodyOf<typeof mediaReplaceText>,
  accesses: readonly FileAccess[],
): Promise<ChangedFile> {
  const file = await wholeFile(context, filePath, accesses)
  const task = documentKind(file) === 'pdf' ? 'replaceInForm' : 'replaceInDocx'
  return keep(context, file, await runTask(task, { bytes: file.bytes, replacements }))
}

/** Creates a temporary copy of a document without the hidden texts. */
export async function hideTexts(
  context: Context,
  { filePath, texts, fields }: BodyOf<typeof mediaHideFieldCv>,
  accesses: readonly FileAccess[],
): Promise<ChangedFile> {
  if (texts.length + fields.length === 0) throw badInput({ texts: [createMessage('NOTHING_CHOSEN_TO_HIDE')] })
  const file = await wholeFile(context, filePath, accesses)
  const task = documentKind(file) === 'pdf' ? 'hideInPdf' : 'hideInDocx'
  const changed = await runTask(task, { bytes: file.bytes, texts, fields })
  if (changed.count === 0)
    throw refused('NOTHING_TO_HIDE', 'The document does not contain the texts', { texts: changed.notFound.join(', ') })
  return keep(context, file, changed)
}

function documentKind({ detectedType }: WholeFile): 'pdf' | 'docx' {
  if (detectedType === 'application/pdf') return 'pdf'
  if (detectedType === 'application/zip') return 'docx'
  throw wrongKind('.docx, .pdf')
}

async function keep(
  { db, caller, files }: Context,
  { name, detectedType }: WholeFile,
  { bytes, count, notFound }: Changed,
): Promise<ChangedFile> {
  const content = Buffer.from(bytes)
  const extension = detectedType === 'application/pdf' ? 'pdf' : 'docx'
  // A page that was turned into a picture is larger than its text.
  const { path, size } = await files.save(
    db.companyId,
    `copy.${extension}`,
    Readable.from([content]),
    4 * mediaMaxBytes,
  )
  await addRecord(db, {
    path,
    name,
    contentType: contentTypeOf(extension),
    size,
    sha256: createHash('sha256').update(content).digest('hex'),
    createdBy: caller.userName,
    expiresAt: new Date(Date.now() + temporaryMinutes * 60_000),
  })
  return { filePath: path, count, notFound }
}
