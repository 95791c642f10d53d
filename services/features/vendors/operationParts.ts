import { Type } from 'typebox'
import { Id, rowsPaging } from '../../core/contract/shapes.ts'
import { Status, vendorLimits } from './vendorShapes.ts'

/** The common properties of all operations on vendors. */
export const base = { service: 'backoffice', origin: 'spec' } as const
/** The common properties of all writes. */
export const write = { effect: 'write', idempotent: true } as const
/** The id in the path. */
export const byId = Type.Object({ id: Id })
/** The answer of a delete. */
export const Ok = Type.Object({ status: Type.String({ description: 'OK means success' }) })
/** The permission keys that let a user see vendors and the people in charge of them. */
export const readers = ['Vendor:ListVendor', 'Vendor:GetVendor', 'Vendor:UpdateVendor'] as const
/** The permission keys of users who request CVs and choose vendors by location. */
export const askers = [...readers, 'VendorRequest:CreateVendorRequest', 'VendorRequest:UpdateVendorRequest'] as const
/** The body of a list. */
export const rows = Type.Object({
  ...rowsPaging(1000),
  input: Type.Optional(
    Type.String({ maxLength: 200, description: 'parts of the texts; case and accents are ignored' }),
  ),
  status: Type.Optional(Type.Array(Status, { maxItems: 10, description: 'ours: only these statuses; omitted: all' })),
})
/** The ids of a batch. */
export const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
/** Locations by name. */
export const byLocation = Type.Object({
  location: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description: 'names of locations' }),
})
// Texts that are too long or blank are reported at the field, so the shapes allow them.
/** The common fields of both forms. */
export const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${vendorLimits.name} characters, unique regardless of case`,
  }),
  status: Status,
  location: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description: 'names of locations' }),
  ),
  version: Type.Optional(
    Type.Integer({ description: 'ours: the version that was read; any other is refused with errorCode 599' }),
  ),
}
