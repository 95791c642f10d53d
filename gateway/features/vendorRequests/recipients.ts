import {
  vendorConfigsByLocation,
  vendorsByLocation,
  type VendorConfig as ConfigRow,
} from '../../../services/features/vendors/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { VendorConfig } from '../vendors/vendorConfig.ts'

interface Addresses {
  name: string
  email: readonly string[]
}

const VendorAddresses = builder
  .objectRef<Addresses>('VendorAddresses')
  .implement({
    description: 'A vendor with the addresses that requests are e-mailed to.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the agency.' }),
      emails: t.field({
        type: ['EmailAddress'],
        description: 'Its active addresses.',
        resolve: ({ email }) => [...email],
      }),
    }),
  })

const VendorRecipients = builder
  .objectRef<{ vendors: readonly Addresses[]; inCharge: readonly ConfigRow[] }>('VendorRecipients')
  .implement({
    description: 'The possible e-mail recipients of a request for some locations.',
    fields: (t) => ({
      vendors: t.field({
        type: [VendorAddresses],
        description: 'Active vendors of any of the locations, in name order.',
        resolve: ({ vendors }) => [...vendors],
      }),
      inCharge: t.field({
        type: [VendorConfig],
        description: 'Users currently in charge of the vendors of any of the locations, in name order.',
        resolve: ({ inCharge }) => [...inCharge],
      }),
    }),
  })

builder.queryField('vendorRecipients', (t) =>
  t.field({
    type: VendorRecipients,
    operation: vendorsByLocation,
    description: 'The possible e-mail recipients of a request for some locations; none if no location is named.',
    args: { locationNames: t.arg.stringList({ required: true, description: 'Names of locations of the company.' }) },
    resolve: async (_root, { locationNames }, { rest }) => {
      const body = { location: [...locationNames] }
      const fieldNames = { location: 'locationNames' }
      const [vendors, inCharge] = await Promise.all([
        rest.call(vendorsByLocation, { fieldNames, body }),
        rest.call(vendorConfigsByLocation, { fieldNames, body }),
      ])
      return { vendors, inCharge }
    },
  }),
)
