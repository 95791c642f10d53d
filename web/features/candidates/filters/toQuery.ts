import type { Downloads } from '../../../shared/files/streams.generated.ts'
import type { Sort } from '../../../shared/table/sort.ts'
import type { CandidateFilterInput } from '../list/__generated__/CandidateListQuery.graphql.ts'
import { globalIdFilters, type FilterName } from './catalogue.ts'
import { extensionKeyOf, type Condition } from './conditions.ts'
import { conditionsKnown, type Lookups } from './useLookups.ts'

/** What the list is narrowed to. */
export interface Narrowed {
  q: string
  f: readonly Condition[]
  followed: boolean
}

type SentCondition = NonNullable<CandidateFilterInput['conditions']>[number]
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
const genders = ['MALE', 'FEMALE', 'UNKNOWN']

/** The filter as the list's query takes it, without what the company does not know. */
export function toFilter(
  { q, f, followed }: Narrowed,
  lookups: Lookups,
  folderId: string | null,
): CandidateFilterInput {
  const valueOf = (filter: string, value: string) => {
    if (globalIdFilters.includes(filter)) return lookups.globalIdOf(value) ?? value
    return filter === 'gender' ? (genders[Number(value)] ?? value) : value
  }
  const conditions = conditionsKnown(f, lookups).map(({ filter, operator, values }): SentCondition => {
    const key = extensionKeyOf(filter)
    return {
      field: key === null ? fieldOf(filter) : 'EXTENSION',
      extensionKey: key,
      operator: enumName(operator) as SentCondition['operator'],
      values: values.map((value) => valueOf(filter, value)),
    }
  })
  return {
    search: q.trim() || null,
    conditions: conditions.length > 0 ? conditions : null,
    folderId,
    isFollowed: followed || null,
  }
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
