import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serviceNames, type ServiceName } from '../../../../services/core/contract/operation.ts'

export interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: any
}

/** A real HTTP server that answers with one step after another. The last step is repeated. */
export interface RestServer {
  readonly url: string
  readonly seen: Seen[]
  /** The number of connections that the client closed before the answer was complete. */
  readonly hangUps: () => number
  answer(...steps: Step[]): void
  close(): Promise<void>
}

type Step = (response: ServerResponse, request: Seen) => void

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Step =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body))
export const text =
  (status: number, body: string, type = 'text/plain'): Step =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)
/** Never answers. */
export const silence: Step = () => undefined
/** Cuts the connection. */
export const cut: Step = (response) => void response.socket!.destroy()
/** Starts an answer and cuts the connection. */
export const halfway: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('[{"id":')
  setTimeout(() => response.socket?.destroy(), 20)
}
/** Starts an answer and never ends it. */
export const drip: Step = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('[')

export async function restServer(): Promise<RestServer> {
  const seen: Seen[] = []
  let steps: Step[] = [json(200, [])]
  let hangUps = 0
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    response.on('close', () => {
      if (!response.writableEnded) hangUps += 1
    })
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const entry = {
        method: request.method!,
        url: request.url!,
        headers: request.headers,
        body: body ? JSON.parse(body) : undefined,
      }
      seen.push(entry)
      const step = steps.length > 1 ? steps.shift()! : steps[0]!
      step(response, entry)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    hangUps: () => hangUps,
    answer: (...given) => {
      steps = given
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const allServices = (url: string) =>
  Object.fromEntries(serviceNames.map((name) => [name, url])) as Record<ServiceName, string>
