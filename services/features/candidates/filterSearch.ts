import { sql, type SqlBool } from 'kysely'
import { phoneKey } from '../../../common/text.ts'
import { nameWords } from './duplicates.ts'
import { anyOf, filled, narrowed, needle, not, textKind, WrongFilter, type Condition, type Kind } from './filterKinds.ts'
import { escaped, isShort } from './search.ts'

/** candidate.search (search.ts) has the name in its first line, then a line for each e-mail and phone, all as they are compared. */
const matches = (pattern: string): Condition => sql<SqlBool>`candidate.search ~ ${pattern}`

function wordOf(text: string): string {
  const word = needle(text)
  if (word === '') throw new WrongFilter('takes one value')
  return word
}

/** As index candidate_name compares. */
const noName: Condition = sql<SqlBool>`candidate.name collate "und-x-icu" = ''`

/** The name; one or two letters are found where its words begin. */
export const nameKind = (): Kind => textKind(
  (text) => {
    const word = wordOf(text)
    return matches(`^${isShort(word) ? '([^\\n]* )?' : '[^\\n]*'}${escaped(word)}`)
  },
  // The words in their one order have an index; they hold what the whole name does.
  (text) => narrowed(sql<SqlBool>`candidate.name_words = ${nameWords(text)}`, matches(`^${escaped(wordOf(text))}(\\n|$)`)),
  { isEmpty: noName, isNotEmpty: not(noName) },
)

/** Lines with an @; one or two letters are found where they begin. */
export const emailKind = (): Kind => textKind(
  (text) => {
    const word = escaped(wordOf(text))
    if (isShort(wordOf(text))) return matches(`\\n${word}[^\\n]*@`)
    return matches(word.includes('@') ? `\\n[^\\n]*${word}` : `\\n[^\\n]*(${word}[^\\n]*@|@[^\\n]*${word})`)
  },
  (text) => matches(`\\n${escaped(wordOf(text))}(\\n|$)`),
  filled('email'),
)

/** Lines of digits, in whatever form the number is typed. */
export const phoneKind = (): Kind => {
  const digitsOf = (text: string): string => {
    const digits = text.replace(/\D/g, '')
    if (digits === '') throw new WrongFilter(`${text} is not a phone number`)
    return digits
  }
  return textKind(
    (text) => {
      const digits = digitsOf(text)
      const forms = new Set([digits, phoneKey(text).replace('+', ''), digits.replace(/^84/, '0')])
      const found = [...forms].map((form): Condition => sql<SqlBool>`candidate.search like ${`%${form}%`}`)
      return narrowed(anyOf(found), matches(`\\n\\+?[0-9]*(${[...forms].join('|')})[0-9]*(\\n|$)`))
    },
    (text) => {
      digitsOf(text)
      return matches(`\\n${escaped(phoneKey(text))}(\\n|$)`)
    },
    filled('phone'),
  )
}
