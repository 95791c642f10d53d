import type { Language } from '../../core/contract/languages.ts'

/** Under which the company cache keeps its words of a language: who writes them says so. */
export const cacheKeyOf = (language: Language): string => `translation:${language}`
