import type { Language } from '../../core/contract/languages.ts'

/** Returns the cache key of a company's texts of a language. It must be invalidated when they are written. */
export const cacheKeyOf = (language: Language): string => `translation:${language}`
