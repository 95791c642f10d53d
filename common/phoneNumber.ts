/**
 * Returns the number to dial for a phone number as it is written, without dots, spaces, dashes and brackets. Vietnamese
 * numbers, written with +84, 84 or no country code, begin with a 0 (decision D-54); those of other countries stay + and
 * digits (D-123). The result is empty if the text has no digit.
 */
export function phoneNumber(phone: string): string {
  const typed = phone.normalize('NFKC').replace(/[^\d+]/g, '')
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return ''
  // 84 is a country code only if a complete number follows: 084 is also an area code.
  const isVietnamese = typed.startsWith('+84') || (!typed.startsWith('+') && /^84\d{9,}$/.test(digits))
  if (isVietnamese) return digits.replace(/^840?/, '0')
  if (typed.startsWith('+')) return `+${digits}`
  return digits.startsWith('0') ? digits : `0${digits}`
}
