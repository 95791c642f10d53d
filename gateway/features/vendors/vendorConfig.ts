import {
  vendorConfigByIds,
  vendorConfigCreate,
  vendorConfigDelete,
  vendorConfigGet,
  vendorConfigList,
  vendorConfigUpdate,
  type VendorConfig as Row,
} from '../../../services/features/vendors/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { byIds, loader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { User } from '../users/user.ts'
import { VendorStatus, vendorStatusSet } from './vendorStatus.ts'

export const VendorConfig = node<Row>('VendorConfig', {
  description: 'A user of the company who is in charge of the vendors of some locations.',
  permission: ['Vendor:ListVendor', 'Vendor:GetVendor', 'Vendor:UpdateVendor'],
  loader: loader<Row>({
    read: byIds(
      vendorConfigByIds,
      oneByOne((id, { rest }) => rest.call(vendorConfigGet, { params: { id } })),
    ),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the responsibility.' }),
    user: t.field({
      type: User,
      nullable: true,
      mayFailAlone: true,
      description: 'The user in charge.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    status: t.field({
      type: VendorStatus,
      description: 'Whether it is active.',
      resolve: ({ status }) => vendorStatusSet.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own value if the status is OTHER.",
      resolve: ({ status }) => vendorStatusSet.nameOf(status),
    }),
    locationNames: t.exposeStringList('location', {
      description: "Names of the company's locations whose vendors they are in charge of.",
    }),
    version: t.int({
      nullable: true,
      description:
        'Increases with each change; a mutation passes the version that it read. Null if the services have no versions.',
      resolve: ({ version }) => version ?? null,
    }),
  }),
})

const VendorConfigConnection = connectionOf(VendorConfig)

const VendorConfigFilter = builder.inputType('VendorConfigFilter', {
  description: 'Conditions on users in charge of vendors. All conditions must hold.',
  fields: (t) => ({ statuses: t.field({ type: [VendorStatus], description: 'Any of these statuses.' }) }),
})

builder.queryField('vendorConfigs', (t) =>
  t.field({
    type: VendorConfigConnection,
    operation: vendorConfigList,
    description: "Users in charge of the vendors of the viewer's company, in name order.",
    args: {
      query: t.arg.string({ description: 'Parts of name or user name; accents and case are ignored.' }),
      filter: t.arg({ type: VendorConfigFilter, description: 'Which ones to return; all if omitted.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) => {
      const status = filter?.statuses?.map((one) => known(one, 'filter.statuses'))
      return readPages(
        args,
        (page) =>
          rest.call(vendorConfigList, {
            fieldNames: { input: 'query' },
            body: { ...page, ...(query && { input: query }), ...(status && { status }) },
          }),
        pageSelectionOf(info),
      )
    },
  }),
)

const VendorConfigInput = builder.inputType('VendorConfigInput', {
  description: 'The data of a user in charge of vendors.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name: not blank, up to 200 characters, not in use yet.' }),
    userId: t.id({ required: true, description: 'The user in charge: an active User of the company (global id).' }),
    status: t.field({ type: VendorStatus, required: true, description: 'Whether it is active.' }),
    locationNames: t.stringList({ required: true, description: 'Names of locations of the company.' }),
  }),
})

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { location: 'locationNames', userName: 'userId' }
const bodyOf = ({ name, userId, status, locationNames }: typeof VendorConfigInput.$inferInput) => ({
  ...{ name, userName: userNameOf(userId, 'userId'), status: known(status, 'status') },
  location: [...locationNames],
})
const idField = { required: true, description: 'The person in charge (global id).' } as const
const inputField = {
  type: VendorConfigInput,
  required: true,
  description: 'The data of the person in charge.',
} as const
const payloadFields = (t: PayloadFields<{ vendorConfig: Row }>) => ({
  vendorConfig: t.expose('vendorConfig', { type: VendorConfig, description: 'The person in charge after the change.' }),
})
const readConfig = (context: GatewayContext) => (id: string) => context.rest.call(vendorConfigGet, { params: { id } })

mutation('createVendorConfig', {
  description: 'Puts a user in charge of the vendors of some locations.',
  operation: vendorConfigCreate,
  input: (t) => ({ vendorConfig: t.field(inputField) }),
  payload: payloadFields,
  resolve: async ({ vendorConfig }, context) => {
    const write = context.rest.call(vendorConfigCreate, { fieldNames, body: bodyOf(vendorConfig) })
    return { vendorConfig: await savedRecord(context, write, readConfig(context)) }
  },
})

mutation('updateVendorConfig', {
  description: "Changes a user's responsibility for vendors.",
  operation: vendorConfigUpdate,
  input: (t) => ({
    id: t.id(idField),
    vendorConfig: t.field(inputField),
    version: t.int({ description: 'The version that was read; CONFLICT if it has changed since.' }),
  }),
  payload: payloadFields,
  resolve: async ({ id, vendorConfig, version }, context) => {
    const params = { id: idOf('VendorConfig', id) }
    const body = { ...bodyOf(vendorConfig), ...(version != null && { version }) }
    const write = context.rest.call(vendorConfigUpdate, { fieldNames, params, body })
    return { vendorConfig: await savedRecord(context, write, readConfig(context), params.id) }
  },
})

mutation('deleteVendorConfig', {
  description: "Removes a user's responsibility for vendors.",
  operation: vendorConfigDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedVendorConfigId: t.exposeID('id', { description: 'The deleted VendorConfig (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('VendorConfig', id) }
    assertAccepted(await rest.call(vendorConfigDelete, { params }), 'The person in charge was not deleted')
    return { id: String(id) }
  },
})
