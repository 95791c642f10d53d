import { contrastOf } from '../../../common/colors.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { escapeHtml } from '../identity/signIn/page.ts'
import { accent, brandMark, ink } from './letter.ts'
import type { MailFile } from './mailParts.ts'

/** The look of a company's mails. */
export interface Brand {
  name: string
  /** null: the product's own. */
  color: string | null
  logo: MailFile | null
}

/** The content id of the logo in a mail's HTML. */
const contentId = 'company-logo'
const readable = 4.5

/** Returns the look of the company's mails. */
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
 * Adds the company's logo and its colour for buttons and links to the HTML of a mail. If a text would not be legible in
 * the colour, or on it, another colour is used.
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
