import type { SecondFactor } from '../../../services/features/secondFactors/contract.ts'

/** A user without a second factor, where one can be set up. */
export const noFactor: SecondFactor = {
  isEnabled: false,
  isPending: false,
  recoveryCodesLeft: 0,
  serverTime: '2026-11-25T00:00:00.000Z',
  period: 30,
  digits: 6,
  offered: 'here',
  dueDate: null,
}
export const withFactor: SecondFactor = { ...noFactor, isEnabled: true, recoveryCodesLeft: 10 }
