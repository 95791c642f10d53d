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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const ReferenceKind = enumOf<Kind>('ReferenceKind', 'The list that an entry of reference data belongs to.', {
  country: 'Countries, in name order.',
  city: 'Cities and provinces, by country and in name order.',
  institutionLevel: 'Levels of education, lowest first.',
  companyType: "Types of companies, in the company's own order.",
})

const usages = loader<Usage>({ read: byIds(referenceManageUsage), key: ({ id }) => id })

export const ReferenceItem = node<Row>('ReferenceItem', {
  description:
    'An entry of the lists of countries, cities, levels of education and types of companies, for users who manage them.',
  permission: ['Keyword:ListKeyword', 'Keyword:ReadKeyword'],
  loader: loader<Row>({ read: byIds(referenceManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name shown to users.' }),
    kind: t.expose('kind', { type: ReferenceKind, description: 'The list that it belongs to.' }),
    code: t.exposeString('code', { nullable: true, description: 'For a country, its ISO 3166-1 alpha-2 code.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is the default choice.' }),
    place: t.exposeInt('place', { description: 'Its position in the list, from 1; for a city, within its country.' }),
    cityCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: referenceManageUsage,
      description:
        'Number of cities of a country; 101 means more than 100. A country that has cities cannot be deleted.',
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
    description: 'For a city, the country that it is in.',
    resolve: ({ countryId }, _args, context, info) => ReferenceItem.refer(context, countryId, info),
  }),
)

const ReferenceItemConnection = connectionOf(ReferenceItem)

const ReferenceItemFilter = builder.inputType('ReferenceItemFilter', {
  description: 'Conditions on reference data. All conditions must hold.',
  fields: (t) => ({ kind: t.field({ type: ReferenceKind, description: 'Only entries of this list.' }) }),
})

builder.queryField('referenceItems', (t) =>
  t.field({
    type: ReferenceItemConnection,
    operation: referenceManageList,
    description:
      "Countries, cities, levels of education and types of companies of the viewer's company, in list order.",
    args: {
      query: t.arg.string({ description: 'Part of the name; accents and case are ignored.' }),
      filter: t.arg({
        type: ReferenceItemFilter,
        description: 'Which entries to return; those of all lists if omitted.',
      }),
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
    description: 'The name: not blank, up to 100 characters, not in its list (for a city: in its country) already.',
  },
  code: { description: 'For countries, where it is required: ISO 3166-1 alpha-2 code.' },
  countryId: { description: 'For cities, where it is required: the country, a ReferenceItem (global id).' },
  isDefault: { description: 'Not for cities: whether it is the default choice, in place of the previous one.' },
  place: {
    description:
      'Position in an ordered list, from 1; if omitted, a new entry is added at the end and an existing one keeps its position.',
  },
} as const
const idField = { required: true, description: 'The entry (global id).' } as const
const payloadFields = (t: PayloadFields<{ referenceItem: Row }>) => ({
  referenceItem: t.expose('referenceItem', { type: ReferenceItem, description: 'The entry after the change.' }),
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
  description: 'Adds a country, a city, a level of education or a type of company.',
  operation: referenceManageCreate,
  input: (t) => ({
    kind: t.field({ type: ReferenceKind, required: true, description: 'The list to add it to.' }),
    name: t.string(fieldsOf.name),
    code: t.string(fieldsOf.code),
    countryId: t.id(fieldsOf.countryId),
    isDefault: t.boolean(fieldsOf.isDefault),
    place: t.int(fieldsOf.place),
  }),
  payload: payloadFields,
  resolve: async ({ kind, ...fields }, context) => {
    const write = context.rest.call(referenceManageCreate, { body: { kind, ...bodyOf(fields) } })
    return { referenceItem: await savedRecord(context, write, readItem(context)) }
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
  payload: payloadFields,
  resolve: async ({ id, ...fields }, context) => {
    const params = { id: idOf('ReferenceItem', id) }
    const write = context.rest.call(referenceManageUpdate, { params, body: bodyOf(fields) })
    return { referenceItem: await savedRecord(context, write, readItem(context), params.id) }
  },
})

mutation('deleteReferenceItem', {
  description: 'Deletes an entry of reference data; a country must have no cities.',
  operation: referenceManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedReferenceItemId: t.exposeID('id', { description: 'The deleted entry (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('ReferenceItem', id) }
    assertAccepted(await rest.call(referenceManageDelete, { params }), 'The entry was not deleted')
    return { id: String(id) }
  },
})
