import { sql } from 'kysely'
import { isColor } from '../../../../common/colors.ts'
import type { ImageFields } from '../../contract/images.ts'
import { say } from '../../contract/messages.ts'
import { unscoped } from '../../database/unscoped.ts'
import { imageOf, storeImage } from '../../files/images.ts'
import { badInput } from '../../http/errors.ts'
import type { RequestContext } from '../../http/routes.ts'
import { companyChanged } from '../identityCache.ts'

/** Owner kind of the logos of companies. */
export const filesOfBrands = 'companyLogo'

/** Mails that wait, and those that were sent, still show a former logo: its file goes later. */
const keptDays = 30

/** What the form of a brand says. */
export interface BrandInput extends ImageFields {
  brandColor: string | null
  /** The picture, or none, takes the place of the logo. */
  isUploadLogo?: boolean | undefined
}

/** Changes how mails of the caller's company look; throws 400 for what is no colour and no picture. Within a transaction. */
export async function updateBrand(context: RequestContext, sent: BrandInput): Promise<void> {
  const { db } = context
  const color = sent.brandColor?.trim().toLowerCase() || null
  if (color !== null && !isColor(color)) throw badInput({ brandColor: [say('INVALID')] })
  const image = sent.isUploadLogo ? imageOf(sent) : null
  const company = unscoped(db)
  const before = await company
    .selectFrom('company')
    .select('logo_path')
    .where('id', '=', db.companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const logo = image && (await storeImage(context, { kind: filesOfBrands, id: db.companyId }, image))
  await company
    .updateTable('company')
    .set({ brand_color: color, ...(sent.isUploadLogo && { logo_path: logo }) })
    .where('id', '=', db.companyId)
    .execute()
  if (sent.isUploadLogo && before.logo_path !== null)
    await db
      .update('stored_file')
      .set({ expires_at: sql<Date>`now() + make_interval(days => ${keptDays})` })
      .where('path', '=', before.logo_path)
      .execute()
  await companyChanged(db)
}
