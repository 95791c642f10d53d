import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the page of candidate data. */
export const candidateDataKinds = ['candidateStatus', 'label'] as const
export type CandidateDataKind = (typeof candidateDataKinds)[number]

/** The one that the company orders by hand, and whose default new candidates begin with; labels stand in name order. */
export const statusKind = 'candidateStatus'

const Kind = Type.Enum(candidateDataKinds, { description: 'the list that the entry belongs to' })

export const CandidateData = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  color: Type.String({ description: '#rrggbb' }),
  isDefault: Type.Boolean({ description: 'of a status: new candidates begin with it' }),
  place: Type.Integer({ description: 'in its list, from 1' }),
})
export type CandidateData = Static<typeof CandidateData>

export const CandidateDataUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({ description: `who have it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}` }),
})
export type CandidateDataUsage = Static<typeof CandidateDataUsage>

/** Longest name of an entry. */
export const longestCandidateData = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/commons/candidate-datas'
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['Keyword:ListKeyword', 'Keyword:ReadKeyword'] as const
// Longer and blank ones are answered under the field, so the shapes leave room for them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestCandidateData} characters, not in its list already in any case of its letters`,
  }),
  color: Type.String({ maxLength: 50, description: '#rrggbb' }),
  isDefault: Type.Optional(
    Type.Boolean({ description: 'of a status alone: true takes the place of the former default; left out: as it is' }),
  ),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'of a status, from 1; left out: a new one is the last, another one stays where it is',
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(CandidateData),
  doc: 'Statuses of candidates in the order of work, labels by name, or both, list by list.',
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
  doc: 'Statuses and labels by id, in any order; unknown ones are left out.',
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
  doc: 'How many candidates have each of the statuses and labels.',
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
  doc: 'A new status or label: it is offered from now on.',
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
  doc: 'The status or label becomes this; candidates who have it show it so from then on.',
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
  doc: 'Two that mean one become one: candidates who have this one have the other (`into`, of the same list) from then on, and this one is gone. Answers the one that stays.',
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
  doc: 'Deletes a status or label that no candidate has; CANDIDATE_DATA_IN_USE with their number. It can be merged into another one instead.',
})
