import { storageKeys } from '../config.ts'
import { onLanguageChange, setWords, type Language } from '../i18n.ts'
import type { Words } from './words.ts'

interface Kept {
  /** Whose company's words they are. */
  userName: string
  words: Words
}

const keyOf = (language: Language) => `${storageKeys.words}${language}`

function kept(language: Language, userName: string): Words {
  try {
    const read = JSON.parse(localStorage.getItem(keyOf(language)) ?? 'null') as Kept | null
    return read?.userName === userName ? read.words : {}
  } catch {
    // Not ours, or no storage: the bundled texts until the service answers.
    return {}
  }
}

/** Lays the words of the last visit over the texts, before anything shows; in another language too, once it is chosen. */
export function startWords(language: Language, userName: string): void {
  const apply = (next: Language) => setWords(next, kept(next, userName))
  apply(language)
  onLanguageChange(apply)
}

/** Keeps the words for the next visit. */
export function keepWords(language: Language, userName: string, words: Words): void {
  try {
    localStorage.setItem(keyOf(language), JSON.stringify({ userName, words } satisfies Kept))
  } catch {
    // The next visit waits for the service again.
  }
}
