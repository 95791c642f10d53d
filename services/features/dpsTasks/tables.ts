import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt, Json } from '../../core/database/tables.ts'
import type { SearchFilter } from '../candidates/filters/filters.ts'
import type { Experience, Language } from '../candidates/tables.ts'

export interface SearchContent {
  searchBox: string
  filters: SearchFilter[]
}

export interface DpsTypeTable extends CompanyTable {
  id: string
  name: string
  search_content: Json<SearchContent>
  /** The folded name, and the beginnings of its words (candidates/search.ts). */
  search: string
  words: string[]
  created_by: string
  created_at: CreatedAt
}

export interface DpsTaskTable extends CompanyTable {
  id: string
  type_id: string
  candidate_id: string
  /** The position in the search of the type. */
  position: number
  name: string
  phones: string[]
  emails: string[]
  skills: string[]
  status: Generated<'DRAFT' | 'DONE'>
  owner: string | null
  desired_work_locations: string[]
  folder_id: string | null
  note: Generated<string>
  /** The job, which may have been deleted. */
  open_job: string | null
  account: string | null
  job_rank: string | null
  /** A numeric column, which is read as text. */
  experience_year: ColumnType<string | null, number | null | undefined, number | null>
  languages: Json<Language[]>
  experiences: Json<Experience[]>
  version: Generated<number>
  search: string
  words: string[]
  created_at: CreatedAt
  updated_by: string | null
  updated_at: ColumnType<Date | null, Date | null | undefined, Date>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    dps_type: DpsTypeTable
    dps_task: DpsTaskTable
  }
}
