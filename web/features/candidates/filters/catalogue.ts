/**
 * The fields by which candidates can be filtered: the search catalogue of 001/3/23, followed by further columns of the
 * list.
 */
export const filterNames = [
  'id',
  'name',
  'owner',
  'source',
  'email',
  'phone',
  'messenger',
  'website',
  'jobRank',
  'address',
  'recChannel',
  'birthday',
  'language',
  'nationality',
  'skill',
  'company',
  'note',
  'lastNote',
  'lastActivity',
  'onboardDate',
  'desiredWorkLocation',
  'status',
  'label',
  'folder',
  'follower',
  'createdDate',
  'inBlackList',
  'experienceYear',
  'gender',
  'job',
  'stage',
  'daysInStage',
  'cv',
] as const
export type FilterName = (typeof filterNames)[number]

export const operators = [
  'contains',
  'notContains',
  'equals',
  'in',
  'notIn',
  'between',
  'before',
  'after',
  'isEmpty',
  'isNotEmpty',
] as const
export type Operator = (typeof operators)[number]

/** The kind of a field's value: text, date, number, `list` (one of a few), or `search` (looked up while typing). */
export type Kind = 'text' | 'date' | 'number' | 'list' | 'search'

const kinds: Partial<Record<FilterName, Kind>> = {
  id: 'search',
  owner: 'search',
  follower: 'search',
  language: 'search',
  nationality: 'search',
  skill: 'search',
  desiredWorkLocation: 'search',
  recChannel: 'list',
  status: 'list',
  label: 'list',
  inBlackList: 'list',
  gender: 'list',
  folder: 'search',
  job: 'search',
  stage: 'list',
  daysInStage: 'number',
  birthday: 'date',
  lastNote: 'date',
  lastActivity: 'date',
  onboardDate: 'date',
  createdDate: 'date',
  experienceYear: 'number',
}
export const kindOf = (name: FilterName): Kind => kinds[name] ?? 'text'

/** Filters whose values are ids in the services. */
export const idFilters: readonly string[] = [
  'id',
  'recChannel',
  'status',
  'label',
  'folder',
  'job',
] satisfies FilterName[]
/** Those filters whose values GraphQL accepts as global ids. */
export const globalIdFilters: readonly string[] = ['recChannel', 'status', 'label'] satisfies FilterName[]

const operatorsByKind: Record<Kind, readonly Operator[]> = {
  text: ['contains', 'notContains', 'equals', 'isEmpty', 'isNotEmpty'],
  date: ['between', 'equals', 'before', 'after', 'isEmpty', 'isNotEmpty'],
  number: ['between', 'equals', 'before', 'after', 'isEmpty', 'isNotEmpty'],
  list: ['in', 'notIn', 'isEmpty', 'isNotEmpty'],
  search: ['in', 'notIn', 'isEmpty', 'isNotEmpty'],
}
/** Fields that every candidate has, so they cannot be empty. */
const neverEmpty: readonly string[] = ['id', 'inBlackList', 'gender'] satisfies FilterName[]

/** The text of a CV is never compared for equality. */
const neverEqual: readonly string[] = ['cv'] satisfies FilterName[]

export const operatorsOf = (kind: Kind, name: string): readonly Operator[] =>
  operatorsByKind[kind].filter(
    (operator) =>
      !(neverEmpty.includes(name) && (operator === 'isEmpty' || operator === 'isNotEmpty')) &&
      !(neverEqual.includes(name) && operator === 'equals'),
  )

/** Returns how a company field is filtered; null for files, which cannot be filtered (001/3/24). */
export function kindOfExtension({ key, type }: { key: string; type: string }): Kind | null {
  // The leaving date is filtered as a date, whatever the type of its field.
  if (type === 'DATE_PICKER' || key === 'TerminalDate') return 'date'
  if (type === 'SLIDER' || type === 'RATE') return 'number'
  if (['RADIO', 'COMBOBOX', 'SWITCH', 'CHECKBOX', 'MULTIPLE'].includes(type)) return 'list'
  return type === 'UPLOAD' ? null : 'text'
}
