import type { Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { VendorStatus } from './vendorShapes.ts'

interface Managed extends CompanyTable {
  id: string
  name: string
  status: VendorStatus
  /** The locations at which they work for the company. */
  location_ids: string[]
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: string
  updated_at: CreatedAt
}

/** An agency that submits CVs. */
export interface VendorTable extends Managed {
  address: string
}

/** An address of a vendor. Mails are sent to it, and a user who signs in with it belongs to the vendor. */
export interface VendorEmailTable extends CompanyTable {
  vendor_id: string
  email: string
  status: VendorStatus
  position: number
}

/** A person of the company who is in charge of the vendors at some locations. */
export interface VendorConfigTable extends Managed {
  user_name: string
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    vendor: VendorTable
    vendor_email: VendorEmailTable
    vendor_config: VendorConfigTable
  }
}
