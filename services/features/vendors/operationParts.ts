import { Type } from 'typebox'
import { Id, rowsPaging } from '../../core/contract/shapes.ts'
import { Status, vendorLimits } from './vendorShapes.ts'

/** What all operations on vendors have in common. */
export const base = { service: 'backoffice', origin: 'spec' } as const
/** What the writes have in common. */
export const write = { effect: 'write', idempotent: true } as const
/** The id in the path. */
export const byId = Type.Object({ id: Id })
/** What a delete answers. */
export const Ok = Type.Object({ status: Type.String({ description: 'OK means success' }) })
/** Who sees vendors and those in charge of them. */
export const readers = ['Vendor:ListVendor', 'Vendor:GetVendor', 'Vendor:UpdateVendor'] as const
/** Who asks vendors for CVs: they choose among them by location. */
export const askers = [...readers, 'VendorRequest:CreateVendorRequest', 'VendorRequest:UpdateVendorRequest'] as const
/** What a list takes. */
export const rows = Type.Object({
  ...rowsPaging(1000),
  input: Type.Optional(Type.String({ maxLength: 200, description: 'parts of the texts, accents and case aside' })),
  status: Type.Optional(Type.Array(Status, { maxItems: 10, description: 'ours: any of these; all without it' })),
})
/** Ids of a batch. */
export const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
/** Locations by name. */
export const byLocation = Type.Object({
  location: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description: 'names of locations' }),
})
// Longer and blank ones are answered under the field, so the shapes leave room for them.
/** What both forms have. */
export const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${vendorLimits.name} characters, not there already in any case of its letters`,
  }),
  status: Status,
  location: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description: 'names of locations' }),
  ),
  version: Type.Optional(
    Type.Integer({ description: 'ours: as it was read; another one is refused with errorCode 599' }),
  ),
}
