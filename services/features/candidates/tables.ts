import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

export interface Language {
  language: string
  /** 1 Fundamental Awareness … 5 Expert (001/3). */
  level: number
}

export interface Experience {
  companyName: string
  position: string
}

/** The resume of a candidate in the form of JSON Resume (decision D-84); what has a column of its own stands there. */
export interface Resume {
  basics?: { label?: string; summary?: string; url?: string; location?: { city?: string; countryCode?: string } }
  work?: { name: string; position: string; startDate?: string; endDate?: string; summary?: string }[]
  education?: { institution: string; area?: string; studyType?: string; startDate?: string; endDate?: string }[]
  awards?: { title: string; date?: string }[]
  nationalities?: string[]
}

export interface CandidateTable extends CompanyTable {
  id: string
  name: string
  phones: string[]
  emails: string[]
  /** User name. */
  owner: string | null
  rec_channel_id: string | null
  job_rank: string | null
  skills: ColumnType<string[], string[] | undefined, string[]>
  languages: ColumnType<Language[], string | undefined, string>
  experiences: ColumnType<Experience[], string | undefined, string>
  /** numeric: text when read. */
  experience_year: ColumnType<string | null, number | null | undefined, number | null>
  website: string | null
  desired_work_locations: string | null
  resume: ColumnType<Resume, string | undefined, string>
  cv_path: string | null
  in_black_list: Generated<boolean>
  /** Last working day of somebody who left the company. */
  terminal_date: ColumnType<Date | null, string | null | undefined, string | null>
  /** Folded name, phones and e-mails (candidates/search.ts). */
  search: string
  words: string[]
  created_by: string
  created_at: CreatedAt
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CandidateContactTable extends CompanyTable {
  kind: 'phone' | 'email'
  /** phoneKey or emailKey of what was typed. */
  key: string
  candidate_id: string
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate: CandidateTable
    candidate_contact: CandidateContactTable
  }
}

