import { Type, type Static } from 'typebox'
import { Day, Id, Moment, Nullable, openWords } from '../../core/contract/shapes.ts'
import { feeKinds } from '../vendorAgreements/agreementShapes.ts'

/** How far the fee of a hire is. */
export const placementStates = ['expected', 'due', 'paid', 'refunded', 'noFee'] as const
export type PlacementState = (typeof placementStates)[number]

/** What was settled of a fee. */
export const settlements = ['paid', 'refunded'] as const
export type Settlement = (typeof settlements)[number]

/** The most of each value. */
export const placementLimits = { amount: 999_999_999_999, note: 1000 } as const

const Amount = Type.Number({ minimum: 0, maximum: placementLimits.amount })

/** What is said of a hire. */
export const placementFields = {
  startDay: Nullable({ ...Day, description: 'first day of work, YYYY-MM-DD' }),
  salary: Nullable({ ...Amount, description: 'of a year, in the currency of the agreement' }),
  fixedFee: Nullable({ ...Amount, description: 'the fee that holds whatever the agreement says; null: as it says' }),
  settled: Nullable(openWords(Type.Enum(settlements, { description: 'what was settled of the fee' }))),
  note: Type.String({ description: 'about the hire' }),
}

/** A hire of somebody whom a vendor has submitted (ours). */
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
  isEntitled: Type.Boolean({ description: 'the vendor owned the candidate when they were hired' }),
  state: openWords(
    Type.Enum(placementStates, {
      description: 'expected: its amount or first day is not known, or still to come; due: from the first day of work',
    }),
  ),
  feeKind: Nullable(openWords(Type.Enum(feeKinds, { description: 'as was agreed; null: nothing was' }))),
  feeRate: Nullable(Type.Number({ description: 'percents, or the amount, as was agreed' })),
  currency: Nullable(Type.String({ description: 'code of three capital letters' })),
  fee: Nullable(Type.Number({ description: 'in the currency; null: not known yet' })),
  guaranteeDays: Nullable(Type.Integer()),
  guaranteeUntil: Nullable({ ...Day, description: 'last day of the guarantee, YYYY-MM-DD' }),
  refundRule: Type.String({ description: 'what holds within the guarantee, as was agreed' }),
  ...placementFields,
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
})
export type VendorPlacement = Static<typeof VendorPlacement>
