import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { imageMaxBytes, type ImageFields } from '../contract/images.ts'
import { say } from '../contract/messages.ts'
import { badInput } from '../http/errors.ts'
import type { Caller, RequestContext } from '../http/routes.ts'
import { addRecord } from './fileRecords.ts'
import { fileName, withExtension } from './fileNames.ts'
import { detectType } from './fileType.ts'

const wrongType = say('IMAGE_TYPE')
const tooLarge = say('IMAGE_TOO_LARGE', { size: '2MB' })

const taken: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])

/** A picture that a body brought. */
export interface Image {
  name: string
  contentType: string
  bytes: Buffer
}

/**
 * The picture of a body, by its content and not by its name; null without one. Throws 400 for what is no picture to take, under
 * the name that the member has in the body.
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

/** Stores the picture of a record, with which it stays; answers its path. */
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

/** Takes a picture away with the transaction. Its record says that its time is over, so that the file goes even when this process dies. */
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
