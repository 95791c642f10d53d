import {
  machineClientCreate,
  machineClientDelete,
  machineClientGet,
  machineClientList,
  machineClientRotate,
  machineClientUpdate,
  type MachineClient as Row,
  type MachineScope as Scope,
} from '../../../services/features/machineClients/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { findIn, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { User } from '../users/user.ts'

const MachineScope = builder.enumType('MachineScope', {
  description: 'What a program may have beyond the interface itself.',
  values: {
    EXPLORE: { value: 'graphql:explore', description: 'It may send GraphQL documents of its own.' },
    SCIM: { value: 'scim', description: 'Its secret lets an identity provider keep accounts and groups (SCIM 2.0).' },
  } satisfies Record<string, { value: Scope; description: string }>,
})

const MachineClient = node<Row>('MachineClient', {
  description: 'A program of the company that signs in by a secret, with permissions of its own.',
  permission: ['CompanySecretKey:ListCompanySecretKey', 'CompanySecretKey:ReadCompanySecretKey'],
  loader: loader<Row>({
    read: findIn((page, { rest }) => rest.call(machineClientList, { body: page })),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    clientId: t.exposeString('clientId', { description: 'How it signs in (OAuth `client_id`).' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it is for.' }),
    permissions: t.expose('permissions', { type: ['Permission'], description: 'What it was given.' }),
    scopes: t.expose('scopes', { type: [MachineScope], description: 'OAuth scopes beyond `api`.' }),
    secretHint: t.exposeString('secretHint', { description: 'The last characters of its secret.' }),
    secretCreatedAt: t.expose('secretDate', { type: 'DateTime', description: 'When it got its secret.' }),
    previousSecretUntil: t.expose('previousUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before counts; null where it does not.',
    }),
    lastUsedAt: t.expose('lastUsedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last got a token, by the minute; null for never.',
    }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who has added it.',
      resolve: ({ createdBy }, _args, context) => User.tryLoad(context, createdBy),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was added.' }),
  }),
})

const MachineClientConnection = connectionOf(MachineClient)

builder.queryField('machineClients', (t) =>
  t.field({
    type: MachineClientConnection,
    operation: machineClientList,
    description: 'Programs of the company that sign in by a secret, the latest first.',
    args: { query: t.arg.string({ description: 'Parts of the name, client id and description.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(machineClientList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  name: t.string({ required: true, description: 'What it is called, in at most 100 characters.' }),
  description: t.string({ description: 'What it is for, in at most 500 characters.' }),
  permissions: t.field({
    type: ['Permission'],
    required: true,
    description: 'What it may do: permissions that the viewer holds, and those that it has.',
  }),
  scopes: t.field({ type: [MachineScope], description: 'OAuth scopes beyond `api`; none without it.' }),
})
interface Fields {
  name: string
  description?: string | null | undefined
  permissions: readonly string[]
  scopes?: readonly Scope[] | null | undefined
}
const bodyOf = ({ name, description, permissions, scopes }: Fields) => ({
  name,
  description: description ?? '',
  permissions: [...permissions],
  scopes: [...(scopes ?? [])],
})
const idField = { required: true, description: 'The program (global id).' } as const
const written = (t: PayloadFields<{ client: Row }>) => ({
  machineClient: t.expose('client', { type: MachineClient, description: 'The program as it is now.' }),
})
const withSecret = (t: PayloadFields<{ client: Row; secret: string }>) => ({
  machineClient: t.expose('client', { type: MachineClient, description: 'The program as it is now.' }),
  secret: t.exposeString('secret', { description: 'Its secret: nobody reads it again.' }),
})
const readClient = (context: GatewayContext) => (id: string) => context.rest.call(machineClientGet, { params: { id } })

mutation('createMachineClient', {
  description: 'Adds a program and answers its secret, this once.',
  operation: machineClientCreate,
  input: fields,
  payload: withSecret,
  resolve: (input, { rest }) => rest.call(machineClientCreate, { body: bodyOf(input) }),
})

mutation('updateMachineClient', {
  description: 'Changes what a program is called and may do; what is taken away ends at once.',
  operation: machineClientUpdate,
  input: (t) => ({
    id: t.id(idField),
    ...fields(t),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
  }),
  payload: written,
  resolve: async ({ id, version, ...input }, context) => {
    const params = { id: idOf('MachineClient', id) }
    const body = { ...bodyOf(input), ...(version != null && { version }) }
    const write = context.rest.call(machineClientUpdate, { params, body })
    return { client: await saved(context, write, readClient(context), params.id) }
  },
})

mutation('rotateMachineClientSecret', {
  description: 'Gives a program another secret, which is answered this once.',
  operation: machineClientRotate,
  input: (t) => ({
    id: t.id(idField),
    overlapHours: t.int({
      required: true,
      description: 'Hours for which the secret before counts, at most 168; 0 ends it at once.',
    }),
  }),
  payload: withSecret,
  resolve: ({ id, overlapHours }, { rest }) =>
    rest.call(machineClientRotate, { params: { id: idOf('MachineClient', id) }, body: { overlapHours } }),
})

mutation('deleteMachineClient', {
  description: 'Ends a program: its secret and its tokens count for nothing from then on.',
  operation: machineClientDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedMachineClientId: t.exposeID('id', { description: 'The program that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('MachineClient', id) }
    assertAccepted(await rest.call(machineClientDelete, { params }), 'The program was not ended')
    return { id: String(id) }
  },
})
