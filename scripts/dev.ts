import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import { Child } from './stack/child.ts'
import { generate } from './generate.ts'
import { compileRelay } from './generate/relay.ts'
import { root } from './root.ts'
import { checkPorts, readStack, StartError } from './stack/stack.ts'
import { welcome } from './stack/welcome.ts'

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createProbe().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })

/**
 * Runs `work` once for a burst of changes, and never twice at a time. Failures are reported, and the next change tries
 * again.
 */
function afterChanges(work: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const told = () => work().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => (running = running.then(told)), 120)
  }
}

/** This process has loaded the modules of the schema and the OpenAPI document long ago, so a new one writes them. */
const generateAnew = () =>
  new Promise<void>((done, fail) => {
    execFile(process.execPath, [join(root, 'scripts/generate.ts'), '--keep'], { cwd: root }, (error, _, stderr) =>
      error ? fail(new Error(stderr || error.message)) : done(),
    )
  })

/** Calls back for each change of hand-written TypeScript below a folder. */
function watchFolder(folder: string, changed: (path: string) => void) {
  watch(join(root, folder), { recursive: true }, (_, path) => {
    if (path && /\.tsx?$/.test(path) && !/__generated__|\.generated\.ts$/.test(path))
      changed(path.replaceAll('\\', '/'))
  })
}

function watchSources(services: Child | undefined, gateway: Child) {
  const recompile = afterChanges(() => compileRelay())
  const regenerate = afterChanges(generateAnew)
  const restartServices = afterChanges(async () => services?.restart())
  const restartGateway = afterChanges(() => gateway.restart())
  watchFolder('web', recompile)
  // Vite notices by itself what the client imports from there.
  watchFolder('common', () => {
    restartServices()
    restartGateway()
  })
  watchFolder('services', (path) => {
    restartServices()
    // The gateway reads only the contract and the shapes that it consists of.
    if (!/contract|shapes/i.test(path)) return
    restartGateway()
    regenerate()
  })
  watchFolder('gateway', () => {
    restartGateway()
    regenerate()
  })
}

/** Runs services and gateway, restarted on change, and the client by Vite with hot reload on the public port. */
async function run(): Promise<void> {
  const stack = await readStack()
  const gatewayPort = await freePort()
  await checkPorts(stack)
  await generate()

  const common = { logDir: join(stack.dataDir, 'logs'), say: (line: string) => console.error(line) }
  const gateway = new Child({
    ...common,
    name: 'gateway',
    args: ['gateway/main.ts'],
    env: { ...stack.gatewayEnv, PORT: `${gatewayPort}` },
    readyUrl: `http://127.0.0.1:${gatewayPort}/ready`,
  })
  const services = stack.hasOwnServices
    ? new Child({
        ...common,
        name: 'services',
        args: ['services/main.ts'],
        env: stack.servicesEnv,
        readyUrl: `http://127.0.0.1:${stack.servicesPort}/ready`,
      })
    : undefined

  process.env.DEV_GATEWAY_URL = `http://127.0.0.1:${gatewayPort}`
  process.env.PORT = `${stack.port}`
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    server: { port: stack.port, strictPort: true },
  })
  // Vite would end this process without stopping the others.
  process.removeAllListeners('SIGTERM')
  const stop = async () => {
    await vite.close()
    await gateway.stop()
    await services?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
  await services?.start()
  await gateway.start()
  watchSources(services, gateway)
  await vite.listen()
  console.log(welcome(stack, process.uptime()))
}

try {
  await run()
} catch (error) {
  if (!(error instanceof StartError)) console.error(error)
  else if (error.message) console.error(error.message)
  process.exit(1)
}
