import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, openWords, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { placementFields, placementLimits, placementStates, VendorPlacement } from './placementShapes.ts'

// Passed on for the gateway, which imports contracts only.
export { feeKinds } from '../vendorAgreements/agreementShapes.ts'
export { placementStates, settlements } from './placementShapes.ts'
export type { PlacementState, Settlement, VendorPlacement } from './placementShapes.ts'

const base = { service: 'backoffice', origin: 'ours', access: 'Vendor:UpdateVendor', place: 'ours' } as const

export const vendorPlacementList = operation({
  ...base,
  id: 'vendorPlacementList',
  method: 'POST',
  path: '/VendorPlacements/list',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    input: Type.Optional(Type.String({ maxLength: 200, description: 'parts of candidate, vendor or job' })),
    states: Type.Optional(
      Type.Array(openWords(Type.Enum(placementStates)), { maxItems: 10, description: 'any of these' }),
    ),
    vendorIds: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'of any of these vendors' })),
  }),
  answer: pagedRows(VendorPlacement),
  doc: 'Hires of people whom vendors have submitted, the latest first.',
})

export const vendorPlacementByIds = operation({
  ...base,
  id: 'vendorPlacementByIds',
  method: 'POST',
  path: '/VendorPlacements/by-ids',
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(VendorPlacement),
  doc: 'Placements by id, in any order; unknown ones are left out.',
})

export const vendorPlacementUpdate = operation({
  ...base,
  id: 'vendorPlacementUpdate',
  method: 'PUT',
  path: '/VendorPlacements/{id}',
  effect: 'write',
  idempotent: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({
    ...placementFields,
    note: Type.Optional(Type.String({ maxLength: 10_000, description: `up to ${placementLimits.note} characters` })),
    version: Type.Optional(Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })),
  }),
  answer: VendorPlacement,
  doc: 'Says when somebody begins to work, for what salary, and what was settled of the fee.',
})
