import { Type, type Static } from 'typebox'
import { Day, Id, Moment, Nullable, openEnum } from '../../core/contract/shapes.ts'
import { feeKinds } from '../vendorAgreements/agreementShapes.ts'

/** The states of the fee of a hire. */
export const placementStates = ['expected', 'due', 'paid', 'refunded', 'noFee'] as const
export type PlacementState = (typeof placementStates)[number]

/** How a fee was settled. */
export const settlements = ['paid', 'refunded'] as const
export type Settlement = (typeof settlements)[number]

/** The maximum of each value. */
export const placementLimits = { amount: 999_999_999_999, note: 1000 } as const

const Amount = Type.Number({ minimum: 0, maximum: placementLimits.amount })

/** The fields of a hire that users edit. */
export const placementFields = {
  startDay: Nullable({ ...Day, description: 'first day of work, YYYY-MM-DD' }),
  salary: Nullable({ ...Amount, description: 'per year, in the currency of the agreement' }),
  fixedFee: Nullable({
    ...Amount,
    description: 'the fee that applies regardless of the agreement; null: according to the agreement',
  }),
  settled: Nullable(openEnum(Type.Enum(settlements, { description: 'how the fee was settled' }))),
  note: Type.String({ description: 'about the hire' }),
}

/** The hire of a candidate whom a vendor submitted (our addition). */
export const VendorPlacement = Type.Object({
  id: Id,
  submissionId: Id,
  vendorId: Id,
  vendorName: Type.String(),
  candidateId: Nullable(Id),
  candidateName: Type.String(),
  jobId: Nullable(Id),
  jobTitle: Type.String({ description: 'title of the job, or of the request that was answered' }),
  hiredDate: Moment,
  isEntitled: Type.Boolean({ description: 'whether the vendor owned the candidate when they were hired' }),
  state: openEnum(
    Type.Enum(placementStates, {
      description: 'expected: the amount or the first day is unknown or in the future; due: from the first day of work',
    }),
  ),
  feeKind: Nullable(openEnum(Type.Enum(feeKinds, { description: 'as agreed; null: nothing was agreed' }))),
  feeRate: Nullable(Type.Number({ description: 'the percentage or the amount, as agreed' })),
  currency: Nullable(Type.String({ description: 'currency code of three capital letters' })),
  fee: Nullable(Type.Number({ description: 'in the currency; null: not known yet' })),
  guaranteeDays: Nullable(Type.Integer()),
  guaranteeUntil: Nullable({ ...Day, description: 'last day of the guarantee, YYYY-MM-DD' }),
  refundRule: Type.String({ description: 'what applies within the guarantee, as agreed' }),
  ...placementFields,
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
})
export type VendorPlacement = Static<typeof VendorPlacement>
