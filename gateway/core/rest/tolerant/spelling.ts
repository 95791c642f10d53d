import type { IdForm } from './idForm.ts'

/** A word or number of a closed set, in the contract or in the services. */
export type Word = string | number

/** How the services' spelling differs from the contract (SERVICES_ENDPOINTS). */
export interface Spelling {
  ids: IdForm
  /**
   * The services' own names by the names in the contract. In answers, a name may be a path within the record
   * (`basics.name`).
   */
  members: Readonly<Record<string, string>>
  /** The services' words and their meanings, by member of the contract; `*` stands for all other words. */
  words: Readonly<Record<string, Readonly<Record<string, Word>>>>
}

/** The spelling of the contract. */
export const contractSpelling: Spelling = { ids: 'uuid', members: {}, words: {} }

/** Returns the meaning of one of the services' words, or the word itself if none is defined. */
export function wordOf(words: Readonly<Record<string, Word>>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => wordOf(words, one))
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const found = Object.entries(words).find(([theirs]) => theirs.toLowerCase() === String(value).trim().toLowerCase())
  return found ? found[1] : value
}
