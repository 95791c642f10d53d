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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const usages = loader<Usage>({ read: byIds(nationalityManageUsage), key: ({ id }) => id })

const NationalityUsage = builder
  .objectRef<Usage>('NationalityUsage')
  .implement({
    description: 'Who has a nationality: while somebody does, it is merged into another one and not deleted.',
    fields: (t) => ({
      candidateCount: t.exposeInt('candidates', { description: 'Candidates who have it; 101 means more than 100.' }),
    }),
  })

export const Nationality = node<Row>('Nationality', {
  description: 'A nationality that candidates are offered.',
  permission: ['Nationality:ListNationality', 'Nationality:ReadNationality'],
  loader: loader<Row>({ read: byIds(nationalityManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The nationality as people choose it.' }),
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
    args: { query: t.arg.string({ description: 'Part of the name; accents and case do not count.' }), ...pageArgs },
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
  description: 'The nationality: not blank, up to 100 characters, not there already.',
} as const
const idField = { required: true, description: 'The nationality (global id).' } as const
const written = (t: PayloadFields<{ nationality: Row }>) => ({
  nationality: t.expose('nationality', { type: Nationality, description: 'The nationality as it is now.' }),
})
const readNationality = (context: GatewayContext) => (id: string) =>
  context.rest.call(nationalityManageGet, { params: { id } })

mutation('createNationality', {
  description: 'Adds a nationality: it is offered from now on.',
  operation: nationalityManageCreate,
  input: (t) => ({ name: t.string(nameField) }),
  payload: written,
  resolve: async (body, context) => {
    const write = context.rest.call(nationalityManageCreate, { body })
    return { nationality: await saved(context, write, readNationality(context)) }
  },
})

mutation('updateNationality', {
  description: 'Changes a nationality; candidates who have it have the new one.',
  operation: nationalityManageUpdate,
  input: (t) => ({ id: t.id(idField), name: t.string(nameField) }),
  payload: written,
  resolve: async ({ id, name }, context) => {
    const params = { id: idOf('Nationality', id) }
    const write = context.rest.call(nationalityManageUpdate, { params, body: { name } })
    return { nationality: await saved(context, write, readNationality(context), params.id) }
  },
})

mutation('mergeNationality', {
  description: 'Makes one nationality of two: who has the first has the second, and the first is gone.',
  operation: nationalityManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The nationality that stays (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; nationality: Row }>) => ({
    deletedNationalityId: t.exposeID('id', { description: 'The nationality that is gone (global id).' }),
    nationality: t.expose('nationality', { type: Nationality, description: 'The nationality that stays.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('Nationality', id) }
    const into = idOf('Nationality', intoId, 'intoId')
    const write = context.rest.call(nationalityManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), nationality: await saved(context, write, readNationality(context), into) }
  },
})

mutation('deleteNationality', {
  description: 'Deletes a nationality that no candidate has.',
  operation: nationalityManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedNationalityId: t.exposeID('id', { description: 'The nationality that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Nationality', id) }
    assertAccepted(await rest.call(nationalityManageDelete, { params }), 'The nationality was not deleted')
    return { id: String(id) }
  },
})
