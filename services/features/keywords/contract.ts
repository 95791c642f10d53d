import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the page of keywords. */
export const keywordKinds = [
  'skillKeyword',
  'skillException',
  'languageKeyword',
  'certificateKeyword',
  'educationInstitution',
  'companyKeyword',
  'countryKeyword',
] as const

const Kind = Type.Enum(keywordKinds, { description: 'the list that the word belongs to' })
export type KeywordKind = (typeof keywordKinds)[number]

export const Keyword = Type.Object({ id: Id, kind: Kind, name: Type.String() })
export type Keyword = Static<typeof Keyword>

export const KeywordUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({
    description: `who carry the word; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
  jobs: Type.Integer({ description: `that ask for it, counted alike` }),
})
export type KeywordUsage = Static<typeof KeywordUsage>

/** Longest keyword. */
export const longestKeyword = 200

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['Keyword:ListKeyword', 'Keyword:ReadKeyword'] as const
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const name = Type.String({
  maxLength: 10_000,
  description: `not blank, at most ${longestKeyword} characters, not in its list already in any case of its letters`,
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the word, accents and case aside' })),
  }),
  answer: pagedRows(Keyword),
  doc: 'The words of one list, or of all of them, in name order.',
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
  doc: 'Keywords by id, in any order; unknown ones are left out.',
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
  doc: 'How many candidates and jobs carry each of the words. Only skills and languages are counted; others are left out.',
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
  doc: 'One keyword.',
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
  doc: 'A new word of a list: it is offered from now on.',
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
  doc: 'The word becomes this one; candidates and jobs that carry the old one say the new one from then on.',
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
  doc: 'Two words that mean one become one: candidates and jobs that carry this one carry the other (`into`, of the same list) from then on, once, and this one is gone. Answers the one that stays.',
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
  doc: 'Deletes a word that nobody carries; KEYWORD_IN_USE with the numbers of candidates and jobs. It can be merged into another one instead.',
})
