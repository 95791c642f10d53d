import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { BannerType } from './contract.ts'

/** A banner or a logo: a row of the company that runs the platform. */
export interface BannerTable extends CompanyTable {
  id: string
  type: BannerType
  title: string
  url: string
  description: string
  is_active: boolean
  /** Where it stands: one of `bannerPositions`. */
  position: string
  sort: number
  /** Name of the file that was chosen. */
  name: string
  image_path: string
  created_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    banner: BannerTable
  }
}
