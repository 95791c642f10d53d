import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the page of reference data. */
export const referenceKinds = ['country', 'city', 'institutionLevel', 'companyType'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** Those of them that the company orders by hand; the others stand in name order. */
export const orderedKinds = ['institutionLevel', 'companyType'] as const

const Kind = Type.Enum(referenceKinds, { description: 'the list that the entry belongs to' })

export const ReferenceItem = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  code: Nullable(Type.String({ description: 'of a country: ISO 3166-1 alpha-2; null: another list' })),
  countryId: Nullable(Type.String({ format: 'uuid', description: 'of a city' })),
  isDefault: Type.Boolean({ description: 'chosen where nobody has chosen' }),
  place: Type.Integer({ description: 'in its list, from 1; of a city in its country' }),
})
export type ReferenceItem = Static<typeof ReferenceItem>

export const ReferenceUsage = Type.Object({
  id: Id,
  cities: Type.Integer({ description: `of the country; ${mostUsesCounted + 1} means more than ${mostUsesCounted}` }),
})
export type ReferenceUsage = Static<typeof ReferenceUsage>

/** Longest name of an entry. */
export const longestReference = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/commons/reference-items'
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['Keyword:ListKeyword', 'Keyword:ReadKeyword'] as const
// Longer and blank ones are answered under the field, so the shapes leave room for them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestReference} characters, not in its list (of a city: in its country) already in any case of its letters`,
  }),
  code: Type.Optional(Type.String({ maxLength: 50, description: 'of a country, which needs it: two letters' })),
  countryId: Type.Optional(Type.String({ format: 'uuid', description: 'of a city, which needs it' })),
  isDefault: Type.Optional(
    Type.Boolean({ description: 'not of a city: true takes the place of the former default; left out: as it is' }),
  ),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'of an ordered list, from 1; left out: a new one is the last, another one stays where it is',
    }),
  ),
} as const

export const referenceManageList = operation({
  ...base,
  id: 'referenceManageList',
  method: 'POST',
  path: `${path}/list`,
  access: 'Keyword:ListKeyword',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    kind: Type.Optional(Kind),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(ReferenceItem),
  doc: 'Countries, cities (country by country), levels of education and types of companies, in the order of their list.',
})

export const referenceManageByIds = operation({
  ...base,
  id: 'referenceManageByIds',
  method: 'POST',
  path: `${path}/by-ids`,
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(ReferenceItem),
  doc: 'Entries by id, in any order; unknown ones are left out.',
})

export const referenceManageUsage = operation({
  ...base,
  id: 'referenceManageUsage',
  method: 'POST',
  path: `${path}/usage`,
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(ReferenceUsage),
  doc: 'How many cities each of the countries has.',
})

export const referenceManageGet = operation({
  ...base,
  id: 'referenceManageGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['Keyword:ReadKeyword', 'Keyword:UpdateKeyword'],
  effect: 'read',
  params: byId,
  answer: ReferenceItem,
  doc: 'One entry.',
})

export const referenceManageCreate = operation({
  ...base,
  ...write,
  id: 'referenceManageCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'Keyword:CreateKeyword',
  body: Type.Object({ kind: Kind, ...fields }),
  answer: ReferenceItem,
  doc: 'A new entry: it is offered from now on.',
})

export const referenceManageUpdate = operation({
  ...base,
  ...write,
  id: 'referenceManageUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'Keyword:UpdateKeyword',
  params: byId,
  body: Type.Object(fields),
  answer: ReferenceItem,
  doc: 'The entry becomes this.',
})

export const referenceManageDelete = operation({
  ...base,
  ...write,
  id: 'referenceManageDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'Keyword:DeleteKeyword',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes an entry; a country only when it has no cities (COUNTRY_IN_USE).',
})
