import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Digits of a code, and seconds for which it is valid (RFC 6238 with what every authenticator supports: SHA-1). */
export const digits = 6
export const period = 30

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes as base32 without padding. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31]! : text
}

/** Decodes a base32 text; throws if it contains other characters. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text) {
    const found = alphabet.indexOf(letter)
    if (found < 0) throw new Error(`"${letter}" is no letter of base32`)
    value = (value << 5) | found
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push(value >>> bits)
    value &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}

/** Returns a new secret: 20 random bytes as base32. */
export const newSecret = (): string => toBase32(randomBytes(20))

/** Returns the time step of a moment (ms since 1970). */
export const stepAt = (now: number): number => Math.floor(now / 1000 / period)

/** Returns the code of a secret in one step. */
export function codeAt(secret: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/**
 * Returns the step to which this code belongs: the present one, or an adjacent one to allow for clock differences.
 * undefined: the code is wrong.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const here = stepAt(now)
  return [here, here - 1, here + 1].find((step) => {
    const [right, given] = [Buffer.from(codeAt(secret, step)), Buffer.from(code)]
    return right.length === given.length && timingSafeEqual(right, given)
  })
}

/** Returns the content of a QR code for an authenticator: the secret, its account and its issuer. */
export function authenticatorUri(issuer: string, account: string, secret: string): string {
  const [by, who] = [issuer, account].map(encodeURIComponent)
  return `otpauth://totp/${by}:${who}?secret=${secret}&issuer=${by}&algorithm=SHA1&digits=${digits}&period=${period}`
}

/** Formats a secret for typing: in groups of four. */
export const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
