import type { FileAccess } from '../media/access.ts'
import { kind } from './queries.ts'

/** Pictures of categories are visible to every user of the company, like the categories, but not to vendors. */
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
