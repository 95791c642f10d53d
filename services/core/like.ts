/** Escapes a text for LIKE, so that `%` and `_` are found as typed. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (found) => `\\${found}`)

/** A word as LIKE looks for it; one or two letters match the beginnings of words only, as everywhere in the product. */
export const wordPattern = (word: string): string => `%${[...word].length < 3 ? ' ' : ''}${escapeLike(word)}%`
