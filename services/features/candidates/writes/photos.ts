import { dropImage, imageOf, storeImage, type Image } from '../../../core/files/images.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { newId } from '../../../core/ids.ts'
import { filesOfPhotos } from '../fileAccess.ts'
import type { PhotoFields } from '../shapes.ts'
import type { Change } from './history.ts'

export type PhotoContext = Pick<RequestContext, 'db' | 'caller' | 'files' | 'log'>

/**
 * Returns the photo in a body: null to remove it, undefined if the body does not mention one. Throws 400 if it is not a
 * valid picture.
 */
export const photoOf = ({ photoBase64, photoName }: PhotoFields): Image | null | undefined =>
  photoBase64 === undefined
    ? undefined
    : imageOf({ imageBase64: photoBase64, ...(photoName !== undefined && { imageName: photoName }) }, 'photoBase64')

/**
 * Stores a photo and returns its path. The file belongs to a separate record and not to the candidate, so that a merge
 * can move it to another candidate, and back.
 */
export const storePhoto = (context: PhotoContext, photo: Image): Promise<string> =>
  storeImage(context, { kind: filesOfPhotos, id: newId() }, photo)

/** Returns the entry in the history for a new photo: the names of the files. */
export async function photoChange(
  { db }: Pick<PhotoContext, 'db'>,
  before: string | null,
  after: string | null,
): Promise<Change> {
  const paths = [before, after].filter((path) => path !== null)
  const files =
    paths.length > 0 ? await db.from('stored_file').select(['path', 'name']).where('path', 'in', paths).execute() : []
  const name = (path: string | null) => files.find((file) => file.path === path)?.name ?? null
  return { field: 'photo', before: name(before), after: name(after) }
}

/** Replaces a photo by another one, or by none, and deletes its file. */
export async function replacePhoto(
  context: PhotoContext,
  before: string | null,
  photo: Image | null,
): Promise<{ path: string | null; change: Change }> {
  const path = photo && (await storePhoto(context, photo))
  const change = await photoChange(context, before, path)
  await dropImage(context, before)
  return { path, change }
}
