import type { IdForm } from './idForm.ts'

/** A word or number of a closed set, as either side writes it. */
export type Word = string | number

/** How services say what the contract says otherwise (SERVICES_ENDPOINTS). */
export interface Spelling {
  ids: IdForm
  /** Members by the contract's names: the services' own, in answers a path within the record too (`basics.name`). */
  members: Readonly<Record<string, string>>
  /** By the contract's members: the services' words and what they mean; `*` stands for all others. */
  words: Readonly<Record<string, Readonly<Record<string, Word>>>>
}

/** As the contract says it. */
export const contractSpelling: Spelling = { ids: 'uuid', members: {}, words: {} }

/** What a word of the services means; the word itself where nothing is said of it. */
export function wordOf(words: Readonly<Record<string, Word>>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => wordOf(words, one))
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const found = Object.entries(words).find(([theirs]) => theirs.toLowerCase() === String(value).trim().toLowerCase())
  return found ? found[1] : value
}
