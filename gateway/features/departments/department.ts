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
/** Lists that are read whole: one call a request, however many rows name an entry. */
const ownDepartments = once(({ rest }) => rest.call(departmentsByCompany))
const ownLocations = once(({ rest }) => rest.call(locationsByCompany))

export const Location = node<LocationRow>('Location', {
  description: 'A place where the company works.',
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
    legalName: t.exposeString('legalName', { nullable: true, description: 'Legal entity that employs its people.' }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'Where it works.',
      resolve: ({ locationId }, _args, context) => Location.load(context, locationId),
    }),
    manager: t.field({
      type: User,
      nullable: true,
      description: 'Who leads it.',
      resolve: ({ manager }, _args, context, info) => User.named(context, manager, info),
    }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'Its place among those below the same department; null where the services do not say.',
    }),
    version: t.exposeInt('version', {
      nullable: true,
      description: 'Grows with each change; null where the services keep none.',
    }),
    isActive: t.exposeBoolean('active', { description: 'It can be chosen; closed ones remain on what names them.' }),
  }),
})

builder.objectField(Department, 'parent', (t) =>
  t.field({
    type: Department,
    nullable: true,
    description: 'The department above it; null at the top.',
    resolve: ({ parentId }, _args, context, info) => Department.refer(context, parentId, info),
  }),
)

builder.objectField(User, 'department', (t) =>
  t.field({
    type: Department,
    nullable: true,
    description: 'Where the user works; null for external roles.',
    resolve: ({ departmentId }, _args, context) => Department.tryLoad(context, departmentId ?? null),
  }),
)

builder.objectField(Location, 'departments', (t) =>
  t.field({
    type: [Department],
    mayFailAlone: true,
    description: 'Departments that work there, parents before children.',
    resolve: async ({ id }, _args, context) =>
      (await ownDepartments(context)).filter(({ locationId }) => locationId === id),
  }),
)

builder.queryFields((t) => ({
  departments: t.field({
    type: [Department],
    operation: departmentsByCompany,
    description:
      'The tree of active departments as a flat list, parents before children; parent makes it a tree again.',
    args: {
      companyId: t.arg.id({
        description:
          "A company (global id); the viewer's own by default, another only for administrators of the platform.",
      }),
      includeId: t.arg.id({ description: 'A department (global id) that comes along though it is closed.' }),
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
    description: "Active departments of the viewer's company by name, key or legal entity, and by location.",
    args: {
      query: t.arg.string({ description: 'Words of the name, key or legal entity.' }),
      locationIds: t.arg.idList({ description: 'Any of these locations (global ids).' }),
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
