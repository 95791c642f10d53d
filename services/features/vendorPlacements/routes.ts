import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { listPlacements, placementsByIds, updatePlacement } from './placements.ts'

export const routes: Route[] = [
  implement(contract.vendorPlacementList, ({ body }, { db }) => listPlacements(db, body)),
  implement(contract.vendorPlacementByIds, ({ body }, { db }) => placementsByIds(db, body.ids)),
  implement(contract.vendorPlacementUpdate, ({ params, body }, context) => updatePlacement(context, params.id, body)),
]
