import type { Location as Row } from '../../../services/features/departments/contract.ts'
import {
  locationManageCreate,
  locationManageDelete,
  locationManageGet,
  locationManageList,
  locationManageUpdate,
  locationManageUsage,
  type LocationUsage as Usage,
} from '../../../services/features/locations/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Location } from '../departments/department.ts'

const usages = loader<Usage>({ read: byIds(locationManageUsage), key: ({ id }) => id })

const LocationUsage = builder
  .objectRef<Usage>('LocationUsage')
  .implement({
    description: 'Counts of what uses a location. A location in use cannot be deleted.',
    fields: (t) => ({
      departmentCount: t.exposeInt('departments', {
        description: 'Number of departments there, including closed ones.',
      }),
      roomCount: t.exposeInt('rooms', { description: 'Number of interview rooms there, including inactive ones.' }),
    }),
  })

builder.objectFields(Location, (t) => ({
  place: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: locationManageUsage,
    description: 'Its position among the locations, from 1.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.place ?? null,
  }),
  version: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: locationManageUsage,
    description: 'Increases with each change.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.version ?? null,
  }),
  usage: t.field({
    type: LocationUsage,
    nullable: true,
    mayFailAlone: true,
    operation: locationManageUsage,
    description: 'How often the location is used.',
    resolve: ({ id }, _args, context) => usages.load(context, id),
  }),
}))

const LocationConnection = connectionOf(Location)

builder.queryField('companyLocations', (t) =>
  t.field({
    type: LocationConnection,
    operation: locationManageList,
    description: "Locations of the viewer's company, paginated and in their order, for users who manage them.",
    args: {
      query: t.arg.string({ description: 'Part of name, address or city; accents and case are ignored.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(locationManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const LocationInput = builder.inputType('LocationInput', {
  description: 'The data of a location.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name: not blank, up to 100 characters, not in use yet.' }),
    address: t.string({ description: 'Street and number, up to 300 characters.' }),
    city: t.string({ required: true, description: 'City: not blank, up to 100 characters.' }),
    country: t.string({ required: true, description: 'Country (ISO 3166 code of two letters).' }),
    place: t.int({
      description: 'Position from 1; if omitted, a new one is added at the end and an existing one keeps its position.',
    }),
  }),
})
const bodyOf = ({ name, address, city, country, place }: typeof LocationInput.$inferInput) => ({
  name,
  address: address ?? null,
  city,
  country,
  ...(place != null && { place }),
})
const idField = { required: true, description: 'The location (global id).' } as const
const inputField = { type: LocationInput, required: true, description: 'The data of the location.' } as const
const payloadFields = (t: PayloadFields<{ location: Row }>) => ({
  location: t.expose('location', { type: Location, description: 'The location after the change.' }),
})
const readLocation = (context: GatewayContext) => (id: string) =>
  context.rest.call(locationManageGet, { params: { id } })

mutation('createLocation', {
  description: 'Adds a location where departments and rooms can be.',
  operation: locationManageCreate,
  input: (t) => ({ location: t.field(inputField) }),
  payload: payloadFields,
  resolve: async ({ location }, context) => {
    const write = context.rest.call(locationManageCreate, { body: bodyOf(location) })
    return { location: await savedRecord(context, write, readLocation(context)) }
  },
})

mutation('updateLocation', {
  description: 'Changes a location; invitations sent from now on show the new address.',
  operation: locationManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    location: t.field(inputField),
    version: t.int({ description: 'The version that was read; CONFLICT if it has changed since.' }),
  }),
  payload: payloadFields,
  resolve: async ({ id, location, version }, context) => {
    const params = { id: idOf('Location', id) }
    const body = { ...bodyOf(location), ...(version != null && { version }) }
    const write = context.rest.call(locationManageUpdate, { params, body })
    return { location: await savedRecord(context, write, readLocation(context), params.id) }
  },
})

mutation('deleteLocation', {
  description: 'Deletes a location that has no departments and no rooms.',
  operation: locationManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedLocationId: t.exposeID('id', { description: 'The deleted location (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Location', id) }
    assertAccepted(await rest.call(locationManageDelete, { params }), 'The location was not deleted')
    return { id: String(id) }
  },
})
