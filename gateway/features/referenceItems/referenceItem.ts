import {
  referenceManageByIds,
  referenceManageCreate,
  referenceManageDelete,
  referenceManageGet,
  referenceManageList,
  referenceManageUpdate,
  referenceManageUsage,
  type ReferenceItem as Row,
  type ReferenceKind as Kind,
  type ReferenceUsage as Usage,
} from '../../../services/features/referenceItems/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const ReferenceKind = enumOf<Kind>('ReferenceKind', 'The list that an entry of reference data belongs to.', {
  country: 'Countries, in name order.',
  city: 'Cities and provinces, country by country in name order.',
  institutionLevel: 'Levels of education, lowest first.',
  companyType: 'Types of companies, in the order of the company.',
})

const usages = loader<Usage>({ read: byIds(referenceManageUsage), key: ({ id }) => id })

export const ReferenceItem = node<Row>('ReferenceItem', {
  description:
    'An entry of the lists of countries, cities, levels of education and types of companies, for those who look after them.',
  permission: ['Keyword:ListKeyword', 'Keyword:ReadKeyword'],
  loader: loader<Row>({ read: byIds(referenceManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name as people choose it.' }),
    kind: t.expose('kind', { type: ReferenceKind, description: 'The list that it belongs to.' }),
    code: t.exposeString('code', { nullable: true, description: 'Of a country: ISO 3166-1 alpha-2.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'It is chosen where nobody has chosen.' }),
    place: t.exposeInt('place', { description: 'Its place in the list, from 1; of a city in its country.' }),
    cityCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: referenceManageUsage,
      description: 'Cities of a country, 101 means more than 100: while it has some it is not deleted.',
      resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.cities ?? null,
    }),
  }),
})

builder.objectField(ReferenceItem, 'country', (t) =>
  t.field({
    type: ReferenceItem,
    nullable: true,
    mayFailAlone: true,
    operation: referenceManageByIds,
    description: 'Of a city: the country that it is in.',
    resolve: ({ countryId }, _args, context, info) => ReferenceItem.refer(context, countryId, info),
  }),
)

const ReferenceItemConnection = connectionOf(ReferenceItem)

const ReferenceItemFilter = builder.inputType('ReferenceItemFilter', {
  description: 'Conditions on reference data; all of them must hold.',
  fields: (t) => ({ kind: t.field({ type: ReferenceKind, description: 'The list that they belong to.' }) }),
})

builder.queryField('referenceItems', (t) =>
  t.field({
    type: ReferenceItemConnection,
    operation: referenceManageList,
    description:
      "Countries, cities, levels of education and types of companies as the viewer's company has them, in the order of their list.",
    args: {
      query: t.arg.string({ description: 'Part of the name; accents and case do not count.' }),
      filter: t.arg({ type: ReferenceItemFilter, description: 'Which entries; those of all lists without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(referenceManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(filter?.kind && { kind: filter.kind }), ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const fieldsOf = {
  name: {
    required: true,
    description: 'The name: not blank, up to 100 characters, not in its list (of a city: in its country) already.',
  },
  code: { description: 'Of a country, which needs it: ISO 3166-1 alpha-2.' },
  countryId: { description: 'Of a city, which needs it: the country, a ReferenceItem (global id).' },
  isDefault: { description: 'Not of a city: it is chosen where nobody has chosen, and the former one no more.' },
  place: { description: 'Of an ordered list, from 1; left out: a new one is the last, another one stays where it is.' },
} as const
const idField = { required: true, description: 'The entry (global id).' } as const
const written = (t: PayloadFields<{ referenceItem: Row }>) => ({
  referenceItem: t.expose('referenceItem', { type: ReferenceItem, description: 'The entry as it is now.' }),
})
const readItem = (context: GatewayContext) => (id: string) => context.rest.call(referenceManageGet, { params: { id } })

interface Fields {
  name: string
  code?: string | null
  countryId?: string | null
  isDefault?: boolean | null
  place?: number | null
}
const bodyOf = ({ name, code, countryId, isDefault, place }: Fields) => ({
  name,
  ...(code != null && { code }),
  ...(countryId != null && { countryId: idOf('ReferenceItem', countryId, 'countryId') }),
  ...(isDefault != null && { isDefault }),
  ...(place != null && { place }),
})

mutation('createReferenceItem', {
  description: 'Adds a country, a city, a level of education or a type of companies.',
  operation: referenceManageCreate,
  input: (t) => ({
    kind: t.field({ type: ReferenceKind, required: true, description: 'The list that it joins.' }),
    name: t.string(fieldsOf.name),
    code: t.string(fieldsOf.code),
    countryId: t.id(fieldsOf.countryId),
    isDefault: t.boolean(fieldsOf.isDefault),
    place: t.int(fieldsOf.place),
  }),
  payload: written,
  resolve: async ({ kind, ...fields }, context) => {
    const write = context.rest.call(referenceManageCreate, { body: { kind, ...bodyOf(fields) } })
    return { referenceItem: await saved(context, write, readItem(context)) }
  },
})

mutation('updateReferenceItem', {
  description: 'Changes an entry of reference data.',
  operation: referenceManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    name: t.string(fieldsOf.name),
    code: t.string(fieldsOf.code),
    countryId: t.id(fieldsOf.countryId),
    isDefault: t.boolean(fieldsOf.isDefault),
    place: t.int(fieldsOf.place),
  }),
  payload: written,
  resolve: async ({ id, ...fields }, context) => {
    const params = { id: idOf('ReferenceItem', id) }
    const write = context.rest.call(referenceManageUpdate, { params, body: bodyOf(fields) })
    return { referenceItem: await saved(context, write, readItem(context), params.id) }
  },
})

mutation('deleteReferenceItem', {
  description: 'Deletes an entry of reference data; a country only when it has no cities.',
  operation: referenceManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedReferenceItemId: t.exposeID('id', { description: 'The entry that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('ReferenceItem', id) }
    assertAccepted(await rest.call(referenceManageDelete, { params }), 'The entry was not deleted')
    return { id: String(id) }
  },
})
