/** What the filters of candidates look at: the search catalogue of 001/3/23 and, after it, what the list shows besides. */
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

/** text, date and number as they are; `list`: one of few; `search`: looked up while typing. */
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

/** Filters whose values are ids of the services. */
export const idFilters: readonly string[] = [
  'id',
  'recChannel',
  'status',
  'label',
  'folder',
  'job',
] satisfies FilterName[]
/** Those of them that GraphQL takes by global ids: of what the company has few. */
export const globalIdFilters: readonly string[] = ['recChannel', 'status', 'label'] satisfies FilterName[]

const ofKind: Record<Kind, readonly Operator[]> = {
  text: ['contains', 'notContains', 'equals', 'isEmpty', 'isNotEmpty'],
  date: ['between', 'equals', 'before', 'after', 'isEmpty', 'isNotEmpty'],
  number: ['between', 'equals', 'before', 'after', 'isEmpty', 'isNotEmpty'],
  list: ['in', 'notIn', 'isEmpty', 'isNotEmpty'],
  search: ['in', 'notIn', 'isEmpty', 'isNotEmpty'],
}
/** What everybody has cannot be missing. */
const neverEmpty: readonly string[] = ['id', 'inBlackList', 'gender'] satisfies FilterName[]

/** No CV is a text that somebody could type. */
const neverEqual: readonly string[] = ['cv'] satisfies FilterName[]

export const operatorsOf = (kind: Kind, name: string): readonly Operator[] =>
  ofKind[kind].filter(
    (operator) =>
      !(neverEmpty.includes(name) && (operator === 'isEmpty' || operator === 'isNotEmpty')) &&
      !(neverEqual.includes(name) && operator === 'equals'),
  )

/** How a field of the company's own is filtered; null for files, which are not (001/3/24). */
export function kindOfExtension({ key, type }: { key: string; type: string }): Kind | null {
  // When somebody left is a range, however it is filled in.
  if (type === 'DATE_PICKER' || key === 'TerminalDate') return 'date'
  if (type === 'SLIDER' || type === 'RATE') return 'number'
  if (['RADIO', 'COMBOBOX', 'SWITCH', 'CHECKBOX', 'MULTIPLE'].includes(type)) return 'list'
  return type === 'UPLOAD' ? null : 'text'
}
