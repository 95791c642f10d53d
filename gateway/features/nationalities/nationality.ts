import {
  nationalityManageByIds,
  nationalityManageCreate,
  nationalityManageDelete,
  nationalityManageGet,
  nationalityManageList,
  nationalityManageMerge,
  nationalityManageUpdate,
  nationalityManageUsage,
  type Nationality as Row,
  type NationalityUsage as Usage,
} from '../../../services/features/nationalities/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const usages = loader<Usage>({ read: byIds(nationalityManageUsage), key: ({ id }) => id })

const NationalityUsage = builder
  .objectRef<Usage>('NationalityUsage')
  .implement({
    description: 'Counts of who has a nationality. A nationality in use can be merged but not deleted.',
    fields: (t) => ({
      candidateCount: t.exposeInt('candidates', {
        description: 'Number of candidates who have it; 101 means more than 100.',
      }),
    }),
  })

export const Nationality = node<Row>('Nationality', {
  description: 'A nationality that can be chosen for candidates.',
  permission: ['Nationality:ListNationality', 'Nationality:ReadNationality'],
  loader: loader<Row>({ read: byIds(nationalityManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The nationality shown to users.' }),
    usage: t.field({
      type: NationalityUsage,
      nullable: true,
      mayFailAlone: true,
      operation: nationalityManageUsage,
      description: 'How many candidates have it.',
      resolve: ({ id }, _args, context) => usages.load(context, id),
    }),
  }),
})

const NationalityConnection = connectionOf(Nationality)

builder.queryField('nationalities', (t) =>
  t.field({
    type: NationalityConnection,
    operation: nationalityManageList,
    description: "Nationalities that the viewer's company offers, in name order.",
    args: { query: t.arg.string({ description: 'Part of the name; accents and case are ignored.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(nationalityManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const nameField = {
  required: true,
  description: 'The nationality: not blank, up to 100 characters, not in use yet.',
} as const
const idField = { required: true, description: 'The nationality (global id).' } as const
const payloadFields = (t: PayloadFields<{ nationality: Row }>) => ({
  nationality: t.expose('nationality', { type: Nationality, description: 'The nationality after the change.' }),
})
const readNationality = (context: GatewayContext) => (id: string) =>
  context.rest.call(nationalityManageGet, { params: { id } })

mutation('createNationality', {
  description: 'Adds a nationality and offers it from now on.',
  operation: nationalityManageCreate,
  input: (t) => ({ name: t.string(nameField) }),
  payload: payloadFields,
  resolve: async (body, context) => {
    const write = context.rest.call(nationalityManageCreate, { body })
    return { nationality: await savedRecord(context, write, readNationality(context)) }
  },
})

mutation('updateNationality', {
  description: 'Changes a nationality; candidates who have it get the new one.',
  operation: nationalityManageUpdate,
  input: (t) => ({ id: t.id(idField), name: t.string(nameField) }),
  payload: payloadFields,
  resolve: async ({ id, name }, context) => {
    const params = { id: idOf('Nationality', id) }
    const write = context.rest.call(nationalityManageUpdate, { params, body: { name } })
    return { nationality: await savedRecord(context, write, readNationality(context), params.id) }
  },
})

mutation('mergeNationality', {
  description:
    'Merges a nationality into another: candidates who have the first now have the second, and the first is deleted.',
  operation: nationalityManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The nationality to merge into (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; nationality: Row }>) => ({
    deletedNationalityId: t.exposeID('id', { description: 'The deleted nationality (global id).' }),
    nationality: t.expose('nationality', { type: Nationality, description: 'The remaining nationality.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('Nationality', id) }
    const into = idOf('Nationality', intoId, 'intoId')
    const write = context.rest.call(nationalityManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), nationality: await savedRecord(context, write, readNationality(context), into) }
  },
})

mutation('deleteNationality', {
  description: 'Deletes a nationality that no candidate has.',
  operation: nationalityManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedNationalityId: t.exposeID('id', { description: 'The deleted nationality (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Nationality', id) }
    assertAccepted(await rest.call(nationalityManageDelete, { params }), 'The nationality was not deleted')
    return { id: String(id) }
  },
})
