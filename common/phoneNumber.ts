/**
 * The number that is dialled for a phone as it is written, without dots, spaces, dashes and brackets. Vietnamese ones, with
 * +84, 84 or no country code, begin with a 0 (decision D-54); those of other countries stay + and digits (D-123). Empty when
 * there is no digit in it.
 */
export function phoneNumber(phone: string): string {
  const typed = phone.normalize('NFKC').replace(/[^\d+]/g, '')
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return ''
  // 84 is a country code only where a whole number follows: 084 is an area of its own.
  const isVietnamese = typed.startsWith('+84') || (!typed.startsWith('+') && /^84\d{9,}$/.test(digits))
  if (isVietnamese) return digits.replace(/^840?/, '0')
  if (typed.startsWith('+')) return `+${digits}`
  return digits.startsWith('0') ? digits : `0${digits}`
}
