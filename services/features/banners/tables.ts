import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { BannerType } from './contract.ts'

/** A banner or a logo. Its row belongs to the platform company. */
export interface BannerTable extends CompanyTable {
  id: string
  type: BannerType
  title: string
  url: string
  description: string
  is_active: boolean
  /** The position at which it is shown: one of `bannerPositions`. */
  position: string
  sort: number
  /** The name of the uploaded file. */
  name: string
  image_path: string
  created_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    banner: BannerTable
  }
}
