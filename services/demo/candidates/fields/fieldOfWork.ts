import type { Word } from '../../people/countries.ts'

/** A kind of work: what people are called in it, what they know, have studied and have done. */
export interface FieldOfWork {
  /** The job category that its jobs belong to. */
  category: string
  positions: readonly Word[]
  skills: readonly string[]
  area: Word
  deeds: readonly [Word, Word, Word]
}
