import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the keywords page. */
export const keywordKinds = [
  'skillKeyword',
  'skillException',
  'languageKeyword',
  'certificateKeyword',
  'educationInstitution',
  'companyKeyword',
  'countryKeyword',
] as const

const Kind = Type.Enum(keywordKinds, { description: 'the list that the keyword belongs to' })
export type KeywordKind = (typeof keywordKinds)[number]

export const Keyword = Type.Object({ id: Id, kind: Kind, name: Type.String() })
export type Keyword = Static<typeof Keyword>

export const KeywordUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({
    description: `the number of candidates with the keyword; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
  jobs: Type.Integer({ description: `the number of jobs that require it, counted in the same way` }),
})
export type KeywordUsage = Static<typeof KeywordUsage>

/** The maximum length of a keyword. */
export const longestKeyword = 200

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['Keyword:ListKeyword', 'Keyword:ReadKeyword'] as const
// Keywords that are too long or blank are reported at the field, so the shape allows them.
const name = Type.String({
  maxLength: 10_000,
  description: `not blank, at most ${longestKeyword} characters, unique in its list regardless of case`,
})
const done = Type.Object({ status: Type.String({ description: 'OK means success' }) })

export const keywordManageList = operation({
  ...base,
  id: 'keywordManageList',
  method: 'POST',
  path: '/commons-applicant/keywords/list',
  access: 'Keyword:ListKeyword',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    kind: Type.Optional(Kind),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the keyword; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(Keyword),
  doc: 'Returns the keywords of one list, or of all lists, in name order.',
})

export const keywordManageByIds = operation({
  ...base,
  id: 'keywordManageByIds',
  method: 'POST',
  path: '/commons-applicant/keywords/by-ids',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(Keyword),
  doc: 'Returns keywords by id, in any order. Unknown ids are left out.',
})

export const keywordManageUsage = operation({
  ...base,
  id: 'keywordManageUsage',
  method: 'POST',
  path: '/commons-applicant/keywords/usage',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(KeywordUsage),
  doc: 'Returns how many candidates and jobs use each of the keywords. Only skills and languages are counted; others are left out.',
})

export const keywordManageGet = operation({
  ...base,
  id: 'keywordManageGet',
  method: 'GET',
  path: '/commons-applicant/keywords/{id}',
  access: ['Keyword:ReadKeyword', 'Keyword:UpdateKeyword'],
  effect: 'read',
  params: byId,
  answer: Keyword,
  doc: 'Returns one keyword.',
})

export const keywordManageCreate = operation({
  ...base,
  id: 'keywordManageCreate',
  method: 'POST',
  path: '/commons-applicant/keywords/create',
  access: 'Keyword:CreateKeyword',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ kind: Kind, name }),
  answer: Keyword,
  doc: 'Adds a keyword to a list. It can be chosen from now on.',
})

export const keywordManageUpdate = operation({
  ...base,
  id: 'keywordManageUpdate',
  method: 'PUT',
  path: '/commons-applicant/keywords/{id}',
  access: 'Keyword:UpdateKeyword',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({ name }),
  answer: Keyword,
  doc: 'Renames the keyword. Candidates and jobs that use it get the new name.',
})

export const keywordManageMerge = operation({
  ...base,
  id: 'keywordManageMerge',
  method: 'POST',
  path: '/commons-applicant/keywords/{id}/merge',
  access: 'Keyword:UpdateKeyword',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({ into: Id }),
  answer: Keyword,
  doc: 'Merges two keywords of a list. Candidates and jobs with this keyword get the other one (`into`), without duplicates, and this keyword is deleted. Returns the remaining keyword.',
})

export const keywordManageDelete = operation({
  ...base,
  id: 'keywordManageDelete',
  method: 'DELETE',
  path: '/commons-applicant/keywords/{id}',
  access: 'Keyword:DeleteKeyword',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: done,
  doc: 'Deletes a keyword that is not used. Refused with KEYWORD_IN_USE and the numbers of candidates and jobs otherwise. It can be merged into another keyword instead.',
})
