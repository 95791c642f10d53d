/** The true contents of a CV of the corpus, stored in the file beside it. Null or empty: not in the CV. */
export interface Truth {
  name: string
  phones: string[]
  emails: string[]
  birthday: string | null
  /** 0 male, 1 female. */
  gender: 0 | 1 | null
  address: string | null
  /** The title below the name, or else the current position. */
  jobTitle: string | null
  nationality: string | null
  website: string | null
  work: { company: string; position: string; startDate: string | null; endDate: string | null; isAdded: boolean }[]
  education: {
    institution: string
    area: string
    studyType: string
    startDate: string | null
    endDate: string | null
  }[]
  awards: { title: string; date: string | null }[]
  /** Level 0: not stated. */
  skills: { name: string; level: number }[]
  languages: { language: string; fluency: number }[]
}

/** A CV of the corpus. */
export interface Told {
  layout: string
  isOneColumn: boolean
  /** Whether the CV is held out: not looked at while the reader was developed. */
  isKept: boolean
  truth: Truth
}
