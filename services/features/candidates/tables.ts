import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
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

/**
 * The resume of a candidate in the format of JSON Resume (decision D-84), without the data that has separate columns.
 */
export interface Resume {
  basics?: { label?: string; summary?: string; url?: string; location?: { city?: string; countryCode?: string } }
  work?: {
    name: string
    position: string
    startDate?: string
    endDate?: string
    isCurrent?: boolean
    summary?: string
  }[]
  education?: {
    institution: string
    area?: string
    studyType?: string
    startDate?: string
    endDate?: string
    isCurrent?: boolean
  }[]
  awards?: { title: string; date?: string }[]
  /** The levels of the candidate's skills; their names are also in the column `skills`. */
  skills?: { name: string; level: number }[]
  nationalities?: string[]
}

type List<T> = ColumnType<T[], T[] | undefined, T[]>
type Day = ColumnType<Date | null, string | null | undefined, string | null>

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
  /** A numeric column, which is read as text. */
  experience_year: ColumnType<string | null, number | null | undefined, number | null>
  website: string | null
  desired_work_locations: List<string>
  resume: ColumnType<Resume, string | undefined, string>
  cv_path: string | null
  /** The path of the stored photo; each new photo gets a new path. */
  photo_path: ColumnType<string | null, string | null | undefined, string | null>
  in_black_list: Generated<boolean>
  /** The last working day of a candidate who left the company. */
  terminal_date: Day
  job_title: string | null
  birthday: Day
  /** 0 Male, 1 Female, 2 Unknown (000/3/35). */
  gender: Generated<number>
  address: string | null
  source: string | null
  messengers: List<string>
  nationalities: List<string>
  /** Current and former employers, latest first: the companies of `experiences`. */
  companies: List<string>
  status_id: string | null
  label_ids: List<string>
  /** Values of the company's own fields by key. */
  extend_properties: ColumnType<Record<string, string>, string | undefined, string>
  onboard_date: Day
  last_activity_at: ColumnType<Date | null, Date | null | undefined, Date>
  last_note_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Increases with each change; a change must name the version that was read. */
  version: Generated<number>
  updated_by: string | null
  /** When it was deleted. Lists leave out deleted candidates, and their contacts are free again. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The candidate into which this one was merged, and to which its id leads. */
  merged_into: string | null
  /** Folded name, phones and e-mails (candidates/search.ts). */
  search: string
  words: string[]
  /** The sorted words of the folded name, with which similar names are found. */
  name_words: GeneratedAlways<string>
  /** Texts in the form in which filters compare them (search_text, migration 0060); null if there is none. */
  address_search: GeneratedAlways<string | null>
  website_search: GeneratedAlways<string | null>
  source_search: GeneratedAlways<string | null>
  rank_search: GeneratedAlways<string | null>
  messenger_search: GeneratedAlways<string | null>
  company_search: GeneratedAlways<string | null>
  /** All values of extend_properties as folded JSON. */
  extension_search: GeneratedAlways<string | null>
  /** The keys of extend_properties that have a value. */
  extension_keys: GeneratedAlways<string[]>
  /** The last working day as entered in extend_properties. */
  terminal_typed: GeneratedAlways<string | null>
  /** Which fields have a value, and which do not (filterKinds.ts). */
  filled: GeneratedAlways<number[]>
  created_by: string
  created_at: CreatedAt
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CandidateContactTable extends CompanyTable {
  kind: 'phone' | 'email'
  /** The phoneKey or emailKey of the typed text. */
  key: string
  candidate_id: string
}

export interface CandidateFollowTable extends CompanyTable {
  candidate_id: string
  user_name: string
  followed_by: string
  followed_at: CreatedAt
}

export interface CandidateNoteTable extends CompanyTable {
  id: string
  candidate_id: string
  notes: string
  /** Folded text. */
  search: string
  created_by: string
  created_at: CreatedAt
  updated_at: ColumnType<Date, Date | undefined, Date>
}

/**
 * The users who may read a note besides its author. A note without shares is for everybody who may read the candidate.
 */
export interface CandidateNoteShareTable extends CompanyTable {
  note_id: string
  user_name: string
}

/** An event in a candidate's history. */
export interface CandidateEventTable extends CompanyTable {
  id: string
  candidate_id: string
  kind: string
  user_name: string
  at: CreatedAt
  subject: string | null
  /** The call it refers to. */
  call_id: ColumnType<string | null, string | null | undefined, never>
  changes: ColumnType<
    { field: string; before: string | null; after: string | null }[] | null,
    string | null | undefined,
    never
  >
}

/** The data needed to undo a merge. */
export interface CandidateMergeTable extends CompanyTable {
  id: string
  target_id: string
  source_id: string | null
  /** The target's version after the merge. It can be undone only if nobody has changed the target since. */
  target_version: number
  before: ColumnType<unknown, string, never>
  moved: ColumnType<unknown, string, never>
  merged_by: string
  merged_at: CreatedAt
  undone_at: ColumnType<Date | null, never, Date>
}

export interface CandidateFileTable extends CompanyTable {
  id: string
  candidate_id: string
  kind: 'cv' | 'file'
  path: string
  name: string
  content_type: string
  /** A bigint column, which is read as text. */
  size: ColumnType<string, number, never>
  created_by: string
  created_at: CreatedAt
}

export interface JobCandidateTable extends CompanyTable {
  job_id: string
  candidate_id: string
  added_by: string
  added_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate: CandidateTable
    candidate_contact: CandidateContactTable
    candidate_follow: CandidateFollowTable
    candidate_note: CandidateNoteTable
    candidate_note_share: CandidateNoteShareTable
    candidate_event: CandidateEventTable
    candidate_merge: CandidateMergeTable
    candidate_file: CandidateFileTable
    job_candidate: JobCandidateTable
  }
}
