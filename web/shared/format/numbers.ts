import i18n from 'i18next'
import { numberFormat } from './intl.ts'

/** Returns a number with the thousands separators of the current language: 1,204 (1.204 in Vietnamese). */
export const formatCount = (value: number): string => numberFormat(i18n.language, {}).format(value)

/** Returns the same, or a dash for an unknown number. */
export const countOrDash = (value: number | null | undefined): string => (value == null ? '—' : formatCount(value))

/** Returns the sum of the known numbers; null if none is known. */
export const sumOf = (...values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => value != null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}

/**
 * Returns an amount as the specification writes it, `1,204,000 đ`; other currencies in the format of the language:
 * `€12.50`.
 */
export const formatMoney = (amount: number, currency = 'VND'): string =>
  currency === 'VND'
    ? `${numberFormat(i18n.language, { maximumFractionDigits: 0 }).format(amount)}\u00a0đ`
    : numberFormat(i18n.language, { style: 'currency', currency }).format(amount)
