import { platformData } from '../../core/identity/roles/platformData.ts'
import type { FileAccess } from '../media/access.ts'
import './tables.ts'

/** Owner kind of the pictures of banners. */
export const filesOfBanners = 'banner'

/** Everyone signed in sees the banners that are shown; all of them see those who look after them. */
export const bannerFiles: FileAccess = {
  kind: filesOfBanners,
  isOfPlatform: true,
  async mayRead({ db: own, caller }, id) {
    const { db } = await platformData(own)
    const found = await db.from('banner').select('banner.is_active').where('banner.id', '=', id).executeTakeFirst()
    return found !== undefined && (found.is_active || caller.permissions.has('Banner:ListBanner'))
  },
}
