import { randomBytes } from 'node:crypto'
import { derive } from '../people/passwords.ts'

/** The number of codes in a set, and the letters of each: 80 bits, which cannot be guessed. */
const count = 10
const length = 16
/** Crockford's base32: no two letters look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const newCode = () => [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('')
const shown = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/**
 * Normalises a code for comparison: capitals, without spaces and dashes, and with letters that are easily confused
 * replaced.
 */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** Whether a text could be a recovery code; a shorter one is a code of the authenticator. */
export const looksLikeRecoveryCode = (text: string): boolean => plain(text).length === length

/** Returns the hash of a code for storage. The entire set has one salt, so that an attempt costs only one hash. */
export const recoveryHash = async (text: string, salt: string): Promise<string> =>
  (await derive(plain(text), Buffer.from(salt, 'base64url'))).toString('base64url')

/** Creates a new set: the codes, which are shown once, and their hashes for storage. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; salt: string; hashes: string[] }> {
  const salt = randomBytes(16).toString('base64url')
  const codes = Array.from({ length: count }, newCode)
  return { codes: codes.map(shown), salt, hashes: await Promise.all(codes.map((code) => recoveryHash(code, salt))) }
}
