import { sql } from 'kysely'
import { isOwnPath } from '../../../common/ownPath.ts'
import { isLinkUrl } from '../../../common/richText/kinds.ts'
import { reportCacheChange } from '../../core/cache.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { dropImage, imageOf, storeImage } from '../../core/files/images.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { list } from '../../core/http/list.ts'
import { asc, desc } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { ownPlatformData, platformData } from '../../core/identity/roles/platformData.ts'
import { patternsOf } from '../../core/like.ts'
import {
  type Banner,
  type bannerCreate,
  bannerLimits,
  bannersKind,
  bannerPositions,
  bannerStatuses,
  type BannerType,
  type ShownBanner,
} from './contract.ts'
import { filesOfBanners } from './files.ts'
import './tables.ts'

const banners = (db: CompanyDb) =>
  db
    .from('banner')
    .select([
      'banner.id',
      'banner.type',
      'banner.title',
      'banner.url',
      'banner.description',
      'banner.is_active as isActive',
      'banner.position as at',
      'banner.sort',
      'banner.name',
      'banner.image_path as logo',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof banners>['executeTakeFirstOrThrow']>>
const bannerOf = ({ isActive, at, ...row }: Row, canChange: boolean): Banner => ({
  ...row,
  status: isActive ? 'Active' : 'Inactive',
  position: at,
  canChange,
})

interface Wanted {
  type?: BannerType | undefined
  keyword?: string | undefined
}

/** Returns one page of the banners, in display order. */
export async function listBanners(
  own: CompanyDb,
  { type, keyword = '' }: Wanted,
  page: PageRequest,
): Promise<Listed<Banner>> {
  const { db, isOwn } = await platformData(own)
  let query = banners(db)
  if (type) query = query.where('banner.type', '=', type)
  for (const pattern of patternsOf(keyword))
    query = query.where(sql<string>`search_text(array[banner.title, banner.description, banner.url])`, 'like', pattern)
  const found = await list(query, [asc('banner.sort'), desc('banner.created_at'), asc('banner.id')], page)
  return { ...found, data: found.data.map((row) => bannerOf(row, isOwn)) }
}

/** Returns the active banners of a position, in display order. */
export async function shownBanners(own: CompanyDb, position: string): Promise<ShownBanner[]> {
  const { db } = await platformData(own)
  return db
    .from('banner')
    .select([
      'banner.id',
      'banner.type',
      'banner.title',
      'banner.url',
      'banner.description',
      'banner.image_path as logo',
    ])
    .where('banner.position', '=', position)
    .where('banner.is_active', '=', true)
    .orderBy('banner.sort')
    .orderBy('banner.created_at', 'desc')
    .orderBy('banner.id')
    .limit(mostShown)
    .execute()
}
/** The maximum number of banners that are shown at a position. */
const mostShown = 20

/** Returns one banner. Throws 404 if it does not exist. */
export async function bannerById(own: CompanyDb, id: string): Promise<Banner> {
  const { db, isOwn } = await platformData(own)
  const found = await banners(db).where('banner.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return bannerOf(found, isOwn)
}

/** Whether a banner may link to this address: a web page, or a page of the product. */
const isTarget = (url: string) =>
  (isOwnPath(url) && !/\s/.test(url)) || (isLinkUrl(url) && !url.toLowerCase().startsWith('mailto:'))

type Sent = BodyOf<typeof bannerCreate>

/** Returns the columns that a form fills. Throws 400 with all invalid fields. */
function columnsOf(sent: Sent) {
  const texts = {
    title: sent.title.trim().replace(/\s+/g, ' '),
    url: sent.url.trim(),
    description: sent.description.trim(),
  }
  const faults: FieldErrors = {}
  for (const [name, most] of Object.entries(bannerLimits) as [keyof typeof texts, number][]) {
    if (texts[name] === '') faults[name] = [required]
    else if ([...texts[name]].length > most) faults[name] = [maximum(most)]
  }
  if (!faults.url && !isTarget(texts.url)) faults.url = [createMessage('INVALID')]
  for (const [name, known] of [
    ['status', bannerStatuses],
    ['position', bannerPositions],
  ] as const) {
    if (sent[name] === '') faults[name] = [required]
    else if (!known.some((one) => one === sent[name])) faults[name] = [createMessage('NOT_IN_LIST')]
  }
  if (sent.sort < 0 || sent.sort > 100) faults.sort = [createMessage('OUT_OF_RANGE', { min: 0, max: 100 })]
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return { ...texts, is_active: sent.status === 'Active', position: sent.position, sort: sent.sort }
}

const imageIn = ({ logoBase64 = '', name }: Sent) =>
  imageOf({ imageBase64: logoBase64, ...(name !== undefined && { imageName: name }) }, 'logoBase64')

/**
 * Adds a banner with its picture and returns its id. Like all functions below, throws 403 unless the caller's company
 * is the platform company.
 */
export async function createBanner(context: RequestContext, sent: Sent): Promise<string> {
  const db = await ownPlatformData(context.db)
  const columns = columnsOf(sent)
  const image = imageIn(sent)
  if (!image) throw badInput({ logoBase64: [required] })
  const id = newId()
  const image_path = await storeImage(context, { kind: filesOfBanners, id }, image)
  await db.insert('banner', { id, type: sent.type ?? 'Banner', ...columns, name: image.name, image_path }).execute()
  await reportCacheChange(db, bannersKind)
  return id
}

/** Changes a banner and, if requested, its picture. */
export async function updateBanner(context: RequestContext, id: string, sent: Sent): Promise<void> {
  const db = await ownPlatformData(context.db)
  const before = await db
    .from('banner')
    .select(['banner.image_path'])
    .where('banner.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  const columns = columnsOf(sent)
  const image = sent.isUploadLogo ? imageIn(sent) : null
  if (sent.isUploadLogo && !image) throw badInput({ logoBase64: [required] })
  const picture = image && {
    name: image.name,
    image_path: await storeImage(context, { kind: filesOfBanners, id }, image),
  }
  if (picture) await dropImage(context, before.image_path)
  await db
    .update('banner')
    .set({ ...columns, ...picture })
    .where('banner.id', '=', id)
    .execute()
  await reportCacheChange(db, bannersKind)
}

/** Makes an active banner inactive, and an inactive one active (decision D-14). */
export async function switchBanner(own: CompanyDb, id: string): Promise<void> {
  const db = await ownPlatformData(own)
  const found = await db
    .update('banner')
    .set({ is_active: sql<boolean>`not is_active` })
    .where('banner.id', '=', id)
    .returning('banner.id')
    .executeTakeFirst()
  if (!found) throw notFound()
  await reportCacheChange(db, bannersKind)
}
