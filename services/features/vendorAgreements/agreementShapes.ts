import { Type, type Static } from 'typebox'
import { Day, Id, Moment, Nullable, openWords } from '../../core/contract/shapes.ts'

/** How the fee of a hire is reckoned: of the yearly salary, or the same for each. */
export const feeKinds = ['percent', 'flat'] as const
export type FeeKind = (typeof feeKinds)[number]

/** Days for which who submits somebody first owns them, where no agreement says otherwise. */
export const usualOwnershipDays = 180

/** The most of each value. */
export const agreementLimits = {
  percent: 100,
  fee: 999_999_999_999,
  days: 3650,
  refundRule: 1000,
  jobs: 100,
  /** Agreements of one vendor. */
  each: 100,
} as const

/** What a company and a vendor have agreed on. */
export const agreementFields = {
  fromDay: { ...Day, description: 'first day of the CVs that it is for, YYYY-MM-DD' },
  toDay: Nullable({ ...Day, description: 'last day; null: open' }),
  feeKind: openWords(Type.Enum(feeKinds, { description: 'percent of the yearly salary, or flat: the same each time' })),
  fee: Type.Number({ description: 'percents, or the amount in the currency' }),
  currency: Type.String({ description: 'code of three capital letters' }),
  guaranteeDays: Type.Integer({ description: 'from the first day of work, in which a leaver is refunded or replaced' }),
  ownershipDays: Type.Integer({ description: 'for which who submits somebody first owns them' }),
  refundRule: Type.String({ description: 'what holds within the guarantee' }),
  jobIds: Nullable(Type.Array(Id, { description: 'the jobs that it is for; null: all' })),
}

/** An agreement with a vendor (ours). */
export const VendorAgreement = Type.Object({
  id: Id,
  vendorId: Id,
  ...agreementFields,
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
  updatedBy: Type.String({ description: 'user name' }),
  updatedDate: Moment,
})
export type VendorAgreement = Static<typeof VendorAgreement>
