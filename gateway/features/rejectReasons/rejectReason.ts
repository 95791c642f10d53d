import type { InputFieldMap } from '@pothos/core'
import {
  rejectReasonManageByIds,
  rejectReasonManageCreate,
  rejectReasonManageDelete,
  rejectReasonManageGet,
  rejectReasonManageList,
  rejectReasonManageMerge,
  rejectReasonManageUpdate,
  rejectReasonManageUsage,
  type RejectReason as Row,
  type RejectReasonUsage as Usage,
} from '../../../services/features/rejectReasons/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { EmailTemplate } from '../emailTemplates/emailTemplate.ts'

type Inputs = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const usages = loader<Usage>({ read: byIds(rejectReasonManageUsage), key: ({ id }) => id })

export const RejectReason = node<Row>('RejectReason', {
  description: 'A reason for rejecting candidates.',
  permission: ['MasterRejectReasons:ListMasterRejectReasons', 'MasterRejectReasons:ReadMasterRejectReasons'],
  loader: loader<Row>({ read: byIds(rejectReasonManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The reason shown to users.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is the default choice.' }),
    place: t.exposeInt('place', { description: 'Its position in the list, from 1.' }),
    emailTemplate: t.field({
      type: EmailTemplate,
      nullable: true,
      mayFailAlone: true,
      description: 'The e-mail template that it suggests; null if none.',
      resolve: ({ templateId }, _args, context, info) => EmailTemplate.refer(context, templateId, info),
    }),
    candidateCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: rejectReasonManageUsage,
      description:
        'Number of candidates of jobs rejected for this reason; 101 means more than 100. A reason in use can be merged but not deleted.',
      resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.candidates ?? null,
    }),
  }),
})

const RejectReasonConnection = connectionOf(RejectReason)

builder.queryField('rejectReasons', (t) =>
  t.field({
    type: RejectReasonConnection,
    operation: rejectReasonManageList,
    description: "Reject reasons of the viewer's company, in their order.",
    args: { query: t.arg.string({ description: 'Part of the name; accents and case are ignored.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(rejectReasonManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const fields = (t: Inputs) =>
  ({
    name: t.string({ required: true, description: 'The reason: not blank, up to 100 characters, not in use yet.' }),
    isDefault: t.boolean({
      required: true,
      description: 'Whether it is the default choice, in place of the previous one.',
    }),
    place: t.int({
      description: 'Position from 1; if omitted, a new one is added at the end and an existing one keeps its position.',
    }),
    emailTemplateId: t.id({
      description: 'The e-mail template that it suggests (global id); null for none. If omitted, it stays unchanged.',
    }),
  }) satisfies InputFieldMap
const idField = { required: true, description: 'The reason (global id).' } as const
const payloadFields = (t: PayloadFields<{ rejectReason: Row }>) => ({
  rejectReason: t.expose('rejectReason', { type: RejectReason, description: 'The reason after the change.' }),
})
const readReason = (context: GatewayContext) => (id: string) =>
  context.rest.call(rejectReasonManageGet, { params: { id } })

interface Fields {
  name: string
  isDefault: boolean
  place?: number | null
  emailTemplateId?: string | null
}
const fieldNames = { templateId: 'emailTemplateId' }
const bodyOf = ({ name, isDefault, place, emailTemplateId }: Fields) => ({
  name,
  isDefault,
  ...(place != null && { place }),
  ...(emailTemplateId !== undefined && {
    templateId: emailTemplateId && idOf('EmailTemplate', emailTemplateId, 'emailTemplateId'),
  }),
})

mutation('createRejectReason', {
  description: 'Adds a reject reason and offers it from now on.',
  operation: rejectReasonManageCreate,
  input: fields,
  payload: payloadFields,
  resolve: async (input, context) => {
    const write = context.rest.call(rejectReasonManageCreate, { fieldNames, body: bodyOf(input) })
    return { rejectReason: await savedRecord(context, write, readReason(context)) }
  },
})

mutation('updateRejectReason', {
  description: 'Changes a reject reason; existing rejections keep the former text.',
  operation: rejectReasonManageUpdate,
  input: (t) => ({ id: t.id(idField), ...fields(t) }),
  payload: payloadFields,
  resolve: async ({ id, ...input }, context) => {
    const params = { id: idOf('RejectReason', id) }
    const write = context.rest.call(rejectReasonManageUpdate, { fieldNames, params, body: bodyOf(input) })
    return { rejectReason: await savedRecord(context, write, readReason(context), params.id) }
  },
})

mutation('mergeRejectReason', {
  description: 'Merges a reason into another: rejections for the first count for the second, and the first is deleted.',
  operation: rejectReasonManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The reason to merge into (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; rejectReason: Row }>) => ({
    deletedRejectReasonId: t.exposeID('id', { description: 'The deleted reason (global id).' }),
    rejectReason: t.expose('rejectReason', { type: RejectReason, description: 'The remaining reason.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('RejectReason', id) }
    const into = idOf('RejectReason', intoId, 'intoId')
    const write = context.rest.call(rejectReasonManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), rejectReason: await savedRecord(context, write, readReason(context), into) }
  },
})

mutation('deleteRejectReason', {
  description: 'Deletes a reason that no rejection uses.',
  operation: rejectReasonManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedRejectReasonId: t.exposeID('id', { description: 'The deleted reason (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('RejectReason', id) }
    assertAccepted(await rest.call(rejectReasonManageDelete, { params }), 'The reason was not deleted')
    return { id: String(id) }
  },
})
