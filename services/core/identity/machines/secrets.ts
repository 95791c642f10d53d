import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Tells a secret of this product from others, where one has got into a text that nobody should see. */
const prefix = 'hls_'

/** A new secret. It is random in all of its 32 bytes, so that its hash needs no salt and no work. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64url')

/** What is kept of a secret. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Whether a secret is the one of a hash; takes the same time either way. */
export const isSecretOf = (hash: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOfSecret(secret)))

/** What people see of a secret later. */
export const hintOf = (secret: string): string => secret.slice(-4)
