import type { Marks } from '../cvMarks/marks.ts'

/** The passages of a CV that a row was read from, if any. */
interface Read {
  marks?: Marks
}
export interface LanguageRow extends Read {
  language: string
  /** 0 to 5, as the value of a drop-down. */
  level: string
}
export interface ExperienceRow extends Read {
  companyName: string
  position: string
}

/** The values of a form with rows of languages and experiences; it may contain more. */
export interface CareerValues {
  languages: LanguageRow[]
  experiences: ExperienceRow[]
}

/** The maximum number of rows of each kind. */
export const mostRows = { languages: 50, experiences: 100 } as const

/** The maximum length of all languages, joined as they are stored (001/9, D-88). */
export const maxLanguages = 225
export const joinedLanguages = (languages: readonly LanguageRow[]): string =>
  languages.map(({ language, level }) => `${language.trim()} - ${level}`).join(', ')

/** Returns the experiences for the input, without empty rows. */
export const experiencesInput = (experiences: readonly ExperienceRow[]) =>
  experiences
    .map(({ companyName, position }) => ({ companyName: companyName.trim(), position: position.trim() }))
    .filter(({ companyName, position }) => companyName || position)
