import { randomBytes } from 'node:crypto'
import { derive } from '../people/passwords.ts'

/** Codes of a set, and letters of each: 80 bits, which nobody guesses. */
const count = 10
const length = 16
/** Crockford's base32: no letter looks like another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const newCode = () => [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('')
const shown = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/** A code as it is compared: capitals, without spaces and dashes, and what is read for another letter taken for it. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** Whether a text could be a recovery code; a shorter one is a code of the authenticator. */
export const looksLikeRecoveryCode = (text: string): boolean => plain(text).length === length

/** The hash by which a code is kept; one salt for the whole set, so that a try costs one of them. */
export const recoveryHash = async (text: string, salt: string): Promise<string> =>
  (await derive(plain(text), Buffer.from(salt, 'base64url'))).toString('base64url')

/** A new set: the codes as they are shown once, and what is kept of them. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; salt: string; hashes: string[] }> {
  const salt = randomBytes(16).toString('base64url')
  const codes = Array.from({ length: count }, newCode)
  return { codes: codes.map(shown), salt, hashes: await Promise.all(codes.map((code) => recoveryHash(code, salt))) }
}
