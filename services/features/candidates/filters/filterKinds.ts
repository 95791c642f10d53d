import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import { fold } from '../../../../common/text.ts'
import type { filterOperators } from './filters.ts'
import type { SortBy } from '../list/orders.ts'
import { viaWordIndex, contains as textContains, isGuessed, isShort, ofAll } from './search.ts'

export type Condition = Expression<SqlBool>
export type Operator = (typeof filterOperators)[number]
/** The operators of a filter, each with its condition. */
export type Kind = Partial<Record<Operator, (value: readonly string[]) => Condition>>

const leading = new WeakMap<Condition, SortBy>()
/** Declares that an index returns the candidates of a condition in this order, so that reading along it finds only matches. */
export function lead(condition: Condition, order: SortBy | undefined): Condition {
  if (order) leading.set(condition, order)
  return condition
}
export const leads = (condition: Condition, order: SortBy): boolean => leading.get(condition) === order

/** The error for an invalid filter. */
export class WrongFilter extends Error {
  /** Returns the message for the filter of this name. */
  readonly messageOf: (filter: string) => FieldMessage

  constructor(messageOf: (filter: string) => FieldMessage) {
    super()
    this.messageOf = messageOf
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export function isId(value: string): void {
  if (!uuid.test(value)) throw new WrongFilter((filter) => createMessage('FILTER_ID', { filter, value }))
}

export const not = (condition: Condition): Condition => sql<SqlBool>`not coalesce(${condition}, false)`
export function anyOf(conditions: readonly Condition[]): Condition {
  const any = (list: readonly Condition[]): Condition => sql<SqlBool>`(${sql.join(list, sql` or `)})`
  return conditions.some(isGuessed) ? viaWordIndex(any(conditions), any(conditions.map(ofAll))) : any(conditions)
}

/**
 * Combines a condition that an index can find with an exact one on the rows found. The planner has no statistics for the exact one and
 * would assume that it is rare; for a coalesce it assumes that half of the rows remain.
 */
export function narrowed(found: Condition, exact: Condition): Condition {
  const both = (first: Condition): Condition => sql<SqlBool>`(${first} and coalesce(${exact}, false))`
  return isGuessed(found) ? viaWordIndex(both(found), both(ofAll(found))) : both(found)
}

/** Conditions for candidates without and with a value. They are separate so that the planner knows how frequent each is. */
export interface Emptiness {
  isEmpty: Condition
  isNotEmpty: Condition
}

/** The conditions for a column whose index includes null values. */
export const unknown = (column: RawBuilder<unknown>): Emptiness => ({
  isEmpty: sql<SqlBool>`${column} is null`,
  isNotEmpty: sql<SqlBool>`${column} is not null`,
})

/** The numbers of migration 0081, with which the column `filled` identifies fields. */
const fields = {
  source: 1,
  website: 2,
  jobRank: 3,
  address: 4,
  messenger: 5,
  company: 6,
  email: 7,
  phone: 8,
  language: 9,
  skill: 10,
  nationality: 11,
  desiredWorkLocation: 12,
  label: 13,
  birthday: 14,
  onboardDate: 15,
  lastNote: 16,
  terminalDate: 17,
} as const

/** The conditions for a field in the column `filled`, whose number is positive if the field has a value. */
export const filled = (field: keyof typeof fields): Emptiness => {
  const has = (number: number) => sql<SqlBool>`candidate.filled @> array[${sql.lit(number)}]::smallint[]`
  return { isEmpty: has(-fields[field]), isNotEmpty: has(fields[field]) }
}

const operators = ({ isEmpty, isNotEmpty }: Emptiness): Kind => ({
  isEmpty: () => isEmpty,
  isNotEmpty: () => isNotEmpty,
})

export function one(value: readonly string[]): string {
  if (value.length !== 1 || value[0]!.trim() === '')
    throw new WrongFilter((filter) => createMessage('FILTER_ONE_VALUE', { filter }))
  return value[0]!.trim()
}

function several(value: readonly string[]): string[] {
  const found = value.map((text) => text.trim()).filter(Boolean)
  if (found.length === 0) throw new WrongFilter((filter) => createMessage('FILTER_VALUES', { filter }))
  return found
}

/** Returns a text in the form in which search_text stores it: folded, with single spaces. */
export const needle = (text: string) => fold(text).replace(/\s+/g, ' ').trim()

/** Whether a text in the form of search_text contains another one. One or two letters match only at the beginning of words. */
function contains(target: RawBuilder<string>, text: string): Condition {
  const word = needle(text)
  if (word === '') throw new WrongFilter((filter) => createMessage('FILTER_ONE_VALUE', { filter }))
  return textContains(target, isShort(word) ? ` ${word}` : word)
}

/** The filter of free texts: a column, or a list of columns, in the form of search_text (migration 0060). */
export function texts(target: RawBuilder<string>, emptiness: Emptiness): Kind {
  return textKind(
    (text) => contains(target, text),
    (text) => textContains(target, `\n ${needle(text)}\n`),
    emptiness,
  )
}

/** Returns the text operators for conditions on containing and on equality. */
export const textKind = (
  includes: (text: string) => Condition,
  equals: (text: string) => Condition,
  emptiness: Emptiness,
): Kind => ({
  contains: (value) => includes(one(value)),
  notContains: (value) => not(includes(one(value))),
  equals: (value) => equals(one(value)),
  in: (value) => anyOf(several(value).map(equals)),
  notIn: (value) => not(anyOf(several(value).map(equals))),
  ...operators(emptiness),
})

/** The filter of choices. `has` matches candidates who have at least one of them. */
export const choices = (has: (value: string[]) => Condition, emptiness?: Emptiness): Kind => ({
  equals: (value) => has([one(value)]),
  in: (value) => has(several(value)),
  notIn: (value) => not(has(several(value))),
  ...(emptiness && operators(emptiness)),
})

/** The filter of choices in a single column. A single value is compared with =, so that an index can return the rows in order. */
export const choice = (
  column: RawBuilder<unknown>,
  type: 'text' | 'uuid' | 'smallint',
  check: (value: string) => void = () => {},
  order?: SortBy,
): Kind =>
  choices((value) => {
    value.forEach(check)
    return value.length === 1
      ? lead(sql<SqlBool>`${column} = ${value[0]}::${sql.raw(type)}`, order)
      : sql<SqlBool>`${column} = any(${value}::${sql.raw(type)}[])`
  }, unknown(column))

/** The filter of choices of which a candidate may have several. */
export const list = (
  column: RawBuilder<unknown>,
  type: 'text' | 'uuid',
  emptiness: Emptiness,
  check: (value: string) => void = () => {},
): Kind =>
  choices((value) => {
    value.forEach(check)
    return sql<SqlBool>`${column} && ${value}::${sql.raw(type)}[]`
  }, emptiness)

export interface Scale {
  column: RawBuilder<unknown>
  /** The start and the end of a value. */
  start(value: string): RawBuilder<unknown>
  end(value: string): RawBuilder<unknown>
  /** Whether the end is excluded, because it is the start of the next value. */
  isOpen: boolean
  emptiness?: Emptiness | undefined
  /** The order of candidates that these values define. */
  order?: SortBy | undefined
}

/** The filter of dates and numbers. */
export function range({ column, start, end, isOpen, emptiness = unknown(column), order }: Scale): Kind {
  const from = (value: string): Condition => lead(sql<SqlBool>`${column} >= ${start(value)}`, order)
  const upTo = (value: string): Condition =>
    lead(sql<SqlBool>`${column} ${sql.raw(isOpen ? '<' : '<=')} ${end(value)}`, order)
  const both = (low: string, high: string): Condition => lead(sql<SqlBool>`(${from(low)} and ${upTo(high)})`, order)
  return {
    equals: (value) => both(one(value), one(value)),
    before: (value) => lead(sql<SqlBool>`${column} < ${start(one(value))}`, order),
    after: (value) => lead(sql<SqlBool>`${column} ${sql.raw(isOpen ? '>=' : '>')} ${end(one(value))}`, order),
    between: (value) => {
      const [low = '', high = ''] = value.map((text) => text.trim())
      if (value.length !== 2 || (low === '' && high === ''))
        throw new WrongFilter((filter) => createMessage('FILTER_TWO_VALUES', { filter }))
      return low === '' ? upTo(high) : high === '' ? from(low) : both(low, high)
    },
    ...operators(emptiness),
  }
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/

export function checkDay(value: string): string {
  const time = dayForm.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
    throw new WrongFilter((filter) => createMessage('FILTER_DATE', { filter, value }))
  return value
}

/** The filter of dates without a time zone, in a date column or (`text`) in texts that begin with a date. */
export function days(column: RawBuilder<unknown>, type: 'date' | 'text' = 'date', emptiness?: Emptiness): Kind {
  const at = (value: string) =>
    type === 'date' ? sql`${checkDay(value)}::date` : sql`${checkDay(value)}::text collate "C"`
  return range({ column, start: at, end: at, isOpen: false, emptiness })
}

/** The filter of dates in the caller's time zone, for a column of timestamps. */
export function moments(
  column: RawBuilder<unknown>,
  timezoneOffset: number,
  { emptiness, order }: Pick<Scale, 'emptiness' | 'order'>,
): Kind {
  const at = (value: string, later: number) =>
    sql`${new Date(Date.parse(`${checkDay(value)}T00:00:00Z`) + (timezoneOffset + later) * 60_000)}::timestamptz`
  return range({
    column,
    start: (value) => at(value, 0),
    end: (value) => at(value, 24 * 60),
    isOpen: true,
    emptiness,
    order,
  })
}

/** The filter of numbers. */
export function numbers(column: RawBuilder<unknown>, order?: SortBy): Kind {
  const at = (value: string) => {
    if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(value))
      throw new WrongFilter((filter) => createMessage('FILTER_NUMBER', { filter, value }))
    return sql`${value}::numeric`
  }
  return range({ column, start: at, end: at, isOpen: false, order })
}
