import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Identifies a secret of this product, for example if it has leaked into a text. */
const prefix = 'hls_'

/** Returns a new secret. All of its 32 bytes are random, so its hash needs no salt and no slow function. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64url')

/** Returns the hash of a secret, which is stored instead of it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Whether a secret matches a hash; takes constant time. */
export const isSecretOf = (hash: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOfSecret(secret)))

/** Returns the part of a secret that users can still see later. */
export const hintOf = (secret: string): string => secret.slice(-4)
