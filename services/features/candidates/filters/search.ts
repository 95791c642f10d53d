import { sql, type Expression, type SqlBool } from 'kysely'
import { fold, phoneKey } from '../../../../common/text.ts'
import { escapeLike } from '../../../core/like.ts'

export interface Searchable {
  name: string
  phones: readonly string[]
  emails: readonly string[]
}

/**
 * The columns for keyword search: the text for keywords of three or more characters, and the beginnings of words for
 * shorter ones.
 */
export interface SearchColumns {
  search: string
  words: string[]
}

/** Scripts without spaces between words, in which a word may begin at every character. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Returns the columns for keyword search. Of an e-mail address only the beginning counts as a word, because `vn` occurs
 * in most addresses.
 */
export function searchColumns({ name, phones, emails }: Searchable): SearchColumns {
  const [folded = '', ...addresses] = fold([name.replace(/\s+/g, ' ').trim(), ...emails].join('\n')).split('\n')
  const keys = phones.map((phone) => phoneKey(phone)).filter(Boolean)
  const words = new Set<string>()
  for (const word of [...folded.split(/[^\p{L}\p{N}]+/u), ...addresses, ...keys]) addBeginnings(words, word)
  return { search: [folded, ...addresses, ...keys].join('\n'), words: [...words] }
}

function addBeginnings(words: Set<string>, word: string): void {
  if (!unspaced.test(word)) {
    const [first, second] = word
    if (first !== undefined) words.add(first)
    if (first !== undefined && second !== undefined) words.add(first + second)
    return
  }
  const characters = [...word]
  characters.forEach((character, index) => {
    if (index > 0 && !unspaced.test(character)) return
    words.add(character)
    if (index + 1 < characters.length) words.add(character + characters[index + 1])
  })
}

const wordIndexForms = new WeakMap<Expression<SqlBool>, Expression<SqlBool>>()
/** Registers an equivalent of a condition that uses single words, which a trigram index finds faster. */
export function viaWordIndex<T extends Expression<SqlBool>>(condition: T, sooner: Expression<SqlBool>): T {
  wordIndexForms.set(condition, sooner)
  return condition
}
/** Whether a condition requires adjacent words, whose frequency the planner can only guess. */
export const isGuessed = (condition: Expression<SqlBool>): boolean => wordIndexForms.has(condition)
/** Returns the form of a condition for reading all matches. */
export const ofAll = (condition: Expression<SqlBool>): Expression<SqlBool> => wordIndexForms.get(condition) ?? condition

const rowByRowForms = new WeakMap<Expression<SqlBool>, Expression<SqlBool>>()
/**
 * Registers an equivalent of a condition that is evaluated row by row. For some conditions the planner expects too few
 * rows and would read their entire index for a few rows.
 */
export function rowByRow<T extends Expression<SqlBool>>(condition: T, each: Expression<SqlBool>): T {
  rowByRowForms.set(condition, each)
  return condition
}
/** Returns the form of a condition for reading some rows in an order. */
export const ofEach = (condition: Expression<SqlBool>): Expression<SqlBool> => rowByRowForms.get(condition) ?? condition

/**
 * Whether a text contains a part. For a part of several words the index would also look for the trigrams at the ends
 * and beginnings of words, which half of all texts have and which slow it down. So the index is queried for the single
 * words only, and the rows found are compared again.
 */
export function contains(text: Expression<unknown>, part: string): Expression<SqlBool> {
  const like = (piece: string) => sql<SqlBool>`${text} like ${`%${escapeLike(piece)}%`}`
  const words = [...new Set(part.split(/[^\p{L}\p{N}]+/u).filter(Boolean))]
  if (words.length === 0 || words[0] === part || words.some((word) => [...word].length < 3)) return like(part)
  return viaWordIndex(
    like(part),
    sql<SqlBool>`(${sql.join(words.map(like), sql` and `)} and coalesce(${like(part)}, false))`,
  )
}

/** Escapes a text for a regular expression of the database. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether a word has only one or two letters, which match at the beginning of words. */
export const isShort = (word: string) => [...word].length < 3 && !unspaced.test(word)

const isPhone = /^[+()\d][\d\s().+-]*$/

/**
 * Returns the conditions of a keyword on a table with SearchColumns; all must hold. A phone number is found regardless
 * of how it is typed. For other keywords each word must be found, in any order.
 */
export function keywordConditions(table: string, keyword: string): Expression<SqlBool>[] {
  const text = keyword.normalize('NFKC').trim()
  const search = sql.ref<string>(`${table}.search`)
  const digits = text.replace(/\D/g, '')
  if (isPhone.test(text) && digits.length > 2) {
    // A part of a number as typed, or with its country code in the form of the stored keys.
    const parts = [...new Set([digits, phoneKey(text), digits.replace(/^84/, '0')])]
    return [
      sql<SqlBool>`(${sql.join(
        parts.map((part) => sql`${search} like ${`%${part}%`}`),
        sql` or `,
      )})`,
    ]
  }
  return wordConditions(table, text)
}

/**
 * Returns a condition for each word of a text on a table with SearchColumns. One or two letters match at the beginning
 * of a word, longer words match anywhere.
 */
export const wordConditions = (table: string, text: string): Expression<SqlBool>[] =>
  fold(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      [...word].length < 3
        ? sql<SqlBool>`${sql.ref(`${table}.words`)} @> array[${word}]::text[]`
        : contains(sql.ref(`${table}.search`), word),
    )
