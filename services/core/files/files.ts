import { Transform, type Readable } from 'node:stream'
import { tooLarge } from '../http/errors.ts'

export interface StoredFile {
  /** Opaque path within the store; records keep it. */
  path: string
  size: number
}

/** Where files live: local disk, or an S3 bucket (S3_URL). */
export interface FileStore {
  /** Streams into a new file of the company. Throws ServiceError 413 past maxBytes; then nothing is kept. */
  save(companyId: string, name: string, stream: Readable, maxBytes: number): Promise<StoredFile>
  /** Streams a file out. Throws ServiceError 404 when there is none. */
  read(path: string): Promise<Readable>
  remove(path: string): Promise<void>
  /** A new path of the company and an address to which its content may be PUT for so long; only a bucket has such. */
  presignUpload?(
    companyId: string,
    name: string,
    contentType: string,
    seconds: number,
  ): Promise<{ path: string; url: string }>
}

/** Passes bytes on and counts them; fails with ServiceError 413 at the first one past maxBytes. */
export class SizeLimit extends Transform {
  size = 0
  readonly #maxBytes: number

  constructor(maxBytes: number) {
    super()
    this.#maxBytes = maxBytes
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.size += chunk.length
    if (this.size > this.#maxBytes) done(tooLarge(this.#maxBytes))
    else done(null, chunk)
  }
}

const form = /^[0-9a-f-]{36}\/\d{4}-\d{2}\/[0-9a-f-]{36}(\.[a-z0-9]{1,10})?$/

/** A new path for a company's file; only the extension is taken from the name that people gave it. */
export function newPath(companyId: string, name: string): string {
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase()
  return `${companyId}/${new Date().toISOString().slice(0, 7)}/${crypto.randomUUID()}${extension ? `.${extension}` : ''}`
}

/** Whether a text is a path that newPath made; nothing else ever reaches the disk or the bucket. */
export const isPath = (text: string): boolean => form.test(text)
