import { platformData } from '../../core/identity/roles/platformData.ts'
import type { FileAccess } from '../media/access.ts'
import './tables.ts'

/** The owner kind of pictures in content pages. */
export const filesOfContent = 'content'

/** All signed-in users may read the pages and see their pictures. */
export const contentFiles: FileAccess = {
  kind: filesOfContent,
  isOfPlatform: true,
  async mayRead({ db: own }, id) {
    const { db } = await platformData(own)
    const found = await db
      .from('content_page')
      .select('content_page.id')
      .where('content_page.id', '=', id)
      .executeTakeFirst()
    return found !== undefined
  },
}
