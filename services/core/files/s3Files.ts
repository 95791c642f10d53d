import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { notFound } from '../http/errors.ts'
import { SizeLimit, isPath, newPath, type FileStore } from './files.ts'

/** Size of the parts of a large file; smaller files are uploaded in one piece. At most two parts are in memory. */
const partBytes = 8 * 1_048_576

/** Stores files in an S3 bucket: https://key:secret@host/bucket?region=name. */
export function s3Files(url: string): FileStore {
  const { origin, pathname, searchParams, username, password } = new URL(url)
  const bucket = new S3mini({
    endpoint: `${origin}${pathname.replace(/\/$/, '')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: 60_000,
  })
  const key = (path: string) => {
    if (!isPath(path)) throw notFound()
    return path
  }
  return {
    async save(companyId, name, stream, maxBytes) {
      const path = newPath(companyId, name)
      const limit = new SizeLimit(maxBytes)
      await pipeline(stream, limit, (source: AsyncIterable<Buffer>) => upload(bucket, path, source)).catch(
        throwBucketError,
      )
      return { path, size: limit.size }
    },
    async read(path) {
      const answer = await bucket.getObjectResponse(key(path)).catch(throwBucketError)
      if (!answer?.body) throw notFound()
      return Readable.fromWeb(answer.body as ReadableStream)
    },
    async remove(path) {
      await bucket.deleteObject(key(path)).catch(throwBucketError)
    },
    async presignUpload(companyId, name, contentType, seconds) {
      const path = newPath(companyId, name)
      return { path, url: await bucket.getPresignedUrl('PUT', path, seconds, {}, { 'Content-Type': contentType }) }
    },
  }
}

/**
 * Throws an error with the bucket's status and error code, for the log. The bucket's own text repeats the request,
 * including the key id and the signature.
 */
function throwBucketError(error: unknown): never {
  if (error instanceof S3ServiceError)
    throw new Error(`The bucket of S3_URL answered ${error.status} ${error.serviceCode ?? ''}`.trimEnd())
  throw error
}

const octets = 'application/octet-stream'

async function upload(bucket: S3mini, path: string, source: AsyncIterable<Buffer>): Promise<void> {
  let uploadId: string | undefined
  const parts: { partNumber: number; etag: string }[] = []
  try {
    for await (const { part, isLast } of inParts(source)) {
      if (isLast && parts.length === 0) {
        await bucket.putObject(path, part, octets)
        return
      }
      uploadId ??= await bucket.getMultipartUploadId(path, octets)
      parts.push(await bucket.uploadPart(path, uploadId, part, parts.length + 1))
    }
    await bucket.completeMultipartUpload(path, uploadId!, parts)
  } catch (error) {
    // Parts of an incomplete upload would be stored and billed.
    if (uploadId) await bucket.abortMultipartUpload(path, uploadId).catch(() => {})
    throw error
  }
}

/** Yields the bytes in pieces of one size; the last may be shorter, and is empty only if the file is. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    size += chunk.length
    while (size > partBytes) {
      const all = Buffer.concat(waiting)
      yield { part: all.subarray(0, partBytes), isLast: false }
      waiting = [all.subarray(partBytes)]
      size -= partBytes
    }
  }
  yield { part: Buffer.concat(waiting), isLast: true }
}
