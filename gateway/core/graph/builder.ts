import SchemaBuilder from '@pothos/core'
import type { GatewayContext } from './context.ts'
import './permission.ts'
import './plugins/semanticNonNull.ts'

/**
 * The common options of this gateway's Pothos types. Fields are non-null unless they set `nullable`. Root fields and
 * fields with `mayFailAlone` are nullable with `@semanticNonNull`.
 */
export interface GatewayTypes {
  Context: GatewayContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    /** The services send times as UTC texts; input arrives as Date. */
    DateTime: { Input: Date; Output: string }
    /** A day without a time zone, YYYY-MM-DD in both directions. */
    Date: { Input: string; Output: string }
    /** As precise as it is known: YYYY-MM-DD, YYYY-MM or YYYY. */
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

builder.queryType({ description: 'All data that can be read.' })
builder.mutationType({ description: 'All changes that can be made.' })
builder.subscriptionType({
  description: 'All data that can be watched. A subscription sends the current state first, then each change.',
})
