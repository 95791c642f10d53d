import { sql } from 'kysely'
import type { RichTextKind } from '../../../common/richText/kinds.ts'
import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import { picturesOf } from '../../../common/richText/text.ts'
import { htmlOf } from '../../../common/richText/write.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { contentIdOf } from '../../core/mail/richLetter.ts'
import type { MailFile } from '../../core/mail/mailParts.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { ownFile, readableFile, type FileAccess } from './access.ts'
import { mediaMaxBytes } from './mediaShapes.ts'
import { addRecord, type FileRecord } from '../../core/files/fileRecords.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'files'>
interface Owner {
  kind: string
  id: string
}

/** Returns the record of a picture that the caller may read, or null for every other path. */
async function recordOf(context: Context, path: string, accesses: readonly FileAccess[]): Promise<FileRecord | null> {
  try {
    return (await readableFile(context, path, accesses)).record
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null
    throw error
  }
}

/** Copies a file for another record. Each record has its own copy, which is deleted with it. */
async function copyOf({ db, caller, files }: Context, record: FileRecord, owner: Owner): Promise<string> {
  const { path, size } = await files.save(db.companyId, record.path, await files.read(record.path), mediaMaxBytes)
  try {
    const { name, content_type: contentType, sha256 } = record
    await addRecord(db, { path, size, name, contentType, sha256, createdBy: caller.userName, owner })
  } catch (error) {
    await files.remove(path)
    throw error
  }
  return path
}

/** Returns the path of the picture that now belongs to a record, or null if the caller may not read the picture. */
async function takePicture(
  context: Context,
  path: string,
  owner: Owner,
  accesses: readonly FileAccess[],
): Promise<string | null> {
  const record = await recordOf(context, path, accesses)
  if (!record) return null
  if (record.owner_kind === owner.kind && record.owner_id === owner.id) return path
  if (record.owner_kind !== null) return copyOf(context, record, owner)
  await ownFile(context.db, context.caller, path, owner)
  return path
}

/** Lets a record's pictures expire. The next cleanup removes their files. */
const expirePictures = (db: CompanyDb, paths: readonly string[], { kind, id }: Owner) =>
  db
    .update('stored_file')
    .set({ expires_at: sql<Date>`now()` })
    .where('path', 'in', paths)
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .execute()

export interface RichTextChange {
  /** The HTML that was sent. */
  html: string
  kind: RichTextKind
  /** The record that the text belongs to. The `fileAccesses` of its feature define who may read its files. */
  owner: Owner
  /** The former text of the record. */
  before?: string
  accesses: readonly FileAccess[]
}

/**
 * Returns rich text as a record stores it: sanitised, with its pictures owned by the record. Pictures that are no
 * longer in the text expire. A picture of another record is copied; one that the caller may not read is left out. Pass
 * '' for a record that is deleted.
 */
export async function storeRichText(
  context: Context,
  { html, kind, owner, before = '', accesses }: RichTextChange,
): Promise<string> {
  const blocks: RichTextBlock[] = []
  const formerPaths = picturesOf(readRichText(before, kind))
  for (const block of readRichText(html, kind)) {
    const path = block.type === 'picture' ? await takePicture(context, block.path, owner, accesses) : null
    if (block.type !== 'picture') blocks.push(block)
    else if (path !== null) blocks.push({ ...block, path })
  }
  const kept = new Set(picturesOf(blocks))
  const gone = formerPaths.filter((path) => !kept.has(path))
  if (gone.length > 0) await expirePictures(context.db, gone, owner)
  return htmlOf(blocks)
}

/** Returns the pictures of a text as attachments of a mail, or null if the caller may not read one of them. */
export async function mailPictures(
  context: Context,
  blocks: readonly RichTextBlock[],
  mail: Owner,
  accesses: readonly FileAccess[],
): Promise<MailFile[] | null> {
  const files: MailFile[] = []
  for (const path of picturesOf(blocks)) {
    const record = await recordOf(context, path, accesses)
    if (!record) return null
    // A file without an owner is deleted after a day, and perhaps before the mail is sent.
    if (record.owner_kind === null) await ownFile(context.db, context.caller, path, mail)
    files.push({ name: record.name, contentType: record.content_type, path, contentId: contentIdOf(path) })
  }
  return files
}
