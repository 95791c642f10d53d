import type { Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

export interface DepartmentTable extends CompanyTable {
  id: string
  parent_id: string | null
  /** Short code, unique in the company. */
  key: string
  name: string
  /** The legal entity that employs its staff. */
  legal_name: string | null
  location_id: string | null
  /** User name. */
  manager: string | null
  /** The position among the children of its parent. */
  position: Generated<number>
  is_active: Generated<boolean>
  version: Generated<number>
  /** The folded name, key and legal entity. */
  search: string
}

export interface LocationTable extends CompanyTable {
  id: string
  name: string
  address: string | null
  city: string
  /** ISO 3166 code. */
  country: string
  position: Generated<number>
  version: Generated<number>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    department: DepartmentTable
    location: LocationTable
  }
}
