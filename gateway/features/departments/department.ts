import {
  departmentByIds,
  departmentsByCompany,
  departmentsByLegal,
  locationsByCompany,
  type Department as DepartmentRow,
  type Location as LocationRow,
} from '../../../services/features/departments/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader, once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { User } from '../users/user.ts'

const departments = loader<DepartmentRow>({
  read: byIds(departmentByIds, async (ids, context) =>
    (await ownDepartments(context)).filter(({ id }) => ids.includes(id)),
  ),
  key: (department) => department.id,
  isLasting: true,
})
/** These lists are read in full: one call per request, no matter how many rows refer to an entry. */
const ownDepartments = once(({ rest }) => rest.call(departmentsByCompany))
const ownLocations = once(({ rest }) => rest.call(locationsByCompany))

export const Location = node<LocationRow>('Location', {
  description: 'A location where the company works.',
  loader: {
    load: async (context, id) => (await ownLocations(context)).find((location) => location.id === id) ?? null,
    prime: () => undefined,
  },
  databaseId: (location) => location.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the location.' }),
    address: t.exposeString('address', { nullable: true, description: 'Street and number.' }),
    city: t.exposeString('city', { description: 'City of the location.' }),
    country: t.exposeString('country', { description: 'Country (ISO 3166 code).' }),
  }),
})

export const Department = node<DepartmentRow>('Department', {
  description: 'A part of a company; departments form a tree.',
  loader: departments,
  databaseId: (department) => department.id,
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Short code, unique in the company.' }),
    name: t.exposeString('name', { description: 'Name of the department.' }),
    legalName: t.exposeString('legalName', {
      nullable: true,
      description: 'The legal entity that employs its members.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location of the department.',
      resolve: ({ locationId }, _args, context) => Location.load(context, locationId),
    }),
    manager: t.field({
      type: User,
      nullable: true,
      description: 'The user who leads the department.',
      resolve: ({ manager }, _args, context, info) => User.named(context, manager, info),
    }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'The position among its siblings, or null if the services do not report it.',
    }),
    version: t.exposeInt('version', {
      nullable: true,
      description: 'A number that grows with each change, or null if the services do not store one.',
    }),
    isActive: t.exposeBoolean('active', {
      description: 'Whether it can be chosen. Closed departments remain on the records that refer to them.',
    }),
  }),
})

builder.objectField(Department, 'parent', (t) =>
  t.field({
    type: Department,
    nullable: true,
    description: 'The parent department, or null at the top.',
    resolve: ({ parentId }, _args, context, info) => Department.refer(context, parentId, info),
  }),
)

builder.objectField(User, 'department', (t) =>
  t.field({
    type: Department,
    nullable: true,
    description: "The user's department, or null for external roles.",
    resolve: ({ departmentId }, _args, context) => Department.tryLoad(context, departmentId ?? null),
  }),
)

builder.objectField(Location, 'departments', (t) =>
  t.field({
    type: [Department],
    mayFailAlone: true,
    description: 'Departments at the location, parents before children.',
    resolve: async ({ id }, _args, context) =>
      (await ownDepartments(context)).filter(({ locationId }) => locationId === id),
  }),
)

builder.queryFields((t) => ({
  departments: t.field({
    type: [Department],
    operation: departmentsByCompany,
    description:
      'The tree of active departments as a flat list, parents before children. Use `parent` to rebuild the tree.',
    args: {
      companyId: t.arg.id({
        description:
          "A company (global id). The viewer's own by default; only administrators of the platform may pass another one.",
      }),
      includeId: t.arg.id({ description: 'A department (global id) that is included even if it is closed.' }),
    },
    resolve: async (_root, { companyId, includeId }, context) => {
      const query = {
        ...(companyId && { companyId: idOf('Company', companyId, 'companyId') }),
        ...(includeId && { extendId: idOf('Department', includeId, 'includeId') }),
      }
      const list =
        companyId || includeId
          ? await context.rest.call(departmentsByCompany, { query })
          : await ownDepartments(context)
      departments.prime(context, list)
      return list
    },
  }),
  departmentSearch: t.field({
    type: [Department],
    operation: departmentsByLegal,
    description: "Active departments of the viewer's company, filtered by name, key or legal entity, and by location.",
    args: {
      query: t.arg.string({ description: 'Words of the name, key or legal entity.' }),
      locationIds: t.arg.idList({ description: 'Only departments at any of these locations (global ids).' }),
    },
    resolve: async (_root, { query, locationIds }, context) => {
      const sites = locationIds?.map((id) => idOf('Location', id, 'locationIds')).join(',')
      const list = await context.rest.call(departmentsByLegal, {
        fieldNames: { text: 'query' },
        query: { ...(query && { text: query }), ...(sites && { sites }) },
      })
      departments.prime(context, list)
      return list
    },
  }),
  locations: t.field({
    type: [Location],
    signedIn: true,
    description: "Locations of the viewer's company, in their order.",
    resolve: (_root, _args, context) => ownLocations(context),
  }),
}))
