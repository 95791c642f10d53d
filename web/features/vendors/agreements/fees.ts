import { useTranslation } from 'react-i18next'
import { formatCount, formatMoney } from '../../../shared/format/numbers.ts'

export const feeKinds = ['PERCENT', 'FLAT'] as const

interface Fee {
  feeKind: string
  feeKindName: string | null | undefined
  fee: number
  currency: string
}

/** Returns a function that describes how a fee is calculated: 18 % of the yearly salary, or an amount. */
export function useFeeText() {
  const { t } = useTranslation('vendors')
  return ({ feeKind, feeKindName, fee, currency }: Fee): string => {
    if (feeKind === 'PERCENT') return t('agreement.percentOf', { replace: { percent: formatCount(fee) } })
    return feeKind === 'FLAT' ? formatMoney(fee, currency) : (feeKindName ?? feeKind)
  }
}
