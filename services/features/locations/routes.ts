import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import {
  createLocation,
  deleteLocation,
  listLocations,
  location,
  updateLocation,
  usageOfLocations,
} from './locations.ts'

export const routes: Route[] = [
  implement(contract.locationManageList, ({ body: { keyword = '', ...wanted } }, { db }) =>
    listLocations(db, keyword, wanted),
  ),
  implement(contract.locationManageUsage, ({ body }, { db }) => usageOfLocations(db, body.ids)),
  implement(contract.locationManageGet, ({ params }, { db }) => location(db, params.id)),
  implement(contract.locationManageCreate, async ({ body }, { db }) => location(db, await createLocation(db, body))),
  implement(contract.locationManageUpdate, async ({ params, body }, { db }) => {
    await updateLocation(db, params.id, body)
    return location(db, params.id)
  }),
  implement(contract.locationManageDelete, async ({ params }, { db }) => {
    await deleteLocation(db, params.id)
    return { status: 'OK' }
  }),
]
