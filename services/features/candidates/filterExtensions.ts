import { sql, type SqlBool } from 'kysely'
import type { ExtensionProperty } from '../settings/contract.ts'
import { anyOf, choices, days, narrowed, needle, numbers, textKind, texts, type Condition, type Kind } from './filterKinds.ts'
import { escapeLike } from './search.ts'

const value = (key: string) => sql<string>`(candidate.extend_properties ->> ${sql.lit(key)})`

/** Index candidate_texts has all values of a candidate in one text; only texts that JSON writes otherwise are not found there. */
function indexed(text: string, exact: Condition): Condition {
  const word = needle(text)
  return /["\\]/.test(word) ? exact : narrowed(sql<SqlBool>`search_text(array[candidate.extend_properties::text]) like ${`%${escapeLike(word)}%`}`, exact)
}

/** The operators of texts over a value. */
function valueKind(key: string, isEmpty: Condition): Kind {
  const { contains, equals } = texts(sql<string>`search_text(array[${value(key)}])`, isEmpty)
  return textKind((text) => indexed(text, contains!([text])), (text) => indexed(text, equals!([text])), isEmpty)
}

/** A day in a text: index candidate_terminal_typed holds this expression of one key. */
const day = (key: string) => sql<string>`nullif(left(${value(key)}, 10), '') collate "C"`

/** The day on which somebody left has a column of its own too. */
export const terminalDate = 'TerminalDate'

function terminalKind(): Kind {
  const [own, typed] = [days(sql`candidate.terminal_date`), days(day(terminalDate), 'text')]
  const isEmpty = sql<SqlBool>`(candidate.terminal_date is null and coalesce(${value(terminalDate)}, '') = '')`
  const either = (operator: 'equals' | 'before' | 'after' | 'between') => (asked: readonly string[]) =>
    anyOf([own[operator]!(asked), typed[operator]!(asked)])
  return {
    equals: either('equals'), before: either('before'), after: either('after'), between: either('between'),
    isEmpty: () => isEmpty, isNotEmpty: () => sql<SqlBool>`not ${isEmpty}`,
  }
}

/** The filter of a field of the company's own (001/3/24). Several choices in one value stand between commas. */
export function extensionKind({ key, inputType }: ExtensionProperty): Kind {
  const isEmpty = sql<SqlBool>`coalesce(${value(key)}, '') = ''`
  if (key === terminalDate) return terminalKind()
  switch (inputType) {
    case 'DatePicker':
      return days(day(key), 'text')
    case 'Slider':
    case 'Rate':
      return numbers(sql`(case when ${value(key)} ~ '^-?[0-9]+([.][0-9]+)?$' then ${value(key)}::numeric end)`)
    case 'Radio':
    case 'Combobox':
    case 'Switch':
      return choices((asked) => anyOf(asked.map((one) => sql<SqlBool>`candidate.extend_properties @> ${JSON.stringify({ [key]: one })}::jsonb`)), isEmpty)
    case 'Checkbox':
    case 'Multiple':
      return choices((asked) => anyOf(asked.map((one) =>
        indexed(one, sql<SqlBool>`search_text(regexp_split_to_array(${value(key)}, '\\s*,\\s*')) like ${`%\n ${escapeLike(needle(one))}\n%`}`))), isEmpty)
    default:
      return valueKind(key, isEmpty)
  }
}
