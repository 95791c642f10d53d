import {
  genders,
  type CandidateFilterName,
  type SearchPayload,
} from '../../../services/features/candidates/contract.ts'
import { idOf } from '../../core/graph/ids.ts'
import { RequestError } from '../../core/graph/requestError.ts'
import {
  extension,
  type CandidateCondition,
  type CandidateFilterInput,
  type CandidateSort,
} from './inputs/candidateFilter.ts'

type Condition = typeof CandidateCondition.$inferInput
type Filter = typeof CandidateFilterInput.$inferInput
type Sort = typeof CandidateSort.$inferInput

/** Fields whose values are global ids of this type. */
const idTypes: Partial<Record<CandidateFilterName | typeof extension, string>> = {
  recChannel: 'RecruitmentChannel',
  status: 'CandidateStatus',
  label: 'Label',
  folder: 'TalentFolder',
}

const refuse = (field: string, message: string) =>
  new RequestError('BAD_INPUT', `${field} ${message}`, { fields: { [field]: [message] } })

function valueOf(field: Condition['field'], value: string, path: string): string {
  const type = idTypes[field]
  if (type) return idOf(type, value, path)
  if (field !== 'gender') return value
  const gender = genders[value.toLowerCase() as keyof typeof genders]
  if (gender === undefined) throw refuse(path, 'must be one of MALE, FEMALE, UNKNOWN')
  return String(gender)
}

function filterOf(
  { field, extensionKey, operator, values }: Condition,
  place: number,
): SearchPayload['filters'][number] {
  const path = `filter.conditions.${place}`
  if ((field === extension) !== Boolean(extensionKey))
    throw refuse(`${path}.extensionKey`, 'goes with EXTENSION, which needs it')
  return {
    filter: field === extension ? `extension:${extensionKey}` : field,
    operator,
    value: values.map((value) => valueOf(field, value, `${path}.values`)),
  }
}

/** The wire's names of what is searched for. */
export const searchNames = {
  searchBox: 'filter.search',
  filters: 'filter.conditions',
  filter: 'field',
  value: 'values',
  folderId: 'filter.folderId',
}

/** Filter and order as lists take them. */
export function searchOf(filter: Filter | null | undefined, sort: Sort | null | undefined): SearchPayload {
  const { search, conditions, folderId, isFollowed } = filter ?? {}
  return {
    filters: (conditions ?? []).map(filterOf),
    ...(search && { searchBox: search }),
    ...(folderId && { folderId: idOf('TalentFolder', folderId, 'filter.folderId') }),
    ...(isFollowed && { followedOnly: true }),
    ...(sort && { sortBy: sort.field, sortDirection: sort.direction }),
  }
}
