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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const StageKind = enumOf<Kind>('StageKind', 'The list that a stage belongs to.', {
  systemStatus: 'Statuses that every new workflow starts with, in process order.',
  statusGroup: 'Groups of statuses, in the order of an interview process.',
  workflowStatus: 'Statuses of a group that a workflow may add, in the order of the group.',
})

const usages = loader<Usage>({ read: byIds(stageManageUsage), key: ({ id }) => id })

export const StageItem = node<Row>('StageItem', {
  description: 'A status for workflows, or a group of statuses, for users who manage them.',
  permission: ['InterviewSetting:ListInterviewSetting', 'InterviewSetting:AddUpdateInterviewSetting'],
  loader: loader<Row>({ read: byIds(stageManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name shown to users.' }),
    kind: t.expose('kind', { type: StageKind, description: 'The list that it belongs to.' }),
    key: t.exposeString('key', { nullable: true, description: 'For a status, its key, which never changes.' }),
    color: t.exposeString('color', { nullable: true, description: 'For a status, its CSS colour, #rrggbb.' }),
    place: t.exposeInt('place', {
      description: 'Its position in the list, from 1; for a status of a group, within the group.',
    }),
    isEnd: t.exposeBoolean('isEnd', { description: 'Whether the process ends there without a hire.' }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'Whether the product depends on it: it keeps its meaning and cannot be deleted.',
    }),
    useCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: stageManageUsage,
      description:
        'Number of workflows with the status, or with statuses of the group; 101 means more than 100. An item in use cannot be deleted.',
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
    description: 'For a status of a group, that group.',
    resolve: ({ groupId }, _args, context, info) => StageItem.refer(context, groupId, info),
  }),
)

const StageItemConnection = connectionOf(StageItem)

const StageItemFilter = builder.inputType('StageItemFilter', {
  description: 'Conditions on stages. All conditions must hold.',
  fields: (t) => ({ kind: t.field({ type: StageKind, description: 'Only stages of this list.' }) }),
})

builder.queryField('stageItems', (t) =>
  t.field({
    type: StageItemConnection,
    operation: stageManageList,
    description: "Statuses and groups for the workflows of the viewer's company, in list order.",
    args: {
      query: t.arg.string({ description: 'Part of the name; accents and case are ignored.' }),
      filter: t.arg({ type: StageItemFilter, description: 'Which stages to return; those of all lists if omitted.' }),
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
const colorField = { description: 'For statuses, where it is required: colour, #rrggbb.' } as const
const groupField = {
  description: 'For statuses of a group, where it is required: the group, a StageItem (global id).',
} as const
const placeField = {
  description: 'Position from 1; if omitted, a new one is added at the end and an existing one keeps its position.',
} as const
const idField = { required: true, description: 'The stage (global id).' } as const
const payloadFields = (t: PayloadFields<{ stageItem: Row }>) => ({
  stageItem: t.expose('stageItem', { type: StageItem, description: 'The stage after the change.' }),
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
  description: 'Adds a status that workflows offer from now on, or a group of statuses.',
  operation: stageManageCreate,
  input: (t) => ({
    kind: t.field({ type: StageKind, required: true, description: 'The list to add it to.' }),
    name: t.string(nameField),
    color: t.string(colorField),
    groupId: t.id(groupField),
    place: t.int(placeField),
    isEnd: t.boolean({
      description:
        'For statuses: whether the process ends there without a hire. It cannot be changed later; false if omitted.',
    }),
  }),
  payload: payloadFields,
  resolve: async ({ kind, isEnd, ...fields }, context) => {
    const write = context.rest.call(stageManageCreate, {
      body: { kind, ...bodyOf(fields), ...(isEnd != null && { isEnd }) },
    })
    return { stageItem: await savedRecord(context, write, readStage(context)) }
  },
})

mutation('updateStageItem', {
  description:
    'Changes a status or a group. Workflows show changes to a system status at once, and to other statuses unless they have set their own name or colour.',
  operation: stageManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    name: t.string(nameField),
    color: t.string(colorField),
    groupId: t.id(groupField),
    place: t.int(placeField),
  }),
  payload: payloadFields,
  resolve: async ({ id, ...fields }, context) => {
    const params = { id: idOf('StageItem', id) }
    const write = context.rest.call(stageManageUpdate, { params, body: bodyOf(fields) })
    return { stageItem: await savedRecord(context, write, readStage(context), params.id) }
  },
})

mutation('deleteStageItem', {
  description: 'Deletes a status that no workflow has and that is not built in, or a group without statuses.',
  operation: stageManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedStageItemId: t.exposeID('id', { description: 'The deleted stage (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('StageItem', id) }
    assertAccepted(await rest.call(stageManageDelete, { params }), 'The stage was not deleted')
    return { id: String(id) }
  },
})
