import { useEffect, useState } from 'react'
import { bundledTexts, languages, type Language } from '../i18n.ts'

/** The product's own words by language and key. */
export type BundledTexts = Readonly<Record<Language, ReadonlyMap<string, string>>>

/** The product's own words in all languages; null until they are there. */
export function useBundledTexts(): BundledTexts | null {
  const [texts, setTexts] = useState<BundledTexts | null>(null)
  useEffect(() => {
    let isLeft = false
    Promise.all(languages.map((language) => bundledTexts(language))).then(
      ([en, vi, ja]) => {
        if (!isLeft) setTexts({ en: en!, vi: vi!, ja: ja! })
      },
      (error: unknown) => console.warn("The product's own words could not be loaded", error),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return texts
}
