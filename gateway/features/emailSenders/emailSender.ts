import {
  emailSenderManageCreate,
  emailSenderManageDelete,
  emailSenderManageGet,
  emailSenderManageList,
  emailSenderManageMerge,
  emailSenderManageUpdate,
  emailSenderManageUsage,
  type EmailSender as Row,
  type EmailSenderUsage as Usage,
} from '../../../services/features/emailSenders/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { EmailSender } from '../emailTemplates/emailTemplate.ts'

const usages = loader<Usage>({ read: byIds(emailSenderManageUsage), key: ({ id }) => id })

builder.objectFields(EmailSender, (t) => ({
  place: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: emailSenderManageUsage,
    description: 'The position among the senders, from 1.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.place ?? null,
  }),
  templateCount: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: emailSenderManageUsage,
    description:
      'The number of e-mail templates that are sent from it. A sender in use cannot be deleted, only merged into another one.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.templates ?? null,
  }),
}))

const EmailSenderConnection = connectionOf(EmailSender)

builder.queryField('companyEmailSenders', (t) =>
  t.field({
    type: EmailSenderConnection,
    operation: emailSenderManageList,
    description: 'Addresses from which e-mail is sent, page by page in their order, for those who manage them.',
    args: { query: t.arg.string({ description: 'A part of the name. Accents and case are ignored.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(emailSenderManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  name: t.string({
    required: true,
    description: 'The name beside the address: not blank, at most 100 characters, unique.',
  }),
  email: t.field({ type: 'EmailAddress', required: true, description: 'An address that no other sender has.' }),
  isDefault: t.boolean({
    description: 'True makes it the default in place of the former one. By default it stays as it is.',
  }),
  place: t.int({
    description: 'The position from 1. By default a new sender comes last, and an existing one stays where it is.',
  }),
})
interface Fields {
  name: string
  email: string
  isDefault?: boolean | null
  place?: number | null
}
const bodyOf = ({ name, email, isDefault, place }: Fields) => ({
  name,
  email,
  ...(isDefault != null && { isDefault }),
  ...(place != null && { place }),
})
const idField = { required: true, description: 'The sender (global id).' } as const
const toPayload = (t: PayloadFields<{ sender: Row }>) => ({
  emailSender: t.expose('sender', { type: EmailSender, description: 'The sender after the change.' }),
})
const readSender = (context: GatewayContext) => (id: string) =>
  context.rest.call(emailSenderManageGet, { params: { id } })

mutation('createEmailSender', {
  description: 'Adds a sender, from which e-mail can be sent immediately.',
  operation: emailSenderManageCreate,
  input: fields,
  payload: toPayload,
  resolve: async (input, context) => {
    const write = context.rest.call(emailSenderManageCreate, { body: bodyOf(input) })
    return { sender: await savedRecord(context, write, readSender(context)) }
  },
})

mutation('updateEmailSender', {
  description: 'Changes a sender, and the templates that are sent from it.',
  operation: emailSenderManageUpdate,
  input: (t) => ({ id: t.id(idField), ...fields(t) }),
  payload: toPayload,
  resolve: async ({ id, ...input }, context) => {
    const params = { id: idOf('EmailSender', id) }
    const write = context.rest.call(emailSenderManageUpdate, { params, body: bodyOf(input) })
    return { sender: await savedRecord(context, write, readSender(context), params.id) }
  },
})

mutation('mergeEmailSender', {
  description:
    'Merges one sender into another. Templates of the first are sent from the second, and the first is deleted.',
  operation: emailSenderManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The sender that remains (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; sender: Row }>) => ({
    deletedEmailSenderId: t.exposeID('id', { description: 'The deleted sender (global id).' }),
    emailSender: t.expose('sender', { type: EmailSender, description: 'The sender that remains.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('EmailSender', id) }
    const into = idOf('EmailSender', intoId, 'intoId')
    const write = context.rest.call(emailSenderManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), sender: await savedRecord(context, write, readSender(context), into) }
  },
})

mutation('deleteEmailSender', {
  description: 'Deletes a sender that no template uses and that is not the default.',
  operation: emailSenderManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedEmailSenderId: t.exposeID('id', { description: 'The deleted sender (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('EmailSender', id) }
    assertAccepted(await rest.call(emailSenderManageDelete, { params }), 'The sender was not deleted')
    return { id: String(id) }
  },
})
