import type { FileAccess } from '../../media/access.ts'
import { offerFileOwner } from './document.ts'
import { offersByIds } from '../queries.ts'

/** The files of an offer can be read by users who may see the offer. */
export const offerFiles: FileAccess = {
  kind: offerFileOwner,
  mayRead: async ({ db, caller }, id) => (await offersByIds(db, caller, [id])).length > 0,
}
