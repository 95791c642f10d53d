import { buffer } from 'node:stream/consumers'
import { openSite } from '../../../core/careers/careerSites.ts'
import { liveRecord } from '../../../core/files/fileRecords.ts'
import { notFound } from '../../../core/http/errors.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { platformData } from '../../../core/identity/roles/platformData.ts'
import { shownBanners } from '../../banners/banners.ts'
import type { CareerBanner } from './contract.ts'

/** Where they are shown: an id of a banner position. */
const position = 'Careers'

/** Returns the banners that the platform shows on the site of a company. */
export async function bannersOf({ db: outer }: RequestContext, key: string, preview?: string): Promise<CareerBanner[]> {
  const { db } = await openSite(outer, key, preview)
  const shown = await shownBanners(db, position)
  return shown.map(({ id, type, title, url, description }) => ({ id, type, title, url, description }))
}

/** Returns the picture of one of these banners. */
export async function bannerImageOf({ db: outer, files }: RequestContext, key: string, id: string, preview?: string) {
  const { db } = await openSite(outer, key, preview)
  const shown = (await shownBanners(db, position)).find((banner) => banner.id === id)
  const { db: platform } = await platformData(db)
  const record = shown?.logo ? await liveRecord(platform, shown.logo) : undefined
  if (!record) throw notFound()
  const bytes = await buffer(await files.read(record.path))
  return { contentType: record.content_type, base64: bytes.toString('base64') }
}
