import { storageKeys } from '../config.ts'
import { onLanguageChange, setCompanyTexts, type Language } from '../i18n.ts'
import type { CompanyTexts } from './companyTexts.ts'

interface Kept {
  /** The user whose company the texts belong to. */
  userName: string
  words: CompanyTexts
}

const keyOf = (language: Language) => `${storageKeys.companyTexts}${language}`

function readStoredTexts(language: Language, userName: string): CompanyTexts {
  try {
    const read = JSON.parse(localStorage.getItem(keyOf(language)) ?? 'null') as Kept | null
    return read?.userName === userName ? read.words : {}
  } catch {
    // Not our data, or no storage: the bundled texts show until the service answers.
    return {}
  }
}

/**
 * Applies the texts of the last visit before anything is shown, and does the same whenever another language is chosen.
 */
export function startCompanyTexts(language: Language, userName: string): void {
  const apply = (next: Language) => setCompanyTexts(next, readStoredTexts(next, userName))
  apply(language)
  onLanguageChange(apply)
}

/** Stores the texts for the next visit. */
export function storeCompanyTexts(language: Language, userName: string, words: CompanyTexts): void {
  try {
    localStorage.setItem(keyOf(language), JSON.stringify({ userName, words } satisfies Kept))
  } catch {
    // The next visit waits for the service again.
  }
}
