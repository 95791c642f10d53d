import { sql, type RawBuilder } from 'kysely'
import { invalid } from './protocol.ts'

/** One comparison of a filter; if there are several, all must hold. */
interface Comparison {
  /** In lower case, without the type of an address: `emails[type eq "work"].value` becomes `emails.value`. */
  attribute: string
  operator: string
  value: string | boolean | null
}

const comparison =
  /\s*([a-z][\w:.-]*)(\[[^\]]*\])?((?:\.\w+)?)\s+(?:(pr)|(eq|ne|co|sw|ew)\s+("(?:[^"\\]|\\.)*"|true|false))\s*/iy

/** Parses a filter of comparisons joined by `and` (RFC 7644, 3.4.2.2). Throws 400 for any other filter. */
export function parseFilter(text: string): Comparison[] {
  const found: Comparison[] = []
  comparison.lastIndex = 0
  for (;;) {
    const match = comparison.exec(text)
    if (!match) throw invalid('Filters are comparisons by eq, ne, co, sw, ew or pr, joined by and', 'invalidFilter')
    const [, name = '', , sub = '', present, operator = 'pr', value = 'null'] = match
    found.push({
      attribute: attributeOf(name + sub),
      operator: (present ?? operator).toLowerCase(),
      value: JSON.parse(value.startsWith('"') ? value : value.toLowerCase()) as Comparison['value'],
    })
    const at = comparison.lastIndex
    if (at >= text.length) return found
    const joined = /and\s/iy
    joined.lastIndex = at
    if (!joined.test(text)) throw invalid('Comparisons are joined by and', 'invalidFilter')
    comparison.lastIndex = joined.lastIndex
  }
}

/** Returns the name of an attribute in lower case, without its schema's URN. */
export const attributeOf = (path: string): string => path.toLowerCase().replace(/^urn:[\w:.-]*:/, '')

export interface FilterColumn {
  column: RawBuilder<unknown>
  kind: 'text' | 'exact' | 'boolean'
}

const patterns: Record<string, (text: string) => string> = {
  co: (text) => `%${text}%`,
  sw: (text) => `${text}%`,
  ew: (text) => `%${text}`,
}
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Returns the condition of a filter on columns. Throws 400 for attributes that have no column. */
export function conditionOf(text: string, columns: Readonly<Record<string, FilterColumn>>): RawBuilder<boolean> {
  const parts = parseFilter(text).map(({ attribute, operator, value }) => {
    const found = Object.hasOwn(columns, attribute) ? columns[attribute] : undefined
    if (!found) throw invalid(`There is no filter by ${attribute}`, 'invalidFilter')
    const { column, kind } = found
    if (operator === 'pr') return sql<boolean>`${column} is not null`
    if (kind === 'boolean') {
      if (operator !== 'eq' && operator !== 'ne') throw invalid(`${attribute} is true or false`, 'invalidFilter')
      const wanted = String(value).toLowerCase() === 'true'
      return sql<boolean>`${column} = ${operator === 'eq' ? wanted : !wanted}`
    }
    const given = String(value)
    const [left, right] = kind === 'exact' ? [column, given] : [sql`lower(${column})`, given.toLowerCase()]
    if (operator === 'eq') return sql<boolean>`${left} = ${right}`
    if (operator === 'ne') return sql<boolean>`${left} is distinct from ${right}`
    return sql<boolean>`${left} like ${patterns[operator]!(escaped(right))}`
  })
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}
