import type { ListState } from '../listState.ts'
import type {
  CandidateFilterInput,
  CandidateListQuery$variables,
} from '../list/__generated__/CandidateListQuery.graphql.ts'
import { globalIdFilters } from './catalogue.ts'
import { extensionKeyOf, type Condition } from './conditions.ts'
import type { Lookups } from './useLookups.ts'

type SentCondition = NonNullable<CandidateFilterInput['conditions']>[number]
const enumName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
/** As the services number them. */
const genders = ['MALE', 'FEMALE', 'UNKNOWN']

/** Filter and order as the list query takes them. `conditions` are those that the company knows. */
export function variablesOf(
  { q, followed, sort, page, size }: ListState,
  conditions: readonly Condition[],
  { globalIdOf }: Lookups,
  folderId: string | null,
): CandidateListQuery$variables {
  const sent = conditions.map(({ filter, operator, values }): SentCondition => {
    const key = extensionKeyOf(filter)
    return {
      field: (key === null ? enumName(filter) : 'EXTENSION') as SentCondition['field'],
      extensionKey: key,
      operator: enumName(operator) as SentCondition['operator'],
      values: values.map((value) =>
        globalIdFilters.includes(filter)
          ? (globalIdOf(value) ?? value)
          : filter === 'gender'
            ? (genders[Number(value)] ?? value)
            : value,
      ),
    }
  })
  return {
    filter: {
      search: q.trim() || null,
      conditions: sent.length > 0 ? sent : null,
      folderId,
      isFollowed: followed || null,
    },
    sort: {
      field: enumName(sort.by) as CandidateListQuery$variables['sort']['field'],
      direction: sort.isDescending ? 'DESC' : 'ASC',
    },
    page,
    size,
  }
}

/** The same as the export takes it: names and ids of the services. */
export const searchBody = ({ q, followed, sort }: ListState, conditions: readonly Condition[], folderId?: string) => ({
  ...(q.trim() && { searchBox: q.trim() }),
  filters: conditions.map(({ filter, operator, values }) => ({ filter, operator, value: values })),
  ...(folderId && { folderId }),
  ...(followed && { followedOnly: true }),
  sortBy: sort.by,
  sortDirection: sort.isDescending ? 'desc' : 'asc',
})
