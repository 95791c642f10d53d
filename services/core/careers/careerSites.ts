import { slugOf } from '../../../common/text.ts'
import { longestKey } from '../contract/careers.ts'
import { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { notFound } from '../http/errors.ts'
import { linkGone, openLink } from '../links/links.ts'
import { demandNotMoved, isKeptForOthers } from './formerKeys.ts'
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

/** Active companies, each with its site where it has written one. */
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
 * The public site that a key stands for: for operations that are asked without a sign-in. 404 for every key of which there is
 * no public site of an active company, so that nobody learns which companies there are; SITE_MOVED for a former key of one.
 * With the token of a preview it is the site as it will look, public or not; LINK_GONE for a token that does not open it.
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
  // Nobody shows a company under the key of another one.
  if (!found || previewKey(found) !== key) throw linkGone()
  return toSite(db, found)
}

interface Named {
  key?: string | null
  code: string | null
  name: string
}
/** The key of a site; before it is written, what the company's code or name becomes in an address, which may be nothing. */
export const keyOf = ({ key, code, name }: Named): string =>
  key ?? (slugOf(code ?? '', longestKey) || slugOf(name, longestKey))

/** What stands for the site in the address of its preview. */
export const previewKey = (site: Named): string => keyOf(site) || '-'

/** Lets one company at a time write its site, until the transaction ends: of two that want the same key the second one sees the first. */
export const holdSites = (db: CompanyDb): Promise<unknown> =>
  unscoped(db).selectFrom('company').select('company.id').where('company.is_platform', '=', true).forUpdate().execute()

/** Whether another company has the key, or has had it until lately. */
export const isKeyTaken = async (db: CompanyDb, key: string): Promise<boolean> =>
  (await unscoped(db)
    .selectFrom('career_site')
    .select('career_site.key')
    .where('career_site.key', '=', key)
    .where('career_site.company_id', '!=', db.companyId)
    .executeTakeFirst()) !== undefined || (await isKeptForOthers(db, key))

/** Name and short code of the handle's company, of which a first key is made. */
export const ownCompany = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('company')
    .select(['company.name', 'company.code'])
    .where('company.id', '=', db.companyId)
    .executeTakeFirstOrThrow()
