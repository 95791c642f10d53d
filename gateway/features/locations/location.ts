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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Location } from '../departments/department.ts'

const usages = loader<Usage>({ read: byIds(locationManageUsage), key: ({ id }) => id })

const LocationUsage = builder
  .objectRef<Usage>('LocationUsage')
  .implement({
    description: 'What is at a location: while something is, it is not deleted.',
    fields: (t) => ({
      departmentCount: t.exposeInt('departments', { description: 'Departments that work there, closed ones too.' }),
      roomCount: t.exposeInt('rooms', { description: 'Rooms of interviews there, inactive ones too.' }),
    }),
  })

builder.objectFields(Location, (t) => ({
  place: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: locationManageUsage,
    description: 'Its place among the locations, from 1.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.place ?? null,
  }),
  version: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: locationManageUsage,
    description: 'Grows with each change.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.version ?? null,
  }),
  usage: t.field({
    type: LocationUsage,
    nullable: true,
    mayFailAlone: true,
    operation: locationManageUsage,
    description: 'What is there.',
    resolve: ({ id }, _args, context) => usages.load(context, id),
  }),
}))

const LocationConnection = connectionOf(Location)

builder.queryField('companyLocations', (t) =>
  t.field({
    type: LocationConnection,
    operation: locationManageList,
    description: "Locations of the viewer's company page by page, in their order, for those who look after them.",
    args: {
      query: t.arg.string({ description: 'Part of name, address or city; accents and case do not count.' }),
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
  description: 'What is said of a location.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Not blank, up to 100 characters, not there already.' }),
    address: t.string({ description: 'Street and number, up to 300 characters.' }),
    city: t.string({ required: true, description: 'City: not blank, up to 100 characters.' }),
    country: t.string({ required: true, description: 'Country (ISO 3166 code of two letters).' }),
    place: t.int({ description: 'From 1; left out: a new one is the last, another one stays where it is.' }),
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
const inputField = { type: LocationInput, required: true, description: 'What is said of it.' } as const
const written = (t: PayloadFields<{ location: Row }>) => ({
  location: t.expose('location', { type: Location, description: 'The location as it is now.' }),
})
const readLocation = (context: GatewayContext) => (id: string) =>
  context.rest.call(locationManageGet, { params: { id } })

mutation('createLocation', {
  description: 'Adds a location: departments and rooms can be there from now on.',
  operation: locationManageCreate,
  input: (t) => ({ location: t.field(inputField) }),
  payload: written,
  resolve: async ({ location }, context) => {
    const write = context.rest.call(locationManageCreate, { body: bodyOf(location) })
    return { location: await saved(context, write, readLocation(context)) }
  },
})

mutation('updateLocation', {
  description: 'Changes a location; invitations that are sent from now on say the new address.',
  operation: locationManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    location: t.field(inputField),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
  }),
  payload: written,
  resolve: async ({ id, location, version }, context) => {
    const params = { id: idOf('Location', id) }
    const body = { ...bodyOf(location), ...(version != null && { version }) }
    const write = context.rest.call(locationManageUpdate, { params, body })
    return { location: await saved(context, write, readLocation(context), params.id) }
  },
})

mutation('deleteLocation', {
  description: 'Deletes a location where no department and no room is.',
  operation: locationManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedLocationId: t.exposeID('id', { description: 'The location that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Location', id) }
    assertAccepted(await rest.call(locationManageDelete, { params }), 'The location was not deleted')
    return { id: String(id) }
  },
})
