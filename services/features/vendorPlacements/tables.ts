import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { FeeKind } from '../vendorAgreements/agreementShapes.ts'
import type { Settlement } from './placementShapes.ts'

type Settable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** PostgreSQL returns numeric values as text. */
type Amount = ColumnType<string | null, number | null | undefined, number | null>

/** The hire of a candidate whom a vendor submitted, with the terms that were agreed when the CV arrived. */
export interface VendorPlacementTable extends CompanyTable {
  id: string
  submission_id: string
  vendor_id: string
  job_id: Settable<string>
  hired_at: Date
  is_entitled: boolean
  fee_kind: Settable<FeeKind>
  fee_rate: Amount
  currency: Settable<string>
  guarantee_days: Settable<number>
  refund_rule: ColumnType<string, string | undefined, string>
  start_day: ColumnType<Date | null, string | null | undefined, string | null>
  /** Per year. */
  salary: Amount
  /** Takes precedence over the agreed fee. */
  fixed_fee: Amount
  settled: Settable<Settlement>
  note: ColumnType<string, string | undefined, string>
  version: Generated<number>
  updated_by: Settable<string>
  updated_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    vendor_placement: VendorPlacementTable
  }
}
