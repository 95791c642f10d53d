import { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { notFound } from '../http/errors.ts'
import './tables.ts'

/** A public site: its company, and the database as that company sees it. */
export interface OpenSite {
  db: CompanyDb
  companyName: string
  website: string | null
  /** Path of the company's logo in the file store. */
  logoPath: string | null
  /** `#1a2b3c`. */
  brandColor: string | null
  showsSalary: boolean
  introduction: { en: string; vi: string; ja: string }
}

/**
 * The public site that a key stands for: for operations that are asked without a sign-in. 404 for every key of which there is
 * no public site of an active company, so that nobody learns which companies there are.
 */
export async function openSite(db: CompanyDb, key: string): Promise<OpenSite> {
  const found = await unscoped(db)
    .selectFrom('career_site')
    .innerJoin('company', 'company.id', 'career_site.company_id')
    .select(['company.id', 'company.name', 'company.website', 'company.logo_path', 'company.brand_color'])
    .select(['shows_salary', 'introduction_en as en', 'introduction_vi as vi', 'introduction_ja as ja'])
    .where('career_site.key', '=', key)
    .where('career_site.is_public', '=', true)
    .where('company.is_active', '=', true)
    .executeTakeFirst()
  if (!found) throw notFound()
  return {
    db: new CompanyDb(unscoped(db), found.id),
    companyName: found.name,
    website: found.website,
    logoPath: found.logo_path,
    brandColor: found.brand_color,
    showsSalary: found.shows_salary,
    introduction: { en: found.en, vi: found.vi, ja: found.ja },
  }
}

/** Lets one company at a time write its site, until the transaction ends: of two that want the same key the second one sees the first. */
export const holdSites = (db: CompanyDb): Promise<unknown> =>
  unscoped(db).selectFrom('company').select('company.id').where('company.is_platform', '=', true).forUpdate().execute()

/** Whether another company has the key. */
export const isKeyTaken = async (db: CompanyDb, key: string): Promise<boolean> =>
  (await unscoped(db)
    .selectFrom('career_site')
    .select('career_site.key')
    .where('career_site.key', '=', key)
    .where('career_site.company_id', '!=', db.companyId)
    .executeTakeFirst()) !== undefined

/** Name and short code of the handle's company, of which a first key is made. */
export const ownCompany = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('company')
    .select(['company.name', 'company.code'])
    .where('company.id', '=', db.companyId)
    .executeTakeFirstOrThrow()
