import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The lists on the page of candidate data. */
export const candidateDataKinds = ['candidateStatus', 'label'] as const
export type CandidateDataKind = (typeof candidateDataKinds)[number]

/** The list that the company orders by hand and that has a default for new candidates. Labels are in name order. */
export const statusKind = 'candidateStatus'

const Kind = Type.Enum(candidateDataKinds, { description: 'list of the entry' })

export const CandidateData = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  color: Type.String({ description: '#rrggbb' }),
  isDefault: Type.Boolean({ description: 'for a status: whether new candidates get it' }),
  place: Type.Integer({ description: 'position in its list, from 1' }),
})
export type CandidateData = Static<typeof CandidateData>

export const CandidateDataUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({
    description: `number of candidates who have it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type CandidateDataUsage = Static<typeof CandidateDataUsage>

/** The maximum length of an entry's name. */
export const longestCandidateData = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/commons/candidate-datas'
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['Keyword:ListKeyword', 'Keyword:ReadKeyword'] as const
// Blank and longer names are reported per field, so the schemas accept them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestCandidateData} characters, unique in its list regardless of case`,
  }),
  color: Type.String({ maxLength: 50, description: '#rrggbb' }),
  isDefault: Type.Optional(
    Type.Boolean({
      description: 'only for a status: true replaces the former default; if left out, the default does not change',
    }),
  ),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'position of a status, from 1; if left out, a new status is last and an existing one is not moved',
    }),
  ),
} as const

export const candidateDataManageList = operation({
  ...base,
  id: 'candidateDataManageList',
  method: 'POST',
  path: `${path}/list`,
  access: 'Keyword:ListKeyword',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    kind: Type.Optional(Kind),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; accents and case are ignored' }),
    ),
  }),
  answer: pagedRows(CandidateData),
  doc: 'Statuses of candidates in their order of work, labels by name, or both, list by list.',
})

export const candidateDataManageByIds = operation({
  ...base,
  id: 'candidateDataManageByIds',
  method: 'POST',
  path: `${path}/by-ids`,
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(CandidateData),
  doc: 'Statuses and labels by id, in any order; unknown ids are left out.',
})

export const candidateDataManageUsage = operation({
  ...base,
  id: 'candidateDataManageUsage',
  method: 'POST',
  path: `${path}/usage`,
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(CandidateDataUsage),
  doc: 'The number of candidates who have each of these statuses and labels.',
})

export const candidateDataManageGet = operation({
  ...base,
  id: 'candidateDataManageGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['Keyword:ReadKeyword', 'Keyword:UpdateKeyword'],
  effect: 'read',
  params: byId,
  answer: CandidateData,
  doc: 'One status or label.',
})

export const candidateDataManageCreate = operation({
  ...base,
  ...write,
  id: 'candidateDataManageCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'Keyword:CreateKeyword',
  body: Type.Object({ kind: Kind, ...fields }),
  answer: CandidateData,
  doc: 'Creates a status or label, which can be used from now on.',
})

export const candidateDataManageUpdate = operation({
  ...base,
  ...write,
  id: 'candidateDataManageUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'Keyword:UpdateKeyword',
  params: byId,
  body: Type.Object(fields),
  answer: CandidateData,
  doc: 'Updates a status or label. Candidates who have it show the new values.',
})

export const candidateDataManageMerge = operation({
  ...base,
  ...write,
  id: 'candidateDataManageMerge',
  method: 'POST',
  path: `${path}/{id}/merge`,
  access: 'Keyword:UpdateKeyword',
  params: byId,
  body: Type.Object({ into: Id }),
  answer: CandidateData,
  doc: 'Merges two entries of the same list that mean the same. Candidates who have this entry get the other one (`into`), and this entry is deleted. Returns the remaining entry.',
})

export const candidateDataManageDelete = operation({
  ...base,
  ...write,
  id: 'candidateDataManageDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'Keyword:DeleteKeyword',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a status or label that no candidate has; otherwise CANDIDATE_DATA_IN_USE with the number of candidates. An entry in use can be merged into another one instead.',
})
