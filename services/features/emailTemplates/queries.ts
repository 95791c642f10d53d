import { sql } from 'kysely'
import type { CompanyCache } from '../../core/cache.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import type { EmailTemplate } from './contract.ts'

/** The cached list of the company's templates. */
export const cacheKey = 'emailTemplate'

interface Parts {
  db: CompanyDb
  cache: CompanyCache
}

/** All templates of the company by type and name. */
export const templates = ({ db, cache }: Parts): Promise<EmailTemplate[]> =>
  cache.read(db, cacheKey, async (scoped) => {
    const rows = await scoped
      .from('email_template')
      .selectAll('email_template')
      .orderBy('email_template.type')
      .orderBy(sql`email_template.name collate "und-x-icu"`)
      .execute()
    return rows.map(
      ({
        id,
        type,
        name,
        subject,
        contents,
        email_from: emailFrom,
        email_from_name: emailFromName,
        is_default: isDefault,
      }) => ({ id, type, name, subject, contents, emailTemplate: contents, emailFrom, emailFromName, isDefault }),
    )
  })

/** Those of one type, in name order. */
export const templatesOf = async (parts: Parts, type: number): Promise<EmailTemplate[]> =>
  (await templates(parts)).filter((template) => template.type === type)

/** The template that is taken where only the type is known. */
export async function templateOf(parts: Parts, type: number): Promise<EmailTemplate> {
  const all = await templatesOf(parts, type)
  const found = all.find(({ isDefault }) => isDefault) ?? all[0]
  if (!found) throw notFound()
  return found
}

/** One template; 404 when the company has none of this id. */
export async function template(parts: Parts, id: string): Promise<EmailTemplate> {
  const found = (await templates(parts)).find((one) => one.id === id.toLowerCase())
  if (!found) throw notFound()
  return found
}
