import { fold } from '../../common/text.ts'

/** Escapes a text for LIKE, so that `%` and `_` are found as typed. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (found) => `\\${found}`)

/**
 * Returns a LIKE pattern for a word; one or two letters match only the beginnings of words, as everywhere in the
 * product.
 */
export const wordPattern = (word: string): string => `%${[...word].length < 3 ? ' ' : ''}${escapeLike(word)}%`

/** Returns LIKE patterns for folded text, one for each word of a search text; a word may be anywhere. */
export const patternsOf = (keyword: string): string[] =>
  fold(keyword)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`)
