import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openWords } from '../../core/contract/shapes.ts'

/** Whether a vendor, an address or a person in charge counts now. */
export const vendorStatuses = ['Active', 'Inactive'] as const
export type VendorStatus = (typeof vendorStatuses)[number]

export const Status = openWords(Type.Enum(vendorStatuses, { description: 'one of list-status' }))

/** Most characters of each text, and most addresses of a vendor. */
export const vendorLimits = { name: 200, address: 500, emails: 50 } as const

const managed = {
  id: Id,
  name: Type.String(),
  status: Status,
  location: Type.Array(Type.String(), { description: 'names of locations' }),
  version: Type.Optional(
    Type.Integer({ description: 'ours: grows with each change; a change names the one that it saw' }),
  ),
  updatedBy: Type.Optional(Type.String({ description: 'ours: user name' })),
  updatedDate: Type.Optional(Moment),
}

export const VendorEmail = Type.Object({ email: Type.String(), status: Status })
export type VendorEmail = Static<typeof VendorEmail>

/** A vendor (001/3/11). */
export const Vendor = Type.Object({ ...managed, address: Type.String(), email: Type.Array(VendorEmail) })
export type Vendor = Static<typeof Vendor>

/** Whether somebody signs in with an address. */
export const personStates = ['none', 'invited', 'unconfirmed', 'active', 'disabled'] as const
export type PersonState = (typeof personStates)[number]

/** An active address of a vendor, and who signs in with it. */
export const VendorPerson = Type.Object({
  vendorId: Id,
  email: Type.String({ description: 'in lower case' }),
  userName: Nullable(Type.String()),
  state: openWords(
    Type.Enum(personStates, {
      description:
        'none: nobody; invited: they have set no password yet; unconfirmed: they have not confirmed the address, and see nothing until then',
    }),
  ),
})
export type VendorPerson = Static<typeof VendorPerson>

/** A person in charge of the vendors of some locations (001/3/12). */
export const VendorConfig = Type.Object({
  ...managed,
  userName: Type.String(),
  email: Type.Optional(Type.String({ description: 'of the user' })),
})
export type VendorConfig = Static<typeof VendorConfig>

/** A choice of a list that is read whole. */
export const Named = Type.Object({ id: Type.String(), name: Type.String() })
