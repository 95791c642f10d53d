/**
 * Returns the form in which texts are compared: width and case folded, accents dropped, đ as d; Japanese voicing marks
 * stay. Services and client fold alike, so a picker finds what the server finds.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
}

/**
 * Returns a text as part of an address: its folded words joined by hyphens, with at most `longest` characters. The
 * result is empty for a text without Latin letters and digits.
 */
export const slugOf = (text: string, longest: number): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')

/** Returns the form in which phone numbers are compared: digits only, +84 and 84 as 0, other countries with their +. */
export function phoneKey(text: string): string {
  const typed = text.normalize('NFKC').trim()
  const digits = typed.replace(/\D/g, '')
  if (/^\(?\+/.test(typed)) return digits.startsWith('84') ? `0${digits.slice(2)}` : digits && `+${digits}`
  return digits.length > 9 && digits.startsWith('84') ? `0${digits.slice(2)}` : digits
}

/** Returns the form in which e-mail addresses are compared: trimmed, width and case folded. */
export function emailKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
