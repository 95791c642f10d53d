import i18n from 'i18next'

/** 1,204 (1.204 in Vietnamese): a number with the thousands separators of the language of the interface. */
export const formatCount = (value: number): string => new Intl.NumberFormat(i18n.language).format(value)

/** `1,204,000 đ`, as the specification writes amounts; other currencies as the language writes them: `€12.50`. */
export const formatMoney = (amount: number, currency = 'VND'): string =>
  currency === 'VND'
    ? `${new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(amount)}\u00a0đ`
    : new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(amount)
