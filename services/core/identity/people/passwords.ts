import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

interface Cost {
  /** log2 of N */
  n: number
  r: number
  p: number
}

const cost: Cost = { n: 15, r: 8, p: 3 }
const keyLength = 32
/** Hashes run in the thread pool of four that files and DNS need too. */
const maxRunning = 2
const maxWaiting = 100

let running = 0
const waiting: (() => void)[] = []

/** Too many sign-ins at once: the caller should come back in a moment. */
export class SignInsBusy extends Error {}

async function derive(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw new SignInsBusy('too many sign-ins at once')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const options = { N: 2 ** n, r, p, maxmem: 256 * 2 ** n * r }
      // The same letter may be typed composed or decomposed.
      scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** A salted scrypt hash that carries its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the password fits. Without a hash (unknown account) it costs the same time and is false. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = (hash ?? '').split('$')
  if (scheme !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(16), cost)
    return false
  }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { n: Number(n), r: Number(r), p: Number(p) })
  const expected = Buffer.from(key, 'base64url')
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
