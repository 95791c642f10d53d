import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy, { type FileInfo } from 'busboy'
import { createMessage } from '../contract/messages.ts'
import { badInput, tooLarge } from '../http/errors.ts'
import { fileName } from './fileNames.ts'
import { SizeLimit } from './files.ts'
import { detectType, peek } from './fileType.ts'
import type { UploadedFile } from '../http/routes.ts'
import { maximum, required } from '../http/fieldTexts.ts'

/** The maximum size of a form beyond its file: text fields, part headers, boundaries. */
const overhead = 262_144
const limits = { fields: 50, fieldSize: 65_536, fieldNameSize: 100, files: 1, headerPairs: 20 }

export interface Upload {
  fields: Record<string, string>
  file: UploadedFile
  /** Settles when the entire form has been read; rejects if it is broken. */
  done: Promise<void>
}

/** Reads a multipart body up to its file, whose content is then streamed; text fields must precede it. */
export async function readUpload(request: IncomingMessage, maxBytes: number): Promise<Upload> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > maxBytes + overhead) throw tooLarge(maxBytes)
  const parser = start(request)
  const fields: Record<string, string> = Object.create(null)
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) parser.destroy(badInput({ [name]: [maximum(limits.fieldSize)] }))
    else fields[name] = value
  })
  // Failures are reported to the reader of the file, and to callers that wait for `done`.
  const limit = new SizeLimit(maxBytes).on('error', () => {})
  const done = new Promise<void>((resolve, reject) => {
    parser.on('close', resolve)
    parser.on('filesLimit', () => reject(badInput({ file: [createMessage('ONE_FILE')] })))
    parser.on('error', (error) => reject(isOurs(error) ? error : broken()))
    request.on('aborted', () => reject(new Error('The client left')))
  })
  done.catch((error: Error) => limit.destroy(error))
  const found = new Promise<FileInfo>((resolve) => {
    parser.on('file', (_name, stream, info) => {
      stream.on('error', () => limit.destroy(broken()))
      // Read unwanted content to its end, so that the form ends.
      limit.on('close', () => stream.resume())
      stream.pipe(limit)
      resolve(info)
    })
  })
  request.pipe(parser)
  const info = await Promise.race([found, done.then(() => null)])
  if (!info?.filename) {
    limit.destroy()
    throw badInput({ file: [required] })
  }
  const detectedType = detectType(await peek(limit))
  const file = { name: fileName(info.filename), contentType: info.mimeType, detectedType, stream: limit }
  return { fields: { ...fields }, file, done }
}

const broken = () => badInput({ file: [createMessage('FORM_BROKEN')] })
const isOurs = (error: unknown) => typeof error === 'object' && error !== null && 'body' in error

function start(request: IncomingMessage) {
  try {
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' })
  } catch {
    throw badInput({ file: [createMessage('FILE_FORM')] })
  }
}

export interface Spooled {
  file: UploadedFile
  /** SHA-256 of the content. */
  hash: string
  remove(): Promise<void>
}

/** Writes a file to the local disk first, so that further steps do not wait for a slow client. */
export async function spool(file: UploadedFile, folder: string): Promise<Spooled> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, crypto.randomUUID())
  const remove = () => rm(path, { force: true })
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(file.stream, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await remove()
    throw error
  }
  return { file: { ...file, stream: reader(path) }, hash: hash.digest('base64'), remove }
}

function reader(path: string): Readable {
  // The reader receives failures; there may be no reader (for a repeated request).
  return createReadStream(path).on('error', () => {})
}

/** Removes files that uploads of crashed processes left behind; files of other living instances are newer. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > 3_600_000) await rm(path, { force: true })
  }
}
