/** What a CV of the corpus says: the file beside it. Null and none: it does not say so. */
export interface Truth {
  name: string
  phones: string[]
  emails: string[]
  birthday: string | null
  /** 0 male, 1 female. */
  gender: 0 | 1 | null
  address: string | null
  /** What stands below the name, else what they are now. */
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
  /** Level 0: not said. */
  skills: { name: string; level: number }[]
  languages: { language: string; fluency: number }[]
}

/** A CV of the corpus. */
export interface Told {
  layout: string
  isOneColumn: boolean
  /** Not looked at while the reader was made. */
  isKept: boolean
  truth: Truth
}
