import { contrastOf } from '../../../common/colors.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { escapeHtml } from '../identity/signIn/page.ts'
import { accent, brandMark, ink } from './letter.ts'
import type { MailFile } from './mailParts.ts'

/** How mails of a company look. */
export interface Brand {
  name: string
  /** null: the product's own. */
  color: string | null
  logo: MailFile | null
}

/** By which name a mail's HTML shows the logo. */
const contentId = 'company-logo'
const readable = 4.5

/** How mails of the company look. */
export async function brandOf(db: CompanyDb): Promise<Brand | null> {
  const found = await unscoped(db)
    .selectFrom('company')
    .select(['name', 'logo_path', 'brand_color'])
    .where('id', '=', db.companyId)
    .executeTakeFirst()
  if (!found || (found.logo_path === null && found.brand_color === null)) return null
  const { name, logo_path: path, brand_color: color } = found
  const isPng = path?.endsWith('.png')
  const type = isPng ? { name: 'logo.png', contentType: 'image/png' } : { name: 'logo.jpg', contentType: 'image/jpeg' }
  return { name, color, logo: path === null ? null : { ...type, path, contentId } }
}

/**
 * The HTML of a mail with the company's logo at its head and its colour on buttons and links. Where a text could not be read in
 * the colour, or on it, another one takes its place.
 */
export function branded(html: string, { name, color, logo }: Brand): string {
  const head = logo
    ? `<tr><td style="padding:20px 28px 0"><img src="cid:${contentId}" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;width:auto;max-width:240px;border:0"></td></tr>`
    : ''
  const marked = html.replace(brandMark, () => head)
  if (color === null) return marked
  const onColor = contrastOf('#ffffff', color) >= readable ? '#ffffff' : ink
  const asText = contrastOf('#ffffff', color) >= readable ? color : ink
  return marked
    .replaceAll(`background:${accent};color:#ffffff`, `background:${color};color:${onColor}`)
    .replaceAll(`color:${accent}`, `color:${asText}`)
}
