import { Type, type Static } from 'typebox'
import { Day, Id, Moment, Nullable, openEnum } from '../../core/contract/shapes.ts'

/** How the fee of a hire is calculated: a percentage of the yearly salary, or a flat amount. */
export const feeKinds = ['percent', 'flat'] as const
export type FeeKind = (typeof feeKinds)[number]

/** The days for which the first vendor who submits a candidate owns them, unless an agreement specifies otherwise. */
export const usualOwnershipDays = 180

/** The maximum of each value. */
export const agreementLimits = {
  percent: 100,
  fee: 999_999_999_999,
  days: 3650,
  refundRule: 1000,
  jobs: 100,
  /** The maximum number of agreements per vendor. */
  each: 100,
} as const

/** The terms of an agreement between a company and a vendor. */
export const agreementFields = {
  fromDay: { ...Day, description: 'first day on which it applies to CVs, YYYY-MM-DD' },
  toDay: Nullable({ ...Day, description: 'last day; null: no end' }),
  feeKind: openEnum(Type.Enum(feeKinds, { description: 'percent of the yearly salary, or a flat amount' })),
  fee: Type.Number({ description: 'the percentage, or the amount in the currency' }),
  currency: Type.String({ description: 'currency code of three capital letters' }),
  guaranteeDays: Type.Integer({
    description: 'days from the first day of work within which a leaver is refunded or replaced',
  }),
  ownershipDays: Type.Integer({ description: 'days for which the first vendor who submits a candidate owns them' }),
  refundRule: Type.String({ description: 'what applies within the guarantee' }),
  jobIds: Nullable(Type.Array(Id, { description: 'the jobs that it covers; null: all' })),
}

/** An agreement with a vendor (our addition). */
export const VendorAgreement = Type.Object({
  id: Id,
  vendorId: Id,
  ...agreementFields,
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
  updatedBy: Type.String({ description: 'user name' }),
  updatedDate: Moment,
})
export type VendorAgreement = Static<typeof VendorAgreement>
