import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows } from '../../core/contract/shapes.ts'
import { askers, base, byId, byLocation, fields, ids, Ok, readers, rows, write } from './operationParts.ts'
import { Named, Vendor, VendorEmail, vendorLimits, VendorPerson } from './vendorShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export {
  vendorConfigByIds,
  vendorConfigCreate,
  vendorConfigDelete,
  vendorConfigGet,
  vendorConfigList,
  vendorConfigsByLocation,
  vendorConfigStatusList,
  vendorConfigUpdate,
} from './configContract.ts'
export { personStates, vendorStatuses } from './vendorShapes.ts'
export type { PersonState, Vendor, VendorConfig, VendorEmail, VendorPerson, VendorStatus } from './vendorShapes.ts'

const vendorBody = Type.Object({
  ...fields,
  address: Type.String({ maxLength: 10_000, description: `not blank, at most ${vendorLimits.address} characters` }),
  email: Type.Optional(
    Type.Array(VendorEmail, { maxItems: vendorLimits.emails, description: 'valid addresses that no other vendor has' }),
  ),
})

export const vendorList = operation({
  ...base,
  id: 'vendorList',
  method: 'POST',
  path: '/Vendors/list',
  access: 'Vendor:ListVendor',
  effect: 'read',
  body: rows,
  answer: pagedRows(Vendor),
  doc: 'Returns vendors by parts of name, address or e-mail addresses, in name order.',
  place: '001/7.4/1',
})

export const vendorByIds = operation({
  ...base,
  origin: 'ours',
  id: 'vendorByIds',
  method: 'POST',
  path: '/Vendors/by-ids',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(Vendor),
  doc: 'Returns vendors by id, in any order. Unknown ids are left out.',
  place: 'ours',
})

export const vendorStatusList = operation({
  ...base,
  id: 'vendorStatusList',
  method: 'GET',
  path: '/Vendors/list-status',
  access: askers,
  effect: 'read',
  answer: Type.Array(Named),
  doc: 'Returns the statuses of vendors and of their addresses.',
  place: '001/7.4/2',
})

export const vendorLocationList = operation({
  ...base,
  id: 'vendorLocationList',
  method: 'GET',
  path: '/Vendors/list-location',
  access: askers,
  effect: 'read',
  answer: Type.Array(Named),
  doc: 'Returns the locations at which vendors may work for the company.',
  place: '001/7.4/7',
})

export const vendorsByLocation = operation({
  ...base,
  id: 'vendorsByLocation',
  method: 'POST',
  path: '/Vendors/list-by-location',
  access: askers,
  effect: 'read',
  body: byLocation,
  answer: Type.Array(
    Type.Object({ id: Id, name: Type.String(), email: Type.Array(Type.String(), { description: 'active addresses' }) }),
  ),
  doc: 'Returns active vendors at any of the locations with their active addresses, in name order. Empty without a location.',
  place: '001/7.4/8',
})

export const vendorGet = operation({
  ...base,
  id: 'vendorGet',
  method: 'GET',
  path: '/Vendors/{id}',
  access: readers,
  effect: 'read',
  params: byId,
  answer: Vendor,
  doc: 'Returns one vendor.',
  place: '001/7.4/6',
})

export const vendorCreate = operation({
  ...base,
  ...write,
  id: 'vendorCreate',
  method: 'POST',
  path: '/Vendors/create',
  access: 'Vendor:CreateVendor',
  body: vendorBody,
  answer: Vendor,
  doc: 'Creates a vendor.',
  place: '001/7.4/3',
})

export const vendorUpdate = operation({
  ...base,
  ...write,
  id: 'vendorUpdate',
  method: 'PUT',
  path: '/Vendors/{id}',
  access: 'Vendor:UpdateVendor',
  params: byId,
  body: vendorBody,
  answer: Vendor,
  doc: 'Replaces the fields of the vendor.',
  place: '001/7.4/4',
})

export const vendorDelete = operation({
  ...base,
  ...write,
  id: 'vendorDelete',
  method: 'DELETE',
  path: '/Vendors/{id}',
  access: 'Vendor:DeleteVendor',
  params: byId,
  answer: Ok,
  doc: 'Deletes a vendor with its addresses.',
  place: '001/7.4/5',
})

export const vendorPeople = operation({
  ...base,
  origin: 'ours',
  id: 'vendorPeople',
  method: 'POST',
  path: '/Vendors/list-people',
  access: 'Vendor:UpdateVendor',
  effect: 'read',
  body: ids,
  answer: Type.Array(VendorPerson),
  doc: 'Returns the active addresses of vendors by vendor ids, and the user who signs in with each.',
  place: 'ours',
})

export const vendorInvite = operation({
  ...base,
  ...write,
  origin: 'ours',
  id: 'vendorInvite',
  method: 'POST',
  path: '/Vendors/{id}/invite',
  access: 'Vendor:UpdateVendor',
  params: byId,
  body: Type.Object({
    email: Type.String({ maxLength: 250, description: "one of the vendor's active addresses" }),
    name: Type.String({ maxLength: 100, description: 'not blank' }),
    familyName: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  answer: VendorPerson,
  doc: "Invites a person of a vendor by mail to set a password (valid for 7 days), with the vendors' role. A person who was invited before gets a new link. Refused with ALREADY_INVITED if they have an account.",
  place: 'ours',
})
