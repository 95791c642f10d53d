import {
  stageManageByIds,
  stageManageCreate,
  stageManageDelete,
  stageManageGet,
  stageManageList,
  stageManageUpdate,
  stageManageUsage,
  type Stage as Row,
  type StageKind as Kind,
  type StageUsage as Usage,
} from '../../../services/features/stageItems/contract.ts'
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

const StageKind = enumOf<Kind>('StageKind', 'The list that a stage belongs to.', {
  systemStatus: 'Statuses that each new workflow begins with, in the order of work.',
  statusGroup: 'Groups of statuses, in the order of an interview process.',
  workflowStatus: 'Statuses of a group, which a workflow may add, in the order of the group.',
})

const usages = loader<Usage>({ read: byIds(stageManageUsage), key: ({ id }) => id })

export const StageItem = node<Row>('StageItem', {
  description: 'A status that workflows are made of, or a group of such, for those who look after them.',
  permission: ['InterviewSetting:ListInterviewSetting', 'InterviewSetting:AddUpdateInterviewSetting'],
  loader: loader<Row>({ read: byIds(stageManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name as people choose it.' }),
    kind: t.expose('kind', { type: StageKind, description: 'The list that it belongs to.' }),
    key: t.exposeString('key', { nullable: true, description: 'Of a status: its key, which never changes.' }),
    color: t.exposeString('color', { nullable: true, description: 'Of a status: its CSS colour, #rrggbb.' }),
    place: t.exposeInt('place', { description: 'Its place in the list, from 1; of a status of a group in the group.' }),
    isEnd: t.exposeBoolean('isEnd', { description: 'The way of a candidate ends there without a hiring.' }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'The product itself acts on it: it keeps its meaning and is never deleted.',
    }),
    useCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: stageManageUsage,
      description:
        'Workflows that have the status, or statuses of the group; 101 means more than 100. While there are some it is not deleted.',
      resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.uses ?? null,
    }),
  }),
})

builder.objectField(StageItem, 'group', (t) =>
  t.field({
    type: StageItem,
    nullable: true,
    mayFailAlone: true,
    operation: stageManageByIds,
    description: 'Of a status of a group: the group.',
    resolve: ({ groupId }, _args, context, info) => StageItem.refer(context, groupId, info),
  }),
)

const StageItemConnection = connectionOf(StageItem)

const StageItemFilter = builder.inputType('StageItemFilter', {
  description: 'Conditions on stages; all of them must hold.',
  fields: (t) => ({ kind: t.field({ type: StageKind, description: 'The list that they belong to.' }) }),
})

builder.queryField('stageItems', (t) =>
  t.field({
    type: StageItemConnection,
    operation: stageManageList,
    description:
      "Statuses and groups that the workflows of the viewer's company are made of, in the order of their list.",
    args: {
      query: t.arg.string({ description: 'Part of the name; accents and case do not count.' }),
      filter: t.arg({ type: StageItemFilter, description: 'Which stages; those of all lists without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(stageManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(filter?.kind && { kind: filter.kind }), ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const nameField = {
  required: true,
  description: 'The name: not blank, up to 100 characters, not in its list or group already.',
} as const
const colorField = { description: 'Of a status, which needs it: its colour, #rrggbb.' } as const
const groupField = {
  description: 'Of a status of a group, which needs it: the group, a StageItem (global id).',
} as const
const placeField = { description: 'From 1; left out: a new one is the last, another one stays where it is.' } as const
const idField = { required: true, description: 'The stage (global id).' } as const
const written = (t: PayloadFields<{ stageItem: Row }>) => ({
  stageItem: t.expose('stageItem', { type: StageItem, description: 'The stage as it is now.' }),
})
const readStage = (context: GatewayContext) => (id: string) => context.rest.call(stageManageGet, { params: { id } })

interface Fields {
  name: string
  color?: string | null
  groupId?: string | null
  place?: number | null
}
const bodyOf = ({ name, color, groupId, place }: Fields) => ({
  name,
  ...(color != null && { color }),
  ...(groupId != null && { groupId: idOf('StageItem', groupId, 'groupId') }),
  ...(place != null && { place }),
})

mutation('createStageItem', {
  description: 'Adds a status, which workflows offer from now on, or a group of statuses.',
  operation: stageManageCreate,
  input: (t) => ({
    kind: t.field({ type: StageKind, required: true, description: 'The list that it joins.' }),
    name: t.string(nameField),
    color: t.string(colorField),
    groupId: t.id(groupField),
    place: t.int(placeField),
    isEnd: t.boolean({
      description:
        'Of a status: the way of a candidate ends there without a hiring. It never changes; false when left out.',
    }),
  }),
  payload: written,
  resolve: async ({ kind, isEnd, ...fields }, context) => {
    const write = context.rest.call(stageManageCreate, {
      body: { kind, ...bodyOf(fields), ...(isEnd != null && { isEnd }) },
    })
    return { stageItem: await saved(context, write, readStage(context)) }
  },
})

mutation('updateStageItem', {
  description:
    'Changes a status or a group. Workflows show a system status so at once, and another one where they have not given it a name or colour of their own.',
  operation: stageManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    name: t.string(nameField),
    color: t.string(colorField),
    groupId: t.id(groupField),
    place: t.int(placeField),
  }),
  payload: written,
  resolve: async ({ id, ...fields }, context) => {
    const params = { id: idOf('StageItem', id) }
    const write = context.rest.call(stageManageUpdate, { params, body: bodyOf(fields) })
    return { stageItem: await saved(context, write, readStage(context), params.id) }
  },
})

mutation('deleteStageItem', {
  description:
    'Deletes a status that no workflow has and on which the product does not act, or a group without statuses.',
  operation: stageManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedStageItemId: t.exposeID('id', { description: 'The stage that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('StageItem', id) }
    assertAccepted(await rest.call(stageManageDelete, { params }), 'The stage was not deleted')
    return { id: String(id) }
  },
})
