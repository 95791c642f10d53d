import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Serves a page with the telephone of callee.ts, under a name that may use a microphone. */
export async function serveCallee(): Promise<{ url: string; close(): Promise<void> }> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'callee.ts'), formats: ['es'], fileName: 'callee' },
    },
  })) as Rolldown.RolldownOutput[]
  const { code } = built[0]!.output[0]
  const server = createServer((request, response) => {
    if (request.url === '/callee.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Callee</title><script type="module" src="/callee.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
