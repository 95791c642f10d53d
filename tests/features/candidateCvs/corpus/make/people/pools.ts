export type Language = 'en' | 'vi' | 'ja'

/** The CV contents of people of one profession. */
export interface Profession {
  /** From the first job to the latest. */
  titles: readonly string[]
  companies: readonly string[]
  bullets: readonly string[]
  summary: string
  /** Degree and subject, as written in the CV. */
  studies: readonly (readonly [studyType: string, area: string])[]
  skills: readonly string[]
  awards: readonly string[]
}

/** The places, schools and names of people of one language. */
export interface Pool {
  names: readonly (readonly [name: string, gender: 'male' | 'female', mail: string])[]
  schools: readonly string[]
  cities: readonly string[]
  addresses: readonly string[]
  phones: readonly string[]
  nationality: string
  professions: readonly Profession[]
}

/** Each language has people for developing the reader, and others that are held out. */
export type Pools = Record<'open' | 'kept', Pool>
