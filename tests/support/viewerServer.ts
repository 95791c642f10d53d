import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { readExchange } from '../../gateway/core/http/http.ts'
import { silentLog } from '../../gateway/core/log.ts'
import { createPages } from '../../gateway/core/http/pages.ts'
import type { GatewaySettings } from '../../gateway/core/settings.ts'
import { createStaticFiles } from '../../gateway/core/http/staticFiles.ts'
import { root } from '../../scripts/root.ts'
import { newName } from './postgres.ts'

export interface ServedFile {
  type: string
  body: Uint8Array | string
}

export interface ViewerServer {
  url: string
  /** The responses of `/files/{name}`; 404 for an unknown name. */
  files: Map<string, ServedFile>
  stop: () => Promise<void>
}

/**
 * Builds the page of tests/support/viewer as the client is built, and serves it as the gateway serves the client: with
 * the same headers and the same policy.
 */
export async function startViewerServer(): Promise<ViewerServer> {
  // A separate folder, because workers build at the same time.
  const webDir = await mkdtemp(join(tmpdir(), `${newName()}_`))
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'tests/support/viewer'),
    logLevel: 'warn',
    build: {
      outDir: webDir,
      emptyOutDir: true,
      rolldownOptions: { input: { index: join(root, 'tests/support/viewer/index.html') } },
    },
  })
  const files = new Map<string, ServedFile>()
  const server = createServer((req, res) => {
    const exchange = readExchange(req, res)
    if (!exchange.path.startsWith('/files/')) return void serve(exchange)
    const file = files.get(decodeURIComponent(exchange.path.slice('/files/'.length)))
    if (!file) return void res.writeHead(404).end('Not found')
    res
      .writeHead(200, { 'Content-Type': file.type, 'Content-Security-Policy': "default-src 'none'; sandbox" })
      .end(file.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    issuer: `${url}/idp`,
    publicUrl: url,
    webClientId: 'web',
    audience: 'api',
    productName: 'Viewer',
    isDemo: false,
  } as GatewaySettings
  const serve = createStaticFiles({ webDir, pages: createPages(settings), log: silentLog })
  return {
    url,
    files,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(webDir, { recursive: true })
    },
  }
}
