import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Dispatcher, Pool } from 'undici'

/** A response as it was received. */
export interface RawAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  text: string
}

/** A request that is running. */
export interface Exchange {
  answer: Promise<RawAnswer>
  /** Ends the request. The answer fails with this reason, even while it waits for a connection. */
  abort(reason: unknown): void
}

function textOf(chunks: readonly Buffer[]): string {
  const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  return bytes.toString('utf8', bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0)
}

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>
const unpackers: Readonly<Record<string, Unpack>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/** Some servers compress a response although this was not requested. */
async function unpacked(bytes: Buffer, encoding: string, mostBytes: number): Promise<Buffer> {
  const unpack = unpackers[encoding.trim().toLowerCase()]
  return unpack ? unpack(bytes, { maxOutputLength: mostBytes }) : bytes
}

/**
 * Sends a request and collects its response. It works at a lower level than `pool.request`, which creates a stream, a
 * signal and their listeners for each call.
 */
export function send(
  pool: Pool,
  request: Pick<Dispatcher.DispatchOptions, 'method' | 'path' | 'headers' | 'body'>,
  mostBytes: number,
): Exchange {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const chunks: Buffer[] = []
  let status = 0
  let headers: RawAnswer['headers'] = {}
  let controller: Dispatcher.DispatchController | undefined
  let reason: unknown
  pool.dispatch(request, {
    onRequestStart(started) {
      controller = started
      if (reason !== undefined) started.abort(reason as Error)
    },
    onResponseStart(_controller, code, received) {
      status = code
      headers = received
    },
    onResponseData(_controller, chunk) {
      chunks.push(chunk)
    },
    onResponseEnd() {
      const encoding = headers['content-encoding']
      if (!encoding) return resolve({ status, headers, text: textOf(chunks) })
      unpacked(Buffer.concat(chunks), String(encoding), mostBytes).then(
        (bytes) => resolve({ status, headers, text: textOf([bytes]) }),
        reject,
      )
    },
    onResponseError(_controller, error) {
      reject(reason ?? error)
    },
  })
  return {
    answer: promise,
    abort(why) {
      reason ??= why
      controller?.abort(reason as Error)
      reject(reason)
    },
  }
}
