import { Transform, type Readable } from 'node:stream'
import { tooLarge } from '../http/errors.ts'

export interface StoredFile {
  /** Opaque path within the store; records contain it. */
  path: string
  size: number
}

/** The store of the files: local disk, or an S3 bucket (S3_URL). */
export interface FileStore {
  /** Streams into a new file of the company. Throws ServiceError 413 beyond maxBytes and then stores nothing. */
  save(companyId: string, name: string, stream: Readable, maxBytes: number): Promise<StoredFile>
  /** Streams a file out. Throws ServiceError 404 if it does not exist. */
  read(path: string): Promise<Readable>
  remove(path: string): Promise<void>
  /**
   * Returns a new path of the company and an address to which its content may be PUT for a limited time; only for
   * buckets.
   */
  presignUpload?(
    companyId: string,
    name: string,
    contentType: string,
    seconds: number,
  ): Promise<{ path: string; url: string }>
}

/** Passes bytes on and counts them; fails with ServiceError 413 at the first byte beyond maxBytes. */
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

/** Creates a new path for a company's file; only the extension comes from the original file name. */
export function newPath(companyId: string, name: string): string {
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase()
  return `${companyId}/${new Date().toISOString().slice(0, 7)}/${crypto.randomUUID()}${extension ? `.${extension}` : ''}`
}

/** Whether a text is a path created by newPath; nothing else ever reaches the disk or the bucket. */
export const isPath = (text: string): boolean => form.test(text)
