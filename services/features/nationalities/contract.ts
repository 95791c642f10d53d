import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

export const Nationality = Type.Object({ id: Id, name: Type.String() })
export type Nationality = Static<typeof Nationality>

export const NationalityUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({ description: `who have it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}` }),
})
export type NationalityUsage = Static<typeof NationalityUsage>

/** Longest nationality. */
export const longestNationality = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['Nationality:ListNationality', 'Nationality:ReadNationality'] as const
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestNationality} characters, not there already in any case of its letters`,
  }),
})

export const nationalityManageList = operation({
  ...base,
  id: 'nationalityManageList',
  method: 'POST',
  path: '/commons-applicant/nationalities/list',
  access: 'Nationality:ListNationality',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(Nationality),
  doc: 'Nationalities that candidates are offered, in name order.',
})

export const nationalityManageByIds = operation({
  ...base,
  id: 'nationalityManageByIds',
  method: 'POST',
  path: '/commons-applicant/nationalities/by-ids',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(Nationality),
  doc: 'Nationalities by id, in any order; unknown ones are left out.',
})

export const nationalityManageUsage = operation({
  ...base,
  id: 'nationalityManageUsage',
  method: 'POST',
  path: '/commons-applicant/nationalities/usage',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(NationalityUsage),
  doc: 'How many candidates have each of the nationalities.',
})

export const nationalityManageGet = operation({
  ...base,
  id: 'nationalityManageGet',
  method: 'GET',
  path: '/commons-applicant/nationalities/{id}',
  access: ['Nationality:ReadNationality', 'Nationality:UpdateNationality'],
  effect: 'read',
  params: byId,
  answer: Nationality,
  doc: 'One nationality.',
})

export const nationalityManageCreate = operation({
  ...base,
  id: 'nationalityManageCreate',
  method: 'POST',
  path: '/commons-applicant/nationalities/create',
  access: 'Nationality:CreateNationality',
  effect: 'write',
  idempotent: true,
  body,
  answer: Nationality,
  doc: 'A new nationality: it is offered from now on.',
})

export const nationalityManageUpdate = operation({
  ...base,
  id: 'nationalityManageUpdate',
  method: 'PUT',
  path: '/commons-applicant/nationalities/{id}',
  access: 'Nationality:UpdateNationality',
  effect: 'write',
  idempotent: true,
  params: byId,
  body,
  answer: Nationality,
  doc: 'The nationality becomes this one; candidates who have the old one have the new one from then on.',
})

export const nationalityManageMerge = operation({
  ...base,
  id: 'nationalityManageMerge',
  method: 'POST',
  path: '/commons-applicant/nationalities/{id}/merge',
  access: 'Nationality:UpdateNationality',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({ into: Id }),
  answer: Nationality,
  doc: 'Two nationalities that mean one become one: candidates who have this one have the other (`into`) from then on, once, and this one is gone. Answers the one that stays.',
})

export const nationalityManageDelete = operation({
  ...base,
  id: 'nationalityManageDelete',
  method: 'DELETE',
  path: '/commons-applicant/nationalities/{id}',
  access: 'Nationality:DeleteNationality',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a nationality that no candidate has; NATIONALITY_IN_USE with the number of those who do. It can be merged into another one instead.',
})
