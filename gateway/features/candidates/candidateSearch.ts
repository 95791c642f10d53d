import { say } from '../../../services/core/contract/messages.ts'
import type { SearchPayload } from '../../../services/features/candidates/contract.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { badInput } from '../../core/graph/requestError.ts'
import {
  extension,
  type CandidateCondition,
  type CandidateFilter,
  type CandidateOrder,
} from './inputs/candidateFilter.ts'

type Condition = typeof CandidateCondition.$inferInput

/** What a list of candidates, or a search that is stored, is made of. */
interface Search {
  query?: string | null
  filter?: typeof CandidateFilter.$inferInput | null
  orderBy?: typeof CandidateOrder.$inferInput | null
}

type Field = Condition['field']
type Values = NonNullable<Condition['values']>

/** What the values of a field may be; the first is what its description names, texts where nothing stands here. */
const members: Partial<Record<Field, readonly (keyof Values)[]>> = {
  id: ['databaseIds'],
  recChannel: ['ids'],
  status: ['ids'],
  label: ['ids'],
  // A list that an address describes does not wait until its user names have become ids.
  owner: ['ids', 'texts'],
  follower: ['ids', 'texts'],
  birthday: ['dates'],
  lastNote: ['dates'],
  lastActivity: ['dates'],
  onboardDate: ['dates'],
  createdDate: ['dates'],
  experienceYear: ['numbers'],
  gender: ['genders'],
  inBlackList: ['booleans'],
  // As for owners.
  folder: ['ids', 'databaseIds'],
  job: ['ids', 'databaseIds'],
  daysInStage: ['numbers'],
  [extension]: ['texts', 'numbers', 'dates'],
}

/** Reads the services' id out of a global id, or the user name out of that of a user. */
const idReaders: Partial<Record<Field, (id: string, path: string) => string>> = {
  recChannel: (id, path) => idOf('RecruitmentChannel', id, path),
  status: (id, path) => idOf('CandidateStatus', id, path),
  label: (id, path) => idOf('Label', id, path),
  folder: (id, path) => idOf('TalentFolder', id, path),
  job: (id, path) => idOf('Job', id, path),
  owner: userNameOf,
  follower: userNameOf,
}

/** The values as the services take them: texts, empty for an open end. Throws BAD_INPUT for members that do not go with the field. */
function valuesOf({ field, operator, values }: Condition, path: string): string[] {
  const given = Object.entries(values ?? {}).filter(([, value]) => value !== null && value !== undefined)
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    if (given.length > 0) throw badInput({ [path]: say('NO_VALUES') })
    return []
  }
  const fitting = members[field] ?? ['texts']
  const [member, list] = given[0] ?? []
  if (!list || given.length > 1 || !fitting.some((name) => name === member))
    throw badInput({ [path]: say('ONE_OF', { values: fitting.join(', ') }) })
  const read = member === 'ids' ? idReaders[field] : undefined
  return (list as readonly unknown[]).map((value) => {
    const text = value === null ? '' : String(value)
    return read ? read(text, `${path}.ids`) : text
  })
}

function filterOf(condition: Condition, place: number): SearchPayload['filters'][number] {
  const { field, extensionKey, operator } = condition
  const path = `filter.conditions.${place}`
  if ((field === extension) !== Boolean(extensionKey))
    throw badInput({ [`${path}.extensionKey`]: say('WITH_EXTENSION') })
  return {
    filter: field === extension ? `extension:${extensionKey}` : field,
    operator,
    value: valuesOf(condition, `${path}.values`),
  }
}

/** The wire's names of what is searched for. */
export const searchNames = {
  searchBox: 'query',
  filters: 'filter.conditions',
  filter: 'field',
  value: 'values',
  folderId: 'filter.folderId',
}

/** Words, filter and order as the services take them. */
export function searchOf({ query, filter, orderBy }: Search): SearchPayload {
  const { conditions, folderId, isFollowed } = filter ?? {}
  return {
    filters: (conditions ?? []).map(filterOf),
    ...(query && { searchBox: query }),
    ...(folderId && { folderId: idOf('TalentFolder', folderId, 'filter.folderId') }),
    ...(isFollowed && { followedOnly: true }),
    ...(orderBy && { sortBy: orderBy.field, sortDirection: orderBy.direction }),
  }
}
