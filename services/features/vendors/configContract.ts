import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { pagedRows } from '../../core/contract/shapes.ts'
import { askers, base, byId, byLocation, fields, ids, Ok, readers, rows, write } from './operationParts.ts'
import { Named, VendorConfig } from './vendorShapes.ts'

const configBody = Type.Object({
  ...fields,
  userName: Type.String({ maxLength: 250, description: 'an active user of the company' }),
})

export const vendorConfigList = operation({
  ...base,
  id: 'vendorConfigList',
  method: 'POST',
  path: '/VendorConfigs/list',
  access: 'Vendor:ListVendor',
  effect: 'read',
  body: rows,
  answer: pagedRows(VendorConfig),
  doc: 'Returns the people in charge of vendors, by parts of name or user name, in name order.',
  place: '001/7.4/11',
})

export const vendorConfigByIds = operation({
  ...base,
  origin: 'ours',
  id: 'vendorConfigByIds',
  method: 'POST',
  path: '/VendorConfigs/by-ids',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(VendorConfig),
  doc: 'Returns people in charge of vendors by id, in any order. Unknown ids are left out.',
  place: 'ours',
})

export const vendorConfigStatusList = operation({
  ...base,
  id: 'vendorConfigStatusList',
  method: 'GET',
  path: '/VendorConfigs/list-status',
  access: askers,
  effect: 'read',
  answer: Type.Array(Named),
  doc: 'Returns the statuses of people in charge of vendors.',
  place: '001/7.4/12',
})

export const vendorConfigsByLocation = operation({
  ...base,
  id: 'vendorConfigsByLocation',
  method: 'POST',
  path: '/VendorConfigs/list-by-location',
  access: askers,
  effect: 'read',
  body: byLocation,
  answer: Type.Array(VendorConfig),
  doc: 'Returns the people who are currently in charge of the vendors at any of the locations, in name order. Empty without a location.',
  place: '001/7.4/17',
})

export const vendorConfigGet = operation({
  ...base,
  id: 'vendorConfigGet',
  method: 'GET',
  path: '/VendorConfigs/{id}',
  access: readers,
  effect: 'read',
  params: byId,
  answer: VendorConfig,
  doc: 'Returns one person in charge of vendors.',
  place: '001/7.4/16',
})

export const vendorConfigCreate = operation({
  ...base,
  ...write,
  id: 'vendorConfigCreate',
  method: 'POST',
  path: '/VendorConfigs/create',
  access: 'Vendor:CreateVendor',
  body: configBody,
  answer: VendorConfig,
  doc: 'Puts a person in charge of the vendors at some locations.',
  place: '001/7.4/13',
})

export const vendorConfigUpdate = operation({
  ...base,
  ...write,
  id: 'vendorConfigUpdate',
  method: 'PUT',
  path: '/VendorConfigs/{id}',
  access: 'Vendor:UpdateVendor',
  params: byId,
  body: configBody,
  answer: VendorConfig,
  doc: 'Changes a person in charge of vendors.',
  place: '001/7.4/14',
})

export const vendorConfigDelete = operation({
  ...base,
  ...write,
  id: 'vendorConfigDelete',
  method: 'DELETE',
  path: '/VendorConfigs/{id}',
  access: 'Vendor:DeleteVendor',
  params: byId,
  answer: Ok,
  doc: 'Removes a person from being in charge of vendors.',
  place: '001/7.4/15',
})
