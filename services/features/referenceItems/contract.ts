import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the reference data page. */
export const referenceKinds = ['country', 'city', 'institutionLevel', 'companyType'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** The kinds that the company orders by hand. All others are in name order. */
export const orderedKinds = ['institutionLevel', 'companyType'] as const

const Kind = Type.Enum(referenceKinds, { description: 'the list that the entry belongs to' })

export const ReferenceItem = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  code: Nullable(Type.String({ description: 'for a country, its ISO 3166-1 alpha-2 code; null in other lists' })),
  countryId: Nullable(Type.String({ format: 'uuid', description: 'for a city, its country' })),
  isDefault: Type.Boolean({ description: 'whether it is preselected' }),
  place: Type.Integer({ description: 'position in its list, from 1; for a city, within its country' }),
})
export type ReferenceItem = Static<typeof ReferenceItem>

export const ReferenceUsage = Type.Object({
  id: Id,
  cities: Type.Integer({
    description: `the number of cities in the country; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type ReferenceUsage = Static<typeof ReferenceUsage>

/** The maximum length of an entry's name. */
export const longestReference = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/commons/reference-items'
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['Keyword:ListKeyword', 'Keyword:ReadKeyword'] as const
// Texts that are too long or blank are reported at the field, so the shapes allow them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestReference} characters, unique in its list (for a city: in its country) regardless of case`,
  }),
  code: Type.Optional(
    Type.String({ maxLength: 50, description: 'only for a country, which requires it: two letters' }),
  ),
  countryId: Type.Optional(Type.String({ format: 'uuid', description: 'only for a city, which requires it' })),
  isDefault: Type.Optional(
    Type.Boolean({ description: 'not for a city; true: it replaces the former default; omitted: unchanged' }),
  ),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description:
        'position in an ordered list, from 1; if omitted, a new entry comes last and an existing one keeps its position',
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
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(ReferenceItem),
  doc: 'Returns countries, cities (country by country), levels of education and types of companies, in the order of their lists.',
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
  doc: 'Returns entries by id, in any order. Unknown ids are left out.',
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
  doc: 'Returns how many cities each of the countries has.',
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
  doc: 'Returns one entry.',
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
  doc: 'Adds an entry to a list. It can be chosen from now on.',
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
  doc: 'Replaces the fields of the entry.',
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
  doc: 'Deletes an entry. A country can be deleted only if it has no cities (COUNTRY_IN_USE).',
})
