import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../database/tables.ts'

/** The public site of a company (decision D-126): one row for each company that has ever saved one. */
export interface CareerSiteTable extends CompanyTable {
  /** The company's part of the site's address: unique among all companies. */
  key: string
  /** false: nobody outside the company sees it. */
  is_public: Generated<boolean>
  /** Whether salaries are shown with the jobs. */
  shows_salary: Generated<boolean>
  /** Plain text above the jobs, one column per language. */
  introduction_en: Generated<string>
  introduction_vi: Generated<string>
  introduction_ja: Generated<string>
  /** The form with questions for applicants, one of the company's forms; null: no questions. */
  form_id: ColumnType<string | null, string | null | undefined, string | null>
  version: Generated<number>
  updated_by: string
  updated_at: CreatedAt
}

/** A former key of a company's site. It leads to the present key until another company takes it. */
export interface CareerSiteFormerKeyTable extends CompanyTable {
  /** Belongs to one company at a time. */
  key: string
  left_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    career_site: CareerSiteTable
    career_site_former_key: CareerSiteFormerKeyTable
  }
}
