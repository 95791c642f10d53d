import { formatCount } from '../../../shared/format/numbers.ts'

interface Salary {
  salaryFrom: number | null | undefined
  salaryTo: number | null | undefined
  salaryCurrency: { name: string } | null | undefined
  salaryType: { name: string } | null | undefined
}

/** `18,000,000 – 27,000,000 VND · Gross per month`; null if a job has neither an amount nor a salary type. */
export function salaryText({ salaryFrom, salaryTo, salaryCurrency, salaryType }: Salary): string | null {
  const amounts = [salaryFrom, salaryTo].filter((amount) => typeof amount === 'number').map(formatCount)
  const amount = [...new Set(amounts)].join(' – ')
  const parts = [amount && [amount, salaryCurrency?.name].filter(Boolean).join(' '), salaryType?.name]
  return parts.filter(Boolean).join(' · ') || null
}
