import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { FeeKind } from './agreementShapes.ts'

/** PostgreSQL returns numeric values as text. */
type Amount = ColumnType<string, number, number>

/** An agreement between a company and a vendor for the CVs of a period. */
export interface VendorAgreementTable extends CompanyTable {
  id: string
  vendor_id: string
  from_day: ColumnType<Date, string, string>
  to_day: ColumnType<Date | null, string | null, string | null>
  fee_kind: FeeKind
  fee: Amount
  currency: string
  guarantee_days: number
  ownership_days: number
  refund_rule: string
  /** null: all jobs. */
  job_ids: string[] | null
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: string
  updated_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    vendor_agreement: VendorAgreementTable
  }
}
