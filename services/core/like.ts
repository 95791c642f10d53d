import { fold } from '../../common/text.ts'

/** Escapes a text for LIKE, so that `%` and `_` are found as typed. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (found) => `\\${found}`)

/** A word as LIKE looks for it; one or two letters match the beginnings of words only, as everywhere in the product. */
export const wordPattern = (word: string): string => `%${[...word].length < 3 ? ' ' : ''}${escapeLike(word)}%`

/** What LIKE looks for in folded text, for each word of what somebody types: it stands anywhere. */
export const patternsOf = (keyword: string): string[] =>
  fold(keyword)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`)
