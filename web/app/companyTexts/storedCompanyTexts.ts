import { storageKeys } from '../config.ts'
import { onLanguageChange, setCompanyTexts, type Language } from '../i18n.ts'
import type { CompanyTexts } from './companyTexts.ts'

interface Kept {
  /** Whose company's words they are. */
  userName: string
  words: CompanyTexts
}

const keyOf = (language: Language) => `${storageKeys.companyTexts}${language}`

function kept(language: Language, userName: string): CompanyTexts {
  try {
    const read = JSON.parse(localStorage.getItem(keyOf(language)) ?? 'null') as Kept | null
    return read?.userName === userName ? read.words : {}
  } catch {
    // Not ours, or no storage: the bundled texts until the service answers.
    return {}
  }
}

/** Lays the words of the last visit over the texts, before anything shows; in another language too, once it is chosen. */
export function startCompanyTexts(language: Language, userName: string): void {
  const apply = (next: Language) => setCompanyTexts(next, kept(next, userName))
  apply(language)
  onLanguageChange(apply)
}

/** Keeps the words for the next visit. */
export function keepCompanyTexts(language: Language, userName: string, words: CompanyTexts): void {
  try {
    localStorage.setItem(keyOf(language), JSON.stringify({ userName, words } satisfies Kept))
  } catch {
    // The next visit waits for the service again.
  }
}
