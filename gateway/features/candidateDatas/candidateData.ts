import {
  candidateDataManageByIds,
  candidateDataManageCreate,
  candidateDataManageDelete,
  candidateDataManageGet,
  candidateDataManageList,
  candidateDataManageMerge,
  candidateDataManageUpdate,
  candidateDataManageUsage,
  type CandidateData as Row,
  type CandidateDataKind as Kind,
  type CandidateDataUsage as Usage,
} from '../../../services/features/candidateDatas/contract.ts'
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

const CandidateDataKind = enumOf<Kind>('CandidateDataKind', 'The list that an entry of candidate data belongs to.', {
  candidateStatus: 'Statuses of candidates, ordered by hand.',
  label: 'Marks that candidates carry, in name order.',
})

const usages = loader<Usage>({ read: byIds(candidateDataManageUsage), key: ({ id }) => id })

export const CandidateDataItem = node<Row>('CandidateDataItem', {
  description: 'A status or a label of candidates, for those who look after them.',
  permission: ['Keyword:ListKeyword', 'Keyword:ReadKeyword'],
  loader: loader<Row>({ read: byIds(candidateDataManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The entry as people choose it.' }),
    kind: t.expose('kind', { type: CandidateDataKind, description: 'The list that it belongs to.' }),
    color: t.exposeString('color', { description: 'CSS colour of the entry: #rrggbb.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Of a status: new candidates begin with it.' }),
    place: t.exposeInt('place', { description: 'Its place in the list, from 1.' }),
    candidateCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: candidateDataManageUsage,
      description:
        'Candidates who have it, 101 means more than 100: while some do, it is merged into another one and not deleted.',
      resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.candidates ?? null,
    }),
  }),
})

const CandidateDataItemConnection = connectionOf(CandidateDataItem)

const CandidateDataItemFilter = builder.inputType('CandidateDataItemFilter', {
  description: 'Conditions on candidate data; all of them must hold.',
  fields: (t) => ({ kind: t.field({ type: CandidateDataKind, description: 'The list that they belong to.' }) }),
})

builder.queryField('candidateDataItems', (t) =>
  t.field({
    type: CandidateDataItemConnection,
    operation: candidateDataManageList,
    description: "Statuses and labels of the candidates of the viewer's company, in the order of their list.",
    args: {
      query: t.arg.string({ description: 'Part of the name; accents and case do not count.' }),
      filter: t.arg({ type: CandidateDataItemFilter, description: 'Which entries; those of all lists without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(candidateDataManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(filter?.kind && { kind: filter.kind }), ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const nameField = {
  required: true,
  description: 'The name: not blank, up to 100 characters, not in its list already.',
} as const
const colorField = { required: true, description: 'Its colour: #rrggbb.' } as const
const defaultField = {
  description: 'Of a status alone: new candidates begin with it, and no more with the former one.',
} as const
const placeField = {
  description: 'Of a status, from 1; left out: a new one is the last, another one stays where it is.',
} as const
const idField = { required: true, description: 'The entry (global id).' } as const
const written = (t: PayloadFields<{ candidateDataItem: Row }>) => ({
  candidateDataItem: t.expose('candidateDataItem', { type: CandidateDataItem, description: 'The entry as it is now.' }),
})
const readItem = (context: GatewayContext) => (id: string) =>
  context.rest.call(candidateDataManageGet, { params: { id } })

interface Fields {
  name: string
  color: string
  isDefault?: boolean | null
  place?: number | null
}
const bodyOf = ({ name, color, isDefault, place }: Fields) => ({
  name,
  color,
  ...(isDefault != null && { isDefault }),
  ...(place != null && { place }),
})

mutation('createCandidateDataItem', {
  description: 'Adds a status or a label to those of candidates.',
  operation: candidateDataManageCreate,
  input: (t) => ({
    kind: t.field({ type: CandidateDataKind, required: true, description: 'The list that it joins.' }),
    name: t.string(nameField),
    color: t.string(colorField),
    isDefault: t.boolean(defaultField),
    place: t.int(placeField),
  }),
  payload: written,
  resolve: async ({ kind, ...fields }, context) => {
    const write = context.rest.call(candidateDataManageCreate, { body: { kind, ...bodyOf(fields) } })
    return { candidateDataItem: await saved(context, write, readItem(context)) }
  },
})

mutation('updateCandidateDataItem', {
  description: 'Changes a status or a label; candidates who have it show it so.',
  operation: candidateDataManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    name: t.string(nameField),
    color: t.string(colorField),
    isDefault: t.boolean(defaultField),
    place: t.int(placeField),
  }),
  payload: written,
  resolve: async ({ id, ...fields }, context) => {
    const params = { id: idOf('CandidateDataItem', id) }
    const write = context.rest.call(candidateDataManageUpdate, { params, body: bodyOf(fields) })
    return { candidateDataItem: await saved(context, write, readItem(context), params.id) }
  },
})

mutation('mergeCandidateDataItem', {
  description: 'Makes one of two: candidates who have the first have the second, and the first is gone.',
  operation: candidateDataManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The entry of the same list that stays (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; candidateDataItem: Row }>) => ({
    deletedCandidateDataItemId: t.exposeID('id', { description: 'The entry that is gone (global id).' }),
    candidateDataItem: t.expose('candidateDataItem', { type: CandidateDataItem, description: 'The entry that stays.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('CandidateDataItem', id) }
    const into = idOf('CandidateDataItem', intoId, 'intoId')
    const write = context.rest.call(candidateDataManageMerge, {
      fieldNames: { into: 'intoId' },
      params,
      body: { into },
    })
    return { id: String(id), candidateDataItem: await saved(context, write, readItem(context), into) }
  },
})

mutation('deleteCandidateDataItem', {
  description: 'Deletes a status or a label that no candidate has.',
  operation: candidateDataManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateDataItemId: t.exposeID('id', { description: 'The entry that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('CandidateDataItem', id) }
    assertAccepted(await rest.call(candidateDataManageDelete, { params }), 'The entry was not deleted')
    return { id: String(id) }
  },
})
