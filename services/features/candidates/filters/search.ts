import { sql, type Expression, type SqlBool } from 'kysely'
import { fold, phoneKey } from '../../../../common/text.ts'
import { escapeLike } from '../../../core/like.ts'

export interface Searchable {
  name: string
  phones: readonly string[]
  emails: readonly string[]
}

/** The columns that people search: text for keywords of three characters or more, word beginnings for shorter ones. */
export interface SearchColumns {
  search: string
  words: string[]
}

/** Scripts without spaces between words: there a word may begin at every character. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What is stored of a person for keyword search. Of an e-mail only its beginning counts as a word: `vn` is in most. */
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

const wordwise = new WeakMap<Expression<SqlBool>, Expression<SqlBool>>()
/** Says how a condition is asked for by single words, which an index of trigrams finds sooner. */
export function viaWordIndex<T extends Expression<SqlBool>>(condition: T, sooner: Expression<SqlBool>): T {
  wordwise.set(condition, sooner)
  return condition
}
/** Whether it is asked for by words that must stand together: how often they do is only guessed. */
export const isGuessed = (condition: Expression<SqlBool>): boolean => wordwise.has(condition)
/** The condition for reading all that is found. */
export const ofAll = (condition: Expression<SqlBool>): Expression<SqlBool> => wordwise.get(condition) ?? condition

const rowwise = new WeakMap<Expression<SqlBool>, Expression<SqlBool>>()
/**
 * Says how a condition is asked of one row after the other. The planner expects too few rows of some conditions and would read
 * all of their index for a few rows.
 */
export function rowByRow<T extends Expression<SqlBool>>(condition: T, each: Expression<SqlBool>): T {
  rowwise.set(condition, each)
  return condition
}
/** The condition for reading some rows along an order. */
export const ofEach = (condition: Expression<SqlBool>): Expression<SqlBool> => rowwise.get(condition) ?? condition

/**
 * Whether a text contains a part. Where words meet in it their ends and beginnings would be looked for too, which half of all
 * texts have and the index reads all the longer: it is asked for the words alone, and what it finds is compared again.
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

/** One or two letters are found where words begin. */
export const isShort = (word: string) => [...word].length < 3 && !unspaced.test(word)

const isPhone = /^[+()\d][\d\s().+-]*$/

/**
 * Conditions that a keyword puts on a table with SearchColumns; all must hold. A phone number is found in whatever
 * form it is typed; each word of other keywords must be found, in any order.
 */
export function keywordConditions(table: string, keyword: string): Expression<SqlBool>[] {
  const text = keyword.normalize('NFKC').trim()
  const search = sql.ref<string>(`${table}.search`)
  const digits = text.replace(/\D/g, '')
  if (isPhone.test(text) && digits.length > 2) {
    // Part of a number: as it stands, or with its country code written as the stored keys have it.
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

/** Conditions that each word of a text puts on a table with SearchColumns: one or two letters begin a word, more stand anywhere. */
export const wordConditions = (table: string, text: string): Expression<SqlBool>[] =>
  fold(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      [...word].length < 3
        ? sql<SqlBool>`${sql.ref(`${table}.words`)} @> array[${word}]::text[]`
        : contains(sql.ref(`${table}.search`), word),
    )
