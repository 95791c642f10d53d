export type Language = 'en' | 'vi' | 'ja'

/** What people of one profession write in their CVs. */
export interface Profession {
  /** From the first job to the latest. */
  titles: readonly string[]
  companies: readonly string[]
  bullets: readonly string[]
  summary: string
  /** Degree and subject, as they are written. */
  studies: readonly (readonly [studyType: string, area: string])[]
  skills: readonly string[]
  awards: readonly string[]
}

/** Where people of a language live, study and what they are called. */
export interface Pool {
  names: readonly (readonly [name: string, gender: 'male' | 'female', mail: string])[]
  schools: readonly string[]
  cities: readonly string[]
  addresses: readonly string[]
  phones: readonly string[]
  nationality: string
  professions: readonly Profession[]
}

/** Each language has people to mend the reader with, and others that are kept back. */
export type Pools = Record<'open' | 'kept', Pool>
