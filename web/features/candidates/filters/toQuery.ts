import type { Downloads } from '../../../shared/files/streams.generated.ts'
import type { Sort } from '../../../shared/table/sort.ts'
import type { CandidateFilter } from '../list/__generated__/CandidateListQuery.graphql.ts'
import { globalIdFilters, idFilters, kindOf, type FilterName } from './catalogue.ts'
import { extensionKeyOf, takesNoValue, type Condition } from './conditions.ts'
import { conditionsKnown, type Lookups } from './useLookups.ts'

/** What the list is narrowed to. */
export interface Narrowed {
  q: string
  f: readonly Condition[]
  followed: boolean
}

type SentCondition = NonNullable<CandidateFilter['conditions']>[number]
type ExportBody = Downloads['candidateExport']['body']
/** Where the address, which keeps its words, says another word than GraphQL. */
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
/** As the services number them. */
const genders = ['MALE', 'FEMALE', 'UNKNOWN'] as const
type SentValues = NonNullable<SentCondition['values']>

/** The values as the member that goes with the field; an empty one leaves an end open. */
function sentValues(filter: string, values: readonly string[], lookups: Lookups): SentValues {
  // Fields of the company's own are texts, whatever they hold.
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

/** The filter as the list's query takes it, without what the company does not know. */
export function toFilter(
  { f, followed }: Omit<Narrowed, 'q'>,
  lookups: Lookups,
  folderId: string | null,
): CandidateFilter {
  const conditions = conditionsKnown(f, lookups).map(({ filter, operator, values }): SentCondition => {
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

/** Filter and order as the export takes them: names and ids of the services. */
export const toExport = (
  { q, f, followed, sort }: Narrowed & { sort: Sort<string> },
  lookups: Lookups,
  folderId?: string,
): ExportBody => ({
  ...(q.trim() && { searchBox: q.trim() }),
  filters: conditionsKnown(f, lookups).map(({ filter, operator, values }) => ({ filter, operator, value: values })),
  ...(folderId && { folderId }),
  ...(followed && { followedOnly: true }),
  sortBy: sort.by as ExportBody['sortBy'],
  sortDirection: sort.isDescending ? 'desc' : 'asc',
})
