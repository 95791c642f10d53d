/**
 * The number that is dialled for a phone as it is written: without dots, spaces, dashes and brackets, +84 as 0, and with
 * a 0 before all else (decision D-54). Empty when there is no digit in it.
 */
export function phoneNumber(phone: string): string {
  const typed = phone.normalize('NFKC').replace(/[^\d+]/g, '')
  const digits = typed.replace(/^\+840?/, '0').replace(/\D/g, '')
  return digits === '' || digits.startsWith('0') ? digits : `0${digits}`
}
