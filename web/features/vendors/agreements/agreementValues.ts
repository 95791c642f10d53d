import type { Option } from '../../../shared/fields/ChoiceList.tsx'

/** What the form holds; numbers as texts. */
export interface AgreementValues {
  firstDay: string
  lastDay: string
  feeKind: string
  fee: string
  currency: string
  guaranteeDays: string
  ownershipDays: string
  refundRule: string
  /** None: all jobs. */
  jobs: Option[]
}
