import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { fold } from '../../../../common/text.ts'
import type { ExtensionProperty } from '../../settings/contract.ts'
import {
  anyOf,
  choices,
  days,
  filled,
  narrowed,
  needle,
  not,
  numbers,
  textKind,
  texts,
  type Condition,
  type Emptiness,
  type Kind,
} from './filterKinds.ts'
import { keySet } from './keySets.ts'
import { escapeLike } from '../../../core/like.ts'
import { contains, escaped, isShort } from './search.ts'

/** The result of keySets.ts; undefined if not known. */
type KeySets = readonly string[] | undefined

const value = (key: string) => sql<string>`(candidate.extend_properties ->> ${sql.lit(key)})`

/** Finds who has filled in a field with an index, and, if the existing sets of fields are known, also who has not. */
function emptiness(key: string, sets: KeySets): Emptiness {
  const has = sql<SqlBool>`candidate.extension_keys @> array[${key}]::text[]`
  const without = sets
    ?.filter((keys) => !(JSON.parse(keys) as string[]).includes(key))
    .map((keys) => sql<SqlBool>`${keySet} = ${keys}`)
  return {
    isEmpty: without === undefined ? not(has) : without.length === 0 ? sql<SqlBool>`false` : anyOf(without),
    isNotEmpty: has,
  }
}

/** Any characters within a JSON string. */
const any = '([^"\\\\]|\\\\.)*'
const isPlain = (text: string) => !/["\\]/.test(text)

/**
 * Returns a condition on the value of a key. The column extension_search contains all values of a candidate as folded
 * JSON, with a trigram index. A word that JSON escapes, or a key that is equal to another one when folded, uses the
 * slower condition `otherwise`.
 */
function within(
  key: string,
  word: string,
  matches: (start: string) => Condition,
  otherwise: Condition,
  keys: readonly string[],
): Condition {
  const isAlone = keys.every((other) => other === key || fold(other) !== fold(key))
  if (!isPlain(word) || !isPlain(key) || !isAlone) return otherwise
  return narrowed(contains(sql.ref('candidate.extension_search'), word), matches(`"${fold(key)}": "`))
}

const matching =
  (pattern: string) =>
  (start: string): Condition =>
    sql<SqlBool>`candidate.extension_search ~ ${`${escaped(start)}${pattern}`}`

/** The same as `matching`, except that the value is simply cut out if nothing is escaped, which is much faster. */
const cut =
  (test: (text: RawBuilder<string>) => Condition, pattern: string) =>
  (start: string): Condition => sql<SqlBool>`(
  case when strpos(candidate.extension_search, '\\') = 0 then ${test(sql<string>`split_part(split_part(candidate.extension_search, ${start}, 2), '"', 1)`)}
  else ${matching(pattern)(start)} end)`

/** The text operators for a value. */
function valueKind(key: string, keys: readonly string[], whether: Emptiness): Kind {
  const long = texts(sql<string>`search_text(array[${value(key)}])`, whether)
  return textKind(
    (text) => {
      const word = needle(text)
      const part = `%${isShort(word) ? ' ' : ''}${escapeLike(word)}%`
      return within(
        key,
        word,
        cut(
          (own) => sql<SqlBool>`(' ' || ${own}) like ${part}`,
          `${isShort(word) ? `(${any} )?` : any}${escaped(word)}`,
        ),
        long.contains!([text]),
        keys,
      )
    },
    (text) =>
      within(
        key,
        needle(text),
        cut((own) => sql<SqlBool>`${own} = ${needle(text)}`, `${escaped(needle(text))}"`),
        long.equals!([text]),
        keys,
      ),
    whether,
  )
}

/** A condition on one of several choices, which are stored in one value, separated by commas. */
function oneOfValue(key: string, choice: string, keys: readonly string[]): Condition {
  const word = needle(choice)
  const items = sql`search_text(regexp_split_to_array(${value(key)}, '\\s*,\\s*'))`
  return within(
    key,
    word,
    matching(`(${any},\\s*)?${escaped(word)}(\\s*,|")`),
    sql<SqlBool>`${items} like ${`%\n ${escapeLike(word)}\n%`}`,
    keys,
  )
}

/** Returns the date at the beginning of a text. */
const day = (key: string) => sql<string>`nullif(left(${value(key)}, 10), '') collate "C"`

/**
 * The last working day. It also has a separate column, and another one for the value as typed (index
 * candidate_terminal_typed).
 */
export const terminalDate = 'TerminalDate'

function terminalKind(): Kind {
  const [own, typed] = [
    days(sql`candidate.terminal_date`, 'date', filled('terminalDate')),
    days(sql`candidate.terminal_typed`, 'text'),
  ]
  const either = (operator: 'equals' | 'before' | 'after' | 'between') => (asked: readonly string[]) =>
    anyOf([own[operator]!(asked), typed[operator]!(asked)])
  return {
    ...own,
    equals: either('equals'),
    before: either('before'),
    after: either('after'),
    between: either('between'),
  }
}

/** Returns the filter of one of the company's own fields (001/3/24). */
export function extensionKind(
  { key, inputType }: ExtensionProperty,
  all: readonly ExtensionProperty[],
  sets?: KeySets,
): Kind {
  const keys = all.map((property) => property.key)
  const whether = emptiness(key, sets)
  if (key === terminalDate) return terminalKind()
  switch (inputType) {
    case 'DatePicker':
      return days(day(key), 'text', whether)
    case 'Slider':
    case 'Rate':
      return numbers(sql`(case when ${value(key)} ~ '^-?[0-9]+([.][0-9]+)?$' then ${value(key)}::numeric end)`)
    case 'Radio':
    case 'Combobox':
    case 'Switch':
      return choices(
        (asked) =>
          anyOf(
            asked.map((one) => sql<SqlBool>`candidate.extend_properties @> ${JSON.stringify({ [key]: one })}::jsonb`),
          ),
        whether,
      )
    case 'Checkbox':
    case 'Multiple':
      return choices((asked) => anyOf(asked.map((one) => oneOfValue(key, one, keys))), whether)
    default:
      return valueKind(key, keys, whether)
  }
}
