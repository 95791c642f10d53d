import { createMessage } from '../../../services/core/contract/messages.ts'
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

/** The search terms, filter and order of a list of candidates or of a stored search. */
interface Search {
  query?: string | null
  filter?: typeof CandidateFilter.$inferInput | null
  orderBy?: typeof CandidateOrder.$inferInput | null
}

type Field = Condition['field']
type Values = NonNullable<Condition['values']>

/**
 * The kinds of values that a field accepts. The first is the one that its description names. Fields that are missing
 * here accept texts.
 */
const members: Partial<Record<Field, readonly (keyof Values)[]>> = {
  id: ['databaseIds'],
  recChannel: ['ids'],
  status: ['ids'],
  label: ['ids'],
  // A list that is described by a page address need not wait for user names to be resolved to ids.
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
  // The same applies as for owners.
  folder: ['ids', 'databaseIds'],
  job: ['ids', 'databaseIds'],
  daysInStage: ['numbers'],
  [extension]: ['texts', 'numbers', 'dates'],
}

/** Read the services' id from a global id, or the user name from the id of a user. */
const idReaders: Partial<Record<Field, (id: string, path: string) => string>> = {
  recChannel: (id, path) => idOf('RecruitmentChannel', id, path),
  status: (id, path) => idOf('CandidateStatus', id, path),
  label: (id, path) => idOf('Label', id, path),
  folder: (id, path) => idOf('TalentFolder', id, path),
  job: (id, path) => idOf('Job', id, path),
  owner: userNameOf,
  follower: userNameOf,
}

/**
 * Returns the values in the form that the services expect: texts, with an empty one for an open end. Throws BAD_INPUT
 * for members that do not fit the field.
 */
function valuesOf({ field, operator, values }: Condition, path: string): string[] {
  const given = Object.entries(values ?? {}).filter(([, value]) => value !== null && value !== undefined)
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    if (given.length > 0) throw badInput({ [path]: createMessage('NO_VALUES') })
    return []
  }
  const fitting = members[field] ?? ['texts']
  const [member, list] = given[0] ?? []
  if (!list || given.length > 1 || !fitting.some((name) => name === member))
    throw badInput({ [path]: createMessage('ONE_OF', { values: fitting.join(', ') }) })
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
    throw badInput({ [`${path}.extensionKey`]: createMessage('WITH_EXTENSION') })
  return {
    filter: field === extension ? `extension:${extensionKey}` : field,
    operator,
    value: valuesOf(condition, `${path}.values`),
  }
}

/** The REST names of the search inputs. */
export const searchNames = {
  searchBox: 'query',
  filters: 'filter.conditions',
  filter: 'field',
  value: 'values',
  folderId: 'filter.folderId',
}

/** Returns the search terms, filter and order in the form that the services expect. */
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
