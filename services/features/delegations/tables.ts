import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'

/** The deputy of a user for approvals, and the period. */
export interface ApprovalDeputyTable extends CompanyTable {
  user_name: string
  deputy: string
  begins_at: Timestamp
  ends_at: Timestamp
  created_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    approval_deputy: ApprovalDeputyTable
  }
}
