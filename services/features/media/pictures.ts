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

/** The record of a picture that the caller may read; null for every other path. */
async function recordOf(context: Context, path: string, accesses: readonly FileAccess[]): Promise<FileRecord | null> {
  try {
    return (await readableFile(context, path, accesses)).record
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null
    throw error
  }
}

/** A copy of a file for another record: each has its own, and takes it along when it goes. */
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

/** The path under which a record has a picture from now on; null for one that the caller may not read. */
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

/** The time of a record's pictures is over; their files go with the next round. */
const letGo = (db: CompanyDb, paths: readonly string[], { kind, id }: Owner) =>
  db
    .update('stored_file')
    .set({ expires_at: sql<Date>`now()` })
    .where('path', 'in', paths)
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .execute()

export interface RichTextChange {
  /** What somebody sent. */
  html: string
  kind: RichTextKind
  /** The record that the text belongs to; the feature's `fileAccesses` say who may read its files. */
  owner: Owner
  /** What the record held before. */
  before?: string
  accesses: readonly FileAccess[]
}

/**
 * Rich text as a record stores it: sanitised, with its pictures given to the record, and those let go that are in it no more.
 * A picture of another record is copied, one that the caller may not read is left out. A record that goes has '' stored.
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
  if (gone.length > 0) await letGo(context.db, gone, owner)
  return htmlOf(blocks)
}

/** The pictures of a text as files of a mail; null when there is one that the caller may not read. */
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
    // What no record has would go in a day, and perhaps before the mail.
    if (record.owner_kind === null) await ownFile(context.db, context.caller, path, mail)
    files.push({ name: record.name, contentType: record.content_type, path, contentId: contentIdOf(path) })
  }
  return files
}
