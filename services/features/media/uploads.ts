import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { BodyOf, QueryOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { demandRoom } from '../../core/files/storedFiles.ts'
import type { RequestContext, UploadedFile } from '../../core/http/routes.ts'
import type { mediaUpload, mediaUploadPresignedUrl } from './contract.ts'
import { mediaMaxBytes, presignedSeconds } from './mediaShapes.ts'
import { checkParts, contentTypeOf, kindOf } from './kinds.ts'
import { addRecord } from '../../core/files/fileRecords.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'files' | 'product'>

/** Stores an uploaded file and adds its record. The record comes last, so that there is no record without a file. */
export async function storeUpload(
  { db, caller, files }: Context,
  { name, detectedType, stream }: UploadedFile,
): Promise<string> {
  const kind = kindOf(name, detectedType)
  await demandRoom(db, caller.userName, 0)
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  stream.on('error', (error) => hashing.destroy(error))
  const { path, size } = await files.save(db.companyId, name, stream.pipe(hashing), mediaMaxBytes)
  try {
    if (size === 0) throw badInput({ file: [createMessage('FILE_EMPTY')] })
    if (kind.part) await checkParts(kind, await buffer(await files.read(path)))
    const sha256 = hash.digest('hex')
    await addRecord(db, { path, name, contentType: kind.contentType, size, sha256, createdBy: caller.userName })
  } catch (error) {
    await files.remove(path)
    throw error
  }
  return path
}

/** Stores an uploaded file and returns the answer of the media upload. */
export async function storeMedia(context: Context, { GetFileUrl }: BodyOf<typeof mediaUpload>, file: UploadedFile) {
  const path = await storeUpload(context, file)
  const baseurl = GetFileUrl ? `${context.product.publicUrl}/download/mediaFile?filePath=` : ''
  return { files: [path], path, baseurl, error: 0, message: '' }
}

/** Returns a bucket address to which the caller may upload one file. */
export async function presignUpload(
  { db, caller, files }: Context,
  { type, extension }: QueryOf<typeof mediaUploadPresignedUrl>,
) {
  if (type === 'BatchImportCandidate' && extension !== 'csv') throw badInput({ extension: [createMessage('CSV_ONLY')] })
  if (!files.presignUpload)
    throw refused('BUCKET_MISSING', 'Files are not kept in a bucket here: upload them through the service')
  const name = `${type.replace(/\W/g, '')}.${extension}`
  const contentType = contentTypeOf(extension)
  const { path, url } = await files.presignUpload(db.companyId, name, contentType, presignedSeconds)
  // The final size is not known yet.
  await addRecord(db, { path, name, contentType, size: mediaMaxBytes, sha256: null, createdBy: caller.userName })
  return { url, filePath: path, contentType, expiresAt: new Date(Date.now() + presignedSeconds * 1000).toISOString() }
}
