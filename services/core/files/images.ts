import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { imageMaxBytes, type ImageFields } from '../contract/images.ts'
import { createMessage } from '../contract/messages.ts'
import { badInput } from '../http/errors.ts'
import type { Caller, RequestContext } from '../http/routes.ts'
import { addRecord } from './fileRecords.ts'
import { fileName, withExtension } from './fileNames.ts'
import { detectType } from './fileType.ts'

const wrongType = createMessage('IMAGE_TYPE')
const tooLarge = createMessage('IMAGE_TOO_LARGE', { size: '2MB' })

const taken: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])

/** A picture from a request body. */
export interface Image {
  name: string
  contentType: string
  bytes: Buffer
}

/**
 * Returns the picture in a body, according to its content and not its name; null if there is none. Throws 400 if the
 * picture is not acceptable, under the name of the body's member.
 */
export function imageOf({ imageBase64 = '', imageName }: ImageFields, member = 'imageBase64'): Image | null {
  if (imageBase64 === '') return null
  const bytes = Buffer.from(imageBase64.replace(/^data:[^,]*,/, ''), 'base64')
  const contentType = detectType(bytes.subarray(0, 4096))
  if (!taken.has(contentType)) throw badInput({ [member]: [wrongType] })
  if (bytes.length >= imageMaxBytes) throw badInput({ [member]: [tooLarge] })
  return { name: withExtension(fileName(imageName ?? ''), contentType), contentType, bytes }
}

type Context = Pick<RequestContext, 'db' | 'files'>

/** Stores the picture of a record, which owns it. Returns its path. */
export async function storeImage(
  { db, caller, files }: Context & { caller: Pick<Caller, 'userName'> },
  owner: { kind: string; id: string },
  { name, contentType, bytes }: Image,
): Promise<string> {
  const { path, size } = await files.save(db.companyId, name, Readable.from([bytes]), imageMaxBytes)
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await addRecord(db, { path, name, contentType, size, sha256, createdBy: caller.userName, owner })
  } catch (error) {
    await files.remove(path)
    throw error
  }
  return path
}

/**
 * Removes a picture with the transaction. Its file record is marked as expired, so that the file is removed even if
 * this process ends.
 */
export async function dropImage(
  { db, files, log }: Context & Pick<RequestContext, 'log'>,
  path: string | null,
): Promise<void> {
  if (path === null) return
  await db
    .update('stored_file')
    .set({ expires_at: sql<Date>`now()` })
    .where('path', '=', path)
    .execute()
  db.afterCommit(
    () =>
      void files.remove(path).catch((error: unknown) => log.warn({ err: error, path }, 'a picture is removed later')),
  )
}
