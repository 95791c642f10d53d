import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, openEnum, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { placementFields, placementLimits, placementStates, VendorPlacement } from './placementShapes.ts'

// Re-exported for the gateway, which imports contracts only.
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
    input: Type.Optional(Type.String({ maxLength: 200, description: 'part of the candidate, vendor or job' })),
    states: Type.Optional(
      Type.Array(openEnum(Type.Enum(placementStates)), {
        maxItems: 10,
        description: 'only placements in these states',
      }),
    ),
    vendorIds: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'only placements of these vendors' })),
  }),
  answer: pagedRows(VendorPlacement),
  doc: 'Returns the hires of candidates whom vendors submitted, latest first.',
})

export const vendorPlacementByIds = operation({
  ...base,
  id: 'vendorPlacementByIds',
  method: 'POST',
  path: '/VendorPlacements/by-ids',
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(VendorPlacement),
  doc: 'Returns placements by id, in any order. Unknown ids are left out.',
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
    version: Type.Optional(
      Type.Integer({ description: 'the version that was read; any other is refused with errorCode 599' }),
    ),
  }),
  answer: VendorPlacement,
  doc: 'Records the first day of work, the salary and what was settled of the fee.',
})
