import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { Location } from '../departments/contract.ts'

export const LocationUsage = Type.Object({
  id: Id,
  place: Type.Integer({ description: 'position among the locations, from 1' }),
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
  departments: Type.Integer({ description: 'the number of departments there, including closed ones' }),
  rooms: Type.Integer({ description: 'the number of interview rooms there, including inactive ones' }),
})
export type LocationUsage = Static<typeof LocationUsage>

/** The maximum lengths of the texts, in characters. */
export const locationLimits = { name: 100, address: 300, city: 100 } as const

const base = { service: 'commons', origin: 'ours', place: 'D-118' } as const
const path = '/commons-sts/locations'
const byId = Type.Object({ id: Id })
// Texts that are too long or blank are reported at the field, so the shape allows them.
const Text = (description: string) => Type.String({ maxLength: 10_000, description })
const fields = {
  name: Text(`not blank, at most ${locationLimits.name} characters, unique regardless of case`),
  address: Type.Optional(Nullable(Text(`at most ${locationLimits.address} characters`))),
  city: Text(`not blank, at most ${locationLimits.city} characters`),
  country: Type.String({ maxLength: 10, description: 'two-letter ISO 3166 code' }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'position from 1; if omitted, a new location comes last and an existing one keeps its position',
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
      Type.String({ maxLength: 200, description: 'part of name, address or city; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(Location),
  doc: "Returns the locations of the caller's company in their order.",
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
  doc: "Returns the position of each of these locations of the caller's company, and how many departments and rooms are there. Unknown ids are left out.",
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
  doc: "Returns one location of the caller's company.",
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
  doc: 'Creates a location. Departments and rooms can be assigned to it from now on.',
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
    version: Type.Optional(
      Type.Integer({ description: 'the version that was read; any other is refused with errorCode 599' }),
    ),
  }),
  answer: Location,
  doc: 'Changes the location. Invitations that are sent from now on contain the new address.',
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
  doc: 'Deletes a location without departments and rooms. Refused with LOCATION_IN_USE and their numbers otherwise.',
})
