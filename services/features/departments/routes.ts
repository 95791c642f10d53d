import { nullId } from '../../core/contract/shapes.ts'
import { notFound } from '../../core/http/errors.ts'
import { companyScope } from '../../core/identity/roles/platform.ts'
import { companiesByIds } from '../../core/identity/companies/companies.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import {
  departmentByIds,
  departmentsByCompany,
  departmentsByLegal,
  departmentTree,
  locationsByCompany,
  meetingRoomsByLocation,
  siteDepartments,
  siteList,
  type Department,
} from './contract.ts'
import { manageRoutes } from './manageRoutes.ts'
import * as queries from './queries.ts'
import './tables.ts'

const scopeOf = ({ db, caller }: RequestContext, companyId: string | undefined) => companyScope(db, caller, companyId)

/** Returns the company itself in the form of a department (with its own id, above all others). */
async function companyAsDepartment({ cache, db, caller }: RequestContext, companyId: string): Promise<Department[]> {
  return (await companiesByIds(cache, db, caller, [companyId])).map(({ id, name, code }) => ({
    id,
    key: code ?? '',
    name,
    parentId: null,
    legalName: null,
    locationId: null,
    manager: null,
    active: true,
  }))
}

export { queues } from './manageRoutes.ts'

export const routes: Route[] = [
  ...manageRoutes,
  implement(
    departmentTree,
    async ({ query }, context) =>
      queries.departmentTree(context.cache, await scopeOf(context, query.companyID)) as never,
  ),
  implement(departmentsByCompany, async ({ query }, context) => {
    const db = await scopeOf(context, query.companyId)
    const list = await queries.listDepartments(context.cache, db, query.extendId?.toLowerCase())
    return query.defaultAsCompany ? [...(await companyAsDepartment(context, db.companyId)), ...list] : list
  }),
  implement(departmentByIds, ({ body }, { cache, db }) => queries.departmentsByIds(cache, db, body.ids)),
  implement(departmentsByLegal, ({ query }, { cache, db }) =>
    queries.departmentsByLegal(cache, db, query.text ?? '', query.sites),
  ),
  implement(siteDepartments, ({ query }, { cache, db }) => queries.siteDepartments(cache, db, query.locations)),
  implement(siteList, async (_input, { cache, db }) =>
    (await queries.locations(cache, db)).map(({ id, name }) => ({ id, name })),
  ),
  implement(locationsByCompany, async ({ query }, context) =>
    queries.locations(context.cache, await scopeOf(context, query.companyId)),
  ),
  implement(meetingRoomsByLocation, async ({ query: { locationId = nullId } }, { cache, db }) => {
    const rooms = await queries.meetingRooms(db)
    const asked = locationId.toLowerCase()
    if (asked === nullId) return rooms
    if (!(await queries.locations(cache, db)).some(({ id }) => id === asked)) throw notFound()
    return rooms.filter((room) => room.locationId === asked)
  }),
]
