import { buffer } from 'node:stream/consumers'
import { notFound, refused } from '../../core/http/errors.ts'
import { detectType, peek } from '../../core/files/fileType.ts'
import { SizeLimit } from '../../core/files/files.ts'
import type { Download, RequestContext } from '../../core/http/routes.ts'
import { readableFile, type FileAccess, type ReadableFile } from './access.ts'
import { mediaMaxBytes } from './mediaShapes.ts'
import { extensionOf, inlineTypes } from './kinds.ts'
import { liveRecord } from '../../core/files/fileRecords.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'files'>

/**
 * Streams a file that the caller may read. Pictures and PDFs are shown inline unless `isSaved`; everything else is
 * saved.
 */
export async function download(
  context: Context,
  path: string,
  accesses: readonly FileAccess[],
  isSaved: boolean,
): Promise<Download> {
  const file = await readableFile(context, path, accesses)
  const found = await open(context, file)
  return { ...found, isInline: !isSaved && inlineTypes.has(found.contentType) }
}

async function open({ files }: Pick<Context, 'files'>, { path, record }: ReadableFile): Promise<Download> {
  const stream = await files.read(path)
  if (record?.sha256) return { name: record.name, contentType: record.content_type, stream, size: record.size }
  // The content has not been checked yet, so its detected type counts and not its name.
  return { name: record?.name ?? `file.${extensionOf(path)}`, contentType: detectType(await peek(stream)), stream }
}

/** Returns one of the caller's temporary files. With `willDelete` it is deleted after it was sent completely. */
export async function temporaryFile(
  { db, caller, files }: Context,
  path: string,
  willDelete: boolean,
): Promise<Download> {
  const record = await liveRecord(db, path)
  if (!record?.expires_at || record.created_by !== caller.userName) throw notFound()
  const found = await open({ files }, { path, record })
  if (!willDelete) return found
  return {
    ...found,
    async sent() {
      const gone = await db
        .delete('stored_file')
        .where('id', '=', record.id)
        .where('owner_kind', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (gone) await files.remove(path)
    },
  }
}

export interface WholeFile {
  name: string
  /** The type according to the first bytes. */
  detectedType: string
  bytes: Buffer
}

/** Reads the complete content of a file that the caller may read. */
export async function wholeFile(context: Context, path: string, accesses: readonly FileAccess[]): Promise<WholeFile> {
  const { name, stream } = await open(context, await readableFile(context, path, accesses))
  const limit = new SizeLimit(mediaMaxBytes)
  stream.on('error', (error) => limit.destroy(error))
  const bytes = await buffer(stream.pipe(limit))
  return { name, detectedType: detectType(bytes.subarray(0, 4096)), bytes }
}

/** Creates the refusal of a file type that an operation does not support. */
export const wrongKind = (needed: string) => refused('WRONG_FILE_TYPE', `This works on ${needed} only`, { needed })
