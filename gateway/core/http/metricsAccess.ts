import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback, isLoopbackHost } from '../../../common/loopback.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request has this bearer token. The comparison takes constant time. */
export const isBearer = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Headers that proxies add. With one of them, the client is not the direct peer. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether a request comes directly from this machine. A local proxy that adds no headers passes on the public host
 * name.
 */
export const isFromThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host ?? '') &&
  !forwarding.some((name) => name in headers)
