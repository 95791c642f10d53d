import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'
import { agreementFields, agreementLimits, VendorAgreement } from './agreementShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export { feeKinds } from './agreementShapes.ts'
export type { FeeKind, VendorAgreement } from './agreementShapes.ts'

const base = { service: 'backoffice', origin: 'ours', access: 'Vendor:UpdateVendor', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })

// Texts and numbers out of range are reported at the field, so the shapes allow them.
const body = {
  ...agreementFields,
  refundRule: Type.Optional(
    Type.String({ maxLength: 10_000, description: `up to ${agreementLimits.refundRule} characters` }),
  ),
  jobIds: Type.Optional({
    ...agreementFields.jobIds,
    description: `up to ${agreementLimits.jobs} jobs; null: all; omitted: all for a new agreement, otherwise unchanged`,
  }),
}

export const vendorAgreementsOf = operation({
  ...base,
  id: 'vendorAgreementsOf',
  method: 'POST',
  path: '/VendorAgreements/by-vendors',
  effect: 'read',
  body: ids,
  answer: Type.Array(VendorAgreement),
  doc: 'Returns the agreements with vendors by vendor ids, the latest of each vendor first.',
})

export const vendorAgreementByIds = operation({
  ...base,
  id: 'vendorAgreementByIds',
  method: 'POST',
  path: '/VendorAgreements/by-ids',
  effect: 'read',
  body: ids,
  answer: Type.Array(VendorAgreement),
  doc: 'Returns agreements by id, in any order. Unknown ids are left out.',
})

export const vendorAgreementCreate = operation({
  ...base,
  ...write,
  id: 'vendorAgreementCreate',
  method: 'POST',
  path: '/VendorAgreements/create',
  body: Type.Object({ vendorId: Id, ...body }),
  answer: VendorAgreement,
  doc: 'Creates an agreement with a vendor. Refused if another one of the vendor covers the same jobs on one of its days. It applies to CVs that arrive from then on.',
})

export const vendorAgreementUpdate = operation({
  ...base,
  ...write,
  id: 'vendorAgreementUpdate',
  method: 'PUT',
  path: '/VendorAgreements/{id}',
  params: byId,
  body: Type.Object({
    ...body,
    version: Type.Optional(
      Type.Integer({ description: 'the version that was read; any other is refused with errorCode 599' }),
    ),
  }),
  answer: VendorAgreement,
  doc: 'Changes the agreement. CVs that have arrived and existing placements keep the terms that applied to them.',
})

export const vendorAgreementDelete = operation({
  ...base,
  ...write,
  id: 'vendorAgreementDelete',
  method: 'DELETE',
  path: '/VendorAgreements/{id}',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes an agreement. CVs that have arrived and existing placements keep the terms that applied to them.',
})
