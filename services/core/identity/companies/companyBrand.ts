import { sql } from 'kysely'
import { isColor } from '../../../../common/colors.ts'
import type { ImageFields } from '../../contract/images.ts'
import { createMessage } from '../../contract/messages.ts'
import { unscoped } from '../../database/unscoped.ts'
import { imageOf, storeImage } from '../../files/images.ts'
import { badInput } from '../../http/errors.ts'
import type { RequestContext } from '../../http/routes.ts'
import { companyChanged } from '../identityCache.ts'

/** Owner kind of company logos. */
export const filesOfBrands = 'companyLogo'

/** The number of days for which a former logo is preserved: mails that are waiting or were sent still show it. */
const keptDays = 30

/** The form of a brand. */
export interface BrandInput extends ImageFields {
  brandColor: string | null
  /** Whether the picture, or none, replaces the logo. */
  isUploadLogo?: boolean | undefined
}

/**
 * Changes how mails of the caller's company look. Throws 400 if the colour or the picture is not valid. Must run within
 * a transaction.
 */
export async function updateBrand(context: RequestContext, sent: BrandInput): Promise<void> {
  const { db } = context
  const color = sent.brandColor?.trim().toLowerCase() || null
  if (color !== null && !isColor(color)) throw badInput({ brandColor: [createMessage('INVALID')] })
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
