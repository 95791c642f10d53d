import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

/** A job that is offered under a tab, in an order; title and company are those of the job. */
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
