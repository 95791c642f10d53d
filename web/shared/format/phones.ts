import { phoneNumber } from '../../../common/phoneNumber.ts'

/** Country codes of one and two digits (ITU-T E.164); all others have three. */
const shortCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])(\d{4,})$/

/** Groups digits by three, with four at the end rather than a single one. */
const inThrees = (digits: string): string => digits.replace(/\d{3}(?=\d{2})/g, '$& ')

/**
 * Returns a phone number in its display format, however it was written: Vietnamese mobiles as 0912 345 678, landlines
 * as 024 3825 1234, numbers of other countries as +44 770 038 6200. Text that is not a number, or a number with an
 * extension, stays as it was written.
 */
export function phoneText(phone: string): string {
  const number = phoneNumber(phone)
  if (/[^\d\s+().-]/.test(phone.normalize('NFKC'))) return phone
  if (/^0\d{9}$/.test(number)) return number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
  if (/^02\d{9}$/.test(number)) return number.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')
  const [, code, rest] = shortCode.exec(number) ?? /^(?:\+)(\d{3})(\d{4,})$/.exec(number) ?? []
  return code && rest ? `+${code} ${inThrees(rest)}` : phone
}
