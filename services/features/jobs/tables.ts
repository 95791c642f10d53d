import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { jobTabs } from './contract.ts'

export interface JobTable extends CompanyTable {
  id: string
  title: string
  /** Folded title and skills, with a leading space. */
  search: string
  department_id: string | null
  /** A vocabulary_item of kind jobCategory. */
  category_id: string | null
  rank_id: string | null
  /** Place in jobPriorities. */
  priority: Generated<number>
  /** Place in jobStatuses. */
  status: Generated<0 | 1 | 2 | 3>
  types: ColumnType<(typeof jobTabs)[number][], (typeof jobTabs)[number][] | undefined, (typeof jobTabs)[number][]>
  skills: ColumnType<string[], string[] | undefined, string[]>
  locations: ColumnType<string[], string[] | undefined, string[]>
  /** User name. */
  owner: string
  open_date: ColumnType<Date, string, string>
  due_date: ColumnType<Date | null, string | null, string | null>
  total: number
  submitted: Generated<number>
  offer: Generated<number>
  lack: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    job: JobTable
  }
}
