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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { User } from '../users/user.ts'

const MachineScope = builder.enumType('MachineScope', {
  description: 'What a program may do beyond the interface itself.',
  values: {
    EXPLORE: { value: 'graphql:explore', description: 'It may send its own GraphQL documents.' },
    SCIM: {
      value: 'scim',
      description: 'An identity provider may use its secret to manage accounts and groups (SCIM 2.0).',
    },
  } satisfies Record<string, { value: Scope; description: string }>,
})

const MachineClient = node<Row>('MachineClient', {
  description: 'A program of the company that signs in with a secret and has its own permissions.',
  permission: ['CompanySecretKey:ListCompanySecretKey', 'CompanySecretKey:ReadCompanySecretKey'],
  loader: loader<Row>({
    read: findIn((page, { rest }) => rest.call(machineClientList, { body: page })),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    clientId: t.exposeString('clientId', { description: 'Its identifier for signing in (OAuth `client_id`).' }),
    name: t.exposeString('name', { description: 'Name of the program.' }),
    description: t.exposeString('description', { description: 'What it is for.' }),
    permissions: t.expose('permissions', { type: ['Permission'], description: 'The permissions granted to it.' }),
    scopes: t.expose('scopes', { type: [MachineScope], description: 'OAuth scopes beyond `api`.' }),
    secretHint: t.exposeString('secretHint', { description: 'The last characters of its secret.' }),
    secretCreatedAt: t.expose('secretDate', { type: 'DateTime', description: 'When its secret was created.' }),
    previousSecretUntil: t.expose('previousUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the previous secret is valid; null if it is not.',
    }),
    lastUsedAt: t.expose('lastUsedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last obtained a token, to the minute; null if never.',
    }),
    version: t.exposeInt('version', { description: 'Increases with each change.' }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who added it.',
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
    description: 'Programs of the company that sign in with a secret, newest first.',
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
  name: t.string({ required: true, description: 'Its name, at most 100 characters.' }),
  description: t.string({ description: 'What it is for, at most 500 characters.' }),
  permissions: t.field({
    type: ['Permission'],
    required: true,
    description: 'Its permissions: those that the viewer holds, and those that it already has.',
  }),
  scopes: t.field({ type: [MachineScope], description: 'OAuth scopes beyond `api`; none if omitted.' }),
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
const payloadFields = (t: PayloadFields<{ client: Row }>) => ({
  machineClient: t.expose('client', { type: MachineClient, description: 'The program after the change.' }),
})
const secretPayloadFields = (t: PayloadFields<{ client: Row; secret: string }>) => ({
  machineClient: t.expose('client', { type: MachineClient, description: 'The program after the change.' }),
  secret: t.exposeString('secret', { description: 'Its secret, which cannot be read again.' }),
})
const readClient = (context: GatewayContext) => (id: string) => context.rest.call(machineClientGet, { params: { id } })

mutation('createMachineClient', {
  description: 'Adds a program and returns its secret once.',
  operation: machineClientCreate,
  input: fields,
  payload: secretPayloadFields,
  resolve: (input, { rest }) => rest.call(machineClientCreate, { body: bodyOf(input) }),
})

mutation('updateMachineClient', {
  description: 'Changes the name and the permissions of a program; removed permissions end at once.',
  operation: machineClientUpdate,
  input: (t) => ({
    id: t.id(idField),
    ...fields(t),
    version: t.int({ description: 'The version that was read; CONFLICT if it has changed since.' }),
  }),
  payload: payloadFields,
  resolve: async ({ id, version, ...input }, context) => {
    const params = { id: idOf('MachineClient', id) }
    const body = { ...bodyOf(input), ...(version != null && { version }) }
    const write = context.rest.call(machineClientUpdate, { params, body })
    return { client: await savedRecord(context, write, readClient(context), params.id) }
  },
})

mutation('rotateMachineClientSecret', {
  description: 'Gives a program a new secret and returns it once.',
  operation: machineClientRotate,
  input: (t) => ({
    id: t.id(idField),
    overlapHours: t.int({
      required: true,
      description: 'Hours for which the previous secret stays valid, at most 168; 0 ends it at once.',
    }),
  }),
  payload: secretPayloadFields,
  resolve: ({ id, overlapHours }, { rest }) =>
    rest.call(machineClientRotate, { params: { id: idOf('MachineClient', id) }, body: { overlapHours } }),
})

mutation('deleteMachineClient', {
  description: 'Deletes a program; its secret and tokens become invalid.',
  operation: machineClientDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedMachineClientId: t.exposeID('id', { description: 'The deleted program (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('MachineClient', id) }
    assertAccepted(await rest.call(machineClientDelete, { params }), 'The program was not ended')
    return { id: String(id) }
  },
})
