import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { withRequestDefault, Id, nullId, Nullable, withDefault } from '../../core/contract/shapes.ts'
import { Department } from './departmentShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export {
  departmentImportCheck,
  departmentImportFailedRows,
  departmentImportStart,
  departmentManageCreate,
  departmentManageDelete,
  departmentManageGet,
  departmentManageList,
  departmentManageMove,
  departmentManageUpdate,
  departmentManageUsage,
  departmentsImportGet,
  departmentsImportSample,
  departmentCsvMaxBytes,
  mostDepartments,
} from './manageContract.ts'
export type { DepartmentFields, DepartmentUsage } from './manageContract.ts'
export { Department } from './departmentShapes.ts'

export const DepartmentNode = Type.Cyclic(
  { DepartmentNode: Type.Object({ ...Department.properties, children: Type.Array(Type.Ref('DepartmentNode')) }) },
  'DepartmentNode',
)
export interface DepartmentNode extends Department {
  children: DepartmentNode[]
}

export const Location = Type.Object({
  id: Id,
  name: Type.String(),
  address: Nullable(Type.String()),
  city: Type.String(),
  country: Type.String({ description: 'ISO 3166 code' }),
})
export type Location = Static<typeof Location>

export const MeetingRoom = Type.Object({
  id: Id,
  name: Type.String(),
  locationId: withDefault(withRequestDefault(Id), nullId),
  capacity: Nullable(Type.Integer()),
})
export type MeetingRoom = Static<typeof MeetingRoom>

const common = { service: 'commons', method: 'GET', access: 'signedIn', effect: 'read', origin: 'spec' } as const
const CompanyId = Type.Optional(
  Type.String({ format: 'uuid', description: "the caller's company if left out or the null id" }),
)
const Sites = Type.Optional(
  Type.String({ maxLength: 4000, description: 'names or ids of locations, separated by commas; all if left out' }),
)
const Site = Type.Object({ id: Id, name: Type.String() })

export const departmentTree = operation({
  ...common,
  id: 'departmentTree',
  path: '/commons-sts/department-tree',
  query: Type.Object({ companyID: CompanyId }),
  answer: Type.Array(DepartmentNode),
  doc: "Active departments of a company as a tree, in order. A company other than the caller's is only for administrators of the platform.",
  place: '000/7/37, 002/7.6/4',
})

export const departmentsByCompany = operation({
  ...common,
  id: 'departmentsByCompany',
  path: '/commons-sts/departments',
  query: Type.Object({
    companyId: CompanyId,
    defaultAsCompany: Type.Optional(
      Type.Boolean({ description: 'whether the company itself comes first, under its own id' }),
    ),
    extendId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'a department that is included even if inactive; the null id for none',
      }),
    ),
  }),
  answer: Type.Array(Department),
  doc: "Active departments of a company as a flat list, parents before children. A company other than the caller's is only for administrators of the platform.",
  place: '002/7.12/12',
})

export const departmentByIds = operation({
  ...common,
  id: 'departmentByIds',
  method: 'POST',
  path: '/commons-sts/departments-by-ids',
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Department),
  doc: "The departments of the caller's company with these ids, including inactive ones.",
  place: 'ours',
})

export const departmentsByLegal = operation({
  ...common,
  id: 'departmentsByLegal',
  path: '/commons-applicant/departments-by-legal',
  query: Type.Object({ text: Type.Optional(Type.String({ maxLength: 200 })), sites: Sites }),
  answer: Type.Array(Department),
  doc: "Active departments of the caller's company by folded name, key or legal entity, at some locations or all.",
  place: '002/7.12/46',
})

export const siteDepartments = operation({
  ...common,
  id: 'siteDepartments',
  path: '/commons-applicant/list-site-departments',
  query: Type.Object({ locations: Sites }),
  answer: Type.Array(
    Type.Object({
      ...Site.properties,
      departments: Type.Array(Type.Object({ id: Id, key: Type.String(), name: Type.String() })),
    }),
  ),
  doc: "Locations of the caller's company with the active departments at each.",
  place: '001/7.4/28, 002/7.12/47',
})

export const siteList = operation({
  ...common,
  id: 'siteList',
  path: '/commons-applicant/list-site',
  access: 'everyRole',
  answer: Type.Array(Site),
  doc: "Locations of the caller's company, in order.",
  place: '002/7.12/45',
})

export const locationsByCompany = operation({
  ...common,
  id: 'locationsByCompany',
  path: '/commons-sts/locations-by-company',
  query: Type.Object({ companyId: CompanyId }),
  answer: Type.Array(Location),
  doc: "Locations of a company with their addresses, in order. A company other than the caller's is only for administrators of the platform.",
  place: '002/7.12/15',
})

export const meetingRoomsByLocation = operation({
  ...common,
  id: 'meetingRoomsByLocation',
  path: '/commons-sts/meeting-rooms-by-location',
  query: Type.Object({
    locationId: Type.Optional(Type.String({ format: 'uuid', description: 'all locations if left out or the null id' })),
  }),
  answer: Type.Array(MeetingRoom),
  doc: "Meeting rooms at a location of the caller's company, in name order; 404 for a location of another company.",
  place: '002/7.12/16',
})
