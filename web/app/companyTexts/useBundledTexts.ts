import { useEffect, useState } from 'react'
import { bundledTexts, type Language } from '../i18n.ts'

/** The product's texts by language and key, as far as they have loaded. */
export type BundledTexts = Partial<Readonly<Record<Language, ReadonlyMap<string, string>>>>

/** Returns the product's texts in these languages, each as soon as it has loaded. `wanted` must stay the same array. */
export function useBundledTexts(wanted: readonly Language[]): BundledTexts {
  const [texts, setTexts] = useState<BundledTexts>({})
  useEffect(() => {
    let isLeft = false
    for (const language of wanted)
      bundledTexts(language).then(
        (found) => {
          if (!isLeft) setTexts((before) => ({ ...before, [language]: found }))
        },
        (error: unknown) => console.warn("The product's own words could not be loaded", error),
      )
    return () => {
      isLeft = true
    }
  }, [wanted])
  return texts
}
