import { slugOf } from '../../../common/text.ts'
import { longestKey } from '../contract/careers.ts'
import { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { notFound } from '../http/errors.ts'
import { linkGone, openLink } from '../links/links.ts'
import { demandNotMoved, isKeptForOthers } from './formerKeys.ts'
import './tables.ts'

/** A public site: its company, and the database scoped to that company. */
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

/** Active companies, each with its career site if it has saved one. */
const companiesWithSites = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('company')
    .leftJoin('career_site', 'career_site.company_id', 'company.id')
    .select(['company.id', 'company.name', 'company.code', 'company.website', 'company.logo_path'])
    .select(['company.brand_color', 'career_site.key', 'shows_salary'])
    .select(['introduction_en as en', 'introduction_vi as vi', 'introduction_ja as ja'])
    .where('company.is_active', '=', true)
type Row = Awaited<ReturnType<ReturnType<typeof companiesWithSites>['executeTakeFirstOrThrow']>>

const toSite = (db: CompanyDb, row: Row): OpenSite => ({
  db: new CompanyDb(unscoped(db), row.id),
  companyName: row.name,
  website: row.website,
  logoPath: row.logo_path,
  brandColor: row.brand_color,
  showsSalary: row.shows_salary ?? false,
  introduction: { en: row.en ?? '', vi: row.vi ?? '', ja: row.ja ?? '' },
})

/**
 * Returns the public site for a key, for operations without a sign-in. Throws 404 if no active company has a public
 * site with that key, so that nobody can find out which companies exist, and SITE_MOVED for a former key. With a
 * preview token, returns the site as it will look, public or not; throws LINK_GONE if the token does not open it.
 */
export async function openSite(db: CompanyDb, key: string, preview?: string): Promise<OpenSite> {
  if (preview !== undefined) return previewedSite(db, key, preview)
  const found = await companiesWithSites(db)
    .where('career_site.key', '=', key)
    .where('career_site.is_public', '=', true)
    .executeTakeFirst()
  if (found) return toSite(db, found)
  await demandNotMoved(db, key)
  throw notFound()
}

async function previewedSite(db: CompanyDb, key: string, token: string): Promise<OpenSite> {
  const { db: own } = await openLink(db, 'careerPreview', token)
  const found = await companiesWithSites(db).where('company.id', '=', own.companyId).executeTakeFirst()
  // Do not show a company under another company's key.
  if (!found || previewKey(found) !== key) throw linkGone()
  return toSite(db, found)
}

interface Named {
  key?: string | null
  code: string | null
  name: string
}
/**
 * Returns the key of a site. Before the site is saved, derives a key from the company's code or name; the result may be
 * empty.
 */
export const siteKeyOf = ({ key, code, name }: Named): string =>
  key ?? (slugOf(code ?? '', longestKey) || slugOf(name, longestKey))

/** Returns the key used in the address of the site's preview. */
export const previewKey = (site: Named): string => siteKeyOf(site) || '-'

/**
 * Lets only one company at a time save its site, until the transaction ends: if two want the same key, the second one
 * sees the first.
 */
export const lockCareerSites = (db: CompanyDb): Promise<unknown> =>
  unscoped(db).selectFrom('company').select('company.id').where('company.is_platform', '=', true).forUpdate().execute()

/** Whether another company has the key, or had it until recently. */
export const isKeyTaken = async (db: CompanyDb, key: string): Promise<boolean> =>
  (await unscoped(db)
    .selectFrom('career_site')
    .select('career_site.key')
    .where('career_site.key', '=', key)
    .where('career_site.company_id', '!=', db.companyId)
    .executeTakeFirst()) !== undefined || (await isKeptForOthers(db, key))

/** Returns the name and short code of the handle's company, from which its first key is derived. */
export const readOwnCompany = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('company')
    .select(['company.name', 'company.code'])
    .where('company.id', '=', db.companyId)
    .executeTakeFirstOrThrow()
