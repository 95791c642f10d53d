import {
  contactCreate,
  contactDelete,
  contactGet,
  contactList,
  contactUpdate,
  type Contact as Row,
} from '../../../services/features/contacts/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { findIn, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const Contact = node<Row>('ContactMessage', {
  description: 'A message to the operators of the platform. Only the platform company may read it.',
  permission: ['Contact:ListContact'],
  loader: loader<Row>({
    read: findIn((page, { rest }) => rest.call(contactList, { body: page })),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    fullName: t.exposeString('fullName', { description: 'The name of the sender.' }),
    email: t.expose('email', { type: 'EmailAddress', description: 'The address for the reply.' }),
    content: t.exposeString('content', { description: 'The text of the message.' }),
    userName: t.exposeString('userName', {
      nullable: true,
      description: "The sender's user name, if they were signed in.",
    }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: "The sender's browser, as it identifies itself.",
    }),
  }),
})

const ContactConnection = connectionOf(Contact)

builder.queryField('contactMessages', (t) =>
  t.field({
    type: ContactConnection,
    operation: contactList,
    description: 'Messages to the operators of the platform, newest first.',
    args: { query: t.arg.string({ description: 'A part of the name, address or message.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(contactList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  fullName: t.string({ required: true, description: 'The name of the sender, at most 200 characters.' }),
  email: t.field({ type: 'EmailAddress', required: true, description: 'The address for the reply.' }),
  content: t.string({ required: true, description: 'The text of the message, at most 500 characters.' }),
  userName: t.string({ description: "The sender's user name, if they have an account." }),
  userAgent: t.string({ description: "The sender's browser, as it identifies itself." }),
})
interface Fields {
  fullName: string
  email: string
  content: string
  userName?: string | null
  userAgent?: string | null
}
const bodyOf = ({ fullName, email, content, userName, userAgent }: Fields) => ({
  fullName,
  email,
  content,
  userName: userName ?? null,
  userAgent: userAgent ?? null,
})
const idField = { required: true, description: 'The message (global id).' } as const
const toPayload = (t: PayloadFields<{ contact: Row }>) => ({
  contactMessage: t.expose('contact', { type: Contact, description: 'The message after the change.' }),
})
const readContact = (context: GatewayContext) => (id: string) => context.rest.call(contactGet, { params: { id } })

mutation('createContactMessage', {
  description: 'Adds a message that arrived in another way, such as by telephone.',
  operation: contactCreate,
  input: fields,
  payload: toPayload,
  resolve: async (input, context) => {
    const write = context.rest.call(contactCreate, { body: bodyOf(input) })
    return { contact: await savedRecord(context, write, readContact(context)) }
  },
})

mutation('updateContactMessage', {
  description: 'Changes a message to the operators of the platform.',
  operation: contactUpdate,
  input: (t) => ({ id: t.id(idField), ...fields(t) }),
  payload: toPayload,
  resolve: async ({ id, ...input }, context) => {
    const params = { id: idOf('ContactMessage', id) }
    const write = context.rest.call(contactUpdate, { params, body: bodyOf(input) })
    return { contact: await savedRecord(context, write, readContact(context), params.id) }
  },
})

mutation('deleteContactMessage', {
  description: 'Deletes a message to the operators of the platform.',
  operation: contactDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedContactMessageId: t.exposeID('id', { description: 'The deleted message (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('ContactMessage', id) }
    assertAccepted(await rest.call(contactDelete, { params }), 'The message was not deleted')
    return { id: String(id) }
  },
})
