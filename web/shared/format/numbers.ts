import i18n from 'i18next'
import { numberFormat } from './intl.ts'

/** 1,204 (1.204 in Vietnamese): a number with the thousands separators of the language of the interface. */
export const formatCount = (value: number): string => numberFormat(i18n.language, {}).format(value)

/** The same; a dash for a number that nobody knows. */
export const countOrDash = (value: number | null | undefined): string => (value == null ? '—' : formatCount(value))

/** The sum of the numbers that are known; null when none is. */
export const sumOf = (...values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => value != null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}

/** `1,204,000 đ`, as the specification writes amounts; other currencies as the language writes them: `€12.50`. */
export const formatMoney = (amount: number, currency = 'VND'): string =>
  currency === 'VND'
    ? `${numberFormat(i18n.language, { maximumFractionDigits: 0 }).format(amount)}\u00a0đ`
    : numberFormat(i18n.language, { style: 'currency', currency }).format(amount)
