import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

/** A job that is shown at a position under a tab. Title and company are those of the job. */
export interface JobRequestProductTable extends CompanyTable {
  id: string
  job_id: string
  /** One of jobTabs. */
  type: string
  sort: number
  created_by: string
  created_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    job_request_product: JobRequestProductTable
  }
}
