import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Memory in kibibytes, passes and lanes of argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const keyLength = 32
/** The maximum number of hashes at once: they run in the thread pool of four that files and DNS need too. */
const maxRunning = 2
const maxWaiting = 100

let running = 0
const waiting: (() => void)[] = []

/** Thrown if there are too many sign-ins at once: the caller should try again in a moment. */
export class SignInsBusy extends Error {}

/** Runs a costly hash, at most two at once. Throws SignInsBusy if too many are waiting. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw new SignInsBusy('too many sign-ins at once')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const runArgon2 = promisify(argon2)
const runScrypt = promisify<string, Buffer, number, object, Buffer>(scrypt)

/**
 * Returns the argon2id hash of a text: 32 bytes. The text is normalised first, because the same letter may be typed
 * composed or decomposed, wide or narrow.
 */
export const derive = (text: string, salt: Buffer, { memory, passes, parallelism } = cost): Promise<Buffer> =>
  inTurn(() =>
    runArgon2('argon2id', {
      message: Buffer.from(text.normalize('NFKC')),
      nonce: salt,
      memory,
      passes,
      parallelism,
      tagLength: keyLength,
    }),
  )

/** Hashes made before argon2id: scrypt$log2 N$r$p$salt$key. */
function deriveScrypt(password: string, salt: Buffer, [n, r, p]: [number, number, number]): Promise<Buffer> {
  const options = { N: 2 ** n, r, p, maxmem: 256 * 2 ** n * r }
  return inTurn(() => runScrypt(password.normalize('NFC'), salt, keyLength, options))
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** Returns a salted argon2id hash in the PHC format, which includes its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${prefix}${unpadded(salt)}$${unpadded(await derive(password, salt))}`
}

/** Whether a hash was made with an older method; it is renewed when the password is next known. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(prefix)

/**
 * Returns the derived key of a password with the method of a hash, and the expected key; undefined if the method is
 * unknown.
 */
async function compared(password: string, hash: string): Promise<[Buffer, Buffer] | undefined> {
  const [, memory, passes, parallelism, salt = '', key = ''] = phc.exec(hash) ?? []
  if (key) {
    const asked = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    return [await derive(password, Buffer.from(salt, 'base64'), asked), Buffer.from(key, 'base64')]
  }
  const [scheme, n, r, p, oldSalt, oldKey] = hash.split('$')
  if (scheme !== 'scrypt' || !oldSalt || !oldKey) return undefined
  const asked: [number, number, number] = [Number(n), Number(r), Number(p)]
  return [await deriveScrypt(password, Buffer.from(oldSalt, 'base64url'), asked), Buffer.from(oldKey, 'base64url')]
}

/** Whether the password is correct. Without a hash (unknown account) it takes the same time and returns false. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const found = hash ? await compared(password, hash) : undefined
  if (!found) {
    await derive(password, Buffer.alloc(16))
    return false
  }
  const [derived, expected] = found
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
