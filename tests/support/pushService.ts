import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import webPush from 'web-push'

export interface ReceivedPush {
  path: string
  authorization: string
  /** The message, decrypted by the browser to whose address it was sent. */
  message: { kind: string; path: string; values: Record<string, string> }
}

/** Returns settings of the services with new VAPID keys, for a push service at this origin. */
export function pushEnv(origin: string) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SUBJECT: 'mailto:admin@example.com',
    PUSH_SERVICES: origin,
  }
}

/** Starts a browser vendor's push service on this machine. */
export async function startPushService() {
  const received: ReceivedPush[] = []
  const browsers = new Map<string, (body: Buffer) => ReceivedPush['message']>()
  let status = 201
  const server = createServer((req, res) => {
    const pieces: Buffer[] = []
    req.on('data', (piece: Buffer) => pieces.push(piece))
    req.on('end', () => {
      const read = browsers.get(req.url ?? '')
      if (read)
        received.push({
          path: req.url!,
          authorization: req.headers.authorization ?? '',
          message: read(Buffer.concat(pieces)),
        })
      res.writeHead(read ? status : 404).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    /** Sets the status of all further responses. */
    answer(next: number) {
      status = next
    },
    /** Subscribes a browser. Returns its subscription as the browser writes it. */
    subscribe(name: string) {
      const own = createECDH('prime256v1')
      const publicKey = own.generateKeys()
      const auth = randomBytes(16)
      browsers.set(`/${name}`, (body) => JSON.parse(decrypt(body, own, auth)) as ReceivedPush['message'])
      return {
        endpoint: `${origin}/${name}`,
        expirationTime: null,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      }
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Decrypts a message as a browser does (RFC 8291, aes128gcm, one record). */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20]!
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
