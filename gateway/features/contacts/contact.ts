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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const Contact = node<Row>('ContactMessage', {
  description: "What somebody has written to those who run the platform; for the platform's company alone.",
  permission: ['Contact:ListContact'],
  loader: loader<Row>({
    read: findIn((page, { rest }) => rest.call(contactList, { body: page })),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    fullName: t.exposeString('fullName', { description: 'Name of who writes.' }),
    email: t.expose('email', { type: 'EmailAddress', description: 'Where they are answered.' }),
    content: t.exposeString('content', { description: 'What they write.' }),
    userName: t.exposeString('userName', { nullable: true, description: 'Their account, where they were signed in.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'Their browser, as it calls itself.' }),
  }),
})

const ContactConnection = connectionOf(Contact)

builder.queryField('contactMessages', (t) =>
  t.field({
    type: ContactConnection,
    operation: contactList,
    description: 'What people have written to those who run the platform, the latest first.',
    args: { query: t.arg.string({ description: 'Part of the name, address or message.' }), ...pageArgs },
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
  fullName: t.string({ required: true, description: 'Name of who writes, up to 200 characters.' }),
  email: t.field({ type: 'EmailAddress', required: true, description: 'Where they are answered.' }),
  content: t.string({ required: true, description: 'What they write, up to 500 characters.' }),
  userName: t.string({ description: 'Their account, where they have one.' }),
  userAgent: t.string({ description: 'Their browser, as it calls itself.' }),
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
const written = (t: PayloadFields<{ contact: Row }>) => ({
  contactMessage: t.expose('contact', { type: Contact, description: 'The message as it is now.' }),
})
const readContact = (context: GatewayContext) => (id: string) => context.rest.call(contactGet, { params: { id } })

mutation('createContactMessage', {
  description: 'Adds a message that came otherwise, by telephone say.',
  operation: contactCreate,
  input: fields,
  payload: written,
  resolve: async (input, context) => {
    const write = context.rest.call(contactCreate, { body: bodyOf(input) })
    return { contact: await saved(context, write, readContact(context)) }
  },
})

mutation('updateContactMessage', {
  description: 'Changes a message to those who run the platform.',
  operation: contactUpdate,
  input: (t) => ({ id: t.id(idField), ...fields(t) }),
  payload: written,
  resolve: async ({ id, ...input }, context) => {
    const params = { id: idOf('ContactMessage', id) }
    const write = context.rest.call(contactUpdate, { params, body: bodyOf(input) })
    return { contact: await saved(context, write, readContact(context), params.id) }
  },
})

mutation('deleteContactMessage', {
  description: 'Deletes a message to those who run the platform.',
  operation: contactDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedContactMessageId: t.exposeID('id', { description: 'The message that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('ContactMessage', id) }
    assertAccepted(await rest.call(contactDelete, { params }), 'The message was not deleted')
    return { id: String(id) }
  },
})
