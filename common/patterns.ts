import { phoneKey } from './text.ts'

// The text formats that several parts of the product share (000/5, decision D-53). Each is defined here once.

/** Whether a text is a phone number of a candidate (decision D-106), however it is typed. */
export const isPhone = (text: string): boolean =>
  /^0\d{9,10}$|^\+\d{8,15}$/.test(phoneKey(text)) && !/\p{L}/u.test(text)

/** Whether a text is a phone number of calls and DPS tasks: digits only, as dialled within the country. */
export const isLocalPhone = (text: string): boolean => /^0\d{9,10}$/.test(text)

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/.test(text)

/** Whether a text consists of lower-case ASCII letters only. */
export const isLowerCase = (text: string): boolean => /^[a-z]+$/.test(text)

/** Whether a text is a user name: 2 to 100 letters, digits and . _ @ -, with a letter or digit at both ends. */
export const isUserName = (text: string): boolean => /^[a-z0-9](?:[a-z0-9._@-]{0,98}[a-z0-9])$/.test(text)

/** Whether a text may be typed as a user name. Blanks around it and capitals do not matter. */
export const isAccountInput = (text: string): boolean => isUserName(text.trim().toLowerCase())

/** Whether a text is restricted input, as for codes: letters and digits of any script and . _ - /, without blanks. */
export const isRestricted = (text: string): boolean => /^[\p{L}\p{N}._/-]+$/u.test(text)

/** Whether a text consists of ASCII digits only. */
export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)

/** Returns the digits of what was typed or pasted, including full-width ones, as Japanese keyboards type them. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[^0-9]/g, '')

/** Whether a text is not blank. */
export const isFilled = (text: unknown): boolean => String(text ?? '').trim() !== ''
