import {
  personStates,
  vendorInvite,
  vendorPeople,
  type PersonState,
  type VendorPerson as Row,
} from '../../../services/features/vendors/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue, type Other } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { User } from '../users/user.ts'
import { Vendor } from './vendor.ts'

const VendorPersonState = builder.enumType('VendorPersonState', {
  description: "The state of the account behind a vendor's address.",
  values: {
    NONE: { value: 'none', description: 'Nobody signs in with the address.' },
    INVITED: { value: 'invited', description: 'Somebody was invited but has not set a password yet.' },
    UNCONFIRMED: {
      value: 'unconfirmed',
      description: 'Somebody has not confirmed the address and cannot see anything yet.',
    },
    ACTIVE: { value: 'active', description: 'Somebody signs in with the address.' },
    DISABLED: { value: 'disabled', description: 'The account is disabled.' },
    OTHER: otherValue('stateName'),
  } satisfies Record<string, { value: PersonState | Other; description: string }>,
})
const states = openSet(personStates)

const VendorPerson = builder
  .objectRef<Row>('VendorPerson')
  .implement({
    description: 'An active address of a vendor and the user who signs in with it.',
    fields: (t) => ({
      email: t.expose('email', { type: 'EmailAddress', description: 'The address in lower case.' }),
      user: t.field({
        type: User,
        nullable: true,
        description: 'The user who signs in with it.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      state: t.field({
        type: VendorPersonState,
        description: 'State of the account.',
        resolve: ({ state }) => states.valueOf(state),
      }),
      stateName: t.string({
        nullable: true,
        description: "The services' own value if the state is OTHER.",
        resolve: ({ state }) => states.nameOf(state),
      }),
    }),
  })

const people = loader<{ vendorId: string; people: Row[] }>({
  read: async (ids, { rest }) => {
    const byVendor = Map.groupBy(await rest.call(vendorPeople, { body: { ids: [...ids] } }), ({ vendorId }) => vendorId)
    return ids.map((vendorId) => ({ vendorId, people: byVendor.get(vendorId) ?? [] }))
  },
  key: ({ vendorId }) => vendorId,
})

builder.objectField(Vendor, 'people', (t) =>
  t.field({
    type: [VendorPerson],
    nullable: true,
    mayFailAlone: true,
    operation: vendorPeople,
    description: 'Its active addresses, with the user who signs in with each.',
    resolve: async ({ id }, _args, context) => (await people.load(context, id))?.people ?? [],
  }),
)

mutation('inviteVendorUser', {
  description: 'Invites a user of a vendor by e-mail; a user who was already invited gets a new link.',
  operation: vendorInvite,
  input: (t) => ({
    id: t.id({ required: true, description: 'The vendor (global id).' }),
    email: t.field({ type: 'EmailAddress', required: true, description: 'One of its active addresses.' }),
    name: t.string({ required: true, description: 'Given name, not blank, up to 100 characters.' }),
    familyName: t.string({ description: 'Family name, up to 100 characters.' }),
  }),
  payload: (t: PayloadFields<{ person: Row }>) => ({
    person: t.expose('person', { type: VendorPerson, description: 'The address, with the user who signs in with it.' }),
  }),
  resolve: async ({ id, email, name, familyName }, { rest }) => ({
    person: await rest.call(vendorInvite, {
      params: { id: idOf('Vendor', id) },
      body: { email, name, ...(familyName && { familyName }) },
    }),
  }),
})
