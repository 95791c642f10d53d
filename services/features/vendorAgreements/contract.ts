import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'
import { agreementFields, agreementLimits, VendorAgreement } from './agreementShapes.ts'

// Passed on for the gateway, which imports contracts only.
export { feeKinds } from './agreementShapes.ts'
export type { FeeKind, VendorAgreement } from './agreementShapes.ts'

const base = { service: 'backoffice', origin: 'ours', access: 'Vendor:UpdateVendor', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })

// Longer texts and other numbers are answered under the field, so the shapes leave room for them.
const body = {
  ...agreementFields,
  refundRule: Type.Optional(
    Type.String({ maxLength: 10_000, description: `up to ${agreementLimits.refundRule} characters` }),
  ),
  jobIds: Type.Optional({
    ...agreementFields.jobIds,
    description: `up to ${agreementLimits.jobs} jobs; null: all; without it all, or those that it was for`,
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
  doc: 'The agreements with vendors (their ids), the latest of each first.',
})

export const vendorAgreementByIds = operation({
  ...base,
  id: 'vendorAgreementByIds',
  method: 'POST',
  path: '/VendorAgreements/by-ids',
  effect: 'read',
  body: ids,
  answer: Type.Array(VendorAgreement),
  doc: 'Agreements by id, in any order; unknown ones are left out.',
})

export const vendorAgreementCreate = operation({
  ...base,
  ...write,
  id: 'vendorAgreementCreate',
  method: 'POST',
  path: '/VendorAgreements/create',
  body: Type.Object({ vendorId: Id, ...body }),
  answer: VendorAgreement,
  doc: 'A new agreement with a vendor. Refused where another one of the vendor holds for the same jobs on one of its days. It is for CVs that come from then on.',
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
    version: Type.Optional(Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })),
  }),
  answer: VendorAgreement,
  doc: 'The agreement becomes this. CVs that have come, and placements that were made, keep what held for them.',
})

export const vendorAgreementDelete = operation({
  ...base,
  ...write,
  id: 'vendorAgreementDelete',
  method: 'DELETE',
  path: '/VendorAgreements/{id}',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes an agreement. CVs that have come, and placements that were made, keep what held for them.',
})
