import { sql } from 'kysely'
import type { CompanyCache } from '../../core/cache.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { patternsOf } from '../../core/like.ts'
import type { emailTemplateManageList } from './manageContract.ts'
import type { EmailTemplate } from './templateShapes.ts'
import './tables.ts'

/** The key of the company's templates in the cache. */
export const cacheKey = 'emailTemplate'

interface Parts {
  db: CompanyDb
  cache: CompanyCache
}

const rowsOf = (db: CompanyDb) => db.from('email_template').selectAll('email_template')
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const shown = (row: Row): EmailTemplate => ({
  id: row.id,
  type: row.type,
  name: row.name,
  subject: row.subject,
  contents: row.contents,
  emailTemplate: row.contents,
  emailFrom: row.email_from,
  emailFromName: row.email_from_name,
  isDefault: row.is_default,
  language: row.language,
  version: row.version,
  updatedBy: row.updated_by,
  updatedDate: row.updated_at.toISOString(),
})

/** Returns all templates of the company by type and name. */
export const templates = ({ db, cache }: Parts): Promise<EmailTemplate[]> =>
  cache.read(db, cacheKey, async (scoped) => {
    const rows = await rowsOf(scoped)
      .orderBy('email_template.type')
      .orderBy(sql`email_template.name collate "und-x-icu"`)
      .execute()
    return rows.map(shown)
  })

/** Returns the templates of one type, in name order. */
export const templatesOf = async (parts: Parts, type: number): Promise<EmailTemplate[]> =>
  (await templates(parts)).filter((template) => template.type === type)

/** Returns the template that is used if only the type is known. */
export async function templateOf(parts: Parts, type: number): Promise<EmailTemplate> {
  const all = await templatesOf(parts, type)
  const found = all.find(({ isDefault }) => isDefault) ?? all[0]
  if (!found) throw notFound()
  return found
}

/** Returns one template. Throws 404 if the company has no template with this id. */
export async function template(parts: Parts, id: string): Promise<EmailTemplate> {
  const found = (await templates(parts)).find((one) => one.id === id.toLowerCase())
  if (!found) throw notFound()
  return found
}

/** Returns one page of the templates, by type and name. */
export async function listTemplates(
  db: CompanyDb,
  { type, language, keyword = '', ...wanted }: BodyOf<typeof emailTemplateManageList>,
): Promise<Listed<EmailTemplate>> {
  let query = rowsOf(db)
  if (type !== undefined) query = query.where('email_template.type', '=', type)
  if (language) query = query.where('email_template.language', '=', language)
  const text = sql<string>`search_text(array[email_template.name, email_template.subject])`
  for (const pattern of patternsOf(keyword)) query = query.where(text, 'like', pattern)
  const order = [asc('email_template.type'), byText('email_template.name'), asc('email_template.id')] as const
  const page = await list(query, order, wanted)
  return { ...page, data: page.data.map(shown) }
}

/**
 * Returns one template as it is currently stored. Throws 404 if the company has no template with this id. With `isHeld`
 * it is locked until the transaction ends.
 */
export async function storedTemplate(db: CompanyDb, id: string, { isHeld = false } = {}): Promise<Row> {
  const query = rowsOf(db).where('email_template.id', '=', id)
  const found = await (isHeld ? query.forUpdate() : query).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Returns the same in the format of the contract. */
export const managedTemplate = async (db: CompanyDb, id: string): Promise<EmailTemplate> =>
  shown(await storedTemplate(db, id))
