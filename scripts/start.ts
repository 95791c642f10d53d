import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { keepDataDirPrivate } from '../services/core/dataDir.ts'
import { buildIfNeeded } from './build.ts'
import { Child } from './stack/child.ts'
import { root } from './root.ts'
import { checkPorts, readStack, StartError, type Stack } from './stack/stack.ts'
import { welcome } from './stack/welcome.ts'

enableCompileCache(join(root, 'node_modules', '.cache', 'compile'))

function checkRuntime() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 24)
    throw new StartError(
      `The product runs on Node 24, this is ${process.version}: use \`npm start\`, which brings its own.`,
    )
}

function childrenOf(stack: Stack): Child[] {
  const logDir = join(stack.dataDir, 'logs')
  const say = (line: string) => console.error(line)
  const gateway = new Child({
    name: 'gateway',
    args: ['gateway/main.ts'],
    env: stack.gatewayEnv,
    logDir,
    say,
    readyUrl: `http://127.0.0.1:${stack.port}/ready`,
  })
  if (!stack.hasOwnServices) return [gateway]
  const services = new Child({
    name: 'services',
    args: ['services/main.ts'],
    env: stack.servicesEnv,
    logDir,
    say,
    readyUrl: `http://127.0.0.1:${stack.servicesPort}/ready`,
  })
  return [services, gateway]
}

/** Whether any account exists. If the services do not report it, accounts are assumed. */
async function hasAccounts({ hasOwnServices, servicesPort }: Stack): Promise<boolean> {
  if (!hasOwnServices) return true
  const answer = await fetch(`http://127.0.0.1:${servicesPort}/ready`).then(
    (response) => response.json() as Promise<{ accounts?: string }>,
    () => null,
  )
  return answer?.accounts !== 'none'
}

/** Starts everything in order and stops it in reverse order. Resolves with the exit code. */
async function run(): Promise<number> {
  checkRuntime()
  const began = performance.now()
  const stack = await readStack()
  await checkPorts(stack)
  const children = childrenOf(stack)
  const stopped = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done())
  })
  const stopAll = async () => {
    for (const child of children.toReversed()) await child.stop()
  }
  const started = (async () => {
    if (await buildIfNeeded()) console.log('Built the client.')
    keepDataDirPrivate(stack.dataDir)
    for (const child of children) await child.start()
  })()
  try {
    const isUp = await Promise.race([started.then(() => true), stopped.then(() => false)])
    if (isUp) {
      console.log(welcome(stack, (performance.now() - began) / 1000, await hasAccounts(stack)))
      await stopped
    }
    console.log('Stopping …')
    return 0
  } finally {
    await stopAll()
  }
}

try {
  process.exit(await run())
} catch (error) {
  if (!(error instanceof StartError)) console.error(error)
  else if (error.message) console.error(error.message)
  process.exit(1)
}
