import { phoneKey } from './text.ts'

// The forms that texts of several places have (000/5, decision D-53): each stands here, once.

/** A phone number of a candidate (decision D-106), in whatever way it is typed. */
export const isPhone = (text: string): boolean =>
  /^0\d{9,10}$|^\+\d{8,15}$/.test(phoneKey(text)) && !/\p{L}/u.test(text)

/** A phone number of calls and DPS tasks: digits alone, as they are dialled within the country. */
export const isLocalPhone = (text: string): boolean => /^0\d{9,10}$/.test(text)

/** An e-mail address, as people write it. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/.test(text)

/** Lower-case letters of ASCII alone. */
export const isLowerCase = (text: string): boolean => /^[a-z]+$/.test(text)

/** The name of an account: 2 to 100 letters, digits and . _ @ -, with a letter or digit at both ends. */
export const isUserName = (text: string): boolean => /^[a-z0-9](?:[a-z0-9._@-]{0,98}[a-z0-9])$/.test(text)

/** What may be typed into the name of an account, wherever it is asked for: account input. Blanks around it and capitals do not count. */
export const isAccountInput = (text: string): boolean => isUserName(text.trim().toLowerCase())

/** Restricted input, of codes: letters and digits of any script and . _ - /, without blanks. */
export const isRestricted = (text: string): boolean => /^[\p{L}\p{N}._/-]+$/u.test(text)

/** Digits of ASCII alone. */
export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)

/** The digits of what was typed or pasted; wide ones, as Japanese keyboards type them, are digits too. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[^0-9]/g, '')

/** Trimmed text: something is left without the blanks around it. */
export const isFilled = (text: unknown): boolean => String(text ?? '').trim() !== ''
