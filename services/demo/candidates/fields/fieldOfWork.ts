import type { Word } from '../../people/countries.ts'

/** A kind of work: its job titles, skills, studies and typical achievements. */
export interface FieldOfWork {
  /** The job category of its jobs. */
  category: string
  positions: readonly Word[]
  skills: readonly string[]
  area: Word
  deeds: readonly [Word, Word, Word]
}
