import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { Location } from '../departments/contract.ts'

export const LocationUsage = Type.Object({
  id: Id,
  place: Type.Integer({ description: 'among the locations, from 1' }),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
  departments: Type.Integer({ description: 'departments that work there, closed ones too' }),
  rooms: Type.Integer({ description: 'rooms of interviews there, inactive ones too' }),
})
export type LocationUsage = Static<typeof LocationUsage>

/** Most characters of each text. */
export const locationLimits = { name: 100, address: 300, city: 100 } as const

const base = { service: 'commons', origin: 'ours', place: 'D-118' } as const
const path = '/commons-sts/locations'
const byId = Type.Object({ id: Id })
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const Text = (description: string) => Type.String({ maxLength: 10_000, description })
const fields = {
  name: Text(`not blank, at most ${locationLimits.name} characters, not there already in any case of its letters`),
  address: Type.Optional(Nullable(Text(`at most ${locationLimits.address} characters`))),
  city: Text(`not blank, at most ${locationLimits.city} characters`),
  country: Type.String({ maxLength: 10, description: 'ISO 3166 code of two letters' }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'from 1; left out: a new one is the last, another one stays where it is',
    }),
  ),
}

export const locationManageList = operation({
  ...base,
  id: 'locationManageList',
  method: 'POST',
  path: `${path}/list`,
  access: 'Location:ListLocation',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of name, address or city, accents and case aside' }),
    ),
  }),
  answer: pagedRows(Location),
  doc: "Locations of the caller's company in their order.",
})

export const locationManageUsage = operation({
  ...base,
  id: 'locationManageUsage',
  method: 'POST',
  path: `${path}/usage`,
  access: ['Location:ListLocation', 'Location:ReadLocation'],
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(LocationUsage),
  doc: "Where each of these locations of the caller's company stands, and what is there; others are left out.",
})

export const locationManageGet = operation({
  ...base,
  id: 'locationManageGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['Location:ReadLocation', 'Location:UpdateLocation'],
  effect: 'read',
  params: byId,
  answer: Location,
  doc: "One location of the caller's company.",
})

export const locationManageCreate = operation({
  ...base,
  id: 'locationManageCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'Location:CreateLocation',
  effect: 'write',
  idempotent: true,
  body: Type.Object(fields),
  answer: Location,
  doc: 'A new location: departments and rooms can be there from now on.',
})

export const locationManageUpdate = operation({
  ...base,
  id: 'locationManageUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'Location:UpdateLocation',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({
    ...fields,
    version: Type.Optional(Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })),
  }),
  answer: Location,
  doc: 'The location becomes this. Invitations that are sent from now on say the new address.',
})

export const locationManageDelete = operation({
  ...base,
  id: 'locationManageDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'Location:DeleteLocation',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a location where nothing is; LOCATION_IN_USE with the numbers of departments and rooms otherwise.',
})
