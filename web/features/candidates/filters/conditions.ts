import { isDay } from '../../../shared/format/dates.ts'
import type { Param } from '../../../shared/hooks/urlState.ts'
import {
  filterNames,
  idFilters,
  kindOf,
  operators,
  operatorsOf,
  type FilterName,
  type Kind,
  type Operator,
} from './catalogue.ts'

/** One condition on candidates, with the names and ids of the services. */
export interface Condition {
  /** A name of the catalogue, or `extension:{key}`. */
  filter: FilterName | `extension:${string}`
  operator: Operator
  values: readonly string[]
}

const extension = 'extension:'
/** Returns the key of a company field; null for fields of the catalogue. */
export const extensionKeyOf = (filter: string): string | null =>
  filter.startsWith(extension) ? filter.slice(extension.length) : null

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const number = /^-?\d{1,12}(\.\d{1,6})?$/
export const takesNoValue = (operator: Operator): boolean => operator === 'isEmpty' || operator === 'isNotEmpty'

/** Whether the operator accepts the values for this kind of field. */
export function areValid(kind: Kind, operator: Operator, values: readonly string[]): boolean {
  if (takesNoValue(operator)) return values.length === 0
  if (values.length > 200 || values.some((value) => value.length > 500)) return false
  const isFine = (value: string) =>
    kind === 'date' ? isDay(value) : kind === 'number' ? number.test(value) : value.trim() !== ''
  if (operator === 'between')
    return values.length === 2 && values.some(Boolean) && values.every((value) => value === '' || isFine(value))
  if (operator === 'in' || operator === 'notIn') return values.length > 0 && values.every(isFine)
  return values.length === 1 && isFine(values[0]!)
}

/** Whether an address may contain this condition; values of company fields are checked by `areValid`. */
export function isCondition({
  filter,
  operator,
  values,
}: {
  filter: string
  operator: string
  values: readonly string[]
}): boolean {
  if (!operators.some((known) => known === operator)) return false
  const one = operator as Operator
  const key = extensionKeyOf(filter)
  // The kind of a company field is only known to the company; see useLookups.ts.
  if (key !== null)
    return key !== '' && key.length < 90 && (takesNoValue(one) || values.some((value) => value.trim() !== ''))
  if (!filterNames.some((name) => name === filter)) return false
  const kind = kindOf(filter as FilterName)
  return (
    operatorsOf(kind, filter).includes(one) &&
    areValid(kind, one, values) &&
    !(idFilters.includes(filter) && values.some((value) => !uuid.test(value)))
  )
}

// `*`, `.` and `-` are not escaped by URLs: `*.` ends a condition, `*-` a value, and `**` is a star.
const escape = (text: string) => text.replaceAll('*', '**')

function split(text: string): string[][] {
  const conditions: string[][] = [['']]
  for (let at = 0; at < text.length; at++) {
    const last = conditions.at(-1)!
    const pair = text.slice(at, at + 2)
    if (pair === '*.') conditions.push([''])
    else if (pair === '*-') last.push('')
    else last[last.length - 1] += text[at]!
    if (pair === '*.' || pair === '*-' || pair === '**') at += 1
  }
  return conditions
}

/**
 * `status.in.ID*-ID*.name.contains.anh`; the values of a company field begin with its key:
 * `extension.equals.TaxCode*-123`.
 */
export const conditionsParam: Param<readonly Condition[]> = {
  read: (text) =>
    (text ? split(text).slice(0, 50) : []).flatMap(([head = '', ...more]) => {
      const [name = '', operator = '', ...rest] = head.split('.')
      const given = rest.length === 0 ? [] : [rest.join('.'), ...more]
      // Records that have been merged since the address was stored may appear twice.
      const values = idFilters.includes(name) ? [...new Set(given)] : given
      const condition =
        name === 'extension'
          ? { filter: `extension:${values[0] ?? ''}`, operator, values: values.slice(1) }
          : { filter: name, operator, values }
      return isCondition(condition) ? [condition as Condition] : []
    }),
  write: (conditions) =>
    conditions
      .map(({ filter, operator, values }) => {
        const key = extensionKeyOf(filter)
        const all = key === null ? values : [key, ...values]
        return [
          key === null ? filter : 'extension',
          operator,
          ...(all.length > 0 ? [all.map(escape).join('*-')] : []),
        ].join('.')
      })
      .join('*.') || null,
}
