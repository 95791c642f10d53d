import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { say } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { fileName, withExtension } from '../../core/files/fileNames.ts'
import { detectType } from '../../core/files/fileType.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import { addRecord } from '../media/records.ts'
import { imageLimit, type JobCategoryFields } from './contract.ts'
import { kind } from './queries.ts'

const wrongType = say('IMAGE_TYPE')
const tooLarge = say('IMAGE_TOO_LARGE', { size: '2MB' })

const taken: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])

export interface Image {
  name: string
  contentType: string
  bytes: Buffer
}

/** The picture of a body, by its content and not by its name; null without one. Throws 400 for what is no picture to take. */
export function imageOf({
  imageBase64 = '',
  imageName,
}: Pick<JobCategoryFields, 'imageBase64' | 'imageName'>): Image | null {
  if (imageBase64 === '') return null
  const bytes = Buffer.from(imageBase64.replace(/^data:[^,]*,/, ''), 'base64')
  const contentType = detectType(bytes.subarray(0, 4096))
  if (!taken.has(contentType)) throw badInput({ imageBase64: [wrongType] })
  if (bytes.length >= imageLimit) throw badInput({ imageBase64: [tooLarge] })
  return { name: withExtension(fileName(imageName ?? ''), contentType), contentType, bytes }
}

type Context = Pick<RequestContext, 'db' | 'files'>

/** Stores the picture of a category; answers its path. */
export async function storeImage(
  { db, caller, files }: Context & { caller: Pick<Caller, 'userName'> },
  categoryId: string,
  { name, contentType, bytes }: Image,
): Promise<string> {
  const { path, size } = await files.save(db.companyId, name, Readable.from([bytes]), imageLimit)
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const owner = { kind, id: categoryId }
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

/** Pictures of categories are seen by everyone of the company, as the categories are, and not by vendors. */
export const jobCategoryFiles: FileAccess = {
  kind,
  mayRead: async ({ db, caller }, id) =>
    !caller.isExternal &&
    (await db
      .from('vocabulary_item')
      .select('vocabulary_item.id')
      .where('vocabulary_item.kind', '=', kind)
      .where('vocabulary_item.id', '=', id)
      .executeTakeFirst()) !== undefined,
}
