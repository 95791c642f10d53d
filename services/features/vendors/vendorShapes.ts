import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openEnum } from '../../core/contract/shapes.ts'

/** Whether a vendor, an address or a person in charge is currently in use. */
export const vendorStatuses = ['Active', 'Inactive'] as const
export type VendorStatus = (typeof vendorStatuses)[number]

export const Status = openEnum(Type.Enum(vendorStatuses, { description: 'a status from list-status' }))

/** The maximum lengths of the texts in characters, and the maximum number of addresses of a vendor. */
export const vendorLimits = { name: 200, address: 500, emails: 50 } as const

const managed = {
  id: Id,
  name: Type.String(),
  status: Status,
  location: Type.Array(Type.String(), { description: 'names of locations' }),
  version: Type.Optional(
    Type.Integer({
      description: 'ours: increases with each change; a change must name the version that it is based on',
    }),
  ),
  updatedBy: Type.Optional(Type.String({ description: 'ours: user name' })),
  updatedDate: Type.Optional(Moment),
}

export const VendorEmail = Type.Object({ email: Type.String(), status: Status })
export type VendorEmail = Static<typeof VendorEmail>

/** A vendor (001/3/11). */
export const Vendor = Type.Object({ ...managed, address: Type.String(), email: Type.Array(VendorEmail) })
export type Vendor = Static<typeof Vendor>

/** The state of the user who signs in with an address. */
export const personStates = ['none', 'invited', 'unconfirmed', 'active', 'disabled'] as const
export type PersonState = (typeof personStates)[number]

/** An active address of a vendor, and the user who signs in with it. */
export const VendorPerson = Type.Object({
  vendorId: Id,
  email: Type.String({ description: 'in lower case' }),
  userName: Nullable(Type.String()),
  state: openEnum(
    Type.Enum(personStates, {
      description:
        'none: no user; invited: no password set yet; unconfirmed: the address is not confirmed, and the user sees nothing until then',
    }),
  ),
})
export type VendorPerson = Static<typeof VendorPerson>

/** A person in charge of the vendors at some locations (001/3/12). */
export const VendorConfig = Type.Object({
  ...managed,
  userName: Type.String(),
  email: Type.Optional(Type.String({ description: 'e-mail address of the user' })),
})
export type VendorConfig = Static<typeof VendorConfig>

/** An entry of a list that is returned completely. */
export const Named = Type.Object({ id: Type.String(), name: Type.String() })
