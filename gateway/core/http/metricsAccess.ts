import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback, isLoopbackHost } from '../../../common/loopback.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries this bearer token; how long the answer takes tells nothing of it. */
export const isBearer = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/** What proxies add: the client is somebody else than who is connected. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether a request comes straight from this machine. A proxy on it that adds nothing passes the public name on. */
export const isFromThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host ?? '') &&
  !forwarding.some((name) => name in headers)
