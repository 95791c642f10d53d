import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../database/tables.ts'

/** The public site of a company (decision D-126): one row for each that has ever written it. */
export interface CareerSiteTable extends CompanyTable {
  /** What stands for the company in addresses: unique among all companies. */
  key: string
  /** false: nobody outside sees it. */
  is_public: Generated<boolean>
  /** Salaries stand beside the jobs. */
  shows_salary: Generated<boolean>
  /** Plain text above the jobs, one column a language. */
  introduction_en: Generated<string>
  introduction_vi: Generated<string>
  introduction_ja: Generated<string>
  /** What applicants are asked: a form of the company; null: nothing. */
  form_id: ColumnType<string | null, string | null | undefined, string | null>
  version: Generated<number>
  updated_by: string
  updated_at: CreatedAt
}

/** A key that the site of a company had before; it leads to the present one until another company takes it. */
export interface CareerSiteFormerKeyTable extends CompanyTable {
  /** Of one company at a time. */
  key: string
  left_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    career_site: CareerSiteTable
    career_site_former_key: CareerSiteFormerKeyTable
  }
}
