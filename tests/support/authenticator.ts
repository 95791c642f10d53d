import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

interface Asked {
  challenge: string
  rpId?: string
  rp?: { id?: string }
}

/** A software authenticator that creates one passkey and signs with it. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #origin: string
  readonly #publicKey: KeyObject
  readonly #privateKey: KeyObject
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#publicKey = publicKey
    this.#privateKey = privateKey
  }

  /**
   * Returns the authenticator data: presence, verification of the user unless `isVerified` is false, and the key if it
   * is new.
   */
  #data(rpId: string, { isVerified = true, isNew = false } = {}): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    const head = Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
    if (!isNew) return head
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    return Buffer.concat([head, Buffer.alloc(16), length, this.id, isoCBOR.encode(key)])
  }

  #client(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  /** Returns the response of a browser to creation options, as JSON. */
  create(options: Asked, given: { isVerified?: boolean } = {}): string {
    const data = this.#data(options.rp?.id ?? '', { ...given, isNew: true })
    const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(data)],
    ])
    return this.#credential({
      clientDataJSON: base64url(this.#client('webauthn.create', options.challenge)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    })
  }

  /** Returns the response of a browser to request options, as JSON. */
  get(options: Asked, given: { isVerified?: boolean } = {}): string {
    const data = this.#data(options.rpId ?? '', given)
    const client = this.#client('webauthn.get', options.challenge)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#privateKey)
    return this.#credential({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    })
  }

  #credential(response: object): string {
    const id = base64url(this.id)
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }
}
