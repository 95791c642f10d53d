import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

export const Nationality = Type.Object({ id: Id, name: Type.String() })
export type Nationality = Static<typeof Nationality>

export const NationalityUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({
    description: `the number of candidates with it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type NationalityUsage = Static<typeof NationalityUsage>

/** The maximum length of a nationality. */
export const longestNationality = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['Nationality:ListNationality', 'Nationality:ReadNationality'] as const
// Names that are too long or blank are reported at the field, so the shape allows them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestNationality} characters, unique regardless of case`,
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
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(Nationality),
  doc: 'Returns the nationalities that candidates can have, in name order.',
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
  doc: 'Returns nationalities by id, in any order. Unknown ids are left out.',
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
  doc: 'Returns how many candidates have each of the nationalities.',
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
  doc: 'Returns one nationality.',
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
  doc: 'Creates a nationality. It can be chosen from now on.',
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
  doc: 'Renames the nationality. Candidates who have it get the new name.',
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
  doc: 'Merges two nationalities. Candidates with this nationality get the other one (`into`), without duplicates, and this nationality is deleted. Returns the remaining nationality.',
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
  doc: 'Deletes a nationality that no candidate has. Refused with NATIONALITY_IN_USE and the number of candidates otherwise. It can be merged into another nationality instead.',
})
