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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { EmailSender } from '../emailTemplates/emailTemplate.ts'

const usages = loader<Usage>({ read: byIds(emailSenderManageUsage), key: ({ id }) => id })

builder.objectFields(EmailSender, (t) => ({
  place: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: emailSenderManageUsage,
    description: 'Its place among the senders, from 1.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.place ?? null,
  }),
  templateCount: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: emailSenderManageUsage,
    description:
      'E-mail templates that are sent from it: while there are some, it is merged into another one and not deleted.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.templates ?? null,
  }),
}))

const EmailSenderConnection = connectionOf(EmailSender)

builder.queryField('companyEmailSenders', (t) =>
  t.field({
    type: EmailSenderConnection,
    operation: emailSenderManageList,
    description: 'Addresses that e-mail is sent from page by page, in their order, for those who look after them.',
    args: { query: t.arg.string({ description: 'Part of the name; accents and case do not count.' }), ...pageArgs },
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
    description: 'Name beside the address: not blank, up to 100 characters, not there already.',
  }),
  email: t.field({ type: 'EmailAddress', required: true, description: 'Address that no other sender has.' }),
  isDefault: t.boolean({ description: 'True takes the place of the former default; left out, it stays as it is.' }),
  place: t.int({ description: 'From 1; left out: a new one is the last, another one stays where it is.' }),
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
const written = (t: PayloadFields<{ sender: Row }>) => ({
  emailSender: t.expose('sender', { type: EmailSender, description: 'The sender as it is now.' }),
})
const readSender = (context: GatewayContext) => (id: string) =>
  context.rest.call(emailSenderManageGet, { params: { id } })

mutation('createEmailSender', {
  description: 'Adds a sender: e-mail can be sent from it from now on.',
  operation: emailSenderManageCreate,
  input: fields,
  payload: written,
  resolve: async (input, context) => {
    const write = context.rest.call(emailSenderManageCreate, { body: bodyOf(input) })
    return { sender: await saved(context, write, readSender(context)) }
  },
})

mutation('updateEmailSender', {
  description: 'Changes a sender; templates that are sent from it follow.',
  operation: emailSenderManageUpdate,
  input: (t) => ({ id: t.id(idField), ...fields(t) }),
  payload: written,
  resolve: async ({ id, ...input }, context) => {
    const params = { id: idOf('EmailSender', id) }
    const write = context.rest.call(emailSenderManageUpdate, { params, body: bodyOf(input) })
    return { sender: await saved(context, write, readSender(context), params.id) }
  },
})

mutation('mergeEmailSender', {
  description: 'Makes one sender of two: templates of the first are sent from the second, and the first is gone.',
  operation: emailSenderManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The sender that stays (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; sender: Row }>) => ({
    deletedEmailSenderId: t.exposeID('id', { description: 'The sender that is gone (global id).' }),
    emailSender: t.expose('sender', { type: EmailSender, description: 'The sender that stays.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('EmailSender', id) }
    const into = idOf('EmailSender', intoId, 'intoId')
    const write = context.rest.call(emailSenderManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), sender: await saved(context, write, readSender(context), into) }
  },
})

mutation('deleteEmailSender', {
  description: 'Deletes a sender that no template is sent from, and that is not the default.',
  operation: emailSenderManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedEmailSenderId: t.exposeID('id', { description: 'The sender that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('EmailSender', id) }
    assertAccepted(await rest.call(emailSenderManageDelete, { params }), 'The sender was not deleted')
    return { id: String(id) }
  },
})
