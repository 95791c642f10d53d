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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const CandidateDataKind = enumOf<Kind>('CandidateDataKind', 'The list to which an entry of candidate data belongs.', {
  candidateStatus: 'Statuses of candidates, in manual order.',
  label: 'Labels of candidates, in name order.',
})

const usages = loader<Usage>({ read: byIds(candidateDataManageUsage), key: ({ id }) => id })

export const CandidateDataItem = node<Row>('CandidateDataItem', {
  description: 'A status or a label of candidates, for those who manage them.',
  permission: ['Keyword:ListKeyword', 'Keyword:ReadKeyword'],
  loader: loader<Row>({ read: byIds(candidateDataManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the entry.' }),
    kind: t.expose('kind', { type: CandidateDataKind, description: 'The list to which the entry belongs.' }),
    color: t.exposeString('color', { description: 'The CSS colour of the entry: #rrggbb.' }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Whether it is the status with which new candidates begin.',
    }),
    place: t.exposeInt('place', { description: 'The position in the list, from 1.' }),
    candidateCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: candidateDataManageUsage,
      description:
        'The number of candidates who have it; 101 means more than 100. An entry in use cannot be deleted, only merged into another one.',
      resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.candidates ?? null,
    }),
  }),
})

const CandidateDataItemConnection = connectionOf(CandidateDataItem)

const CandidateDataItemFilter = builder.inputType('CandidateDataItemFilter', {
  description: 'Conditions on candidate data. All conditions must hold.',
  fields: (t) => ({ kind: t.field({ type: CandidateDataKind, description: 'The list to which the entries belong.' }) }),
})

builder.queryField('candidateDataItems', (t) =>
  t.field({
    type: CandidateDataItemConnection,
    operation: candidateDataManageList,
    description: "Statuses and labels for candidates of the viewer's company, in the order of their lists.",
    args: {
      query: t.arg.string({ description: 'A part of the name. Accents and case are ignored.' }),
      filter: t.arg({
        type: CandidateDataItemFilter,
        description: 'Which entries to return. Those of all lists by default.',
      }),
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
  description: 'The name: not blank, at most 100 characters, unique in its list.',
} as const
const colorField = { required: true, description: 'The colour as #rrggbb.' } as const
const defaultField = {
  description: 'For statuses only: whether new candidates begin with it. It replaces the former default.',
} as const
const placeField = {
  description:
    'For statuses only: the position from 1. By default a new status comes last, and an existing one stays where it is.',
} as const
const idField = { required: true, description: 'The entry (global id).' } as const
const toPayload = (t: PayloadFields<{ candidateDataItem: Row }>) => ({
  candidateDataItem: t.expose('candidateDataItem', {
    type: CandidateDataItem,
    description: 'The entry after the change.',
  }),
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
  description: 'Adds a status or a label for candidates.',
  operation: candidateDataManageCreate,
  input: (t) => ({
    kind: t.field({ type: CandidateDataKind, required: true, description: 'The list to which the entry is added.' }),
    name: t.string(nameField),
    color: t.string(colorField),
    isDefault: t.boolean(defaultField),
    place: t.int(placeField),
  }),
  payload: toPayload,
  resolve: async ({ kind, ...fields }, context) => {
    const write = context.rest.call(candidateDataManageCreate, { body: { kind, ...bodyOf(fields) } })
    return { candidateDataItem: await savedRecord(context, write, readItem(context)) }
  },
})

mutation('updateCandidateDataItem', {
  description: 'Changes a status or a label. Candidates who have it show the new values.',
  operation: candidateDataManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    name: t.string(nameField),
    color: t.string(colorField),
    isDefault: t.boolean(defaultField),
    place: t.int(placeField),
  }),
  payload: toPayload,
  resolve: async ({ id, ...fields }, context) => {
    const params = { id: idOf('CandidateDataItem', id) }
    const write = context.rest.call(candidateDataManageUpdate, { params, body: bodyOf(fields) })
    return { candidateDataItem: await savedRecord(context, write, readItem(context), params.id) }
  },
})

mutation('mergeCandidateDataItem', {
  description: 'Merges one entry into another. Candidates who have the first get the second, and the first is deleted.',
  operation: candidateDataManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The entry of the same list that remains (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; candidateDataItem: Row }>) => ({
    deletedCandidateDataItemId: t.exposeID('id', { description: 'The deleted entry (global id).' }),
    candidateDataItem: t.expose('candidateDataItem', {
      type: CandidateDataItem,
      description: 'The entry that remains.',
    }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('CandidateDataItem', id) }
    const into = idOf('CandidateDataItem', intoId, 'intoId')
    const write = context.rest.call(candidateDataManageMerge, {
      fieldNames: { into: 'intoId' },
      params,
      body: { into },
    })
    return { id: String(id), candidateDataItem: await savedRecord(context, write, readItem(context), into) }
  },
})

mutation('deleteCandidateDataItem', {
  description: 'Deletes a status or a label that no candidate has.',
  operation: candidateDataManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateDataItemId: t.exposeID('id', { description: 'The deleted entry (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('CandidateDataItem', id) }
    assertAccepted(await rest.call(candidateDataManageDelete, { params }), 'The entry was not deleted')
    return { id: String(id) }
  },
})
