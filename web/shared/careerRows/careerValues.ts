import type { Marks } from '../cvMarks/marks.ts'

/** Where in a CV a row was read, if it was. */
interface Read {
  marks?: Marks
}
export interface LanguageRow extends Read {
  language: string
  /** 0 to 5, as a drop-down has it. */
  level: string
}
export interface ExperienceRow extends Read {
  companyName: string
  position: string
}

/** A form with rows of languages and of places of work; it may hold more. */
export interface CareerValues {
  languages: LanguageRow[]
  experiences: ExperienceRow[]
}

/** Most rows of each kind. */
export const mostRows = { languages: 50, experiences: 100 } as const

/** Longest text of all languages, joined as they are kept (001/9, D-88). */
export const maxLanguages = 225
export const joinedLanguages = (languages: readonly LanguageRow[]): string =>
  languages.map(({ language, level }) => `${language.trim()} - ${level}`).join(', ')

/** Places of work as they are sent: without rows of which nothing is said. */
export const experiencesInput = (experiences: readonly ExperienceRow[]) =>
  experiences
    .map(({ companyName, position }) => ({ companyName: companyName.trim(), position: position.trim() }))
    .filter(({ companyName, position }) => companyName || position)
