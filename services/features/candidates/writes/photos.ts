import { dropImage, imageOf, storeImage, type Image } from '../../../core/files/images.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { newId } from '../../../core/ids.ts'
import { filesOfPhotos } from '../fileAccess.ts'
import type { PhotoFields } from '../shapes.ts'
import type { Change } from './history.ts'

export type PhotoContext = Pick<RequestContext, 'db' | 'caller' | 'files' | 'log'>

/** The photo that a body brings: null for none, undefined where it says nothing of one. Throws 400 for what is no picture to take. */
export const photoOf = ({ photoBase64, photoName }: PhotoFields): Image | null | undefined =>
  photoBase64 === undefined
    ? undefined
    : imageOf({ imageBase64: photoBase64, ...(photoName !== undefined && { imageName: photoName }) }, 'photoBase64')

/**
 * Stores a photo; answers its path. The file belongs to a record of its own and not to the candidate, so that it goes over to
 * another one with a merge, and back.
 */
export const storePhoto = (context: PhotoContext, photo: Image): Promise<string> =>
  storeImage(context, { kind: filesOfPhotos, id: newId() }, photo)

/** What the history says of another photo: the names of the files. */
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

/** Puts a photo, or none, in the place of another, whose file goes. */
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
