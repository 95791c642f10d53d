import { watch } from 'node:fs'
import { createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import { Child } from './child.ts'
import { generate } from './generate.ts'
import { compileRelay } from './relay.ts'
import { root } from './root.ts'
import { checkPorts, readStack, StartError } from './stack.ts'
import { welcome } from './welcome.ts'

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createProbe().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })

/** Runs `work` for a burst of changes once, never twice at the same time. */
function debounced(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => (running = running.then(work, work)), 80)
  }
}

/** What stops a watcher from ending the session: a broken document is said and waited for. */
const told = (work: () => Promise<unknown>) => async () => {
  await work().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
}

function watchSources() {
  const recompile = debounced(told(() => compileRelay()))
  watch(join(root, 'web'), { recursive: true }, (_, file) => {
    if (file && /\.tsx?$/.test(file) && !/__generated__|\.generated\.ts$/.test(file)) recompile()
  })
  // The schema and the OpenAPI document come from modules that this process has already loaded: a fresh one writes them.
  const regenerate = debounced(told(() => generateInNewProcess()))
  for (const folder of ['gateway', 'services']) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file && /(^|\/)features\/|contract/.test(file) && file.endsWith('.ts')) regenerate()
    })
  }
}

async function generateInNewProcess() {
  const { execFile } = await import('node:child_process')
  await new Promise<void>((done, fail) => {
    execFile(process.execPath, [join(root, 'scripts/generate.ts'), '--keep'], { cwd: root }, (error, _, stderr) =>
      error ? fail(new Error(stderr || error.message)) : done(),
    )
  })
}

/** Services and gateway under --watch, the client by Vite with hot reload; Vite has the public port. */
async function run(): Promise<void> {
  const gatewayPort = await freePort()
  const stack = await readStack()
  await checkPorts({ name: 'PORT', port: stack.port }, ...(stack.hasOwnServices ? [{ name: 'SERVICES_PORT', port: stack.servicesPort }] : []))
  await generate()
  watchSources()

  const common = { logDir: join(stack.dataDir, 'logs'), say: (line: string) => console.error(line) }
  const gateway = new Child({
    ...common, name: 'gateway', args: ['--watch', '--watch-preserve-output', 'gateway/main.ts'],
    env: { ...stack.gatewayEnv, PORT: `${gatewayPort}` }, readyUrl: `http://127.0.0.1:${gatewayPort}/ready`,
  })
  const services = new Child({
    ...common, name: 'services', args: ['--watch', '--watch-preserve-output', 'services/main.ts'], env: stack.servicesEnv,
    readyUrl: `http://127.0.0.1:${stack.servicesPort}/ready`,
  })
  const children = stack.hasOwnServices ? [services, gateway] : [gateway]

  process.env.DEV_GATEWAY_URL = `http://127.0.0.1:${gatewayPort}`
  process.env.PORT = `${stack.port}`
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), server: { port: stack.port, strictPort: true },
  })
  const stop = async () => {
    await vite.close()
    for (const child of children.toReversed()) await child.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  for (const child of children) await child.start()
  await vite.listen()
  console.log(welcome(stack, process.uptime()))
}

try {
  await run()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
