import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { BodyOf, QueryOf } from '../../core/contract/operation.ts'
import { badInput, refused } from '../../core/errors.ts'
import type { RequestContext, UploadedFile } from '../../core/routes.ts'
import { mediaMaxBytes, presignedSeconds, type mediaUpload, type mediaUploadPresignedUrl } from './contract.ts'
import { checkParts, contentTypeOf, kindOf } from './kinds.ts'
import { addRecord, baseName } from './records.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'files' | 'product'>

/** Takes a file into the store and writes down what it is; the record comes last, so that there is none without its file. */
export async function storeUpload(
  { db, caller, files }: Context,
  { name: given, detectedType, stream }: UploadedFile,
): Promise<string> {
  const name = baseName(given)
  const kind = kindOf(name, detectedType)
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
    if (size === 0) throw badInput({ file: ['The file is empty'] })
    if (kind.part) await checkParts(kind, await buffer(await files.read(path)))
    await addRecord(db, {
      path,
      name,
      contentType: kind.contentType,
      size,
      sha256: hash.digest('hex'),
      createdBy: caller.userName,
      expiresAt: null,
    })
  } catch (error) {
    await files.remove(path)
    throw error
  }
  return path
}

/** The same in the form of the media upload. */
export async function storeMedia(context: Context, { GetFileUrl }: BodyOf<typeof mediaUpload>, file: UploadedFile) {
  const path = await storeUpload(context, file)
  const baseurl = GetFileUrl ? `${context.product.publicUrl}/download/mediaFile?filePath=` : ''
  return { files: [path], path, baseurl, error: 0, message: '' }
}

const day = 86_400_000

/** An address of the bucket to which the caller may put one file. */
export async function presignUpload(
  { db, caller, files }: Context,
  { type, extension }: QueryOf<typeof mediaUploadPresignedUrl>,
) {
  if (type === 'BatchImportCandidate' && extension !== 'csv') throw badInput({ extension: ['must be csv'] })
  if (!files.presignUpload)
    throw refused('BUCKET_MISSING', 'Files are not kept in a bucket here: upload them through the service')
  const name = `${type.replace(/\W/g, '')}.${extension}`
  const contentType = contentTypeOf(extension)
  const { path, url } = await files.presignUpload(db.companyId, name, contentType, presignedSeconds)
  await addRecord(db, {
    path,
    name,
    contentType,
    size: 0,
    sha256: null,
    createdBy: caller.userName,
    expiresAt: new Date(Date.now() + day),
  })
  return { url, filePath: path, contentType, expiresAt: new Date(Date.now() + presignedSeconds * 1000).toISOString() }
}
