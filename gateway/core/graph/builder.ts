import SchemaBuilder from '@pothos/core'
import type { GatewayContext } from './context.ts'
import './permission.ts'
import './plugins/semanticNonNull.ts'

/** What the Pothos types of this gateway have in common: fields are non-null unless they say `nullable`; those of the roots and those with `mayFailAlone` are nullable with `@semanticNonNull`. */
export interface GatewayTypes {
  Context: GatewayContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    /** REST moments are UTC texts already; input comes as Date. */
    DateTime: { Input: Date; Output: string }
    /** A day without zone, YYYY-MM-DD both ways. */
    Date: { Input: string; Output: string }
    /** As precise as people know it: YYYY-MM-DD, YYYY-MM or YYYY. */
    PartialDate: { Input: string; Output: string }
    EmailAddress: { Input: string; Output: string }
    URL: { Input: string; Output: string }
    Permission: { Input: string; Output: string }
    JSON: { Input: unknown; Output: unknown }
  }
}

export const builder = new SchemaBuilder<GatewayTypes>({
  plugins: ['permission', 'semanticNonNull'],
  defaultFieldNullability: false,
})

builder.queryType({ description: 'Everything that can be read.' })
builder.mutationType({ description: 'Everything that can be changed.' })
builder.subscriptionType({
  description: 'Everything that can be watched. The current state comes first, then each change.',
})
