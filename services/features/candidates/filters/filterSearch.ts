import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { createMessage } from '../../../core/contract/messages.ts'
import { phoneKey } from '../../../../common/text.ts'
import { nameWords } from '../merge/duplicates.ts'
import {
  anyOf,
  filled,
  narrowed,
  needle,
  not,
  textKind,
  WrongFilter,
  type Condition,
  type Kind,
} from './filterKinds.ts'
import { escapeLike } from '../../../core/like.ts'
import { contains, escaped, isShort } from './search.ts'

/**
 * candidate.search (search.ts) has the name in its first line, then one line per e-mail address and one per phone
 * number, all in the form in which they are compared.
 */
const search = sql.ref<string>('candidate.search')
const name = sql<string>`split_part(candidate.search, chr(10), 1)`
const like = (text: RawBuilder<string>, pattern: string): Condition => sql<SqlBool>`${text} like ${pattern}`
/** Much slower than like. */
const matches = (pattern: string): Condition => sql<SqlBool>`candidate.search ~ ${pattern}`

function wordOf(text: string): string {
  const word = needle(text)
  if (word === '') throw new WrongFilter((filter) => createMessage('FILTER_ONE_VALUE', { filter }))
  return word
}

/** One or two letters at the beginning of a word or an address can be found with an index; other short texts cannot. */
const beginning = (word: string, exact: Condition): Condition =>
  /^[\p{L}\p{N}]+$/u.test(word) ? narrowed(sql<SqlBool>`candidate.words @> array[${word}]::text[]`, exact) : exact

/** Matches a complete line other than the first one. */
const line = (word: string): Condition =>
  narrowed(contains(search, word), like(sql`(candidate.search || chr(10))`, `%\n${escapeLike(word)}\n%`))

/** Compares in the collation of the index candidate_name. */
const noName: Condition = sql<SqlBool>`candidate.name collate "und-x-icu" = ''`

/** The filter of the name; one or two letters match at the beginning of its words. */
export const nameKind = (): Kind =>
  textKind(
    (text) => {
      const word = wordOf(text)
      return isShort(word)
        ? beginning(word, like(sql`(' ' || ${name})`, `% ${escapeLike(word)}%`))
        : narrowed(contains(search, word), like(name, `%${escapeLike(word)}%`))
    },
    // The sorted words have an index, which narrows the search for the complete name.
    (text) =>
      narrowed(sql<SqlBool>`candidate.name_words = ${nameWords(text)}`, sql<SqlBool>`${name} = ${wordOf(text)}`),
    { isEmpty: noName, isNotEmpty: not(noName) },
  )

/** The filter of lines with an @; one or two letters match at their beginning. */
export const emailKind = (): Kind =>
  textKind(
    (text) => {
      const word = wordOf(text)
      const part = escapeLike(word)
      if (isShort(word)) return beginning(word, like(search, `%\n${part}%@%`))
      if (word.includes('@')) return narrowed(contains(search, word), like(search, `%\n%${part}%`))
      // Phone numbers follow the last @.
      const behind = /^\+?\d+$/.test(word)
        ? matches(`\\n[^\\n]*@[^\\n]*${escaped(word)}`)
        : like(search, `%\n%@%${part}%`)
      return narrowed(contains(search, word), anyOf([like(search, `%\n%${part}%@%`), behind]))
    },
    (text) => line(wordOf(text)),
    filled('email'),
  )

/** The filter of lines of digits, regardless of how the number is typed. */
export const phoneKind = (): Kind => {
  const digitsOf = (text: string): string => {
    const digits = text.replace(/\D/g, '')
    if (digits === '') throw new WrongFilter((filter) => createMessage('FILTER_PHONE', { filter, value: text }))
    return digits
  }
  return textKind(
    (text) => {
      const digits = digitsOf(text)
      const forms = new Set([digits, phoneKey(text).replace('+', ''), digits.replace(/^84/, '0')])
      return narrowed(
        anyOf([...forms].map((form) => contains(search, form))),
        matches(`\\n\\+?[0-9]*(${[...forms].join('|')})[0-9]*(\\n|$)`),
      )
    },
    (text) => {
      digitsOf(text)
      return line(phoneKey(text))
    },
    filled('phone'),
  )
}
