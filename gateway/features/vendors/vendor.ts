import {
  vendorByIds,
  vendorCreate,
  vendorDelete,
  vendorGet,
  vendorList,
  vendorUpdate,
  type Vendor as Row,
  type VendorEmail as EmailRow,
} from '../../../services/features/vendors/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { VendorStatus, vendorStatusSet } from './vendorStatus.ts'

const VendorEmail = builder
  .objectRef<EmailRow>('VendorEmail')
  .implement({
    description: 'An address of a vendor: it receives e-mails, and users who sign in with it belong to the vendor.',
    fields: (t) => ({
      email: t.expose('email', { type: 'EmailAddress', description: 'The address as entered.' }),
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
    }),
  })

export const Vendor = node<Row>('Vendor', {
  description: 'An agency that submits CVs to the company.',
  permission: ['Vendor:ListVendor', 'Vendor:GetVendor', 'Vendor:UpdateVendor'],
  loader: loader<Row>({
    read: byIds(
      vendorByIds,
      oneByOne((id, { rest }) => rest.call(vendorGet, { params: { id } })),
    ),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the agency.' }),
    address: t.exposeString('address', { description: 'Business address of the vendor.' }),
    status: t.field({
      type: VendorStatus,
      description: 'Whether the vendor is active.',
      resolve: ({ status }) => vendorStatusSet.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own value if the status is OTHER.",
      resolve: ({ status }) => vendorStatusSet.nameOf(status),
    }),
    locationNames: t.exposeStringList('location', {
      description: "Names of the company's locations that it works for.",
    }),
    emails: t.expose('email', { type: [VendorEmail], description: 'Its addresses, in the order entered.' }),
    version: t.int({
      nullable: true,
      description:
        'Increases with each change; a mutation passes the version that it read. Null if the services have no versions.',
      resolve: ({ version }) => version ?? null,
    }),
  }),
})

const VendorConnection = connectionOf(Vendor)

const VendorFilter = builder.inputType('VendorFilter', {
  description: 'Conditions on vendors. All conditions must hold.',
  fields: (t) => ({ statuses: t.field({ type: [VendorStatus], description: 'Any of these statuses.' }) }),
})

builder.queryField('vendors', (t) =>
  t.field({
    type: VendorConnection,
    operation: vendorList,
    description: "Vendors of the viewer's company, in name order.",
    args: {
      query: t.arg.string({ description: 'Parts of name, address or e-mail addresses; accents and case are ignored.' }),
      filter: t.arg({ type: VendorFilter, description: 'Which vendors to return; all if omitted.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) => {
      const status = filter?.statuses?.map((one) => known(one, 'filter.statuses'))
      return readPages(
        args,
        (page) =>
          rest.call(vendorList, {
            fieldNames: { input: 'query' },
            body: { ...page, ...(query && { input: query }), ...(status && { status }) },
          }),
        pageSelectionOf(info),
      )
    },
  }),
)

const VendorEmailInput = builder.inputType('VendorEmailInput', {
  description: 'An address of a vendor.',
  fields: (t) => ({
    email: t.field({
      type: 'EmailAddress',
      required: true,
      description: 'A valid e-mail address, not used by another vendor.',
    }),
    status: t.field({ type: VendorStatus, required: true, description: 'Whether it is active.' }),
  }),
})

const VendorInput = builder.inputType('VendorInput', {
  description: 'The data of a vendor.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name: not blank, up to 200 characters, not in use yet.' }),
    address: t.string({ required: true, description: 'Address: not blank, up to 500 characters.' }),
    status: t.field({ type: VendorStatus, required: true, description: 'Whether the vendor is active.' }),
    locationNames: t.stringList({ required: true, description: 'Names of locations of the company.' }),
    emails: t.field({ type: [VendorEmailInput], required: true, description: 'At most 50 addresses.' }),
  }),
})

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { location: 'locationNames', email: 'emails' }
const bodyOf = ({ name, address, status, locationNames, emails }: typeof VendorInput.$inferInput) => ({
  ...{ name, address, status: known(status, 'status') },
  location: [...locationNames],
  email: emails.map((one) => ({ email: one.email, status: known(one.status, 'emails') })),
})
const idField = { required: true, description: 'The vendor (global id).' } as const
const inputField = { type: VendorInput, required: true, description: 'The data of the vendor.' } as const
const payloadFields = (t: PayloadFields<{ vendor: Row }>) => ({
  vendor: t.expose('vendor', { type: Vendor, description: 'The vendor after the change.' }),
})
const readVendor = (context: GatewayContext) => (id: string) => context.rest.call(vendorGet, { params: { id } })

mutation('createVendor', {
  description: 'Adds a vendor.',
  operation: vendorCreate,
  input: (t) => ({ vendor: t.field(inputField) }),
  payload: payloadFields,
  resolve: async ({ vendor }, context) => {
    const write = context.rest.call(vendorCreate, { fieldNames, body: bodyOf(vendor) })
    return { vendor: await savedRecord(context, write, readVendor(context)) }
  },
})

mutation('updateVendor', {
  description: 'Changes a vendor.',
  operation: vendorUpdate,
  input: (t) => ({
    id: t.id(idField),
    vendor: t.field(inputField),
    version: t.int({ description: 'The version that was read; CONFLICT if it has changed since.' }),
  }),
  payload: payloadFields,
  resolve: async ({ id, vendor, version }, context) => {
    const params = { id: idOf('Vendor', id) }
    const body = { ...bodyOf(vendor), ...(version != null && { version }) }
    const write = context.rest.call(vendorUpdate, { fieldNames, params, body })
    return { vendor: await savedRecord(context, write, readVendor(context), params.id) }
  },
})

mutation('deleteVendor', {
  description: 'Deletes a vendor and its addresses.',
  operation: vendorDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedVendorId: t.exposeID('id', { description: 'The deleted vendor (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Vendor', id) }
    assertAccepted(await rest.call(vendorDelete, { params }), 'The vendor was not deleted')
    return { id: String(id) }
  },
})
