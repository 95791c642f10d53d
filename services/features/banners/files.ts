import { platformData } from '../../core/identity/roles/platformData.ts'
import type { FileAccess } from '../media/access.ts'
import './tables.ts'

/** The owner kind of banner pictures. */
export const filesOfBanners = 'banner'

/** All signed-in users may read the pictures of active banners. Users who manage banners may read all pictures. */
export const bannerFiles: FileAccess = {
  kind: filesOfBanners,
  isOfPlatform: true,
  async mayRead({ db: own, caller }, id) {
    const { db } = await platformData(own)
    const found = await db.from('banner').select('banner.is_active').where('banner.id', '=', id).executeTakeFirst()
    return found !== undefined && (found.is_active || caller.permissions.has('Banner:ListBanner'))
  },
}
