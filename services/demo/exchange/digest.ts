import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const lifeMs = 300_000
const longestHeader = 2048

/** The credentials in a request (RFC 2617). */
export interface Credentials {
  username: string
  realm: string
  nonce: string
  uri: string
  response: string
  nc: string
  cnonce: string
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const isEqual = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Parses `Authorization: Digest …`. Returns null if it is incomplete. */
export function readCredentials(header: string | undefined, realm: string): Credentials | null {
  if (!header || header.length > longestHeader || !/^Digest /i.test(header)) return null
  const given = new Map(
    [...header.slice(7).matchAll(/\b(\w+)=(?:"([^"]*)"|([^\s,"]+))/g)].map(([, name, quoted, plain]) => [
      name!.toLowerCase(),
      quoted ?? plain ?? '',
    ]),
  )
  const of = (name: string) => given.get(name) ?? ''
  if (of('realm') !== realm || of('qop') !== 'auth') return null
  const credentials = {
    realm,
    username: of('username'),
    nonce: of('nonce'),
    uri: of('uri'),
    response: of('response'),
    nc: of('nc'),
    cnonce: of('cnonce'),
  }
  return Object.values(credentials).every(Boolean) ? credentials : null
}

/** Whether the credentials were created with the password, for this method and address. */
export function isRight(
  { username, nonce, uri, response, nc, cnonce, realm }: Credentials,
  method: string,
  target: string,
  password: string,
): boolean {
  const expected = md5(
    [md5(`${username}:${realm}:${password}`), nonce, nc, cnonce, 'auth', md5(`${method}:${uri}`)].join(':'),
  )
  return uri === target && isEqual(response, expected)
}

/** Creates nonces that are valid for five minutes, each only on the socket for which it was created; none is stored. */
export function createNonces(realm: string, now: () => number = Date.now) {
  const secret = randomBytes(32)
  const sign = (until: string, socketId: string) =>
    createHmac('sha256', secret).update(`${until} ${socketId}`).digest('base64url')
  return {
    challenge(socketId: string, isStale = false): string {
      const until = (now() + lifeMs).toString(36)
      return `Digest realm="${realm}", nonce="${until}.${sign(until, socketId)}", algorithm=MD5, qop="auth"${isStale ? ', stale=true' : ''}`
    },
    /** Whether the nonce is one of ours and not too old. */
    holds(nonce: string, socketId: string): boolean {
      const [until = '', signature = ''] = nonce.split('.')
      return isEqual(signature, sign(until, socketId)) && Number.parseInt(until, 36) >= now()
    },
  }
}

export type Nonces = ReturnType<typeof createNonces>
