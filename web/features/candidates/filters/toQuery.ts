import type { Downloads } from '../../../shared/files/streams.generated.ts'
import type { Sort } from '../../../shared/table/sort.ts'
import type { CandidateFilter } from '../list/__generated__/CandidateListQuery.graphql.ts'
import { globalIdFilters, idFilters, kindOf, type FilterName } from './catalogue.ts'
import { extensionKeyOf, takesNoValue, type Condition } from './conditions.ts'
import { filterKnownConditions, type Lookups } from './useLookups.ts'

/** The filters of the list. */
export interface Narrowed {
  q: string
  f: readonly Condition[]
  followed: boolean
}

type SentCondition = NonNullable<CandidateFilter['conditions']>[number]
type ExportBody = Downloads['candidateExport']['body']
/** Filters whose names in GraphQL differ from those in addresses. */
const fieldWords: { readonly [N in FilterName]?: SentCondition['field'] } = {
  createdDate: 'CREATED_AT',
  lastActivity: 'LAST_ACTIVITY_AT',
  lastNote: 'LAST_NOTE_AT',
  inBlackList: 'IS_BLACKLISTED',
  experienceYear: 'EXPERIENCE_YEARS',
  recChannel: 'RECRUITMENT_CHANNEL',
}
const enumName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
const fieldOf = (filter: string) => fieldWords[filter as FilterName] ?? (enumName(filter) as SentCondition['field'])
/** The genders in the order of their numbers in the services. */
const genders = ['MALE', 'FEMALE', 'UNKNOWN'] as const
type SentValues = NonNullable<SentCondition['values']>

/** Returns the values as the input member for the field; an empty value leaves a range open. */
function sentValues(filter: string, values: readonly string[], lookups: Lookups): SentValues {
  // Company fields are texts, whatever they contain.
  if (extensionKeyOf(filter) !== null) return { texts: values }
  if (globalIdFilters.includes(filter)) return { ids: values.map((value) => lookups.globalIdOf(value) ?? value) }
  if (idFilters.includes(filter)) return { databaseIds: values }
  if (filter === 'gender') return { genders: values.flatMap((value) => genders[Number(value)] ?? []) }
  if (filter === 'inBlackList') return { booleans: values.map((value) => value === 'true') }
  const kind = kindOf(filter as FilterName)
  if (kind === 'date') return { dates: values.map((value) => value || null) }
  if (kind === 'number') return { numbers: values.map((value) => (value ? Number(value) : null)) }
  return { texts: values }
}

/** Returns the filter for the list's query, without conditions that the company does not know. */
export function toFilter(
  { f, followed }: Omit<Narrowed, 'q'>,
  lookups: Lookups,
  folderId: string | null,
): CandidateFilter {
  const conditions = filterKnownConditions(f, lookups).map(({ filter, operator, values }): SentCondition => {
    const key = extensionKeyOf(filter)
    return {
      field: key === null ? fieldOf(filter) : 'EXTENSION',
      extensionKey: key,
      operator: enumName(operator) as SentCondition['operator'],
      values: takesNoValue(operator) ? null : sentValues(filter, values, lookups),
    }
  })
  return { conditions: conditions.length > 0 ? conditions : null, folderId, isFollowed: followed || null }
}

/** Returns filter and order for the export, with the names and ids of the services. */
export const toExport = (
  { q, f, followed, sort }: Narrowed & { sort: Sort<string> },
  lookups: Lookups,
  folderId?: string,
): ExportBody => ({
  ...(q.trim() && { searchBox: q.trim() }),
  filters: filterKnownConditions(f, lookups).map(({ filter, operator, values }) => ({
    filter,
    operator,
    value: values,
  })),
  ...(folderId && { folderId }),
  ...(followed && { followedOnly: true }),
  sortBy: sort.by as ExportBody['sortBy'],
  sortDirection: sort.isDescending ? 'desc' : 'asc',
})
