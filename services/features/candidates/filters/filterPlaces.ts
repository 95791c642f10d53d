import { sql, type SqlBool } from 'kysely'
import { createMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { pipelineReaders } from '../../pipelines/contract.ts'
import { openPlaces } from '../../pipelines/openPlaces.ts'
import type { Person } from '../../talentFolders/queries.ts'
import {
  anyOf,
  choice,
  choices,
  isId,
  needle,
  not,
  one,
  WrongFilter,
  type Condition,
  type Kind,
  type Operator,
} from './filterKinds.ts'

/** Filters of the open places of candidates in jobs. */
export const placeFilters = ['job', 'stage', 'daysInStage'] as const
export type PlaceFilter = (typeof placeFilters)[number]
export const isPlaceFilter = (name: string): name is PlaceFilter => placeFilters.some((known) => known === name)

/** A filter's condition on a place, and whether such a place is required or excluded. */
export interface PlaceCondition {
  has: Condition
  isWanted: boolean
}

const dayMs = 86_400_000
const since = sql.ref('job_candidate.since')
/** Returns the moment this many days ago. */
function ago(days: number) {
  return sql`${new Date(Date.now() - days * dayMs)}::timestamptz`
}
const mostDays = 100_000
function daysOf(value: string): number {
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(value))
    throw new WrongFilter((filter) => createMessage('FILTER_NUMBER', { filter, value }))
  return Math.max(-mostDays, Math.min(Number(value), mostDays))
}
const least = (days: number): Condition => sql<SqlBool>`${since} <= ${ago(days)}`
const most = (days: number): Condition => sql<SqlBool>`${since} > ${ago(days + 1)}`
const both = (low: number, high: number): Condition => sql<SqlBool>`(${least(low)} and ${most(high)})`

/** Complete days in the stage: the more days, the earlier the start. */
const daysInStage: Kind = {
  equals: (value) => both(daysOf(one(value)), daysOf(one(value))),
  before: (value) => most(daysOf(one(value)) - 1),
  after: (value) => least(daysOf(one(value)) + 1),
  between: (value) => {
    const [low = '', high = ''] = value.map((text) => text.trim())
    if (value.length !== 2 || (low === '' && high === ''))
      throw new WrongFilter((filter) => createMessage('FILTER_TWO_VALUES', { filter }))
    if (low === '') return most(daysOf(high))
    return high === '' ? least(daysOf(low)) : both(daysOf(low), daysOf(high))
  },
}

/** Statuses of any workflow, by their key or by their name, regardless of spelling. */
const stage = (db: CompanyDb): Kind =>
  choices((value) => {
    const named = anyOf(
      value.map(
        (text) =>
          sql<SqlBool>`(workflow_status.key = ${text} or search_text(array[workflow_status.name]) = ${`\n ${needle(text)}\n`})`,
      ),
    )
    return sql<SqlBool>`job_candidate.status_id in ${db.from('workflow_status').select('workflow_status.id').where(named)}`
  })

const kinds: Record<PlaceFilter, (db: CompanyDb) => Kind> = {
  job: () => choice(sql.ref('job_candidate.job_id'), 'uuid', isId),
  stage,
  daysInStage: () => daysInStage,
}
/** The condition for a place that has a value for the filter. All places have a job and a start date. */
const hasValue: Partial<Record<PlaceFilter, Condition>> = { stage: sql<SqlBool>`job_candidate.status_id is not null` }
const positiveOperators: Partial<Record<Operator, Operator>> = { notIn: 'in', isEmpty: 'isNotEmpty' }

/**
 * Returns a filter's condition on places, or undefined if it does not have the operator. Only users who see the
 * candidates of jobs may use it.
 */
export function placeCondition(
  { db, caller }: { db: CompanyDb; caller: Person },
  filter: PlaceFilter,
  operator: Operator,
  value: readonly string[],
): PlaceCondition | undefined {
  if (!pipelineReaders.some((key) => caller.permissions.has(key)))
    throw new WrongFilter((filter) => createMessage('FILTER_UNKNOWN', { filter }))
  const positive = positiveOperators[operator] ?? operator
  const isWanted = positive === operator
  if (positive === 'isNotEmpty') return { has: hasValue[filter] ?? sql<SqlBool>`true`, isWanted }
  const has = kinds[filter](db)[positive]
  return has && { has: has(value), isWanted }
}

/**
 * Returns conditions on candidates. All conditions must hold for one and the same place. If none of them requires a
 * place, they match candidates without any place that is excluded.
 */
export function placeConditions(db: CompanyDb, asked: readonly PlaceCondition[]): Condition[] {
  if (asked.length === 0) return []
  const places = () => openPlaces(db).select('job_candidate.candidate_id')
  const holding = (query: ReturnType<typeof places>, conditions: readonly Condition[]) =>
    conditions.reduce((found, condition) => found.where(condition), query)
  if (asked.some(({ isWanted }) => isWanted)) {
    const all = asked.map(({ has, isWanted }) => (isWanted ? has : not(has)))
    return [sql<SqlBool>`candidate.id in ${holding(places(), all)}`]
  }
  return asked.map(({ has }) => {
    const own = places().where('job_candidate.candidate_id', '=', sql.ref<string>('candidate.id'))
    return sql<SqlBool>`not exists ${holding(own, [has])}`
  })
}
