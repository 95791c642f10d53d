import type { Option } from '../../../shared/fields/ChoiceList.tsx'

/** The values of the form; numbers are strings. */
export interface AgreementValues {
  firstDay: string
  lastDay: string
  feeKind: string
  fee: string
  currency: string
  guaranteeDays: string
  ownershipDays: string
  refundRule: string
  /** Empty for all jobs. */
  jobs: Option[]
}
